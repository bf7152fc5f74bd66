/// Reading the names of a file.
extension NameUses {
  private struct Use: Hashable {
    let word: Int32
    let member: Int32?
    let owner: Int32
  }

  mutating func read(_ tree: SourceTree) {
    let names = tree.symbols.texts.map { Self.name($0) }
    // `row = .init()`
    let mayMakeItself = tree.symbols["init"] != nil
    let declared = Set(tree.records.lazy.filter { $0.kind == .type }.map(\.text))
    // The type or function of a type around the node that is read, and where it ends.
    var around: [(owner: Owner, node: Node)] = []
    // Each use counts once for the code around it.
    var seen: Set<Use> = []
    for (index, record) in zip(Int32(0)..., tree.records) {
      while let last = around.last, Int(index) >= last.node.records.upperBound { around.removeLast() }
      let node = Node(tree: tree, index: index)
      let owner = around.last?.owner
      switch record.kind {
      case .type:
        readType(node, names[Int(record.text)])
        around.append((Owner(type: names[Int(record.text)]), node))
      case .function:
        var function = owner
        // A nested function belongs to the one around it. Calls of functions outside of types are not followed.
        if let type = owner?.type, owner?.function == nil {
          let own = Owner(type: type, function: names[Int(record.text)])
          readFunction(node, own)
          around.append((own, node))
          function = own
        }
        if node.body != nil { readTypes(in: node.declaration?.type, function) }
      case .variable:
        var member = owner
        // `var footer: some View { … }`
        if let type = owner?.type, owner?.function == nil, node.isPartOfView {
          let own = Owner(type: type, function: names[Int(record.text)])
          readFunction(node, own)
          around.append((own, node))
          member = own
        }
        if mayMakeItself || node.mayMakeItsValue { readTypes(in: node.declaration?.type, member) }
        guard let type = owner?.type, node.isStaticLiteral else { continue }
        literals.insert(Self.name(names[Int(record.text)], of: type))
      // `init(content: Content = PriceView())`
      case .parameter: if let value = node.defaultValue { readTypes(in: value, owner) }
      // `dequeue(id) as? PriceCell`
      case .cast: readTypes(in: node.text, owner)
      case .name, .member, .string:
        if record.kind == .string, !node.text.isNameOfType {
          // `"showReviews"`, the identifier of a segue, wherever it is kept.
          if node.text.isIdentifier { always.insert(names[Int(record.text)]) }
          if let selector = node.selector { add(Self.name(selector), owner) }
          continue
        }
        // It is made where it is dequeued.
        if node.text.hasSuffix("Cell"), node.isRegistered { continue }
        let member = Self.member(of: node)
        let use = Use(word: record.text, member: member, owner: around.last?.node.index ?? -1)
        guard seen.insert(use).inserted else { continue }
        // A type that creates itself in its own code is not used by that.
        if declared.contains(record.text), node.ancestors.contains(where: { $0.names(record.text) }) { continue }
        var name = names[Int(record.text)]
        if let member {
          let type = name
          name = Self.name(names[Int(member)], of: type)
          typesOfMembers[name] = type
          // `dequeueReusableCell(withIdentifier: PriceCell.id)` makes one.
          if node.isDequeued { add(type, owner) }
        }
        add(name, owner)
      default: break
      }
    }
  }

  /// `height` of `Row` in `Row.height`.
  private static func member(of node: Node) -> Int32? {
    guard node.kind == .name, node.text.startsWithCapital, let parent = node.parent, parent.kind == .member,
      parent.firstChild == node
    else { return nil }
    return parent.symbol
  }

  private mutating func add(_ name: Name, _ owner: Owner?) {
    if let owner { byOwner[owner, default: []].insert(name) } else { always.insert(name) }
  }

  /// `let row: Row = .init()`, `@Injected var store: Store`: the type is in an annotation.
  private mutating func readTypes(in annotation: String?, _ owner: Owner?) {
    for word in (annotation ?? "").split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
    where word.first?.isUppercase == true { add(Self.name(word), owner) }
  }

