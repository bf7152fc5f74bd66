import A11yCore

/// The sides that nothing but the content decides: what is drawn there is what the app shows, for Xcode draws what layout
/// computes.
///
/// A side is laid out by something else where constraints pin two of its lines, name its length, or a stack view
/// stretches it.
struct IBContentSides {
  /// Lines of a view that constraints place, by the view's id.
  private var lines: [String: Set<Line>] = [:]
  private var lengths: [String: Set<Axis>] = [:]
  /// By the id of a view in a stack view: the stack view, and the axes along which it leaves the view its size.
  private var stacked: [String: (stack: String?, free: Set<Axis>)] = [:]

  enum Axis { case horizontal, vertical }

  private enum Line: String {
    case leading, trailing, centerX, top, bottom, centerY

    var axis: Axis {
      switch self {
      case .leading, .trailing, .centerX: .horizontal
      case .top, .bottom, .centerY: .vertical
      }
    }

    init?(attribute: String?) {
      switch attribute {
      case "leading", "left", "leadingMargin", "leftMargin": self = .leading
      case "trailing", "right", "trailingMargin", "rightMargin": self = .trailing
      case "centerX", "centerXWithinMargins": self = .centerX
      case "top", "topMargin": self = .top
      case "bottom", "bottomMargin": self = .bottom
      case "centerY", "centerYWithinMargins", "baseline", "firstBaseline", "lastBaseline": self = .centerY
      default: return nil
      }
    }
  }

  mutating func note(_ constraints: XMLNode, of owner: XMLNode) {
    for constraint in constraints.children where constraint.name == "constraint" {
      note(constraint, constraint["firstItem"] ?? owner["id"], constraint["firstAttribute"])
      note(constraint, constraint["secondItem"], constraint["secondAttribute"])
    }
  }

  private mutating func note(_ constraint: XMLNode, _ item: String?, _ attribute: String?) {
    guard let item else { return }
    switch attribute {
    case "width": lengths[item, default: []].insert(.horizontal)
    case "height": lengths[item, default: []].insert(.vertical)
    default:
      // An inequality stretches nothing by itself.
      guard let line = Line(attribute: attribute), constraint["relation"] == nil else { return }
      lines[item, default: []].insert(line)
    }
  }

  mutating func noteStack(_ stack: XMLNode) {
    let axis: Axis = stack["axis"] == "vertical" ? .vertical : .horizontal
    let across: Axis = axis == .vertical ? .horizontal : .vertical
    var free: Set<Axis> = []
    if let alignment = stack["alignment"], alignment != "fill" { free.insert(across) }
    if let distribution = stack["distribution"], distribution.hasPrefix("equal") { free.insert(axis) }
    guard let views = stack.child("subviews")?.children else { return }
    for view in views {
      if let id = view["id"] { stacked[id] = (stack["id"], free) }
    }
  }

  /// Whether the content of a view decides a side.
  func decides(_ axis: Axis, of node: XMLNode) -> Bool {
    guard let id = node["id"], node["customClass"] == nil, node.flag("misplaced") != true,
      node.flag("translatesAutoresizingMaskIntoConstraints") == false, IBClasses.isControl(node.name)
    else { return false }
    return isFree(axis, id, depth: 0)
  }

  /// Whether a constraint names the height of a view, or compares it with another.
  func hasNamedHeight(_ node: XMLNode) -> Bool { node["id"].flatMap { lengths[$0] }?.contains(.vertical) == true }

  /// Stack views in each other deeper than this decide for themselves.
  private static let deepest = 8

  private func isFree(_ axis: Axis, _ id: String, depth: Int) -> Bool {
    if lengths[id]?.contains(axis) == true || depth > Self.deepest { return false }
    if let (stack, free) = stacked[id] {
      // A stack view that nothing stretches is as large as what it holds.
      return free.contains(axis) || stack.map { isFree(axis, $0, depth: depth + 1) } ?? false
    }
    guard let lines = lines[id] else { return false }
    let placed = lines.count { $0.axis == axis }
    // Where nothing says how far down a view is, its place is ambiguous, and its height is still that of its content.
    return placed == 1 || placed == 0 && axis == .vertical
  }
}
