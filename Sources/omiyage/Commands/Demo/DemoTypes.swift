import FoundationEssentials
import RecordStore

/// `demo --types`: records with a property of every type, and links into a second class.
struct DemoTypes {
  static let schema: [any Record.Type] = [DemoClass1.self, DemoClass2.self]

  private static let targetCount = 100
  private static let linkLimit = 6
  private static let elementLimit = 5

  private var numbers: SeededNumbers
  /// The numbers of the records of the second class.
  private var targets: [Int] = []

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  /// Adds `count` records of the first class, and those of the second that they link to.
  mutating func fill(_ transaction: Transaction, _ count: Int, _ progress: inout Progress) throws {
    for number in 1...DemoTypes.targetCount {
      var target = DemoClass2()
      target.name = "\(SouvenirWords.places[number % SouvenirWords.places.count]) \(number)"
      target.count = number
      target.next = targets.last.map { Link(id: $0) }
      targets.append(try transaction.insert(target))
    }
    for index in 0..<count {
      try progress.step(index)
      var record = record()
      if index == 0 { DemoTypes.makeLeast(&record) }
      if index == 1 { DemoTypes.makeGreatest(&record) }
      if !numbers.oneIn(3) {
        let byteCount = numbers.oneIn(50) ? 70_000 : numbers.below(2_000)
        record.blobValue = try transaction.storeBlob(bytes(byteCount))
      }
      try transaction.insert(record)
    }
  }

  private mutating func record() -> DemoClass1 {
    var record = DemoClass1()
    record.boolValue = numbers.oneIn(2)
    record.int8Value = .random(in: .min ... .max, using: &numbers)
    record.int16Value = .random(in: .min ... .max, using: &numbers)
    record.int32Value = .random(in: .min ... .max, using: &numbers)
    record.int64Value = .random(in: .min ... .max, using: &numbers)
    record.intValue = numbers.below(1_000)
    record.uint8Value = .random(in: .min ... .max, using: &numbers)
    record.uint16Value = .random(in: .min ... .max, using: &numbers)
    record.uint32Value = .random(in: .min ... .max, using: &numbers)
    record.uint64Value = .random(in: .min ... .max, using: &numbers)
    record.floatValue = Float(numbers.below(2_000_000) - 1_000_000) / 64
    record.doubleValue = Double(numbers.below(2_000_000) - 1_000_000) / 100
    record.dateValue = Date(milliseconds: Int64(numbers.below(2_000_000_000)) * 1_000 + Int64(numbers.below(1_000)))
    record.stringValue = numbers.pick(SouvenirWords.places) + numbers.pick(SouvenirWords.sweets)
    record.bytesValue = bytes(numbers.below(24))
    record.enumValue = DemoClass1.Season.allCases[numbers.below(DemoClass1.Season.allCases.count)]
    record.decimalValue = Decimal(sign: numbers.oneIn(2) ? .minus : .plus, exponent: -2, significand: amount())
    record.uuidValue = uuid()
    record.placeValue = place()
    record.optionalInt = numbers.oneIn(3) ? nil : numbers.below(100)
    record.optionalString = numbers.oneIn(3) ? nil : numbers.pick(SouvenirWords.englishSweets)
    record.optionalPlace = numbers.oneIn(3) ? nil : place()
    addElements(to: &record)
    record.linkValue = numbers.oneIn(4) ? nil : Link(id: target())
    for _ in 0..<numbers.below(DemoTypes.linkLimit) { record.listOfLinks.append(id: target()) }
    return record
  }

  private mutating func addElements(to record: inout DemoClass1) {
    for _ in 0..<numbers.below(DemoTypes.elementLimit) {
      record.listOfStrings.append(numbers.pick(SouvenirWords.flavours))
      record.listOfInts.append(numbers.below(1_000))
      record.setOfStrings.insert(numbers.pick(SouvenirWords.englishPlaces))
      record.mapOfDoubles[numbers.pick(SouvenirWords.sweets)] = Double(numbers.below(1_000)) / 8
    }
    for _ in 0..<numbers.below(3) { record.listOfPlaces.append(place()) }
  }

  private mutating func amount() -> Decimal { Decimal(numbers.below(2_000_000_000)) }

  private mutating func place() -> DemoClass1.Place {
    var place = DemoClass1.Place()
    place.city = numbers.pick(SouvenirWords.places)
    place.postcode = numbers.oneIn(3) ? nil : "\(100 + numbers.below(900))-\(1_000 + numbers.below(9_000))"
    place.altitude = Int32(numbers.below(2_000))
    return place
  }

  /// Of version 4, as RFC 9562 has it: random but for six bits.
  private mutating func uuid() -> UUID {
    var bytes = uuid_t(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    withUnsafeMutableBytes(of: &bytes) { target in
      for index in target.indices { target[index] = UInt8(truncatingIfNeeded: numbers.next()) }
      target[6] = target[6] & 0x0F | 0x40
      target[8] = target[8] & 0x3F | 0x80
    }
    return UUID(uuid: bytes)
  }

  private mutating func target() -> Int { targets[numbers.below(targets.count)] }

  private mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: numbers.next()) }
  }

  // MARK: Ends

  private static func makeLeast(_ record: inout DemoClass1) {
    record.int8Value = .min
    record.int16Value = .min
    record.int32Value = .min
    record.int64Value = .min
    record.intValue = .min
    record.uint8Value = .min
    record.uint16Value = .min
    record.uint32Value = .min
    record.uint64Value = .min
    record.floatValue = -.greatestFiniteMagnitude
    record.doubleValue = -.infinity
    record.dateValue = Date(milliseconds: DateValue.range.lowerBound)
    record.decimalValue = -.greatestFiniteMagnitude
    record.placeValue = DemoClass1.Place()
    record.stringValue = ""
    record.bytesValue = []
    record.optionalInt = nil
    record.optionalString = nil
    record.optionalPlace = nil
    record.listOfStrings = []
    record.listOfInts = []
    record.listOfPlaces = []
    record.setOfStrings = []
    record.mapOfDoubles = [:]
    record.linkValue = nil
    record.listOfLinks = []
  }

  private static func makeGreatest(_ record: inout DemoClass1) {
    record.int8Value = .max
    record.int16Value = .max
    record.int32Value = .max
    record.int64Value = .max
    record.intValue = .max
    record.uint8Value = .max
    record.uint16Value = .max
    record.uint32Value = .max
    record.uint64Value = .max
    record.floatValue = .greatestFiniteMagnitude
    record.doubleValue = .infinity
    record.dateValue = Date(milliseconds: DateValue.range.upperBound)
    record.decimalValue = .greatestFiniteMagnitude
    record.optionalInt = .max
  }
}
