/// A photo of a row.
enum ImportImage {
  case file(PhotoFile)
  case bytes([UInt8], ImageInfo)
}
