import A11yCore

/// Makes a screen of Detox's elements. A web view's HTML is text in it, and left alone.
struct DetoxReader {
  private typealias Entry = (depth: Int, control: Control)
  private var entries: [Entry] = []

  mutating func screen(of root: XMLNode) -> Screen {
    read(root)
    var screen = Screen()
    screen.source = DetoxXML.source
    let window = entries.first { $0.depth == 1 && $0.control.isSystem != true }?.control
    screen.size = window?.frame?.displaySize
    settleElements()
    return ScreenBuilder.screen(screen, of: entries)
  }

  /// Depth first, with a stack of its own.
  private mutating func read(_ root: XMLNode) {
    var control = Control(location: root.location)
    control.className = "UIView"
    control.isElement = false
    entries = [(0, control)]
    var open: [(children: [XMLNode], next: Int, origin: Point?)] = [(Array(root.children), 0, Point(x: 0, y: 0))]
    while let last = open.indices.last {
      guard open[last].next < open[last].children.count else {
        open.removeLast()
        continue
      }
      let node = open[last].children[open[last].next]
      open[last].next += 1
      let control = self.control(of: node, origin: open[last].origin)
      entries.append((open.count, control))
      open.append((Array(node.children), 0, control.frame?.corner))
    }
  }

  private func control(of node: XMLNode, origin: Point?) -> Control {
    var control = Control(location: node.location)
    let className = node["class"] ?? node.name
    control.className = className
    control.role = ReactNativeClasses.role(of: className)
    // Detox puts one of its own on every view that has none.
    let identifier = node["testID"] ?? node["id"]
    control.identifier = text(identifier?.hasPrefix("detox_temp_") == true ? nil : identifier)
    control.label = text(node["label"])
    control.value = text(node["value"])
    control.text = text(node["text"])
    control.alpha = node["alpha"].flatMap(Double.init(dumped:))
    if node["visibility"] == "invisible" { control.isHidden = true }
    if node["focused"] == "true" { control.isFocused = true }
    UIKitSystemViews.mark(&control, className: className)
    control.frame = frame(of: node, origin: origin)
    control.inferred = [.traits, .exposure]
    return control
  }

  /// `x` and `y` are the superview's; the window has none.
  private func frame(of node: XMLNode, origin: Point?) -> Frame? {
    guard let origin, let width = number(node["width"]), let height = number(node["height"]),
      let x = node["x"].map(number) ?? 0, let y = node["y"].map(number) ?? 0
    else { return nil }
    return Frame(x: origin.x + x, y: origin.y + y, width: width, height: height)
  }

  /// A guess: what UIKit makes an element by itself, and the innermost views that have a label.
  private mutating func settleElements() {
    // React Native joins a container's label from those of what it holds.
    var holdsLabel = Array(repeating: false, count: entries.count)
    var open: [Int] = []
    for index in entries.indices {
      open.removeLast(open.count - min(entries[index].depth, open.count))
      // A web view's own parts are not reported; the bars of its scroll view are all that its container's label names.
      if entries[index].control.label != nil || ReactNativeClasses.isWeb(entries[index].control) {
        // The rest of the way up knows already.
        for ancestor in open.reversed() {
          if holdsLabel[ancestor] { break }
          holdsLabel[ancestor] = true
        }
      }
      open.append(index)
    }
    for index in entries.indices.dropFirst() {
      let control = entries[index].control
      let uikit = control.className.flatMap(UIKitClasses.named)
      let isLabelled = control.label != nil && !holdsLabel[index] && uikit?.role?.isContainer != true
      entries[index].control.isElement = isLabelled || uikit?.isElement == true && uikit?.role?.isInteractive == true
    }
  }

  private func text(_ text: String?) -> String? { text.flatMap { SpokenText.isBlank($0) ? nil : $0 } }

  private func number(_ text: String?) -> Double? { text.flatMap { Double($0) } }
}
