import A11yCommand
import A11yCore
import A11yFormats
import A11ySourceRules

/// Reads the storyboards and xibs in the folders of a run for what their outlets lead to, and all that may make objects of
/// the app's classes besides Swift.
struct OutletReading {
  private let folders: [String]
  private static let suffixes = [".storyboard", ".xib"]
  /// Objective-C makes objects, and `Info.plist` has the classes that the system begins with.
  private static let naming = [".m", ".mm", ".plist"]
  /// Of elements; the deepest document of an app has a third of it.
  private static let deepest = 512

  /// - Parameter inputs: as typed. A file that is named for itself stands for nothing else.
  init(_ inputs: [String]) { folders = inputs.filter { FilePath(argument: $0).isFolder } }

  /// What does not parse is left out: outlets that lead nowhere are not checked.
  func read() -> InterfaceOutlets {
    var outlets = InterfaceOutlets()
    var paths: Set<FilePath> = []
    for folder in folders {
      var finder = InputFinder(suffixes: Self.suffixes, readsCatalogs: false)
      for file in finder.find(folder) where paths.insert(file.path).inserted {
        guard let bytes = try? InputFile.read(file.path),
          let tree = try? XMLTree(bytes: bytes, maximumDepth: Self.deepest)
        else { continue }
        Self.add(tree, named: Self.stem(of: file.path), to: &outlets)
      }
      finder = InputFinder(suffixes: Self.naming)
      for file in finder.find(folder) where paths.insert(file.path).inserted {
        if let bytes = try? InputFile.read(file.path) { outlets.addNames(bytes) }
      }
    }
    return outlets
  }

  /// `PriceCell` of `Cells/PriceCell.xib`.
  private static func stem(of path: FilePath) -> String { path.name.split(separator: ".").first.map(String.init) ?? "" }

  private static func add(_ tree: XMLTree, named file: String, to outlets: inout InterfaceOutlets) {
    var objects: [String: XMLNode] = [:]
    var owners: [XMLNode] = []
    for node in tree.root.descendants {
      if let id = node["id"], objects[id] == nil { objects[id] = node }
      if node["customClass"] != nil, node.child("connections") != nil { owners.append(node) }
    }
    for node in ShownScenes(tree).nodes {
      if let name = node["customClass"] { outlets.addClass(name, in: file) }
    }
    for owner in owners {
      guard let className = owner["customClass"], let connections = owner.child("connections") else { continue }
      for outlet in connections.children where outlet.name == "outlet" {
        guard let property = outlet["property"], let object = outlet["destination"].flatMap({ objects[$0] }) else {
          continue
        }
        outlets.add(InterfaceOutlets.Object(object), at: property, of: className)
      }
    }
  }
}

/// The scenes of a storyboard that something shows: its first one, those that code can name, and those that a segue of
/// these leads to. All of a xib.
private struct ShownScenes {
  private(set) var nodes: [XMLNode] = []

  init(_ tree: XMLTree) {
    let scenes = tree.root.child("scenes").map { Array($0.children) } ?? []
    if scenes.isEmpty {
      nodes = tree.root.descendants.map { $0 }
      return
    }
    // By controller: its scene, and where its segues lead.
    var contents: [String: [XMLNode]] = [:]
    var targets: [String: [String]] = [:]
    var waiting: [String] = []
    let first = tree.root["initialViewController"]
    for scene in scenes {
      let all = scene.descendants.map { $0 }
      guard let id = scene.child("objects")?.children.first(where: { _ in true })?["id"] else {
        nodes += all
        continue
      }
      contents[id] = all
      targets[id] = all.compactMap { $0.name == "segue" ? $0["destination"] : nil }
      if id == first || all.contains(where: { $0["storyboardIdentifier"] != nil }) { waiting.append(id) }
    }
    // Code that was not read begins with one of them.
    if waiting.isEmpty { waiting = Array(contents.keys) }
    while let id = waiting.popLast() {
      guard let scene = contents.removeValue(forKey: id) else { continue }
      nodes += scene
      waiting += targets[id] ?? []
    }
  }
}

extension InterfaceOutlets.Object {
  fileprivate init(_ node: XMLNode) {
    self.init(isPlain: node["customClass"] == nil)
    // What is typed into a field is its value.
    let isField = ["textView", "textField"].contains(node.name)
    let words = ["title", "placeholder", "systemItem"] + (isField ? [] : ["text"])
    isNamed = words.contains { node[$0].map { !SpokenText.isBlank($0) } == true }
    if let type = node["buttonType"],
      ["infoLight", "infoDark", "contactAdd", "detailDisclosure", "close"].contains(type)
    {
      isNamed = true
    }
    isEditable = node.name == "textView" && node["editable"] != "NO" && node["userInteractionEnabled"] != "NO"
    hasImage = node["image"] != nil
    for child in node.children where !isField || child["key"] != "text" { note(child) }
  }

  private mutating func note(_ child: XMLNode) {
    switch child.name {
    case "accessibility":
      if child["label"] != nil { isNamed = true }
      isExposed = child.children.contains { $0.name == "accessibilityTraits" || $0.name == "bool" }
    case "state", "buttonConfiguration":
      if child["title"].map({ !SpokenText.isBlank($0) }) == true { isNamed = true }
      if child.children.contains(where: { $0.name == "attributedString" || $0.name == "string" }) { isNamed = true }
      if child["image"] != nil || child["backgroundImage"] != nil { hasImage = true }
      if child.children.contains(where: { $0.name == "imageReference" }) { hasImage = true }
    case "userDefinedRuntimeAttributes":
      for attribute in child.children {
        guard let key = attribute["keyPath"]?.lowercased() else { continue }
        if key.contains("accessibilitylabel") || key.contains("title") || key.contains("locali") || key.contains("text")
        {
          isNamed = true
        }
        if key.contains("trait") || key.contains("isaccessibilityelement") { isExposed = true }
      }
    case "string", "mutableString", "attributedString": isNamed = true
    default: break
    }
  }
}
