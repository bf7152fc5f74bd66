internal import CLibrary

package enum Memory {
  /// Whether so many bytes can be had. Swift ends the process if an allocation fails.
  package static func isAvailable(_ count: Int) -> Bool {
    #if canImport(Darwin)
      let anonymous = MAP_ANON
    #else
      let anonymous = MAP_ANONYMOUS
    #endif
    let slack = 1 << 20
    // A mapping, because the compiler removes `malloc` when it is followed by `free`.
    guard let memory = mmap(nil, count + slack, PROT_READ | PROT_WRITE, MAP_PRIVATE | anonymous, -1, 0),
      memory != MAP_FAILED
    else { return false }
    munmap(memory, count + slack)
    return true
  }
}
