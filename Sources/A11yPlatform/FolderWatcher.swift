internal import CLibrary

/// Waits until something changes in folders: with inotify on Linux; elsewhere a pause passes, and the caller looks itself.
package final class FolderWatcher {
  /// How long to wait where the system reports no changes, in milliseconds.
  private static let pause: Int32 = 500
  /// Editors write a file in several steps: the last one is waited for.
  private static let rest: Int32 = 80

  #if canImport(Glibc)
    private let queue = FileDescriptor(number: inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK)))
    private var isComplete: Bool

    package init() { isComplete = queue.number >= 0 }

    deinit { if queue.number >= 0 { queue.close() } }

    /// Watches a folder, without those in it. A folder that is watched already stays so.
    package func watch(_ folder: UnsafePointer<CChar>) {
      let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
      if inotify_add_watch(queue.number, folder, UInt32(events)) < 0 { isComplete = false }
    }

    /// Returns after a change, or after a pause if not all folders could be watched.
    package func wait() {
      _ = wait(isComplete ? -1 : Self.pause)
      while drain() { _ = wait(Self.rest) }
    }

    private func wait(_ milliseconds: Int32) -> Bool {
      var waiting = pollfd(fd: isComplete ? queue.number : -1, events: Int16(POLLIN), revents: 0)
      return poll(&waiting, 1, milliseconds) > 0
    }

    /// - Returns: whether there was anything.
    private func drain() -> Bool {
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      return isComplete && read(queue.number, &buffer, buffer.count) > 0
    }
  #else
    package init() {}

    package func watch(_ folder: UnsafePointer<CChar>) {}

    package func wait() { _ = poll(nil, 0, Self.pause) }
  #endif
}
