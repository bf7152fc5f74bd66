import Glibc

/// Runs work on a stack that deeply nested source cannot fill: the parser calls itself for every level, and a thread's
/// usual stack is full before hostile source is.
enum DeepStack {
  /// Address space, of which only what is used becomes memory.
  static let size = 256 << 20

  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    let job = Job(work)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, size)
    defer { pthread_attr_destroy(&attributes) }
    var thread = pthread_t()
    let context = Unmanaged.passRetained(job)
    let status = pthread_create(
      &thread, &attributes,
      { pointer in
        if let pointer { Unmanaged<AnyJob>.fromOpaque(pointer).takeRetainedValue().run() }
        return nil
      }, context.toOpaque())
    if status == 0 {
      pthread_join(thread, nil)
    } else {
      // A machine that gives no thread still gets its answer.
      context.release()
      job.run()
    }
    return job.result ?? work()
  }

  private class AnyJob: @unchecked Sendable {
    func run() {}
  }

  /// Written by the thread, read after it has ended.
  private final class Job<Result: Sendable>: AnyJob, @unchecked Sendable {
    private(set) var result: Result?
    private let work: @Sendable () -> Result

    init(_ work: @escaping @Sendable () -> Result) { self.work = work }

    override func run() { result = work() }
  }
}