  /// `Screen<Row>` and `typealias Cell = Row` stand where the tree has no nodes.
  mutating func readTypes(outsideOfNodes tree: SourceTree, isWhole: Bool = false) {
    var word: [UInt8] = []
    // Of angle brackets in the line.
    var depth = 0
    var isAlias = false
    // `case reviews = "showReviews"`: raw values are names, too.
    var isCase = false
    var isRawValue = false
    for byte in tree.bytes {
      if byte.isPartOfName {
        word.append(byte)
        continue
      }
      if !word.isEmpty {
        if isRawValue || isWhole || isAlias || depth > 0, isRawValue || word[0].isCapital {
          always.insert(Self.name(String(decoding: word, as: UTF8.self)))
        }
        if word.count == 9, word.elementsEqual("typealias".utf8) { isAlias = true }
        if word.count == 4, word.elementsEqual("case".utf8) { isCase = true }
        word.removeAll(keepingCapacity: true)
      }
      switch byte {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth = max(0, depth - 1)
      case UInt8(ascii: "="): isRawValue = isCase
      case UInt8(ascii: "\n"): (depth, isAlias, isCase, isRawValue) = (0, false, false, false)
      default: break
      }
    }
  }

  private mutating func readType(_ node: Node, _ name: Name) {
    guard let declaration = node.declaration else { return }
    var type = types[name] ?? OwnType()
    if declaration.typeKind != .extension { type.isDeclared = true }
    if !Self.open.isDisjoint(with: declaration.modifiers) { type.isPublic = true }
    if !Self.shared.isDisjoint(with: declaration.attributes) { type.isMadeByOthers = true }
    for inherited in declaration.inherits {
      if Self.startedBySystem.contains(inherited) { type.isMadeByOthers = true }
      if inherited.hasPrefix("UI"), KnownClasses.contains(inherited) {
        type.isOfUIKit = true
      } else if inherited == "View" {
        type.isView = true
      } else if Self.namesCallbacks(inherited) {
        type.isCalledBack = true
      } else if !KnownProtocols.contains(inherited), inherited != "NSObject" {
        type.inherits.insert(Self.name(inherited))
      }
    }
    types[name] = type
  }

  private mutating func readFunction(_ node: Node, _ owner: Owner) {
    let modifiers = node.declaration?.modifiers ?? []
    var function = functions[owner] ?? OwnFunction()
    if node.isCalledByOthers { function.isCalledByOthers = true }
    if !Self.open.isDisjoint(with: modifiers) { function.isPublic = true }
    if Self.requirements.contains(node.text) || Self.delegates.contains(where: node.text.hasPrefix) {
      function.isCallback = true
    }
    if modifiers.contains("static") || modifiers.contains("class")
      || node.eachChild.contains(where: { $0.kind == .parameter })
    {
      function.isLikeCallback = true
    }
    functions[owner] = function
  }

  /// What methods of UIKit's delegates and data sources begin with.
  private static let delegates = [
    "tableView", "collectionView", "scrollView", "textField", "textView", "pickerView", "searchBar", "numberOf",
    "sectionIndexTitles", "indexTitles", "viewForZooming", "gestureRecognizer", "navigationController", "tabBar",
    "imagePickerController", "documentPicker", "pageViewController", "presentationController", "presentationCount",
    "presentationIndex", "adaptivePresentationStyle", "animationController", "interactionController",
    "prepareForPopover", "popoverPresentation", "updateSearchResults", "willPresentSearch", "didPresentSearch",
    "willDismissSearch", "didDismissSearch", "presentSearch", "contextMenuInteraction", "dropInteraction",
    "dragInteraction", "pointerInteraction", "splitViewController", "primaryViewController", "application", "sceneDid",
    "sceneWill", "alertView", "actionSheet", "webView", "colorPicker", "fontPicker", "printInteraction", "calendarView",
    "cloudSharing", "toolbar", "largeContentViewer", "scribbleInteraction", "mailCompose", "messageCompose",
    "findInteraction", "layoutManager",
  ]
  /// Methods that other protocols of UIKit and SwiftUI ask for.
  private static let requirements: Set<String> = [
    "body", "makeBody", "makeUIView", "updateUIView", "makeUIViewController", "updateUIViewController",
    "makeCoordinator",
    "dismantleUIView", "dismantleUIViewController", "path", "inset", "sizeThatFits", "placeSubviews", "makeCache",
    "updateCache", "animateTransition", "transitionDuration", "position", "canHandle", "scene", "windowScene",
    "selectionDidChange", "paste",
  ]

