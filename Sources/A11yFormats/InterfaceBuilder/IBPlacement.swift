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
    for variation in owner.children where variation.name == "variation" {
      let isDefault = variation["key"] == "default"
      guard isDefault || display.isNamed && display.matches(variation["key"] ?? "") else { continue }
      for entry in variation.children.filter({ $0["key"] == "constraints" }).flatMap(\.children) {
        guard let id = entry["reference"] else { continue }
        if isDefault, entry.name == "exclude" { excluded.insert(id) }
        if !isDefault, entry.name == "include" { excluded.remove(id) }
      }
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
