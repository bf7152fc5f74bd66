/// Functions of the app's that make controls or fill them, and the variables that hold what they give.
struct ControlMakers {
  /// Methods that extend buttons, show an image and set no words: `setupIcon(imageName:)`; initializers with their first
  /// label, `init(buttonImage:)`.
  private(set) var imageSetters: Set<String> = []
  /// Functions that make a button of an image and of no words: `makeImageItem(imageName:action:)`.
  private(set) var imageMakers: Set<String> = []
  /// Functions that make a configuration of an image and of no words: `static func simpleImage(_ image: UIImage)`.
  private(set) var imageConfigurations: Set<String> = []
  /// By the function or the constant that gives a control: the variables that hold one.
  private var holders: [String: Set<String>] = [:]
  /// Variables that get a title: `closeButton` of `closeButton.setTitle(…)`.
  private var titled: Set<String> = []
  private var pictured: Set<String> = []

  static let titles: Set<String> = ["setTitle", "setAttributedTitle", "title", "placeholder"]

  mutating func read(function node: Node) {
    guard node.mentionsAny(["setImage", "image"]), !node.mentionsAny(Self.titles), !AccessibilityCode.isAbout(node)
    else {
      return
    }
    if Self.extendsButton(node), node.mentions("setImage") {
      let label = node.eachChild.first { $0.kind == .parameter }?.label ?? ""
      imageSetters.insert(node.text == "init" ? "init(\(label):)" : node.text)
    }
    if Self.makesImageButton(node) { imageMakers.insert(node.text) }
    if Self.makesImageConfiguration(node) { imageConfigurations.insert(node.text) }
  }

  /// `let close = makeButton()`, `close = UIButton.close`
  mutating func read(_ value: Node, heldBy name: String) {
    guard value.kind == .call || value.kind == .member, let source = value.calledName ?? value.lastName,
      !source.startsWithCapital, Self.givesControl(source)
    else { return }
    holders[source, default: []].insert(name)
  }

  /// `close.setTitle(…)`, `close.setImage(…)`
  mutating func read(title call: Node) {
    guard let base = call.base?.lastName else { return }
    if call.calledName == "setImage" { pictured.insert(base) } else { titled.insert(base) }
  }

  /// Code of the run gives a title to a variable of this name.
  func isTitled(_ name: String) -> Bool { titled.contains(name) }

  /// Code of the run gives a title or an image to a variable of this name.
  func isFilled(_ name: String) -> Bool { titled.contains(name) || pictured.contains(name) }

  mutating func merge(_ other: ControlMakers) {
    imageSetters.formUnion(other.imageSetters)
    imageMakers.formUnion(other.imageMakers)
    imageConfigurations.formUnion(other.imageConfigurations)
    holders.merge(other.holders) { $0.union($1) }
    titled.formUnion(other.titled)
    pictured.formUnion(other.pictured)
  }

  /// Whether code names what a function of the app's gives, by a variable that holds it; nil for a function by whose name
  /// the variables are not gathered.
  ///
  /// - Parameter isLabeled: whether a variable of this name gets a label.
  func names(resultOf function: String, isLabeled: (String) -> Bool) -> Bool? {
    guard Self.givesControl(function) else { return nil }
    return holders[function]?.contains { titled.contains($0) || isLabeled($0) } == true
  }

  private static let words = ["button", "btn", "item", "field", "switch", "slider", "close", "back"]
  /// These words without their first letters, which may be capitals, for a look that costs little: every value of a run
  /// is looked at.
  private static let parts = words.map { String($0.dropFirst()) }

  /// By its name, a function or constant that gives a control: `makeCloseButton`.
  private static func givesControl(_ name: String) -> Bool {
    parts.contains(where: name.contains) && IdentifierWords(name).contain(anyOf: words)
  }

  private static func extendsButton(_ function: Node) -> Bool {
    guard let type = function.parent, type.declaration?.typeKind == .extension else { return false }
    return ["UIButton", "UIControl", "UIView"].contains(type.text)
  }

  /// In the names of parameters.
  static let imageWords = ["image", "icon", "symbol", "asset", "img", "system name"]

  private static func makesImageButton(_ function: Node) -> Bool {
    guard let type = function.declaration?.type, ["UIBarButtonItem", "UIButton"].contains(type) else { return false }
    return takesOnlyImage(function)
  }

  private static func makesImageConfiguration(_ function: Node) -> Bool {
    guard let type = function.declaration?.type, type == "UIButton.Configuration" || type == "Self",
      function.parent?.text.hasSuffix("Configuration") == true,
      !function.mentionsAny(["attributedTitle", "subtitle", "attributedSubtitle"])
    else { return false }
    return takesOnlyImage(function)
  }

  private static func takesOnlyImage(_ function: Node) -> Bool {
    let parameters = function.children.filter { $0.kind == .parameter }
    let takesImage = parameters.contains { parameter in
      // One with a default may be left out.
      IdentifierWords(parameter.text).contain(anyOf: Self.imageWords)
        && !parameter.source.contains("=")
    }
    return takesImage && !parameters.contains { IdentifierWords($0.text).contain(anyOf: ["title", "text", "label"]) }
  }
}
