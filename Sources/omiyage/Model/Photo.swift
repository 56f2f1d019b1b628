import RecordStore

/// A photo of a record: its bytes in the store, and what is known of it.
struct Photo: Equatable, Sendable {
  let data: Blob
  /// Such as `image/jpeg`.
  let type: String
  /// In pixels; 0 when it is not known.
  let width: Int32
  let height: Int32

  /// nil when there are no bytes.
  init?(data: Blob?, type: String?, width: Int32, height: Int32) {
    guard let data else { return nil }
    self.data = data
    self.type = type ?? "application/octet-stream"
    self.width = width
    self.height = height
  }

  init(data: Blob, info: ImageInfo) {
    self.data = data
    type = info.kind.rawValue
    width = Int32(clamping: info.width ?? 0)
    height = Int32(clamping: info.height ?? 0)
  }
}
