import Glibc
import Synchronization

/// Work on many items at once, with the results in the items' order.
///
/// Threads of our own and not a pool's: deeply nested source needs a deep stack.
enum Parallel {
  private static let stackSize = 256 << 20

  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ transform: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let work = Work(items: items, transform: transform)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackSize)
    let count = min(items.count, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    var threads: [pthread_t] = []
    for _ in 0..<count {
      var thread = pthread_t()
      let context = Unmanaged.passRetained(Job { work.run() })
      let status = pthread_create(
        &thread, &attributes,
        { pointer in
          if let pointer { Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().body() }
          return nil
        }, context.toOpaque())
      if status == 0 { threads.append(thread) } else { context.release() }
    }
    // A machine that gives no thread still gets its answer.
    if threads.isEmpty { work.run() }
    for thread in threads { pthread_join(thread, nil) }
    pthread_attr_destroy(&attributes)
    return work.results
  }

  private final class Job: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private final class Work<Item: Sendable, Result: Sendable>: Sendable {
    let items: [Item]
    let transform: @Sendable (Item) -> Result
    private let next = Atomic<Int>(0)
    private let found: Mutex<[Int: Result]> = Mutex([:])

    init(items: [Item], transform: @escaping @Sendable (Item) -> Result) {
      self.items = items
      self.transform = transform
    }

    func run() {
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < items.count else { return }
        let result = transform(items[index])
        found.withLock { $0[index] = result }
      }
    }

    var results: [Result] { found.withLock { found in items.indices.compactMap { found[$0] } } }
  }
}
