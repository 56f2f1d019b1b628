/// What a thread made of a part of a scan, up to where it failed. It is handed from thread to thread and never shared,
/// so `@unchecked Sendable` holds.
struct ScanPart<Content>: @unchecked Sendable {
  let content: Content
  let failure: (any Error)?
}
