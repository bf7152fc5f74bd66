import A11yCore

/// What a view holds, in the order in which it is drawn.
struct IBContents {
  private let node: XMLNode
  private let document: IBDocument
  /// The view's corner on the screen.
  private let corner: Point
  private let frame: Frame?

  init(_ node: XMLNode, document: IBDocument, at corner: Point, frame: Frame?) {
    self.node = node
    self.document = document
    self.corner = corner
    self.frame = frame
  }

  var steps: [IBWalker.Step] {
    switch node.name {
    case "tableView":
      views(keys: ["tableHeaderView"]) + views(in: "prototypes") + sections + views(keys: ["tableFooterView"])
    case "collectionView":
      views(keys: ["sectionHeaderView"]) + views(in: "cells") + views(keys: ["sectionFooterView"])
    case "tableViewCell": listContent + views(keys: ["contentView"])
    case "collectionViewCell", "visualEffectView":
      views(in: "subviews") + views(keys: ["contentView"])
    case "segmentedControl": segments
    case "toolbar": IBBars.items(node.child("items"), at: corner)
    case "tabBar": views(in: "items")
    case "navigationBar":
      node.child("items")?.children.flatMap { IBBars.contents(of: $0, document: document, at: corner) } ?? []
    default: views(in: "subviews")
    }
  }

  private func views(in list: String) -> [IBWalker.Step] {
    node.child(list)?.children.filter { $0["reference"] == nil }.map { .view($0, corner) } ?? []
  }

  private func views(keys: [String]) -> [IBWalker.Step] {
    keys.compactMap { node.child(key: $0) }.filter { $0["reference"] == nil }.map { .view($0, corner) }
  }

  /// Documents give them neither ids nor frames.
  private var segments: [IBWalker.Step] {
    let selected = node.number("selectedSegmentIndex") ?? 0
    let list = node.child("segments")?.children.enumerated().map { ($0.offset, $0.element) } ?? []
    return list.flatMap { index, segment -> [IBWalker.Step] in
      var control = Control(location: segment.location)
      control.role = .segment
      let property = "segmentTitles[\(index)]"
      control.title = document.localized(segment.string("title"), of: node, as: property)
      control.language = document.language(of: node, as: property)
      control.image = segment.image
      control.isEnabled = segment.flag("enabled") ?? node.flag("enabled") ?? true
      if node.flag("momentary") != true { control.isSelected = Double(index) == selected }
      if segment.showsSymbol { control.appearance.isSymbol = true }
      // Code that holds on to the control may fill it.
      let isFilledLater = SpokenText.isBlank(control.title) && control.image == nil && document.isConnected(node)
      if isFilledLater { control.inferred.insert(.label) }
      // Code that reaches the control may change its segments.
      if document.isReached(node) { control.inferred.insert(.connected) }
      return [.begin(control), .end]
    }
  }

  /// The texts of a cell that is configured, not drawn.
  private var listContent: [IBWalker.Step] {
    guard let content = node.children.first(where: { $0.name == "listContentConfiguration" }) else { return [] }
    return ["text", "secondaryText"].flatMap { property -> [IBWalker.Step] in
      guard let text = document.localized(content.string(property), of: node, as: property) else { return [] }
      var label = Control(location: content.location)
      label.className = "UILabel"
      label.text = text
      label.language = document.language(of: node)
      return [.begin(label), .end]
    }
  }

  /// Static sections: a title, cells, a footer. The titles' places follow from those of the cells: documents give
  /// none.
  private var sections: [IBWalker.Step] {
    var steps: [IBWalker.Step] = []
    var bottom = node.child(key: "tableHeaderView").flatMap { Frame($0)?.height } ?? 0
    for section in node.child("sections")?.children.filter({ $0.name == "tableViewSection" }) ?? [] {
      let cells = section.child("cells")?.children.filter { $0["reference"] == nil } ?? []
      let top = cells.first.flatMap { Frame($0)?.y } ?? bottom
      steps += title("headerTitle", of: section, .heading, from: bottom, to: top)
      steps += cells.map { .view($0, corner) }
      bottom = cells.last.flatMap { Frame($0)?.maxY } ?? top
      steps += title("footerTitle", of: section, .text, from: bottom, to: bottom)
    }
    return steps
  }

  private func title(
    _ property: String, of section: XMLNode, _ role: Role, from top: Double, to bottom: Double
  ) -> [IBWalker.Step] {
    guard let text = document.localized(section.string(property), of: section, as: property) else { return [] }
    var title = Control(location: section.location)
    title.role = role
    title.text = text
    title.language = document.language(of: section)
    if let frame {
      title.frame = Frame(x: corner.x, y: corner.y + top, width: frame.width, height: max(0, bottom - top))
    }
    return [.begin(title), .end]
  }
}
