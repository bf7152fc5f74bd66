import A11yCore

/// What one file gives to the index: names and places and nothing of its tree, so that a run of any size can be indexed.
/// Files are surveyed side by side and merged in their order.
public struct IndexSurvey: Sendable {
  private(set) var types = DeclaredTypes()
  private(set) var views = ViewUses()
  private(set) var assignedPaths: Set<String> = []
  /// By `closeButton.accessibilityLabel`: the types in whose code that is assigned to a member of their own; empty for
  /// one of another object.
  private(set) var assigningTypes: [String: Set<String>] = [:]
  /// By class: the properties that callers assign to its objects.
  private(set) var assignedToClass: [String: Set<String>] = [:]
  private(set) var constructed: Set<String> = []
  /// Classes of cells that are named where something happens when an item of a collection is selected.
  private(set) var selectedCells: Set<String> = []
  private(set) var uses = NameUses()
  /// Properties whose change is announced: `toastMessage` of `.onReceive(model.$toastMessage) { UIAccessibility.post(…) }`.
  private(set) var announced: Set<String> = []
  /// The app begins here.
  private(set) var hasEntryPoint = false
  /// Other packages may use what is public here.
  private(set) var isLibrary = true
  private(set) var texts = TextConstants()
  private(set) var fonts = FontUses()
  /// Methods `font(size:)` whose fonts scale, or do not.
  private(set) var makesScaledFonts = false
  private(set) var makesFixedFonts = false
  /// Methods of extensions that deal with accessibility, with the types that they extend.
  private(set) var accessibilityHelpers: [String: Set<String>] = [:]
  /// Functions that post a notification of UIAccessibility.
  private(set) var announcers: Set<String> = []
  /// The font of all labels is set in one place: `UILabel.appearance().font`.
  private(set) var stylesLabels = false
  /// Names of all functions that the run declares.
  private(set) var functions: Set<String> = []
  /// Functions whose code has to do with accessibility or with titles: they may name what they get.
  private(set) var namingFunctions: Set<String> = []
  /// Variables that get a placeholder somewhere: `nameField` of `page.nameField.placeholder = …`.
  private(set) var fieldsWithPlaceholder: Set<String> = []
  private(set) var makers = ControlMakers()
  private(set) var tapModifiers = TapModifiers()
  /// The code has accessors of tables of texts, or looks texts up by `String(localized:)` or `NSLocalizedString`.
  private(set) var isLocalized = false
  /// Frameworks that files import.
  private(set) var frameworks: Set<String> = []
  /// Something is connected in Interface Builder.
  private(set) var hasOutlets = false

  public init() {}

  init(_ tree: SourceTree) { self.init(tree, objects: ObjectReader.objects(of: tree)) }

  /// What an open file gives, whose objects need not be gathered twice.
  public init(_ file: SourceFile) { self.init(file.tree, objects: file.objects) }

