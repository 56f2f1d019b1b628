@testable import RecordStore

/// Which indexes the tables of sweets have.
protocol CandyIndexing: Sendable {
  @SchemaBuilder<Candy<Self>> static var ofCandy: [SchemaElement<Candy<Self>>] { get }
  @SchemaBuilder<CandyReview<Self>> static var ofReview: [SchemaElement<CandyReview<Self>>] { get }
  @SchemaBuilder<CandyMaker<Self>> static var ofMaker: [SchemaElement<CandyMaker<Self>>] { get }
}

extension CandyIndexing {
  @SchemaBuilder<Candy<Self>> static var ofCandy: [SchemaElement<Candy<Self>>] {}
  @SchemaBuilder<CandyReview<Self>> static var ofReview: [SchemaElement<CandyReview<Self>>] {}
  @SchemaBuilder<CandyMaker<Self>> static var ofMaker: [SchemaElement<CandyMaker<Self>>] {}
}
