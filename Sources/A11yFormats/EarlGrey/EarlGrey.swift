public import A11yCore

/// What EarlGrey, and Detox until 2020, print of the elements on the screen:
/// `<UIButton:0x7f89; AX=Y; AX.label='Go'; AX.frame={{0, 0}, {30, 30}}; AX.traits='UIAccessibilityTraitButton'>`.
///
/// The richest of the plain-text dumps: labels, hints, values and traits as assistive technology receives them.
public enum EarlGrey: ScreenFormat {
  public static let name = "earlgrey"
  public static let summary = "the view hierarchy of EarlGrey and of Detox before version 18"

  /// Everything assistive technology receives; not what a control does, nor how it looks.
  public static let source = Screen.Source(
    format: name, level: .runtime, lacks: [.actions, .placeholder, .colors, .font])

  public static func recognizes(_ content: Content) -> Bool {
    guard let lines = content.lines else { return false }
    return lines.contains { line in
      guard let head = ObjectHead(line) else { return false }
      let rest = ByteScanner(line.bytes, at: line.bytes.startIndex + head.length)
      return rest.follows("; AX=") || rest.follows("; isAccessible=") || rest.follows("; AX.")
    }
  }

  public static func read(_ content: Content, options: ReadingOptions) throws(ReadingError) -> [Screen] {
    guard let lines = content.lines else { throw ReadingError("expected EarlGrey's hierarchy as plain text") }
    let objects = ObjectLine.all(in: lines).filter { ($0["AX"] ?? $0["isAccessible"] ?? $0["AX.traits"]) != nil }
    var nesting = Nesting(maximumDepth: options.maximumDepth)
    let usesBars = objects.contains { $0.head.bars > 0 }
    var entries: [(depth: Int, control: Control)] = []
    for object in objects {
      let depth = try nesting.depth(indent: object.indent(usesBars: usesBars), at: object.head.location)
      entries.append((depth, object.accessibleControl))
    }
    return entries.isEmpty ? [] : [screen(of: entries)]
  }

  /// Several windows of one screen are described one after the other.
  private static func screen(of entries: [(depth: Int, control: Control)]) -> Screen {
    var screen = Screen()
    screen.source = source
    let roots = entries.filter { $0.depth == 0 }.map(\.control)
    let window = roots.first { $0.className?.hasSuffix("Window") == true && $0.isSystem != true }
    screen.kind = window == nil ? .component : .screen
    screen.size = window?.frame?.displaySize
    guard roots.count > 1 else { return ScreenBuilder.screen(screen, of: entries) }
    var root = Control(location: roots[0].location)
    root.className = "UIView"
    root.isElement = false
    return ScreenBuilder.screen(screen, of: [(0, root)] + entries.map { ($0.depth + 1, $0.control) })
  }
}