  private static let open: Set<String> = ["public", "open", "package"]
  private static let shared: Set<String> = ["main", "UIApplicationMain", "objc", "objcMembers"]
  private static let startedBySystem: Set<String> = [
    "App", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
  ]
  /// Of SwiftUI. Types that adopt them are created by name.
  private static let viewProtocols: Set<String> = [
    "ViewModifier", "UIViewRepresentable", "UIViewControllerRepresentable", "ButtonStyle", "PrimitiveButtonStyle",
    "ToggleStyle", "LabelStyle", "TextFieldStyle", "ProgressViewStyle", "MenuStyle", "GroupBoxStyle", "Shape",
    "InsettableShape", "Layout",
  ]

  private static func namesCallbacks(_ inherited: String) -> Bool {
    viewProtocols.contains(inherited) || inherited.hasPrefix("UI") && inherited.hasSuffix("Delegate")
      || inherited.hasPrefix("UI") && inherited.hasSuffix("DataSource")
  }
}

extension UInt8 {
  /// Of a name; all that is beyond ASCII is.
  var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: isCapital
    }
  }

  var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}

extension String {
  /// Nothing but letters, digits and underscores.
  var isIdentifier: Bool { !isEmpty && utf8.count < 64 && utf8.allSatisfy(\.isPartOfName) }

  /// `"PriceCell"`: a text that may be the name of a class.
  var isNameOfType: Bool {
    startsWithCapital && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

extension Node {
  /// `open` of `Selector("open:")`, and of `action: "open:"` in old code.
  fileprivate var selector: Substring? {
    let isGiven = ["action", "selector"].contains(label)
    guard
      isGiven || parent?.kind == .call && parent?.calledName?.hasSuffix("Selector") == true
        || parent?.calledName == "NSSelectorFromString"
    else { return nil }
    return text.prefix { $0 != ":" }
  }

  /// Of a parameter, as written.
  fileprivate var defaultValue: String? {
    guard let sign = tree.bytes[start..<end].firstIndex(of: UInt8(ascii: "=")) else { return nil }
    return String(decoding: tree.bytes[(sign + 1)..<end], as: UTF8.self)
  }

  /// `table.register(PriceCell.self, forCellReuseIdentifier: PriceCell.id)`, `register(UINib(nibName: "PriceCell", bundle: nil))`.
  fileprivate var isRegistered: Bool {
    ancestors.prefix(4).contains { $0.kind == .call && $0.calledName?.hasPrefix("register") == true }
  }

  fileprivate var isDequeued: Bool {
    ancestors.prefix(3).contains { $0.kind == .call && $0.calledName?.hasPrefix("dequeue") == true }
  }

  fileprivate func names(_ type: Int32) -> Bool { kind == .type && symbol == type }

  /// What SwiftUI shows only where code names it.
  fileprivate var isPartOfView: Bool {
    kind == .variable && parent?.kind == .type && declaration?.type?.contains("some View") == true && text != "body"
  }

  /// `let row: Row = find()`, `@Injected var row: Row`.
  fileprivate var mayMakeItsValue: Bool {
    firstChild != nil || declaration?.attributes.contains { $0 != "IBOutlet" } == true
  }

  /// `static let height = 44`.
  fileprivate var isStaticLiteral: Bool {
    guard parent?.kind == .type, declaration?.modifiers.contains("static") == true else { return false }
    return [.string, .number].contains(initialValue?.kind)
  }
}
