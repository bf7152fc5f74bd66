public import A11yCore

/// Interface Builder's documents: a storyboard's scenes, or a xib's top-level views.
///
/// They show a screen as it is drawn before the app runs. Layout may change every frame that no constraint fixes, and
/// code may set every word; what is therefore not certain is said of each control in `inferred`.
public enum InterfaceBuilder: ScreenFormat {
  public static let name = "interface-builder"
  public static let summary = "Interface Builder's storyboards and xibs"

  /// What a document can tell; each control says of itself what is uncertain.
  public static let source: Screen.Source = {
    var source = Screen.Source(format: name, level: .views)
    source.isDesignTime = true
    return source
  }()

  /// The root is `document`, and its type names Interface Builder.
  public static func recognizes(_ content: Content) -> Bool {
    guard case .xml(let tree) = content else { return false }
    return IBDocumentKind(tree.root) != nil
  }

  public static func read(_ content: Content, options: ReadingOptions) throws(ReadingError) -> [Screen] {
    guard case .xml(let tree) = content else {
      throw ReadingError("expected a storyboard or xib as XML, found other text")
    }
    guard IBDocumentKind(tree.root) != nil else {
      let name = tree.root.name.excerpt()
      throw ReadingError(
        "expected <document> as the root of a storyboard or xib, found <\(name)>", at: tree.root.location)
    }
    if let reason = Refusals.reason(content) { throw ReadingError(reason, isOfUnknownFormat: true) }
    let document = IBDocument(tree.root, options: options)
    var screens = IBScreens(document).read()
    guard !screens.isEmpty else {
      let reason = "the document has no view, only objects or references to other storyboards"
      throw ReadingError(reason, isOfUnknownFormat: true)
    }
    if let note = document.untranslated { screens[0].notes.append(note) }
    return screens
  }
}
