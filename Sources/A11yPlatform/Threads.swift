internal import CLibrary
internal import Synchronization

/// Work that several threads share.
///
/// Threads of our own and not a pool's: start-up loads nothing more, and deep input needs a deep stack.
package final class Threads: Sendable {
  /// As deep as the main thread's usually is.
  package static let stackSize = 8 << 20

  /// How many processors this process has.
  package static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  private let handles: [pthread_t]

  /// How many could be had; none on a machine that gives none.
  package var count: Int { handles.count }

  /// Starts up to `count` threads that each do `body` once.
  ///
  /// - Parameter body: is reported its thread's number, from 0.
  package init(_ count: Int, stackSize: Int = stackSize, _ body: @escaping @Sendable (_ thread: Int) -> Void) {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    defer {
      pthread_attr_destroy(attributes)
      attributes.deallocate()
    }
    pthread_attr_setstacksize(attributes, stackSize)
    var handles: [pthread_t] = []
    for number in 0..<max(0, count) {
      guard let handle = Self.start(Job { body(number) }, attributes) else { break }
      handles.append(handle)
    }
    self.handles = handles
  }

  /// Returns when all are done. To be called once.
  package func join() {
    for handle in handles { pthread_join(handle, nil) }
  }

  /// What `body` gives on a thread with a stack of this size; nil if there is no such thread.
  package static func run<Result: Sendable>(
    stackSize: Int, _ body: @escaping @Sendable () -> Result
  ) -> Result? {
    let answer = Answer<Result>()
    Threads(1, stackSize: stackSize) { _ in answer.value.withLock { $0 = body() } }.join()
    return answer.value.withLock(\.self)
  }

  /// Does tasks 0 ..< `count`, each once, on so many threads, this one among them. `body` is reported which thread does
  /// the task. Returns when all are done.
  package static func run(
    _ count: Int, on threads: Int, _ body: @escaping @Sendable (_ task: Int, _ thread: Int) -> Void
  ) {
    let next = Counter()
    let work = { @Sendable (thread: Int) in
      while let task = next.take(below: count) { body(task, thread) }
    }
    let others = Threads(min(threads, count) - 1) { work($0 + 1) }
    // Where no thread can be had, this one does everything.
    work(0)
    others.join()
  }

  /// What `body` makes of each of `count` items, in their order. Each thread does one stretch of them.
  ///
  /// - Parameter body: is reported the item, and which thread's stretch it is in.
  package static func map<Result: Sendable>(
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

  private final class Answer<Result: Sendable>: Sendable {
    let value = Mutex<Result?>(nil)
  }

  private final class Counter: Sendable {
    private let next = Atomic<Int>(0)

    func take(below end: Int) -> Int? {
      let task = next.wrappingAdd(1, ordering: .relaxed).oldValue
      return task < end ? task : nil
    }
  }

  private final class Job: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static func start(_ job: Job, _ attributes: UnsafePointer<pthread_attr_t>) -> pthread_t? {
    let context = Unmanaged.passRetained(job)
    #if canImport(Darwin)
      var thread: pthread_t?
      let error = pthread_create(
        &thread, attributes,
        { context in
          Unmanaged<Job>.fromOpaque(context).takeRetainedValue().body()
          return nil
        }, context.toOpaque())
    #else
      var thread = pthread_t()
      let error = pthread_create(
        &thread, attributes,
        { context in
          if let context { Unmanaged<Job>.fromOpaque(context).takeRetainedValue().body() }
          return nil
        }, context.toOpaque())
    #endif
    if error == 0 { return thread }
    context.release()
    return nil
  }
}
