/// The path leads to another file than the one that is open: a compaction put a new file there, or somebody removed
/// it. The holder opens the path again.
struct StoreReplaced: Error {}
