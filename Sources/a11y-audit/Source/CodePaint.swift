import A11yCodeBehind
import A11yCore

/// The colors that code gives a control, and what it is on.
struct CodePaint {
  /// Nil if code gives it none that can be read.
  private(set) var colors: CodeColors?
  /// The line that sets the color of its text or a background behind it; nil if no code does.
  private(set) var site: CodeSite?
  /// The background can be read.
  private(set) var isGroundReadable = true
  /// Code sets one color for its text, if any, and that can be read.
  private(set) var areTextColorsReadable = true
  /// All the colors that code sets can be read.
  var isReadable: Bool { isGroundReadable && areTextColorsReadable }

  init() {}

  /// - Parameters:
  ///   - effects: what code does to the control.
  ///   - holders: which controls code has a handle on, or are of an app's own class.
  ///   - owner: the class whose code it is; nil if code has no handle on the control.
  init(
    _ number: Int, on screen: Screen, _ holders: [Bool], _ effects: [CodeEffects], _ owner: String?,
    _ index: CodeIndex, _ assets: AssetColors
  ) {
    var found = CodeColors()
    // A tint is the color of a title that has none of its own, and in a field that of the cursor.
    let isTinted = effects.contains { $0[.tint] != .untouched } && !effects.contains { $0[.color] != .untouched }
    let role = screen.controls[number].kind
    if isTinted, role != .text, role?.isTextInput != true { areTextColorsReadable = false }
    for effect in effects {
      guard let owner, let place = effect[.color].place else { continue }
      site = site ?? CodeSite(owner, place)
      let choices = effect.choices[.color] ?? []
      for color in choices.compactMap(assets.value) where !found.choices.contains(color) {
        found.choices.append(color)
      }
      let isUnread = effect.unreadColors.contains(.color) || choices.contains { assets.value($0) == nil }
      if isUnread { areTextColorsReadable = false }
    }
    if found.choices.count == 1, areTextColorsReadable { found.text = found.choices.removeFirst() }
    if !found.choices.isEmpty {
      found.areChoicesComplete = areTextColorsReadable
      areTextColorsReadable = false
    }
    for view in [number] + screen.ancestors(of: number) {
      let mayBePainted = holders[view] || Self.cell(ofContentView: view, on: screen) != nil
      if mayBePainted, let background = Self.background(of: view, on: screen, index) {
        site = site ?? background.site
        guard let color = background.color.flatMap(assets.value) else {
          isGroundReadable = false
          break
        }
        if view == number { found.background = color }
        if !color.isTranslucent { break }
      } else if let color = screen.controls[view].appearance.backgroundColor, !color.isTranslucent {
        break
      }
    }
    if found != CodeColors() { colors = found }
  }

  /// The class of the cell whose content view it is.
  private static func cell(ofContentView view: Int, on screen: Screen) -> String? {
    guard let cell = screen.parent(of: view), view == cell + 1, screen.controls[cell].kind == .cell else { return nil }
    return screen.controls[cell].className
  }

  /// What code sets as the background of a view.
  private static func background(
    of view: Int, on screen: Screen, _ index: CodeIndex
  ) -> (site: CodeSite, color: CodeColor?)? {
    let control = screen.controls[view]
    for handle in control.id.flatMap({ screen.handles[$0] }) ?? [] {
      guard let name = handle.className, case .outlet(let outlet) = handle.path else { continue }
      let effects = index.outlet(outlet, of: name)
      if let place = effects[.background].place { return (CodeSite(name, place), effects.colors[.background]) }
    }
    if let name = cell(ofContentView: view, on: screen) {
      let effects = index.outlet("contentView", of: name)
      if let place = effects[.background].place { return (CodeSite(name, place), effects.colors[.background]) }
    }
    guard let name = control.className else { return nil }
    let effects = index.object(of: name)
    return effects[.background].place.map { (CodeSite(name, $0), effects.colors[.background]) }
  }
}

extension Control {
  /// What it is by its class, as an interface file names it.
  var kind: Role? { role ?? (superclassName ?? className).flatMap(UIKitClasses.named)?.role }
}
