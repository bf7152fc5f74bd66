internal import CLibrary

/// The environment's variables. It is changed only where no other thread reads it.
package enum Environment {
  package static func value(of name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The value as it is, which for a path need not be UTF-8.
  package static func bytes(of name: String) -> [UInt8]? {
    getenv(name).map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
  }

  /// - Parameter value: nil removes the variable.
  package static func set(_ name: String, to value: String?) {
    if let value { setenv(name, value, 1) } else { unsetenv(name) }
  }
}
