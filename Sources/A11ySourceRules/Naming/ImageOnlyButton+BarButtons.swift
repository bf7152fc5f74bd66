import A11yCore

/// Bar buttons that no variable holds, and classes that show an image by themselves.
extension ImageOnlyButton {
  /// `navigationItem.rightBarButtonItem = UIBarButtonItem(image: …)`, also in an array, appended or returned.
  func barButtons(in file: SourceFile) -> [Violation] {
    let calls = file.typeCalls("UIBarButtonItem")
    if calls.isEmpty { return [] }
    let held = Set(file.objects.compactMap { $0.anyConstruction?.index })
    return calls.compactMap { call in
      guard !held.contains(call.index), let image = call.argument("image"), image.kind != .null,
        call.argument("title") == nil, let place = Place(of: call), !isNamed(call, at: place)
      else { return nil }
      return Violation(
        Finding.Subject(source: place.name.escapedName), "is a bar button with an image but no label",
        grade: Self.grade(of: image), reviewQuestion: place.isReturned ? ObjectUse.callerQuestion : nil,
        isInferred: place.isReturned, at: call.location)
    }
  }

  /// Where a bar button is put.
  private struct Place {
    /// `rightBarButtonItem`
    var name: String
    /// A function makes it, whose caller may name it.
    var isReturned = false

    private static let receivers: Set<String> = [
      "append", "insert", "setRightBarButton", "setLeftBarButton", "setRightBarButtonItems", "setLeftBarButtonItems",
      "setItems", "setToolbarItems",
    ]

    /// What hands a list on as it is.
    private static let passing: Set<String> = ["compactMap", "filter", "reversed"]

    /// - Returns: nil if other code gets hold of it, which may name it.
    init?(of call: Node) {
      for node in call.ancestors {
        switch node.kind {
        case .array, .ternary, .cast, .tuple: continue
        case .binary where node.text == "+" || node.text == "??": continue
        case .return: continue
        case .block:
          guard let function = node.parent, function.kind == .function,
            function.declaration?.type.map({ $0.contains("UIBarButtonItem") }) ?? true,
            !function.mentions("accessibilityLabel")
          else { return nil }
          name = function.text
          isReturned = true
          return
        case .assign:
          // The title of the previous page is the name of the way back.
          guard let name = node.target?.lastName, name != "backBarButtonItem" else { return nil }
          self.name = name
          return
        // `[…].compactMap { $0 }`
        case .member where Self.passing.contains(node.text): continue
        case .call where Self.passing.contains(node.calledName ?? "") && node.callee?.holds(call) == true: continue
        case .call:
          guard let name = node.calledName, Self.receivers.contains(name) else { return nil }
          self.name = name.hasPrefix("set") ? name : node.base?.lastName ?? "UIBarButtonItem"
          return
        case .variable where node.parent?.kind == .type && node.initialValue?.kind == .array:
          name = node.text
          return
        default: return nil
        }
      }
      return nil
    }

    var side: String? { ["left", "right", "toolbar"].first { name.lowercased().contains($0) } }
  }

  /// Its class sets a label on an item of that place, or on one that cannot be distinguished from it.
  private func isNamed(_ call: Node, at place: Place) -> Bool {
    guard let type = call.enclosingType else { return false }
    return ["accessibilityLabel", "accessibilityAttributedLabel"].contains { property in
      guard let symbol = call.tree.symbols[property] else { return false }
      return type.uses(of: symbol).contains { use in
        let target = Node(tree: call.tree, index: use)
        guard target.kind == .member, let owner = target.firstChild else { return false }
        let words = owner.source.lowercased()
        if words.contains("barbutton") || words.contains("toolbaritems") {
          return place.side.map { words.contains($0) } ?? true
        }
        return words.contains(place.name.lowercased()) || words.hasPrefix("$0") || words.contains("item")
      }
    }
  }

