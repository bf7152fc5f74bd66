import A11yCore

/// Tells what is painted behind a control: its own background, or what it and its ancestors stand on.
struct Backdrops {
  /// What is known of the ground.
  enum Ground: Equatable {
    case color(RGBColor, Origin)
    /// No color that could be computed with, and why.
    case unclear(String)
    /// The description says nothing about it.
    case unknown
  }

  /// How sure a color is.
  enum Origin {
    case described
    /// The system chooses it.
    case system
    /// One of UIKit's backgrounds, which are the same on every system: white or nearly white in the light appearance.
    case systemBackground
    /// What UIKit gives a table's cell, which many apps take away in code.
    case cell
    /// A custom class may paint over it.
    case guessed
  }

  private let tree: AccessibilityTree
  /// What paints, by place, so that what lies below a control without being around it is found.
  private var painters = FrameGrid()

  /// The appearances to be looked at: light, and those of which the description tells colors.
  let schemes: [ColorValue.Scheme]

  /// With the colors that code sets, where it does.
  private let areInCode: Bool

  init(_ tree: AccessibilityTree, inCode areInCode: Bool = false) {
    self.tree = tree
    self.areInCode = areInCode
    schemes = ColorValue.Scheme.declared(on: tree)
    for element in tree.seen where element.paints { insert(element) }
    // Web pages and maps are the system's, and not among what is seen; they paint all the same.
    for index in tree.screen.controls.indices where tree.reach(of: index) != .hidden {
      let element = tree[index]
      if element.role == .webView || element.role == .map { insert(element) }
    }
  }

  /// What UIKit paints a table's cells with, in plain tables: the table's own color is around them.
  private static let cell = ColorValue.system("systemBackground")

  private func background(of element: Element) -> ColorValue? {
    (areInCode ? element.codeColors?.background : nil) ?? element.appearance.backgroundColor
  }

  private mutating func insert(_ painter: Element) {
    if let frame = painter.control.frame { painters.insert(painter.index, at: frame) }
  }

  /// - Returns: the ground, and how much of the control's own paint is left by its ancestors' alpha.
  func ground(of element: Element, in scheme: ColorValue.Scheme) -> (ground: Ground, alpha: Double) {
    ground(of: element, from: element, alpha: 1, scheme)
  }

  /// - Returns: what is around a control, on which its outline is, and how much of that is left by alpha.
  func surroundings(of element: Element, in scheme: ColorValue.Scheme) -> (ground: Ground, alpha: Double) {
    ground(of: element, from: element.parent, alpha: element.control.alpha ?? 1, scheme)
  }

  private func ground(
    of element: Element, from lowest: Element?, alpha: Double, _ scheme: ColorValue.Scheme
  ) -> (ground: Ground, alpha: Double) {
    var alpha = alpha
    var layers: [RGBColor] = []
    var origin = Origin.described
    var current = lowest
    while let holder = current {
      if let reason = holder.unclearReason(isOwn: holder.index == element.index) { return (.unclear(reason), alpha) }
      if let color = background(of: holder) {
        guard color.resolved(in: scheme) != nil else { return (.unknown, alpha) }
        guard let rgb = color.rgb(in: scheme) else { return (.unclear("a system color"), alpha) }
        guard holder.control.alpha ?? 1 >= 1 else { return (.unclear("a translucent view"), alpha) }
        if color.isSystem(in: scheme) { origin = color.isSystemBackground ? .systemBackground : .system }
        if rgb.alpha > 0 { layers.append(rgb) }
      } else if holder.isTableCell {
        guard let rgb = Self.cell.rgb(in: scheme) else { return (.unclear("a system color"), alpha) }
        layers.append(rgb)
        origin = holder.standsOnOwnColor ? .system : .cell
      } else if !holder.knows(.background), holder.index != element.index {
        origin = .guessed
      }
      alpha *= holder.control.alpha ?? 1
      if layers.last?.alpha ?? 0 >= 1 { break }
      current = holder.parent
    }
    return (settle(layers, origin, on: current ?? element, for: element, scheme), alpha)
  }