  private init(_ tree: SourceTree, objects: @autoclosure () -> [ObjectUse]) {
    uses = NameUses(tree)
    if tree.isExempt {
      // What SwiftGen makes of the tables.
      if tree.symbols["tr"] != nil { readTexts(tree) }
      // Generated code is not parsed, and its fonts do not scale.
      if tree.isGenerated, tree.bytes[...].holds("func font(size:") { makesFixedFonts = true }
      return
    }
    readTexts(tree)
    frameworks = Platforms.frameworks(of: tree)
    let speaks = !tree.accessibility.isEmpty
    let saysTitle = ControlMakers.titles.contains { tree.symbols[$0] != nil }
    let saysSelection = tree.symbols["didSelectItemAt"] != nil
    let saysFont = tree.symbols["font"] != nil
    let mayGiveFonts = tree.imports.isEmpty || !tree.imports.isDisjoint(with: ["UIKit", "SwiftUI"])
    let saysPlaceholder = tree.symbols["placeholder"] != nil || tree.symbols["attributedPlaceholder"] != nil
    let mayHoldControls = !tree.imports.contains("SwiftUI") || tree.imports.contains("UIKit")
    let saysImage = tree.symbols["setImage"] != nil || tree.symbols["image"] != nil
    // What SwiftGen makes of the catalog.
    isLocalized = tree.symbols["L10n"] != nil
    hasOutlets = tree.declarations.contains { $0.attributes.contains("IBOutlet") }
    for (index, record) in zip(Int32(0)..., tree.records) {
      switch record.kind {
      case .type: readType(Node(tree: tree, index: index))
      case .call:
        readCall(Node(tree: tree, index: index), speaks)
        if saysFont { fonts.read(call: Node(tree: tree, index: index)) }
      case .assign:
        let assignment = Node(tree: tree, index: index)
        if mayHoldControls, let name = assignment.target?.lastName, let value = assignment.assignedValue {
          makers.read(value, heldBy: name)
        }
        if speaks { readAssignment(Node(tree: tree, index: index)) }
        if saysPlaceholder, let target = assignment.target,
          target.text == "placeholder" || target.text == "attributedPlaceholder",
          let field = target.firstChild?.lastName
        {
          fieldsWithPlaceholder.insert(field)
        }
        if saysFont { fonts.read(assignment: Node(tree: tree, index: index)) }
      case .variable where mayHoldControls || mayGiveFonts:
        let variable = Node(tree: tree, index: index)
        if mayHoldControls, let value = variable.initialValue { makers.read(value, heldBy: variable.text) }
        if mayGiveFonts { fonts.read(giver: variable) }
      case .dictionary where saysFont: fonts.read(dictionary: Node(tree: tree, index: index))
      case .function:
        let node = Node(tree: tree, index: index)
        functions.insert(node.text)
        if saysSelection, Self.selectsItems(node) { readCells(tree) }
        tapModifiers.read(function: node)
        readFontMethod(node)
        if mayGiveFonts { fonts.read(giver: node) }
        if saysImage { makers.read(function: node) }
        guard speaks || saysTitle else { break }
        if AccessibilityCode.isAbout(node) || node.mentionsAny(ControlMakers.titles) {
          namingFunctions.insert(node.text)
        }
        if speaks, node.mentionsAny(["UIAccessibility", "AccessibilityNotification"]) { announcers.insert(node.text) }
        if speaks, Self.isForAll(node), AccessibilityCode.isAbout(node), let type = node.parent?.text {
          accessibilityHelpers[node.text, default: []].insert(Self.takesView(node) ? "UIView" : type)
        }
      default: break
      }
    }
    views.close()
    if assignedPaths.isEmpty { return }
    for object in objects() {
      guard let type = object.type else { continue }
      for path in object.assigned.keys where path.hasPrefix("accessibility") || path == "isAccessibilityElement" {
        assignedToClass[type, default: []].insert(path)
      }
    }
  }

  /// `func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { open(items[path.item]) }`
  private static func selectsItems(_ function: Node) -> Bool {
    function.text == "collectionView"
      && function.eachChild.contains { $0.kind == .parameter && $0.label == "didSelectItemAt" }
      && function.body?.descendants.contains { node in
        node.kind == .assign
          || node.kind == .call && !["deselectItem", "print"].contains(node.calledName ?? "")
            && node.base?.text != "super"
      } == true
  }

  private mutating func readCells(_ tree: SourceTree) {
    selectedCells.formUnion(tree.symbols.texts.lazy.filter { $0.hasSuffix("Cell") && $0.startsWithCapital })
  }

  /// As SwiftGen and Tuist make them: `Fonts.medium.font(size: 14)`.
  private mutating func readFontMethod(_ node: Node) {
    guard node.text == "font", node.declaration?.type?.hasSuffix("Font") == true,
      node.eachChild.contains(where: { $0.kind == .parameter && ($0.text == "size" || $0.label == "size") })
    else { return }
    let scales = node.descendants.contains { part in
      (part.kind == .name || part.kind == .member)
        && ["Metrics", "scaled", "relative"].contains(where: part.text.contains)
    }
    if scales { makesScaledFonts = true } else { makesFixedFonts = true }
  }

  /// What it does to a view that it gets is not about its own type.
  private static func takesView(_ function: Node) -> Bool {
    function.eachChild.contains { parameter in
      let type = parameter.kind == .parameter ? parameter.declaration?.type ?? "" : ""
      return type.hasPrefix("UI")
        && ["View", "Button", "Label", "Control", "Field", "Item"].contains(where: type.contains)
    }
  }

  /// A function of an extension that other files can call, and not for a modifier of SwiftUI's: `extension PriceLabel {
  /// private func font() { … } }` has nothing to do with `.font(…)`.
  private static func isForAll(_ function: Node) -> Bool {
    guard let type = function.parent, type.declaration?.typeKind == .extension,
      function.declaration?.modifiers.contains(where: { $0 == "private" || $0 == "fileprivate" }) != true,
      type.declaration?.modifiers.contains(where: { $0 == "private" || $0 == "fileprivate" }) != true
    else { return false }
    return !modifiers.contains(function.text) || views.contains(type.text)
  }

  private static let views: Set<String> = ["View", "Text", "Image", "Button", "Label", "Shape"]
  private static let modifiers: Set<String> = [
    "font", "padding", "frame", "background", "foregroundColor", "foregroundStyle", "shadow", "opacity", "offset",
    "overlay", "cornerRadius", "clipShape", "border", "tint", "fill", "stroke", "resizable", "lineLimit", "disabled",
    "hidden", "id", "tag", "animation", "transition", "rotationEffect", "scaleEffect", "onAppear", "onChange",
  ]

