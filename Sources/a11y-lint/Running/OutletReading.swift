import A11yCommand
import A11yCore
import A11yFormats
import A11ySourceRules
import Synchronization

/// Reads the storyboards and xibs in the folders of a run for what their outlets lead to, and all that may make objects of
/// the app's classes besides Swift.
final class OutletReading: Sendable {
  private let folders: [String]
  private let faults: Mutex<[AuditResult.Omission]> = Mutex([])
  private static let suffixes = [".storyboard", ".xib"]
  /// Objective-C makes objects, and `Info.plist` has the classes that the system begins with.
  private static let naming = [".m", ".mm", ".plist"]
  /// Of elements; the deepest document of an app has a twentieth of it.
  private static let deepest = ReadingOptions.largestMaximumDepth

  /// - Parameter inputs: as typed. A file that is named for itself stands for nothing else.
  init(_ inputs: [String]) { folders = inputs.filter { FilePath(argument: $0).isFolder } }

  /// Interface files that could not be read, in order: nothing is known of what is in them.
  var omissions: [AuditResult.Omission] { faults.withLock(\.self) }

  func read() -> InterfaceOutlets {
    var outlets = InterfaceOutlets()
    var paths: Set<FilePath> = []
    var found: [AuditResult.Omission] = []
    for folder in folders {
      var finder = InputFinder(suffixes: Self.suffixes, readsCatalogs: false)
      for file in finder.find(folder) where paths.insert(file.path).inserted {
        do throws(ReadingError) {
          Self.add(try Self.tree(of: file.path), named: file.path.name, to: &outlets)
        } catch {
          let mistake = error.mistakes.first
          found.append(
            AuditResult.Omission(
              file: file.path, location: mistake?.location ?? SourceLocation(line: 1, column: 1),
              message: mistake.map { "does not parse: \($0.message)" } ?? "cannot be read"))
        }
      }
      finder = InputFinder(suffixes: Self.naming)
      for file in finder.find(folder) where paths.insert(file.path).inserted {
        if let bytes = try? InputFile.read(file.path) { outlets.addNames(bytes) }
      }
    }
    faults.withLock { $0 = found }
    return outlets
  }

  private static func tree(of file: FilePath) throws(ReadingError) -> XMLTree {
    guard let bytes = try? InputFile.read(file) else { throw ReadingError([]) }
    return try XMLTree(bytes: bytes, maximumDepth: deepest)
  }

  /// What is in hidden views that no code has by a name, and so cannot show.
  private static func hiddenObjects(of tree: XMLTree) -> Set<String> {
    let outlets = Set(
      tree.root.descendants.lazy.filter { $0.name == "outlet" || $0.name == "outletCollection" }
        .compactMap { $0["destination"] })
    var hidden: Set<String> = []
    var waiting: [(node: XMLNode, isHidden: Bool)] = [(tree.root, false)]
    while let (node, isInside) = waiting.popLast() {
      if isInside, let id = node["id"] { hidden.insert(id) }
      let isHidden = isInside || node["hidden"] == "YES" && node["id"].map(outlets.contains) != true
      for child in node.children { waiting.append((child, isHidden)) }
    }
    return hidden
  }

  private static func add(_ tree: XMLTree, named file: String, to outlets: inout InterfaceOutlets) {
    var objects: [String: XMLNode] = [:]
    var owners: [XMLNode] = []
    for node in tree.root.descendants {
      if let id = node["id"], objects[id] == nil { objects[id] = node }
      if node["customClass"] != nil, node.child("connections") != nil { owners.append(node) }
    }
    let hidden = hiddenObjects(of: tree)
    let scenes = ShownScenes(tree)
    // `PriceCell` of `PriceCell.xib`
    let stem = file.split(separator: ".").first.map(String.init) ?? ""
    for node in scenes.nodes {
      if let name = node["customClass"] { outlets.addClass(name, in: stem) }
    }
    // Scenes of other storyboards, by their identifiers.
    for node in tree.root.descendants where node.name == "viewControllerPlaceholder" {
      if let identifier = node["referencedIdentifier"] { outlets.addReference(identifier) }
    }
    for node in scenes.all where node.name == "collectionViewCell" {
      let leads = node.child("connections")?.children.contains { $0.name == "segue" } == true
      if leads, let name = node["customClass"] { outlets.addCellWithSegue(name) }
    }
    for (id, scene) in scenes.later {
      // Identifiers are those of one file.
      let next = scene.next.map { "\(file)#\($0)" }
      let classes = Set(scene.nodes.compactMap { $0["customClass"] })
      outlets.addScene("\(file)#\(id)", InterfaceOutlets.Scene(classes: classes, next: next))
    }
    for (identifier, id) in scenes.identifiers { outlets.addIdentifier(identifier, of: "\(file)#\(id)") }
    for found in ConnectedButtons(tree, shown: Set(scenes.all.compactMap { $0["id"] })).found {
      guard let className = objects[found.target]?["customClass"] else { continue }
      var button = found.button
      button.file = file
      button.around.append(className)
      outlets.add(button, calling: found.selector, of: className)
    }
    for owner in owners {
      guard let className = owner["customClass"], let connections = owner.child("connections") else { continue }
      for outlet in connections.children where outlet.name == "outlet" {
        guard let property = outlet["property"], let object = outlet["destination"].flatMap({ objects[$0] }) else {
          continue
        }
        var read = InterfaceOutlets.Object(object)
        read.isHidden = object["id"].map(hidden.contains) == true
        outlets.add(read, at: property, of: className)
      }
    }
  }
}

