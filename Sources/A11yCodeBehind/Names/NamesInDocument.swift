/// The names that an interface file or a property list mentions: the classes of its objects, the storyboards and scenes
/// that it refers to, and the texts of a property list. Found in the tags: what is no document mentions little.
public struct NamesInDocument: Sendable {
  /// A scene of a storyboard, or all of another document.
  struct Scene: Sendable {
    /// The ids of its controllers.
    var controllers: [String] = []
    /// The identifiers by which code shows it.
    var identifiers: [NameKey] = []
    /// The identifiers in two parts, which code may put together: `LoginViewController` and `Dark`.
    var composed: [ComposedName] = []
    /// The classes of its controllers from whose names code may make an identifier: `"\(Self.self)ID"`.
    var namingClasses: [NameKey] = []
    /// The classes of its controllers.
    var controllerClasses: [NameKey] = []
    /// The classes of its objects: those of what it shows, too.
    var classes: Set<NameKey> = []
    /// The classes of a table's prototypes by their reuse identifiers: there are cells once code names either.
    var prototypes: [(identifier: NameKey, type: NameKey)] = []
    var references: Set<NameKey> = []
    var segues: [Segue] = []
  }

  struct Segue: Sendable {
    /// The id of a controller.
    var destination: String
    /// Of a segue that nothing on the screen triggers: only code performs it.
    var identifier: NameKey?
  }

  /// What the file is called by, which tells the storyboards of a project from each other.
  public let path: String
  /// The names by which a storyboard or a xib is loaded; of other documents none.
  let names: [NameKey]
  /// The same in two parts.
  let composed: [ComposedName]
  /// The id of the first controller of a storyboard, if the file says which it is.
  private(set) var first: String?
  private(set) var scenes = [Scene()]
  /// By the ids of controllers.
  private(set) var sceneOfController: [String: Int] = [:]
  /// A property list that keeps the app in the light appearance: `UIUserInterfaceStyle`.
  public private(set) var isAlwaysLight = false
  /// One that keeps it in the dark appearance.
  public private(set) var isAlwaysDark = false
  /// A property list that says with which storyboard or nib the app starts.
  private(set) var startsApp = false

  /// A font in it follows the preferred text size.
  private(set) var hasTextStyle = false

  /// The methods that its controls call, up to the first colon.
  private(set) var selectors: Set<NameKey> = []

  /// The class of the owner of a xib.
  private(set) var owner: NameKey?
  /// The classes of what a xib holds, without what is in it.
  private(set) var topClasses: [NameKey] = []

  var isXib: Bool { path.hasSuffix(".xib") }

  /// Without the owner's.
  var classes: Set<NameKey> { scenes.reduce(into: []) { $0.formUnion($1.classes) } }

  /// Of segues that only the app's code performs: a custom one may be a library's.
  private static let performedKinds: Set = [
    "show", "showDetail", "presentation", "popoverPresentation", "push", "modal", "popover", "replace",
  ]

  /// Also with `~ipad`.
  private static let starts = ["UIMainStoryboardFile", "UISceneStoryboardFile", "NSMainNibFile"]
    .flatMap { [$0, $0 + "~ipad", $0 + "~iphone"] }.map { Array($0.utf8) }
  private static let light = Array("Light".utf8)
  private static let dark = Array("Dark".utf8)
  private static let style = "<key>UIUserInterfaceStyle</key>"

  /// - Parameter names: by which code or another document shows the first scene of a storyboard.
  public init(_ bytes: [UInt8], path: String = "", shownBy names: [String] = []) {
    self.path = path
    self.names = names.map(NameKey.init)
    composed = names.compactMap(ComposedName.init)
    /// Whether each open element is a controller.
    var open: [Bool] = []
    // How many elements are open around a table's prototypes.
    var prototypes: Int?
    bytes.withUnsafeBufferPointer { bytes in
      var tags = DocumentTags(bytes)
      while let tag = tags.next() {
        switch tag.kind {
        case .end:
          _ = open.popLast()
          if open.count == prototypes { prototypes = nil }
        case .start, .empty:
          if tag.kind == .start, tag.isNamed("prototypes") { prototypes = prototypes ?? open.count }
          read(tag, isPerformed: open.count > 1 && open[open.count - 2])
          if open.count == 2, let name = tag.attribute("customClass") { topClasses.append(NameKey(name)) }
          if open.count - 1 == prototypes { readPrototype(tag) }
          if tag.kind == .start { open.append(tag.isController) }
        }
      }
    }
  }

