/// The tasks of a list in the two sections of its page, each in the order of the list.
struct TaskSections: Equatable {
  var open: [Task] = []
  var completed: [Task] = []
}
