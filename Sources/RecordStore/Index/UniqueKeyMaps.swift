/// The hash tables of all unique indexes of a delta. A struct of its own, so that the mutex around it is no type that
/// the runtime makes when it is first used.
struct UniqueKeyMaps: Sendable {
  var byName = [UniqueKeys.Name: UniqueKeys]()
}
