import FoundationEssentials
import RecordStore

/// A record with a property of every type, for `demo --types`.
struct DemoClass1: Record {
  enum Season: String, PropertyEnum, CaseIterable { case spring, summer, autumn, winter }

  struct Place: Embedded, Hashable {
    var city = ""
    var postcode: String?
    var altitude: Int32 = 0

    static let schema = EmbeddedSchema<Place> {
      Field(\.city, "city")
      Field(\.postcode, "postcode")
      Field(\.altitude, "altitude")
    }
  }

  var id = 0
  var boolValue = false
  var int8Value: Int8 = 0
  var int16Value: Int16 = 0
  var int32Value: Int32 = 0
  var int64Value: Int64 = 0
  var intValue = 0
  var uint8Value: UInt8 = 0
  var uint16Value: UInt16 = 0
  var uint32Value: UInt32 = 0
  var uint64Value: UInt64 = 0
  var floatValue: Float = 0
  var doubleValue = 0.0
  var dateValue = Date(timeIntervalSince1970: 0)
  var stringValue = ""
  var bytesValue: [UInt8] = []
  var blobValue: Blob?
  var enumValue = Season.spring
  var decimalValue = Decimal(0)
  var uuidValue = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  var placeValue = Place()
  var optionalInt: Int?
  var optionalString: String?
  var optionalPlace: Place?
  var listOfStrings: [String] = []
  var listOfInts: [Int] = []
  var listOfPlaces: [Place] = []
  var setOfStrings: Set<String> = []
  var mapOfDoubles: [String: Double] = [:]
  var linkValue: Link<DemoClass2>?
  var listOfLinks = List<DemoClass2>()

  static let schema = Schema<DemoClass1>("DemoClass1") {
    PrimaryKey(\.id, "id", .autoIncrement)
    Field(\.boolValue, "boolValue")
    Field(\.int8Value, "int8Value")
    Field(\.int16Value, "int16Value")
    Field(\.int32Value, "int32Value")
    Field(\.int64Value, "int64Value")
    Field(\.intValue, "intValue")
    Field(\.uint8Value, "uint8Value")
    Field(\.uint16Value, "uint16Value")
    Field(\.uint32Value, "uint32Value")
    Field(\.uint64Value, "uint64Value")
    Field(\.floatValue, "floatValue")
    Field(\.doubleValue, "doubleValue")
    Field(\.dateValue, "dateValue")
    Field(\.stringValue, "stringValue")
    Field(\.bytesValue, "bytesValue")
    Field(\.blobValue, "blobValue")
    Field(\.enumValue, "enumValue")
    Field(\.decimalValue, "decimalValue")
    Field(\.uuidValue, "uuidValue")
    Field(\.placeValue, "placeValue")
    Field(\.optionalInt, "optionalInt")
    Field(\.optionalString, "optionalString")
    Field(\.optionalPlace, "optionalPlace")
    Field(\.listOfStrings, "listOfStrings")
    Field(\.listOfInts, "listOfInts")
    Field(\.listOfPlaces, "listOfPlaces")
    Field(\.setOfStrings, "setOfStrings")
    Field(\.mapOfDoubles, "mapOfDoubles")
    Field(\.linkValue, "linkValue")
    Field(\.listOfLinks, "listOfLinks")
    Index(\.dateValue)
    Index(\.decimalValue)
    Unique(\.uuidValue)
    Index(\.enumValue, \.int8Value, including: \.boolValue)
  }
}