/// The scenes of a storyboard that something shows: its first one, those that code can name, and those that a segue of
/// these leads to. All of a xib.
private struct ShownScenes {
  private(set) var nodes: [XMLNode] = []
  /// Those that only code shows, by controller, with the scenes that their segues lead to.
  private(set) var later: [String: (nodes: [XMLNode], next: [String])] = [:]
  /// What code has to name for a scene to be shown, with the scene's controller.
  private(set) var identifiers: [(identifier: String, controller: String)] = []

  init(_ tree: XMLTree) {
    let scenes = tree.root.child("scenes").map { Array($0.children) } ?? []
    if scenes.isEmpty {
      nodes = tree.root.descendants.map { $0 }
      return
    }
    for scene in scenes {
      let all = scene.descendants.map { $0 }
      guard let id = scene.child("objects")?.children.first(where: { _ in true })?["id"] else {
        nodes += all
        continue
      }
      // Those of the controller itself are performed by code, which has to name them; a library performs its own kinds.
      let controller = scene.child("objects")?.children.first { $0["id"] == id }
      let own = controller?.child("connections").map { Array($0.children) } ?? []
      let performed = own.filter {
        $0.name == "segue" && !["relationship", "embed", "custom"].contains($0["kind"] ?? "")
      }
      let apart = Set(performed.compactMap { $0["id"] })
      let segues = all.filter { $0.name == "segue" && !apart.contains($0["id"] ?? "") }
      later[id] = (all, segues.compactMap { $0["destination"] })
      identifiers += all.compactMap { $0["storyboardIdentifier"] }.map { ($0, id) }
      for segue in performed {
        if let name = segue["identifier"], let destination = segue["destination"] {
          identifiers.append((name, destination))
        }
      }
    }
    let first = tree.root["initialViewController"].flatMap { later[$0] == nil ? nil : $0 }
    // Code that was not read begins with one of them.
    var waiting = first.map { [$0] } ?? (identifiers.isEmpty ? later.keys.sorted() : [])
    while let id = waiting.popLast() {
      guard let scene = later.removeValue(forKey: id) else { continue }
      nodes += scene.nodes
      waiting += scene.next
    }
    identifiers.removeAll { later[$0.controller] == nil }
  }

  /// All that is shown, by code or without it.
  var all: [XMLNode] { nodes + later.values.lazy.flatMap(\.nodes) }
}

/// The buttons of a document that call an action and to which no outlet leads.
private struct ConnectedButtons {
  typealias Found = (button: InterfaceOutlets.Button, selector: String, target: String)

  private(set) var found: [Found] = []
  private let shown: Set<String>
  private let outlets: Set<String>

  init(_ tree: XMLTree, shown: Set<String>) {
    self.shown = shown
    // Those of classes of the app's, in whose code they are; a navigation item has some by itself.
    outlets = Set(
      tree.root.descendants.lazy.filter { $0["customClass"] != nil }
        .compactMap { $0.child("connections") }.flatMap(\.children)
        .filter { $0.name == "outlet" || $0.name == "outletCollection" }.compactMap { $0["destination"] })
    read(tree.root, inside: [])
  }

  /// - Parameter around: the app's classes of the views around.
  private mutating func read(_ node: XMLNode, inside around: [String]) {
    if node["hidden"] == "YES" || node["alpha"] == "0.0" || node.isOneElement { return }
    if node.name == "button" || node.name == "barButtonItem" { add(node, inside: around) }
    let classes = node["customClass"].map { around + [$0] } ?? around
    for child in node.children { read(child, inside: classes) }
  }

