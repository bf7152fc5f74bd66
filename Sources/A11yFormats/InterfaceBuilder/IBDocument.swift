import A11yCore

/// A document and what has to be looked up in it while its views are read: gathered in one pass.
struct IBDocument {
  let root: XMLNode
  let options: ReadingOptions
  let display: IBDisplay
  let isLaunchScreen: Bool
  private let translation: IBTranslation
  private(set) var colors: [String: ColorValue] = [:]
  private(set) var fixedSides = IBFixedSides()
  private(set) var contentSides = IBContentSides()
  private var objects: [String: XMLNode] = [:]
  /// Objects that code can reach by name, and change.
  private var connected: Set<String> = []
  /// By the object to which they lead: the outlets, with the classes that have them.
  private var outlets: [String: [CodeHandle]] = [:]
  /// Positions of the nodes in a stack view, a segmented control or a cell to which an outlet leads, in order, apart.
  private var held: [Range<Int>] = []
  private var fileOwner: String?
  /// The app's own classes, in order.
  private var classes: [OwnClass] = []
  private var excluded: Set<String> = []
  /// Of objects that are hidden on some displays only: whether they are on this one.
  private var hidden: [String: Bool] = [:]
  /// Which views only constraints of other displays place.
  private var placement = IBPlacement()
  /// The labels of cells in one of UIKit's styles.
  private var cellLabels: Set<String> = []
  /// The controllers that a tab bar controller shows.
  private var tabs: Set<String> = []
  /// By the id of a controller: its tab bar item.
  private var tabItems: [String: String] = [:]

  private struct OwnClass {
    let name: String
    /// The nodes that it holds.
    let range: Range<Int>
    /// The class around it; -1 for none.
    let outer: Int
  }

  init(_ root: XMLNode, options: ReadingOptions) {
    self.root = root
    self.options = options
    translation = IBTranslation(options.strings)
    display = IBDisplay(root)
    isLaunchScreen = root.flag("launchScreen") == true
    for node in root.descendants { note(node) }
    // A tab that no controller of this file shows may be shown by code, and code may replace its item.
    for (controller, item) in tabItems where !tabs.contains(controller) { connected.insert(item) }
    fixedSides.settle(connected: connected)
    noteHeld()
  }

  func object(_ id: String?) -> XMLNode? { id.flatMap { objects[$0] } }

  /// An outlet leads to it, so that code may change it before anyone sees it.
  func isConnected(_ node: XMLNode) -> Bool { node["id"].map(connected.contains) ?? false }

  /// Code has a handle on it: an outlet leads to it or to the stack view, segmented control or cell around it, or it has
  /// a tag. Code then may change it before anyone sees it, through `arrangedSubviews` or `viewWithTag(_:)` as well.
  func isReached(_ node: XMLNode) -> Bool {
    if let tag = node["tag"], tag != "0" { return true }
    return isConnected(node) || isHeld(node)
  }

  /// How code reaches it: its outlets, and what names no class.
  func handles(of node: XMLNode) -> [CodeHandle] {
    guard let id = node["id"] else { return [] }
    var handles = outlets[id] ?? []
    if let tag = node["tag"].flatMap({ Int($0) }), tag != 0 {
      let owners: [String?] = owners(of: node)
      handles += (owners.isEmpty ? [nil] : owners).map { CodeHandle(className: $0, path: .tag(tag)) }
    }
    return handles
  }

  /// The app's own classes whose code may look for views in which the node is: the file's owner, its controller, and the
  /// classes of the views around it.
  private func owners(of node: XMLNode) -> [String] {
    var owners: Set<String> = fileOwner.map { [$0] } ?? []
    var index = classes.partitioningIndex { $0.range.lowerBound > node.index } - 1
    while index >= 0 {
      if classes[index].range.contains(node.index) { owners.insert(classes[index].name) }
      index = classes[index].outer
    }
    return owners.sorted()
  }

  private mutating func noteClass(_ name: String, of node: XMLNode) {
    if node["placeholderIdentifier"] == "IBFilesOwner" { return fileOwner = name }
    var outer = classes.count - 1
    while outer >= 0, classes[outer].range.upperBound <= node.index { outer = classes[outer].outer }
    classes.append(OwnClass(name: name, range: node.index..<node.end, outer: outer))
  }

  /// Not part of the screen on the display that is drawn.
  func isExcluded(_ node: XMLNode) -> Bool { node["id"].map(excluded.contains) ?? false }

  /// Its frame is that of a layout in which nothing places it.
  func isPlacedElsewhere(_ node: XMLNode) -> Bool { placement.isPlacedElsewhere(node) }

  /// Nil where the document does not say.
  func isHidden(_ node: XMLNode) -> Bool? { node["id"].flatMap { hidden[$0] } ?? node.flag("hidden") }

  /// A cell in one of UIKit's styles gives it its place and size, whatever is drawn.
  func isPlacedByCell(_ node: XMLNode) -> Bool { node["id"].map(cellLabels.contains) ?? false }

  /// A tab bar controller of this document shows it.
  func isTab(_ controller: XMLNode) -> Bool { controller["id"].map(tabs.contains) ?? false }

  /// A text in the language that was asked for, or else as the document has it.
  func localized(_ text: String?, of node: XMLNode, as property: String) -> String? {
    guard let id = node["id"] else { return text }
    return translation.text(text, ofObject: id, as: property)
  }

