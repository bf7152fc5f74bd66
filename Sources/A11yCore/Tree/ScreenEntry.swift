/// What an app's code has to know for a screen of an interface file to be shown.
public struct ScreenEntry: Equatable, Sendable {
  /// The id of its controller in a storyboard.
  public var controller: String?
  /// Of a xib: names, one of which code or another document has to mention.
  public var names: [String]?
  /// The class of its controller or owner, if the document says that the app itself declares it.
  public var ownClass: String?

  /// The class of a xib's owner, if none of its own objects has that class: who holds such an object shows the xib.
  public var owner: String?

  public init(controller: String? = nil, names: [String]? = nil, ownClass: String? = nil, owner: String? = nil) {
    self.controller = controller
    self.names = names
    self.ownClass = ownClass
    self.owner = owner
  }
}
