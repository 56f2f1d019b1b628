/// A deposit, and the receivable that it pays.
struct Match: Equatable {
  let deposit: String
  let receivable: String
}