  private mutating func add(_ node: XMLNode, inside around: [String]) {
    guard let id = node["id"], shown.contains(id), !outlets.contains(id),
      node["userInteractionEnabled"] != "NO", node["enabled"] != "NO", let connections = node.child("connections"),
      // What a bar button shows instead has a name of its own.
      !node.children.contains(where: { $0["key"] == "customView" || $0.name == "menu" })
    else { return }
    let button = InterfaceOutlets.Button(
      object: InterfaceOutlets.Object(node), file: "", isBarButton: node.name == "barButtonItem", around: around)
    guard !button.object.isNamed, !button.object.isExposed else { return }
    for action in connections.children where action.name == "action" {
      guard let selector = action["selector"], let target = action["destination"] else { continue }
      found.append((button, selector, target))
    }
  }
}

extension XMLNode {
  /// VoiceOver reads it, and not the views in it.
  fileprivate var isOneElement: Bool {
    child("accessibility")?.children.contains { $0["key"] == "isElement" && $0["value"] == "YES" } == true
  }
}

extension InterfaceOutlets.Object {
  fileprivate init(_ node: XMLNode) {
    self.init(isPlain: node["customClass"] == nil)
    className = node["customClass"]
    // What is typed into a field is its value.
    let isField = ["textView", "textField"].contains(node.name)
    let words = ["title", "placeholder", "systemItem"] + (isField ? [] : ["text"])
    isNamed = words.contains { node[$0].map { !SpokenText.isBlank($0) } == true }
    if node.name == "barButtonItem", node["title"] == "Item", node["systemItem"] == nil {
      isNamed = false
      defaultTitle = node["title"]
    }
    needsNoAction =
      node["userInteractionEnabled"] == "NO" || node["enabled"] == "NO"
      || node.child("connections")?.children.contains { $0.name == "action" } == true
    if let type = node["buttonType"],
      ["infoLight", "infoDark", "contactAdd", "detailDisclosure", "close"].contains(type)
    {
      isNamed = true
    }
    isEditable = node.name == "textView" && node["editable"] != "NO" && node["userInteractionEnabled"] != "NO"
    hasImage = node["image"] != nil
    symbol = Self.symbol(in: node)
    for child in node.children where !isField || child["key"] != "text" { note(child) }
    if node.name == "button" { noteDefaultTitle(of: node) }
  }

  private static let newButtonTitle = "Button"

  /// A configuration shows the title of its own, and not that of the state.
  private mutating func noteDefaultTitle(of node: XMLNode) {
    if isNamed || node.child("buttonConfiguration").map({ $0["title"] == nil }) == true { return }
    if node.children.contains(where: { $0["title"] == Self.newButtonTitle }) { defaultTitle = Self.newButtonTitle }
  }

  private static func symbol(in node: XMLNode) -> String? {
    if node["catalog"] == "system", let name = node["image"] { return name }
    return node.children.lazy.filter { $0.name == "imageReference" && $0["catalog"] == "system" }
      .compactMap { $0["image"] }.first
  }

  private mutating func note(_ child: XMLNode) {
    switch child.name {
    case "accessibility":
      if child["label"] != nil || child.children.contains(where: { $0["key"] == "label" }) { isNamed = true }
      isExposed = child.children.contains { $0.name == "accessibilityTraits" || $0.name == "bool" }
    case "state", "buttonConfiguration":
      if let title = child["title"], !SpokenText.isBlank(title), title != Self.newButtonTitle { isNamed = true }
      if child.children.contains(where: { $0.name == "attributedString" || $0.name == "string" }) { isNamed = true }
      if child["image"] != nil || child["backgroundImage"] != nil { hasImage = true }
      if child.children.contains(where: { $0.name == "imageReference" }) { hasImage = true }
      symbol = symbol ?? Self.symbol(in: child)
    case "userDefinedRuntimeAttributes":
      for attribute in child.children {
        guard let key = attribute["keyPath"]?.lowercased() else { continue }
        // `xibLocKey`, `localizedTitle`: a text that code looks up.
        let isKey = key.contains("key") && !key.contains("keyboard")
        let words = ["label", "title", "locali", "text", "a11y", "i18n", "l10n", "transl"]
        if isKey || words.contains(where: key.contains) { isNamed = true }
        if key.contains("trait") || key.contains("isaccessibilityelement") { isExposed = true }
      }
    case "imageReference": hasImage = true
    case "string", "mutableString", "attributedString": isNamed = true
    default: break
    }
  }
}