  /// - Parameter isPerformed: whether the element is a connection of a controller itself.
  private mutating func read(_ tag: DocumentTag, isPerformed: Bool) {
    if tag.isNamed("scene") { scenes.append(Scene()) }
    if tag.isNamed("document") { first = tag.attribute("initialViewController") }
    for attribute in ["selector", "unwindAction", "destinationCreationSelector"] {
      guard let selector = tag.attribute(attribute) else { continue }
      selectors.formUnion(NameKey.beginnings(of: selector.utf8.prefix { $0 != UInt8(ascii: ":") }))
    }
    if tag.isNamed("fontDescription"), tag.attribute("style") != nil { hasTextStyle = true }
    // A container takes its first screen from the storyboard by such an identifier.
    if tag.isNamed("userDefinedRuntimeAttribute"), let value = tag.attribute("value") {
      scenes[scenes.count - 1].references.insert(NameKey(value))
    }
    if tag.isNamed("string"), tag.hasNoAttributes { readText(of: tag) }
    if tag.isNamed("key"), Self.starts.contains(where: tag.text.elementsEqual) { startsApp = true }
    let scene = scenes.count - 1
    // The owner of a xib is no object in it: that it has an owner shows nothing.
    if let name = tag.attribute("customClass"), tag.attribute("placeholderIdentifier") == "IBFilesOwner" {
      owner = NameKey(name)
    } else if let name = tag.attribute("customClass") {
      scenes[scene].classes.insert(NameKey(name))
      if tag.isController { scenes[scene].controllerClasses.append(NameKey(name)) }
    }
    if tag.isController {
      if let id = tag.attribute("id") {
        scenes[scene].controllers.append(id)
        sceneOfController[id] = scene
      }
      if let name = tag.attribute("storyboardIdentifier") {
        scenes[scene].identifiers.append(NameKey(name))
        if let composed = ComposedName(name) { scenes[scene].composed.append(composed) }
        if let type = tag.attribute("customClass"), name.lowercased().contains(type.lowercased()) {
          scenes[scene].namingClasses.append(NameKey(type))
        }
      }
    }
    for attribute in ["storyboardName", "referencedIdentifier"] where tag.isNamed("viewControllerPlaceholder") {
      if let name = tag.attribute(attribute) { scenes[scene].references.insert(NameKey(name)) }
    }
    guard tag.isNamed("segue"), let destination = tag.attribute("destination") else { return }
    let isManual = isPerformed && tag.attribute("kind").map(Self.performedKinds.contains) == true
    let identifier = isManual ? tag.attribute("identifier") : nil
    if isManual, identifier == nil { return }
    scenes[scene].segues.append(Segue(destination: destination, identifier: identifier.map(NameKey.init)))
  }

  private mutating func readPrototype(_ tag: DocumentTag) {
    guard let name = tag.attribute("customClass"), let identifier = tag.attribute("reuseIdentifier") else { return }
    scenes[scenes.count - 1].prototypes.append((NameKey(identifier), NameKey(name)))
  }

  private mutating func readText(of tag: DocumentTag) {
    let name = tag.text
    scenes[scenes.count - 1].references.insert(NameKey(name))
    if name.elementsEqual(Self.light), Self.isStyle(before: tag.before) { isAlwaysLight = true }
    if name.elementsEqual(Self.dark), Self.isStyle(before: tag.before) { isAlwaysDark = true }
    // `$(PRODUCT_MODULE_NAME).SceneDelegate`
    if let dot = name.lastIndex(of: UInt8(ascii: ".")) {
      scenes[scenes.count - 1].references.insert(NameKey(name[(dot + 1)...]))
    }
  }

  /// `<key>UIUserInterfaceStyle</key>` and a break come before the text's element.
  private static func isStyle(before: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    String(decoding: before.suffix(style.utf8.count + 40), as: UTF8.self).filter { !$0.isWhitespace }.hasSuffix(style)
  }
}