  /// `let back = makeImageItem(imageName: "back")`, by a function of the app's own.
  func made(in file: SourceFile) -> [Violation] {
    let names = file.calledNames(holding: ["utton", "btn", "Btn", "tem"]).filter { !$0.startsWithCapital }
    return names.filter { file.index.makers.imageMakers.contains($0) || isForeignMaker($0, file) }
      .flatMap { file.calls($0) }.compactMap { call in
        // Of several functions of the name another takes a title.
        guard !call.isFactoryCall, let image = madeImage(call), !call.arguments.contains(where: givesWords),
          !call.ownModifiers.contains(where: { $0.name.hasPrefix("accessibility") || $0.name == "then" }),
          call.enclosingMember?.mentions("accessibilityLabel") != true
        else { return nil }
        let held = call.ancestors.first { $0.kind == .variable || $0.kind == .assign || $0.kind == .block }
        let name = held?.kind == .variable ? held?.text : held?.target?.lastName
        if let name, let type = call.enclosingType?.text,
          file.index.sets("accessibilityLabel", ofMember: name, of: type)
        {
          return nil
        }
        let isForeign = !file.index.makers.imageMakers.contains(call.calledName ?? "")
        if isForeign, image.label.isEmpty || image.kind == .null { return nil }
        return Violation(
          Finding.Subject(source: (name ?? call.calledName ?? "button").escapedName),
          "is a button with an image but no label",
          grade: Self.grade(of: image), reviewQuestion: isForeign ? "does the method that makes it set a label?" : nil,
          isInferred: isForeign, at: call.nameLocation)
      }
  }

  /// `bar.addButtonToRight(image: search)`, a method of a library.
  private func isForeignMaker(_ name: String, _ file: SourceFile) -> Bool {
    let words = IdentifierWords(name)
    return words.contain(anyOf: ["button", "btn"]) && words.contain(anyOf: ["add", "make", "create", "insert"])
      && file.index.names(name) == nil
  }

  private func givesWords(_ argument: Node) -> Bool {
    argument.label == "name"
      || IdentifierWords(argument.label).contain(anyOf: [
        "title", "text", "label", "accessibility", "hint", "tooltip", "description",
      ])
  }

  /// The image that a function of the app's own gets for a button.
  func madeImage(_ call: Node) -> Node? {
    call.arguments.first { argument in
      argument.label.isEmpty
        ? argument.literal != nil
        : IdentifierWords(argument.label).contain(anyOf: ControlMakers.imageWords)
    }
  }

  // MARK: - Swipe actions

  /// `UIContextualAction(style: .normal, title: nil)`, whose image has no label: VoiceOver offers actions by name.
  func swipeActions(in file: SourceFile) -> [Violation] {
    let calls = file.typeCalls("UIContextualAction")
    if calls.isEmpty { return [] }
    return calls.compactMap { call in
      guard let title = call.argument("title"), title.kind == .null || title.literal == "",
        let variable = call.ancestors.first(where: { $0.kind == .variable || $0.kind == .closure }),
        variable.kind == .variable,
        let object = file.objects(variable.text).last(where: { $0.declaration == variable }),
        object.sets("image"), !object.sets("title", "accessibilityLabel", "image.accessibilityLabel"),
        call.enclosingMember?.mentions("accessibilityLabel") != true
      else { return nil }
      return Violation(
        Finding.Subject(object), "is a swipe action with an image but no title", at: call.location)
    }
  }

  // MARK: - Tabs

  /// `tabBarItem.title = ""`, and `UITabBarItem(title: nil, image: …)`, to which a title of its view controller is added.
  func tabs(in file: SourceFile) -> [Violation] {
    let images = Dictionary(grouping: file.assignments(to: "image")) { $0.target?.firstChild?.path }
    return file.assignments(to: "title").compactMap { emptyTab($0, images) }
      + file.typeCalls("UITabBarItem").compactMap { call in
        guard let title = call.argument("title"), title.kind == .null || title.isEmptyText,
          let image = call.argument("image"), image.kind != .null,
          call.enclosingMember?.mentions("accessibilityLabel") != true
        else { return nil }
        return Violation(
          Finding.Subject(source: "UITabBarItem"), "is a tab with an image but no title", grade: Self.grade(of: image),
          reviewQuestion: "does its view controller have a title?", isInferred: true, at: call.location)
      }
  }

  /// - Parameter images: assignments to `image`, by the path of what gets it.
  private func emptyTab(_ assignment: Node, _ images: [String?: [Node]]) -> Violation? {
    guard let tab = assignment.target?.firstChild, tab.lastName == "tabBarItem", let title = assignment.assignedValue,
      title.kind == .null || title.isEmptyText, let member = assignment.enclosingMember,
      !member.mentions("accessibilityLabel")
    else { return nil }
    guard let image = images[tab.path]?.first(where: member.holds)?.assignedValue, image.kind != .null else {
      return nil
    }
    return Violation(
      Finding.Subject(source: (tab.path ?? "tabBarItem").escapedName), "is a tab with an image but no title",
      grade: Self.grade(of: image), at: assignment.location)
  }

