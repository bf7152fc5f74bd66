/// Why a picture cannot be measured: a predicate without a period, behind the name of the file.
public struct PictureError: Error, Sendable, Equatable {
  public var message: String

  public init(_ message: String) { self.message = message }
}
