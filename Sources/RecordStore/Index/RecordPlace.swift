/// Where a record lies.
struct RecordPlace {
  let number: Int64
  /// Of its newest operation, a put or a restore.
  let offset: UInt64

  /// Adds what an entry of a primary map says, unless the record is deleted.
  @inline(__always)
  static func add(
    _ number: UInt64, _ place: UInt64, to places: UnsafeMutableBufferPointer<RecordPlace>, _ count: inout Int
  ) {
    if place & 1 != 0 { return }
    places[count] = RecordPlace(number: KeyEncoding.signed(ofPattern: number), offset: place &>> 1)
    count &+= 1
  }
}
