import A11yCore

/// The widths and heights that required constraints fix, so that no layout changes them: by a number, by the length of
/// another side that is fixed, or between two lines of a view whose side is fixed.
struct IBFixedSides {
  enum Axis { case horizontal, vertical }

  /// A side of a view, by the view's id.
  private struct Side: Hashable {
    var view: String
    var axis: Axis
  }

  /// `first = second × factor + constant`
  private struct Relation {
    var first: Side
    var second: Side
    var factor: Double
    var constant: Double
    var constraint: String
  }

  /// `first = second + constant` of the same line of two views.
  private struct Pin {
    var first: String
    var second: String
    var constant: Double
    var constraint: String

    var reversed: Pin { Pin(first: second, second: first, constant: -constant, constraint: constraint) }
  }

  /// With the id of the constraint, by which code or a variation may change it; nil of what follows from other sides.
  private var lengths: [Side: (length: Double, constraint: String?)] = [:]
  private var relations: [Relation] = []
  private var pins: [String: [Pin]] = [:]
  private var varied: Set<String> = []

  /// Sides that follow from each other in more steps are not followed.
  private static let steps = 6

  /// In points; nil where layout decides.
  func width(of node: XMLNode) -> Double? { length(.horizontal, of: node, drawn: Frame(node)?.width) }

  func height(of node: XMLNode) -> Double? { length(.vertical, of: node, drawn: Frame(node)?.height) }

  private func length(_ axis: Axis, of node: XMLNode, drawn: Double?) -> Double? {
    guard let id = node["id"], let side = lengths[Side(view: id, axis: axis)] else { return nil }
    if side.constraint == nil, let drawn, abs(drawn - side.length) > Self.deviation { return nil }
    return side.length
  }

  /// Xcode draws what layout computes. What follows here from other sides and is drawn otherwise is decided by something
  /// else, too.
  private static let deviation = 1.0

  mutating func note(_ constraints: XMLNode, of owner: XMLNode, on display: IBDisplay) {
    for constraint in constraints.children where constraint.name == "constraint" {
      guard let item = constraint["firstItem"] ?? owner["id"], let line = constraint["firstAttribute"],
        Self.isRequired(constraint)
      else { continue }
      let id = constraint["id"] ?? ""
      if let axis = Axis(length: line) {
        let side = Side(view: item, axis: axis)
        if let second = constraint["secondItem"] ?? constraint["secondAttribute"].map({ _ in item }) {
          noteRelation(constraint, side, to: second, id)
        } else if let length = Self.constant(constraint, on: display), lengths[side] == nil {
          lengths[side] = (length, id)
        }
      } else if let second = constraint["secondItem"] ?? owner["id"], constraint["secondAttribute"] == line,
        Self.pinned.contains(line), constraint["multiplier"] == nil, constraint.child("variation") == nil
      {
        let pin = Pin(
          first: item, second: second, constant: constraint.number("constant") ?? 0, constraint: id)
        pins[Self.normalized(line), default: []].append(pin)
      }
    }
  }

  private mutating func noteRelation(_ constraint: XMLNode, _ first: Side, to second: String, _ id: String) {
    guard let axis = Axis(length: constraint["secondAttribute"]), constraint.child("variation") == nil,
      let factor = Self.factor(constraint["multiplier"])
    else { return }
    relations.append(
      Relation(
        first: first, second: Side(view: second, axis: axis), factor: factor,
        constant: constraint.number("constant") ?? 0, constraint: id))
  }

  /// A stack view that fills across gives its views its own length.
  mutating func noteStack(_ stack: XMLNode) {
    guard let id = stack["id"], stack["alignment"] ?? "fill" == "fill",
      stack.flag("layoutMarginsRelativeArrangement") != true, let views = stack.child("subviews")?.children
    else { return }
    let across: Axis = stack["axis"] == "vertical" ? .horizontal : .vertical
    for view in views.compactMap({ $0["id"] }) {
      relations.append(
        Relation(
          first: Side(view: view, axis: across), second: Side(view: id, axis: across), factor: 1, constant: 0,
          constraint: ""))
    }
  }

  /// The constraints that only some displays have.
  mutating func noteVariation(_ mask: XMLNode) {
    for entry in mask.children { if let id = entry["reference"] { varied.insert(id) } }
  }

  /// Drops the constraints that code can reach through an outlet, and those that only some displays have; what is left
  /// decides other sides.
  mutating func settle(connected: Set<String>) {
    let unsettled = connected.union(varied)
    lengths = lengths.filter { !unsettled.contains($0.value.constraint ?? "") }
    relations.removeAll { unsettled.contains($0.constraint) }
    relations += pinnedSides(unsettled)
    for _ in 0..<Self.steps where !relations.isEmpty {
      let known = lengths.count
      for relation in relations { follow(relation) }
      if lengths.count == known { return }
    }
  }

  private mutating func follow(_ relation: Relation) {
    if lengths[relation.first] == nil, let second = lengths[relation.second]?.length {
      set(relation.first, second * relation.factor + relation.constant)
    } else if lengths[relation.second] == nil, let first = lengths[relation.first]?.length {
      set(relation.second, (first - relation.constant) / relation.factor)
    }
  }

  private mutating func set(_ side: Side, _ length: Double) {
    if length.isFinite, length >= 0 { lengths[side] = (length, nil) }
  }

  /// Between two pins to the same view.
  private func pinnedSides(_ unsettled: Set<String>) -> [Relation] {
    [("top", "bottom", Axis.vertical), ("leading", "trailing", .horizontal)].flatMap { start, end, axis in
      var starts: [String: [Pin]] = [:]
      for pin in pins[start] ?? [] where !unsettled.contains(pin.constraint) {
        starts[pin.first, default: []].append(pin)
        starts[pin.second, default: []].append(pin.reversed)
      }
      return (pins[end] ?? []).compactMap { pin -> Relation? in
        guard !unsettled.contains(pin.constraint),
          let opposite = starts[pin.first]?.first(where: { $0.second == pin.second })
        else { return nil }
        return Relation(
          first: Side(view: pin.first, axis: axis), second: Side(view: pin.second, axis: axis), factor: 1,
          constant: pin.constant - opposite.constant, constraint: "")
      }
    }
  }

  /// `==`, of the highest priority (1000, which is not written), and there at run time.
  private static func isRequired(_ constraint: XMLNode) -> Bool {
    constraint["relation"] == nil && constraint["priority"] ?? "1000" == "1000"
      && constraint.flag("placeholder") != true
  }

  /// The length on the display for which the document is drawn; nil for what is no length.
  private static func constant(_ constraint: XMLNode, on display: IBDisplay) -> Double? {
    let variations = constraint.children.filter { $0.name == "variation" && display.matches($0["key"] ?? "") }
    let constant = (variations.last ?? constraint).number("constant")
    return constant.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }

  /// `2`, `16:9`
  private static func factor(_ multiplier: String?) -> Double? {
    guard let multiplier else { return 1 }
    let parts = multiplier.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
    let factor = parts.count == 2 ? parts[0] / parts[1] : parts.count == 1 ? parts[0] : .nan
    return factor.isFinite && factor > 0 ? factor : nil
  }

  private static let pinned: Set<String> = ["top", "bottom", "leading", "trailing", "left", "right"]

  private static func normalized(_ line: String) -> String {
    line == "left" ? "leading" : line == "right" ? "trailing" : line
  }
}

extension IBFixedSides.Axis {
  /// The axis of a length.
  fileprivate init?(length attribute: String?) {
    switch attribute {
    case "width": self = .horizontal
    case "height": self = .vertical
    default: return nil
    }
  }
}
