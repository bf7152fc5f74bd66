/// Finds explicit orders that lead back to a container from which they were reached.
struct OrderCircles {
  /// By container: what it names although it was reached from there.
  private(set) var closing: [Int: Int] = [:]
  /// What each container lists.
  private let listed: [Int: [Int]]
  private var open: Set<Int> = []
  private var done: Set<Int> = []

  /// - Parameter containers: the containers that list something, in the order in which they are followed.
  init(_ listed: [Int: [Int]], from containers: [Int]) {
    self.listed = listed
    for container in containers where !done.contains(container) { follow(container) }
  }

  /// Goes on from one container, with a stack of its own: a chain of orders may be longer than a thread's stack is deep.
  private mutating func follow(_ start: Int) {
    var path = [(container: start, next: 0)]
    open.insert(start)
    while let last = path.last {
      guard let entries = listed[last.container], last.next < entries.count else {
        open.remove(last.container)
        done.insert(last.container)
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let entry = entries[last.next]
      if open.contains(entry) {
        closing[last.container] = closing[last.container] ?? entry
      } else if listed[entry] != nil, !done.contains(entry) {
        open.insert(entry)
        path.append((entry, 0))
      }
    }
  }
}