  // MARK: - Classes

  /// `class CloseButton: UIButton` that sets its image itself.
  func ownImage(of facts: ClassFacts, _ file: SourceFile) -> Violation? {
    guard facts.uikitBase == "UIButton", !facts.isOpen, !facts.mayName, !file.index.isAbstract(facts),
      file.index.constructed.contains(facts.name), !file.index.callersSet("accessibilityLabel", on: facts),
      facts.assigned("configuration").isEmpty, !facts.mentions("configuration")
    else { return nil }
    let call = facts.calls(of: "setImage").first { call in
      guard call.tree === file.tree, call.base == nil || call.base?.text == "self" else { return false }
      return call.arguments.first.map { Self.isImage($0) } == true
    }
    guard let call, let image = call.arguments.first else { return nil }
    return Violation(
      facts.subject, "shows an image but has no label", grade: Self.grade(of: image), at: call.location)
  }

  private static func isImage(_ value: Node) -> Bool {
    switch value.kind {
    case .call:
      value.calledName == "UIImage" && value.arguments.first?.literal != nil
        // `UIImage.close.withTintColor(.black)`
        || value.callee?.kind == .member && value.base.map(isImage) == true
    // `UIImage.close`, `Asset.Icons.close.image`
    case .member:
      value.path?.startsWithCapital == true || value.firstChild.map { $0.kind == .call && isImage($0) } == true
    default: false
    }
  }

  // MARK: - Symbols

  /// Symbols whose spoken name, in the user's language, is the usual action or a word for it: "Close", "Add", "Delete",
  /// "More", "Back", "Play", "Camera", "Favorite".
  private static let telling: Set<String> = [
    "xmark", "plus", "trash", "ellipsis", "pencil", "square.and.pencil", "square.and.arrow.up", "magnifyingglass",
    "gear", "gearshape", "chevron.left", "chevron.backward", "arrow.left", "arrow.backward", "minus", "chevron.right",
    "chevron.forward", "play", "pause", "stop", "info", "bookmark", "heart", "star", "mic", "camera", "photo", "bell",
    "questionmark", "arrow.clockwise", "arrow.right", "person", "house", "folder", "doc", "calendar", "clock",
    "location", "paperplane", "paperclip", "link", "flag", "tag", "cart", "phone", "envelope", "checkmark", "map",
  ]

  /// `makeButton(systemName: "trash")`
  private static func givenSymbol(_ argument: Node) -> String? {
    IdentifierWords(argument.label).contain(anyOf: ["system", "symbol"]) ? argument.literal : nil
  }

  /// The system reads a name of its own for a symbol; where that tells what the button does it is a notice.
  static func grade(of image: Node) -> Violation.Grade {
    grade(ofSymbol: image.subtree.lazy.compactMap(\.symbolName).first ?? givenSymbol(image))
  }

  static func grade(ofSymbol name: String?) -> Violation.Grade {
    guard var base = name.map({ Substring($0) }) else { return .full }
    for ending in [".fill", ".circle", ".square"] where base.hasSuffix(ending) { base = base.dropLast(ending.count) }
    for ending in [".circle", ".square"] where base.hasSuffix(ending) { base = base.dropLast(ending.count) }
    return telling.contains(String(base)) ? .remark : .full
  }
}

extension Node {
  /// The SF Symbol that an image shows: `Image(systemName: "xmark.circle")`, `UIImage(systemName: …)`, and the constants
  /// of SFSafeSymbols, `Image(systemSymbol: .xmarkCircle)`, whose humps are the symbol's dots.
  var symbolName: String? {
    guard kind == .call else { return nil }
    if let name = argument("systemName")?.literal ?? argument("systemImage")?.literal { return name }
    guard let constant = argument("systemSymbol") ?? argument("systemSymbolName"), constant.kind == .member else {
      return nil
    }
    return constant.text.drop { $0 == "_" }.reduce(into: "") { name, letter in
      name += letter.isUppercase ? ".\(letter.lowercased())" : String(letter)
    }
  }
}

extension ClassFacts {
  /// A name of its objects may be set in its code.
  var mayName: Bool {
    hasHelper || hasMacro || provides("accessibilityLabel") || provides("isAccessibilityElement")
      || mentions("accessibilityLabel") || mentions("setTitle") || mentions("setAttributedTitle") || sets("title")
      || mentions("attributedTitle") || declares("accessibilityTraits") && mentions("titleLabel")
  }
}