  private mutating func readTexts(_ tree: SourceTree) {
    for (index, record) in zip(Int32(0)..., tree.records) where record.kind == .variable {
      let node = Node(tree: tree, index: index)
      texts.read(node)
    }
  }

  /// Leaves out that the app begins here: where files are named one by one, the rest of it may not be among them.
  public mutating func forgetEntryPoint() { hasEntryPoint = false }

  /// Marks the sources as an app: what is public has no other clients.
  public mutating func noteNoLibrary() { isLibrary = false }

  /// Adds what the next file gives.
  public mutating func merge(_ other: IndexSurvey) {
    types.merge(other.types)
    views.merge(other.views)
    assignedPaths.formUnion(other.assignedPaths)
    assigningTypes.merge(other.assigningTypes) { $0.union($1) }
    assignedToClass.merge(other.assignedToClass) { $0.union($1) }
    constructed.formUnion(other.constructed)
    selectedCells.formUnion(other.selectedCells)
    uses.merge(other.uses)
    announced.formUnion(other.announced)
    hasEntryPoint = hasEntryPoint || other.hasEntryPoint
    texts.merge(other.texts)
    fonts.merge(other.fonts)
    makesScaledFonts = makesScaledFonts || other.makesScaledFonts
    makesFixedFonts = makesFixedFonts || other.makesFixedFonts
    accessibilityHelpers.merge(other.accessibilityHelpers) { $0.union($1) }
    namingFunctions.formUnion(other.namingFunctions)
    functions.formUnion(other.functions)
    announcers.formUnion(other.announcers)
    stylesLabels = stylesLabels || other.stylesLabels
    tapModifiers.merge(other.tapModifiers)
    makers.merge(other.makers)
    fieldsWithPlaceholder.formUnion(other.fieldsWithPlaceholder)
    isLocalized = isLocalized || other.isLocalized
    hasOutlets = hasOutlets || other.hasOutlets
    frameworks.formUnion(other.frameworks)
  }

  private mutating func readType(_ node: Node) {
    guard let declaration = node.declaration else { return }
    tapModifiers.read(type: node)
    types.read(node)
    views.read(type: node)
    if declaration.attributes.contains(where: { $0 == "main" || $0 == "UIApplicationMain" }) { hasEntryPoint = true }
    // The main function of some apps is in Objective-C.
    if declaration.inherits.contains("UIApplicationDelegate") { hasEntryPoint = true }
  }

  private mutating func readAssignment(_ node: Node) {
    guard let target = node.target, target.kind == .member, let base = target.firstChild?.lastName else { return }
    if target.text == "accessibilityLabel", node.assignedValue?.isEmptyText == true { return }
    if target.text.hasPrefix("accessibility") || target.text == "isAccessibilityElement" {
      let path = "\(base).\(target.text)"
      assignedPaths.insert(path)
      let owner = target.firstChild?.path ?? ""
      assigningTypes[path, default: []].insert(owner == base ? node.enclosingType?.text ?? "" : "")
    }
  }

  private mutating func readCall(_ node: Node, _ speaks: Bool) {
    guard let callee = node.callee, let name = node.calledName else { return }
    if name.startsWithCapital {
      constructed.insert(name)
      views.read(made: node, named: name, speaks)
    }
    switch name {
    case "NSLocalizedString", "LocalizedStringResource": noteLocalization(node)
    case "ImageRenderer": views.read(rendering: node)
    case "onChange", "onReceive": noteAnnouncement(node)
    case "appearance": if callee.firstChild?.text == "UILabel" { stylesLabels = true }
    case "setTitle", "setAttributedTitle", "setImage": makers.read(title: node)
    case "String": if node.arguments.first?.label == "localized" { noteLocalization(node) }
    default: if speaks, callee.kind == .member { views.read(modifier: callee) }
    }
  }

  /// The text of a screen is looked up, or some helper looks up what it is given. An error message in a file that came
  /// with somebody else's code does not make an app that is translated.
  private mutating func noteLocalization(_ call: Node) {
    let imports = call.tree.imports
    let isOnScreen = imports.isEmpty || imports.contains("UIKit") || imports.contains("SwiftUI")
    if isOnScreen || call.arguments.first?.literal == nil { isLocalized = true }
  }

  private mutating func noteAnnouncement(_ call: Node) {
    guard let watched = call.arguments.first?.path?.split(separator: ".").last,
      call.mentions("AccessibilityNotification")
        || call.calls(["post"]).contains(where: { $0.base?.path == "UIAccessibility" })
    else { return }
    announced.insert(String(watched.drop { $0 == "$" }))
  }
}
