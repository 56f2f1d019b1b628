/// The seed of a random test: `TEST_SEED` of the environment, or a new one. It is printed, so that a failure can be
/// repeated.
func seedFromEnvironment(function: String = #function) -> UInt64 {
  let seed = environmentNumber("TEST_SEED") ?? UInt64.random(in: 1...UInt64(UInt32.max))
  print("\(function): TEST_SEED=\(seed)")
  return seed
}

/// How many times a random test runs its body: `count`, times `TEST_SCALE` of the environment for long runs.
func scaled(_ count: Int) -> Int {
  count * Int(environmentNumber("TEST_SCALE") ?? 1)
}
