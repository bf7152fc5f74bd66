package import A11yPlatform

/// Reads lines from a file, a pipe or a terminal, with memory for one line and one chunk.
package struct LineReader {
  package enum Line {
    /// Without its line feed, and without a carriage return before it.
    case text([UInt8])
    /// Longer than any line may be. It was skipped up to its end.
    case tooLong
  }

  private let descriptor: FileDescriptor
  private let largest: Int
  private var buffer: [UInt8] = []
  /// The bytes of the buffer that are not taken yet.
  private var start = 0
  /// The bytes after `start` that hold no line feed.
  private var searched = 0
  private var hasEnded = false

  /// - Parameter largest: bytes in the longest line.
  package init(_ descriptor: FileDescriptor, largest: Int) {
    self.descriptor = descriptor
    self.largest = largest
  }

  /// Whether the next line can be had without waiting.
  package mutating func holdsLine() -> Bool { hasEnded && start < buffer.count || lineFeed() != nil }

  /// The next line; nil at the end. A last line needs no line feed.
  package mutating func next() throws(SystemError) -> Line? {
    var isTooLong = false
    while true {
      if let end = lineFeed() {
        defer { take(end + 1) }
        return isTooLong || end - start > largest ? .tooLong : .text(line(start..<end))
      }
      if hasEnded {
        if isTooLong { return .tooLong }
        defer { take(buffer.count) }
        return start < buffer.count ? .text(line(start..<buffer.count)) : nil
      }
      if buffer.count - start > largest {
        isTooLong = true
        take(buffer.count)
      }
      try fill()
    }
  }

  private func line(_ range: Range<Int>) -> [UInt8] {
    let bytes = buffer[range]
    return Array(bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes)
  }

  private mutating func lineFeed() -> Int? {
    let from = start + searched
    let found = buffer.withUnsafeBytes { bytes -> Int? in
      guard let base = bytes.baseAddress, from < bytes.count else { return nil }
      return Bytes.first(UInt8(ascii: "\n"), in: base + from, count: bytes.count - from).map { $0 - base }
    }
    if found == nil { searched = buffer.count - start }
    return found
  }

  private mutating func take(_ end: Int) {
    start = end
    searched = 0
  }

  private mutating func fill() throws(SystemError) {
    if start > 0 {
      buffer.removeSubrange(..<start)
      start = 0
    }
    let count = buffer.count
    // What one long line needed is not kept for the short ones after it.
    if count == 0, buffer.capacity > 4 * Self.chunk { buffer = [] }
    var chunk = [UInt8](repeating: 0, count: Self.chunk)
    let read = try descriptor.read(into: &chunk)
    if read == 0 { hasEnded = true }
    // Swift ends the process if an allocation fails. The buffer grows to twice its size, and the line is copied from it.
    let isLarge = count + read > buffer.capacity && count > 16 * Self.chunk
    if isLarge, !Memory.isAvailable(4 * count) { throw .noMemory }
    buffer += chunk[..<read]
  }

  private static let chunk = 1 << 18
}
