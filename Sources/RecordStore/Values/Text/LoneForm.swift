/// What a scalar of a text becomes when no neighbour acts on it.
struct LoneForm {
  let first: UInt32
  let last: UInt32
  /// How many scalars it becomes; 0 stands for one that joins its neighbours.
  let count: Int
  /// The bytes that it takes in the text.
  let byteCount: Int
  let isWellFormed: Bool

  /// It acts on its neighbours, or is rewritten as a piece.
  var joins: Bool { count == 0 }

  @inline(__always)
  init(_ bytes: UnsafeRawBufferPointer, at index: Int, _ form: TextForm) {
    if case .partlyFolded(let options) = form {
      self = LoneForm.partlyFolded(bytes, at: index, options)
      return
    }
    let byte = bytes[index]
    if byte < 0x80 {
      let isUpper = byte &- 0x41 < 26 && form != .canonical
      self.init(UInt32(isUpper ? byte | 0x20 : byte), byteCount: 1)
      return
    }
    let kana = PlainScalar.kanaOrKanji(bytes, at: index)
    if kana != 0 {
      self.init(form != .canonical ? PlainScalar.hiragana(kana) : kana, byteCount: 3)
      return
    }
    self = LoneForm.looked(up: UTF8Scalar(bytes, at: index), form)
  }

  @inline(__always)
  private init(_ scalar: UInt32, byteCount: Int) {
    self.init(first: scalar, last: scalar, count: 1, byteCount: byteCount, isWellFormed: true)
  }

  private init(first: UInt32, last: UInt32, count: Int, byteCount: Int, isWellFormed: Bool) {
    self.first = first
    self.last = last
    self.count = count
    self.byteCount = byteCount
    self.isWellFormed = isWellFormed
  }

  @inline(__always)
  private static func partlyFolded(
    _ bytes: UnsafeRawBufferPointer, at index: Int, _ options: TextFoldingOptions
  ) -> LoneForm {
    let scalar = UTF8Scalar(bytes, at: index)
    let form = PartialFolding.folded(scalar.value, options)
    return LoneForm(
      first: form ?? scalar.value, last: form ?? scalar.value, count: form == nil ? 0 : 1,
      byteCount: scalar.byteCount, isWellFormed: scalar.isWellFormed)
  }

  private static func looked(up scalar: UTF8Scalar, _ form: TextForm) -> LoneForm {
    let properties = ScalarProperties(scalar.value)
    var first = scalar.value
    var last = scalar.value
    var count = 1
    if form == .canonical {
      if properties.joinsInNFC || properties.isExcludedFromNFC { count = 0 }
    } else if properties.joinsInFolding {
      count = 0
    } else {
      count = 0
      TextFolding.forEachFolded(scalar.value) {
        if count == 0 { first = $0 }
        last = $0
        count += 1
      }
    }
    return LoneForm(
      first: first, last: last, count: count, byteCount: scalar.byteCount, isWellFormed: scalar.isWellFormed)
  }
}
