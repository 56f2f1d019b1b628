/// Elements of a list, a set or a map as they stand in the file. Opaque: the conformances of this module read them.
public struct StoredElements {
  var reader: ElementReader

  func mismatch() -> StoreError { StoredRow(view: reader.row).mismatch("an element") }
}
