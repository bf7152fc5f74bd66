internal import CLibrary

/// Work on many bytes that the C library does several at once. Inlined: readers call it for each word.
package enum Bytes {
  @inlinable
  package static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, count: Int) -> Bool {
    memcmp(a, b, count) == 0
  }

  /// The place of the first such byte.
  @inlinable
  package static func first(_ byte: UInt8, in bytes: UnsafeRawPointer, count: Int) -> UnsafeRawPointer? {
    UnsafeRawPointer(memchr(bytes, Int32(byte), count))
  }
}
