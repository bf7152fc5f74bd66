internal import CLibrary

/// Why a call to the system failed.
package struct SystemError: Error, Equatable, Sendable {
  package let code: Int32

  package static let exists = SystemError(code: EEXIST)
  package static let notFound = SystemError(code: ENOENT)
  package static let wouldWait = SystemError(code: EAGAIN)
  package static let noMemory = SystemError(code: ENOMEM)
  package static let timedOut = SystemError(code: ETIMEDOUT)

  /// The system's words: "No such file or directory".
  package var message: String { String(cString: strerror(code)) }

  /// The reason of the call that has just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// The result of a call that returns a negative number if it fails. An interrupted call is made again.
  @discardableResult
  static func check<Number: SignedInteger>(_ call: () -> Number) throws(SystemError) -> Number {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw last }
    }
  }
}
