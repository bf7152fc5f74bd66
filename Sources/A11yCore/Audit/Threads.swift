internal import Glibc
internal import Synchronization

/// Work that several threads share.
public enum Threads {
  /// Does tasks 0 ..< `count`, each once, on so many threads, this one among them. `body` is told which thread does the
  /// task. Returns when all are done.
  static func run(_ count: Int, on threads: Int, _ body: @escaping @Sendable (_ task: Int, _ thread: Int) -> Void) {
    let work = Work(count: count, body: body)
    var started: [pthread_t] = []
    for thread in 1..<max(1, min(threads, count)) {
      guard let handle = start(Share(work: work, thread: thread)) else { break }
      started.append(handle)
    }
    // Where no thread can be had, this one does everything.
    Share(work: work, thread: 0).run()
    for thread in started { pthread_join(thread, nil) }
  }

  /// What `body` makes of each of `count` items, in their order. Each thread does one stretch of them.
  ///
  /// - Parameter body: is told the item, and which thread's stretch it is in.
  public static func map<Result: Sendable>(
    _ count: Int, on threads: Int, _ body: @escaping @Sendable (_ item: Int, _ stretch: Int) -> Result
  ) -> [Result] {
    let threads = max(1, min(threads, count))
    return Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      // Results are made where they stay: to move them out of an array for each thread takes longer than to make them.
      nonisolated(unsafe) let places = buffer
      run(threads, on: threads) { stretch, _ in
        for item in count * stretch / threads..<count * (stretch + 1) / threads {
          places.initializeElement(at: item, to: body(item, stretch))
        }
      }
      initialized = count
    }
  }

  private final class Work: Sendable {
    let count: Int
    let next = Atomic<Int>(0)
    let body: @Sendable (Int, Int) -> Void

    init(count: Int, body: @escaping @Sendable (Int, Int) -> Void) {
      self.count = count
      self.body = body
    }
  }

  private final class Share: Sendable {
    let work: Work
    let thread: Int

    init(work: Work, thread: Int) {
      self.work = work
      self.thread = thread
    }

    func run() {
      while true {
        let task = work.next.wrappingAdd(1, ordering: .relaxed).oldValue
        if task >= work.count { return }
        work.body(task, thread)
      }
    }
  }

  private static func start(_ share: Share) -> pthread_t? {
    var thread = pthread_t()
    let context = Unmanaged.passRetained(share)
    let error = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<Share>.fromOpaque(context).takeRetainedValue().run()
        return nil
      }, context.toOpaque())
    if error == 0 { return thread }
    context.release()
    return nil
  }
}
