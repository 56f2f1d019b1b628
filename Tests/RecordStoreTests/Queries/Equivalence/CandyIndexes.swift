@testable import RecordStore

/// No index, each one alone, and all.
enum CandyIndexes {
  enum None: CandyIndexing {}

  enum Star: CandyIndexing {
    static var ofCandy: [SchemaElement<Candy<Self>>] { Index(\.star) }
  }

  enum Shop: CandyIndexing {
    static var ofCandy: [SchemaElement<Candy<Self>>] { Index(\.shop, including: \.star, \.price) }
  }

  enum Price: CandyIndexing {
    static var ofCandy: [SchemaElement<Candy<Self>>] { Index(\.price, including: \.star) }
  }

  enum Title: CandyIndexing {
    static var ofCandy: [SchemaElement<Candy<Self>>] { Index(\.title) }
  }

  enum Note: CandyIndexing {
    static var ofCandy: [SchemaElement<Candy<Self>>] { Index(\.note, \.made) }
  }

  enum Sold: CandyIndexing {
    static var ofCandy: [SchemaElement<Candy<Self>>] { Index(\.isSold, \.weight, including: \.made) }
  }

  enum Texts: CandyIndexing {
    static var ofCandy: [SchemaElement<Candy<Self>>] { TextIndex(\.title, \.note) }
  }

  enum Reviews: CandyIndexing {
    static var ofReview: [SchemaElement<CandyReview<Self>>] { Index(\.candyID) }
    static var ofMaker: [SchemaElement<CandyMaker<Self>>] { Index(\.rank) }
  }

  enum Ratings: CandyIndexing {
    static var ofReview: [SchemaElement<CandyReview<Self>>] {
      Index(\.candyID, including: \.star, \.points)
      Index(\.star)
      TextIndex(\.text)
    }
  }

  enum All: CandyIndexing {
    static var ofCandy: [SchemaElement<Candy<Self>>] {
      Index(\.star)
      Index(\.shop, including: \.star, \.price)
      Index(\.price, including: \.star)
      Index(\.title)
      Index(\.note, \.made)
      Index(\.isSold, \.weight, including: \.made)
      TextIndex(\.title, \.note)
    }
    static var ofReview: [SchemaElement<CandyReview<Self>>] {
      Index(\.candyID, including: \.star, \.points)
      Index(\.star)
      TextIndex(\.text)
    }
    static var ofMaker: [SchemaElement<CandyMaker<Self>>] { Index(\.rank) }
  }

  static let all: [any CandyIndexing.Type] = [
    None.self, Star.self, Shop.self, Price.self, Title.self, Note.self, Sold.self, Texts.self, Reviews.self,
    Ratings.self, All.self,
  ]
}