  /// The language of an object's texts, once they were asked for; nil for the screen's.
  func language(of node: XMLNode) -> String? { node["id"].flatMap { translation.language(ofObject: $0) } }

  /// The language of one of several texts of an object, once it was asked for; nil for the screen's.
  func language(of node: XMLNode, as property: String) -> String? {
    node["id"].flatMap { translation.language(ofObject: $0, as: property) }
  }

  /// How many of the texts that were read are not in the language that was asked for; nil when all are.
  var untranslated: ReadingNote? { translation.note(at: root.location) }

  private mutating func note(_ node: XMLNode) {
    if let id = node["id"] { objects[id] = objects[id] ?? node }
    if let name = node["customClass"], UIKitClasses.named(name) == nil { noteClass(name, of: node) }
    switch node.name {
    case "outlet", "outletCollection":
      if let destination = node["destination"], let property = node["property"], property != "gestureRecognizers",
        !Self.delegates.contains(property)
      {
        connected.insert(destination)
      }
    case "segue":
      if let destination = node["destination"], node["relationship"] == "viewControllers" { tabs.insert(destination) }
    case "namedColor":
      guard let name = node["name"] else { break }
      colors[name] = options.catalogColors[name] ?? node.child("color").flatMap { ColorValue($0, named: [:]) }
    case "tableViewCell" where node["style"] != nil:
      cellLabels.formUnion([node["textLabel"], node["detailTextLabel"]].compactMap(\.self))
      // Code fills an empty one through the cell.
      for label in node.descendants where label.name == "label" && SpokenText.isBlank(label.string("text")) {
        guard let id = label["id"], cellLabels.contains(id) else { continue }
        connected.insert(id)
        let name = node["textLabel"] == id ? "textLabel" : "detailTextLabel"
        outlets[id, default: []].append(CodeHandle(className: owners(of: node).first, path: .cellLabel(name)))
      }
      noteOutlets(of: node)
      noteLayout(of: node)
    case "constraint", "accessibility", "state", "rect", "color", "fontDescription": break
    default:
      // A custom controller sets its tab's title when it sets its own.
      let tab = IBClasses.isController(node.name) ? node.child(key: "tabBarItem")?["id"] : nil
      if let tab, let controller = node["id"] { tabItems[controller] = tab }
      if let tab, node["customClass"] != nil {
        connected.insert(tab)
        outlets[tab, default: []].append(CodeHandle(className: node["customClass"], path: .tabOfController))
      }
      if IBClasses.isController(node.name), let view = node.child(key: "view")?["id"], let name = node["customClass"] {
        outlets[view, default: []].append(CodeHandle(className: name, path: .outlet("view")))
      }
      noteOutlets(of: node)
      noteLayout(of: node)
    }
  }

  private mutating func noteOutlets(of owner: XMLNode) {
    for outlet in owner.connections("outlet") + owner.connections("outletCollection") {
      guard let destination = outlet["destination"], let property = outlet["property"] else { continue }
      // UIKit's objects ask their delegates, and change nothing about them.
      if owner["customClass"] == nil, Self.delegates.contains(property) { continue }
      outlets[destination, default: []].append(CodeHandle(className: owner["customClass"], path: .outlet(property)))
    }
  }

  private static let delegates: Set<String> = ["delegate", "dataSource", "prefetchDataSource"]

  private mutating func noteHeld() {
    for node in root.descendants where Self.holders.contains(node.name) && isConnected(node) {
      // One within another is held already.
      if node.index >= held.last?.upperBound ?? 0 { held.append(node.index + 1..<node.end) }
    }
  }

  private static let holders: Set<String> = [
    "stackView", "segmentedControl", "tableViewCell", "collectionViewCell",
  ]

  private func isHeld(_ node: XMLNode) -> Bool {
    let next = held.partitioningIndex { $0.upperBound > node.index }
    return next < held.count && held[next].contains(node.index)
  }

  private mutating func noteLayout(of node: XMLNode) {
    if let constraints = node.child("constraints") {
      fixedSides.note(constraints, of: node, on: display)
      contentSides.note(constraints, of: node)
      placement.note(constraints, of: node, on: display)
    }
    if node.name == "stackView" {
      contentSides.noteStack(node)
      fixedSides.noteStack(node)
      placement.noteStack(node)
    }
    noteVariations(of: node)
  }

  /// The default says what is left out, the others what comes back on their displays; the more a variation asks of the
  /// display, the later it decides.
  private mutating func noteVariations(of node: XMLNode) {
    let variations = node.children.filter { $0.name == "variation" }
    guard !variations.isEmpty else { return }
    for variation in variations {
      for mask in variation.children where mask["key"] == "constraints" { fixedSides.noteVariation(mask) }
    }
    let matching = variations.filter { display.matches($0["key"] ?? "") }
    for isDefault in [true, false] {
      for detail in 0...2 {
        for variation in matching where isDefault == (variation["key"] == "default") && Self.detail(variation) == detail
        {
          for mask in variation.children where mask["key"] == "subviews" { apply(mask) }
          if let id = node["id"], let flag = variation.flag("hidden") { hidden[id] = flag }
        }
      }
    }
  }

  private static func detail(_ variation: XMLNode) -> Int {
    min(2, (variation["key"] ?? "").split(separator: "-").count)
  }

  private mutating func apply(_ mask: XMLNode) {
    for entry in mask.children {
      guard let id = entry["reference"] else { continue }
      if entry.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
    }
  }
}