  /// What the layers of paint between a holder and an element look like, if nothing else is painted between the two.
  private func settle(
    _ layers: [RGBColor], _ origin: Origin, on holder: Element, for element: Element, _ scheme: ColorValue.Scheme
  ) -> Ground {
    guard let base = layers.last else { return .unknown }
    if base.alpha < 1 { return .unclear("a translucent color") }
    // The last one is the lowest.
    let color = layers.dropLast().reversed().reduce(base) { $1.over($0) }
    guard holder.index != element.index else { return .color(color, origin) }
    guard let frame = element.control.frame ?? element.frame, frame.isValid, tree.geometryIsUsable else {
      // It is not known whether other views are behind the element.
      return .color(color, holder.index == element.parent?.index ? origin : .guessed)
    }
    switch between(holder, element, at: frame, scheme) {
    case .nothing: return .color(color, origin)
    case .color(let color): return .color(color, .described)
    case .unclear(let reason): return .unclear(reason)
    }
  }

  /// What is in an element's place and painted after its holder.
  private enum Between {
    case nothing
    /// A plain view that lies behind all of the element.
    case color(RGBColor)
    case unclear(String)
  }

  private func between(
    _ holder: Element, _ element: Element, at frame: Frame, _ scheme: ColorValue.Scheme
  ) -> Between {
    // What scrolls comes into its place, and what is drawn in an editor is laid out.
    if tree.knows(.layout), holder.role != .scroll, holder.role != .table, holder.role != .list,
      let bounds = holder.control.frame, bounds.area > 0, !bounds.overlaps(frame)
    {
      return .unclear("an area outside its background")
    }
    var behind: [Int] = []
    let isWhole = painters.visit(nearX: frame.midX, y: frame.midY, within: 0) { index in
      let painter = tree[index]
      if index > holder.index, index < element.index, !painter.isAncestor(of: element),
        painter.control.frame.map({ isBehind($0, frame) }) == true
      {
        behind.append(index)
      }
      return false
    }
    guard isWhole else { return .unclear("an area with very many views") }
    guard let top = behind.max() else { return .nothing }
    if let color = plainColor(of: tree[top], behind: frame, in: scheme) { return .color(color) }
    return .unclear(tree[top].role == .image ? "an image" : "another view")
  }

  /// The color of a view that covers the frame with it, whatever code does.
  private func plainColor(of painter: Element, behind frame: Frame, in scheme: ColorValue.Scheme) -> RGBColor? {
    guard !painter.isCustom, painter.role == nil || painter.role == .button, painter.appearance.background == nil,
      painter.control.image == nil, painter.control.alpha ?? 1 >= 1, painter.control.frame?.contains(frame) == true,
      !painter.isChangedInCode(.background), !painter.isChangedInCode(.visibility),
      let color = background(of: painter), case .rgba? = color.resolved(in: scheme), let rgb = color.rgb(in: scheme)
    else { return nil }
    return rgb.alpha >= 1 ? rgb : nil
  }
}

/// What touches a frame by a point is not behind its middle, where text and icons are.
private func isBehind(_ painter: Frame, _ frame: Frame) -> Bool {
  painter.horizontalOverlap(with: frame) > min(2, frame.width / 2)
    && painter.verticalOverlap(with: frame) > min(2, frame.height / 2)
}

extension Element {
  /// It has an image or a color of its own, or may draw whatever its code says.
  fileprivate var paints: Bool {
    if role == .image { return true }
    guard hasAppearance else { return false }
    if case .rgba(_, _, _, 0)? = appearance.backgroundColor { return false }
    return appearance.backgroundColor != nil || appearance.background != nil || appearance.isOpaque == true
  }

  fileprivate var isTableCell: Bool { uikitClass?.name == "UITableViewCell" }

  /// Why its ground has no single color; nil when nothing speaks against one.
  fileprivate func unclearReason(isOwn: Bool) -> String? {
    if let kind = appearance.background { return kind == .blur ? "a blur" : kind == .image ? "an image" : "a gradient" }
    if uikitClass?.name == "UIVisualEffectView" { return "a blur" }
    if !isOwn, role == .image { return "an image" }
    return nil
  }
}

extension ColorValue {
  fileprivate var isSystemBackground: Bool {
    if case .system(let name) = self { name.lowercased().hasSuffix("background") } else { false }
  }
}

extension Element {
  /// A cell of a table that has a color of its own is often made clear in code. On one that is nearly white, such as
  /// #EFEFF4, which Xcode wrote for grouped tables, text that cannot be read on white cannot be read either.
  fileprivate var standsOnOwnColor: Bool {
    let table = ancestors.first { $0.role == .table || $0.role == .list }
    guard let color = table?.appearance.backgroundColor, !color.isSystemBackground else { return false }
    return color.rgb(in: .light).map { $0.alpha < 1 || $0.luminance < 0.7 } ?? true
  }
}
