/// What an app's code has to know for a screen of an interface file to be shown.
public struct ScreenEntry: Equatable, Sendable {
  /// Names, one of which code or another document has to mention; nil where the screen is shown anyway, or where nothing
  /// tells.
  public var names: [String]?
  /// The class of its controller or owner, if the document says that the app itself declares it.
  public var ownClass: String?

  /// The class of a xib's owner, if none of its own objects has that class: who holds such an object shows the xib.
  public var owner: String?

  public init(names: [String]? = nil, ownClass: String? = nil, owner: String? = nil) {
    self.names = names
    self.ownClass = ownClass
    self.owner = owner
  }
}
