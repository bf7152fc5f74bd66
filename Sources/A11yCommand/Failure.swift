/// Why a tool could not do what was asked: exit status 2, with what to do about it.
package struct Failure: Error {
  package var message: String

  package init(_ message: String) { self.message = message }

  package func tell(by tool: String) { StandardStreams.printError("\(tool): error: \(message)") }
}
