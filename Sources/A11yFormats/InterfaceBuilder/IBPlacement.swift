/// Which views have a frame that no device gives them: the default layout, in which an editor draws them, leaves out all
/// constraints that place them, and the constraints of other displays come with no frame. Such views often lie on each other
/// in the drawing.
struct IBPlacement {
  private enum Axis { case horizontal, vertical }

  /// By axis: the views that some constraint places, in the default layout or only in others.
  private var placed: [Axis: Set<String>] = [:]
  private var placedByOthers: [Axis: Set<String>] = [:]

  func isPlacedElsewhere(_ view: XMLNode) -> Bool {
    guard let id = view["id"], view.flag("translatesAutoresizingMaskIntoConstraints") == false else { return false }
    return placedByOthers.contains { axis, views in views.contains(id) && placed[axis]?.contains(id) != true }
  }

  /// - Parameter owner: the view that holds them.
  mutating func note(_ constraints: XMLNode, of owner: XMLNode, on display: IBDisplay) {
    var excluded: Set<String> = []
    let variations = owner.children.filter { $0.name == "variation" }
    for variation in variations where variation["key"] == "default" {
      excluded.formUnion(Self.constraints("exclude", in: variation))
    }
    for variation in variations where variation["key"] != "default" {
      guard display.isNamed, display.matches(variation["key"] ?? "") else { continue }
      excluded.subtract(Self.constraints("include", in: variation))
    }
    for constraint in constraints.children where constraint.name == "constraint" {
      let isExcluded = constraint["id"].map(excluded.contains) ?? false
      for (item, line) in [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")] {
        guard let view = constraint[item], view != owner["id"], let axis = Self.axis(of: constraint[line] ?? "")
        else { continue }
        if isExcluded { placedByOthers[axis, default: []].insert(view) } else { placed[axis, default: []].insert(view) }
      }
    }
  }

  /// A stack view places what it holds.
  mutating func noteStack(_ stack: XMLNode) {
    for id in stack.child("subviews")?.children.compactMap({ $0["id"] }) ?? [] {
      placed[.horizontal, default: []].insert(id)
      placed[.vertical, default: []].insert(id)
    }
  }

  private static func constraints(_ change: String, in variation: XMLNode) -> [String] {
    variation.children.filter { $0["key"] == "constraints" }.flatMap(\.children).filter { $0.name == change }
      .compactMap { $0["reference"] }
  }

  private static func axis(of line: String) -> Axis? {
    switch line {
    case "leading", "trailing", "left", "right", "centerX", "leadingMargin", "trailingMargin", "leftMargin",
      "rightMargin", "centerXWithinMargins":
      .horizontal
    case "top", "bottom", "centerY", "baseline", "firstBaseline", "topMargin", "bottomMargin", "centerYWithinMargins":
      .vertical
    default: nil
    }
  }
}
