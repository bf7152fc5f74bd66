import A11yCore

/// The widths and heights that a required constraint fixes, so that no layout changes them.
struct IBFixedSides {
  private struct Side {
    var length: Double
    /// The id of the constraint, by which code or a variation may change it.
    var constraint: String
  }

  private var widths: [String: Side] = [:]
  private var heights: [String: Side] = [:]
  private var varied: Set<String> = []

  /// In points; nil where layout decides.
  func width(of node: XMLNode) -> Double? { node["id"].flatMap { widths[$0]?.length } }

  func height(of node: XMLNode) -> Double? { node["id"].flatMap { heights[$0]?.length } }

  mutating func note(_ constraints: XMLNode, of owner: XMLNode) {
    for constraint in constraints.children where constraint.name == "constraint" {
      guard let item = constraint["firstItem"] ?? owner["id"], isFixing(constraint),
        let length = constraint.number("constant"), length.isFinite, length >= 0
      else { continue }
      let side = Side(length: length, constraint: constraint["id"] ?? "")
      switch constraint["firstAttribute"] {
      case "width": widths[item] = widths[item] ?? side
      case "height": heights[item] = heights[item] ?? side
      default: break
      }
    }
  }

  /// The constraints that only some displays have.
  mutating func noteVariation(_ mask: XMLNode) {
    for entry in mask.children { if let id = entry["reference"] { varied.insert(id) } }
  }

  /// Drops the constraints that code can reach through an outlet, and those that only some displays have.
  mutating func settle(connected: Set<String>) {
    let unsettled = connected.union(varied)
    widths = widths.filter { !unsettled.contains($0.value.constraint) }
    heights = heights.filter { !unsettled.contains($0.value.constraint) }
  }

  /// `==` with a constant, of the highest priority (1000, which is not written), everywhere, and there at run time.
  private func isFixing(_ constraint: XMLNode) -> Bool {
    constraint["secondItem"] == nil && constraint["relation"] == nil && constraint["priority"] ?? "1000" == "1000"
      && constraint.flag("placeholder") != true && constraint.child("variation") == nil
  }
}
