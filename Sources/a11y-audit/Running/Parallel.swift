import Glibc

/// Work on many items at once, whose results are handed over in the items' order.
///
/// Threads of our own and not a pool's: start-up loads nothing more, and deep trees need a deep stack.
enum Parallel {
  /// As deep as the main thread's usually is.
  private static let stackSize = 8 << 20

  /// How many processors this process has.
  static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// - Parameters:
  ///   - work: on any thread, on several items at once.
  ///   - deliver: on this thread, in the order of the items.
  ///   - wait: on this thread, now and then, with how many items are done.
  static func forEach<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, _ work: @escaping @Sendable (Item) -> Result, deliver: (Result) -> Void,
    wait: (Int) -> Void
  ) {
    let crew = Crew(items: items, work: work)
    let threads = jobs < 2 || items.count < 2 ? [] : start(min(jobs, items.count)) { crew.run() }
    for index in items.indices {
      // A machine that gives no thread still gets its answer.
      if threads.isEmpty { crew.runNext() }
      deliver(crew.result(of: index) { wait($0) })
    }
    for thread in threads { pthread_join(thread, nil) }
  }

  private static func start(_ count: Int, _ body: @escaping @Sendable () -> Void) -> [pthread_t] {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    defer {
      pthread_attr_destroy(attributes)
      attributes.deallocate()
    }
    pthread_attr_setstacksize(attributes, stackSize)
    var threads: [pthread_t] = []
    for _ in 0..<count {
      var thread = pthread_t()
      let context = Unmanaged.passRetained(Errand(body))
      let status = pthread_create(
        &thread, attributes,
        { pointer in
          if let pointer { Unmanaged<Errand>.fromOpaque(pointer).takeRetainedValue().body() }
          return nil
        }, context.toOpaque())
      if status == 0 { threads.append(thread) } else { context.release() }
    }
    return threads
  }

  private final class Errand: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
