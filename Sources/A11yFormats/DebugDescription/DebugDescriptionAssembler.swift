import A11yCore

/// Makes screens of a description's elements.
struct DebugDescriptionAssembler {
  private typealias Entry = (depth: Int, element: DebugDescriptionElement)
  private let maximumDepth: Int

  init(maximumDepth: Int) { self.maximumDepth = maximumDepth }

  func screens(of elements: [(element: DebugDescriptionElement, block: Int)]) throws(ReadingError) -> [Screen] {
    var screens: [Screen] = []
    var nesting = Nesting(maximumDepth: maximumDepth)
    var entries: [Entry] = []
    var block = -1
    for (element, itsBlock) in elements {
      if itsBlock != block { nesting.reset() }
      let depth = try nesting.depth(indent: element.indent, at: element.location)
      if depth == 0, !entries.isEmpty, !goesOn(entries, with: element, isNewBlock: itsBlock != block) {
        screens.append(screen(of: entries))
        entries = []
      }
      block = itsBlock
      entries.append((depth, element))
    }
    if !entries.isEmpty { screens.append(screen(of: entries)) }
    return screens
  }

  /// Whether an element that nothing holds belongs to the screen before: WebDriverAgent describes each window of an app
  /// by itself, and a paste may begin among siblings.
  private func goesOn(_ entries: [Entry], with element: DebugDescriptionElement, isNewBlock: Bool) -> Bool {
    guard element.type != "Application", entries[0].element.type != "Application" else { return false }
    guard isNewBlock else { return true }
    let roots = entries.lazy.filter { $0.depth == 0 }
    // The same object, or a second main window: another snapshot.
    return !roots.contains { root in
      root.element.isMain && element.isMain || root.element.pointer.map { $0 == element.pointer } ?? true
    }
  }

  private func screen(of entries: [Entry]) -> Screen {
    var screen = Screen()
    screen.source = DebugDescription.source
    let application = entries.first { $0.element.type == "Application" }?.element
    screen.name = application?.label.flatMap { SpokenText.isBlank($0) ? nil : $0 }
    screen.kind = application != nil || entries.contains { $0.element.type == "Window" } ? .screen : .component
    screen.size = size(of: entries)
    var controls: [(depth: Int, control: Control)] = []
    let roots = entries.count { $0.depth == 0 }
    if roots > 1 {
      var root = Control(location: entries[0].element.location)
      root.className = "XCUIElementTypeApplication"
      root.isElement = false
      controls.append((0, root))
    }
    var bar: Entry?
    for (index, entry) in entries.enumerated() {
      let hasChildren = index + 1 < entries.count && entries[index + 1].depth > entry.depth
      var control = entry.element.control(hasChildren: hasChildren)
      if hasChildren, isMerged(entry, entries[(index + 1)...]) { control.isElement = true }
      if entry.depth <= bar?.depth ?? -1 { bar = nil }
      if let bar, isTitle(entry, of: bar) { control.traits = (control.traits ?? []).union(.header) }
      if entry.element.type == "NavigationBar" { bar = entry }
      controls.append((entry.depth + (roots > 1 ? 1 : 0), control))
    }
    return ScreenBuilder.screen(screen, of: controls)
  }

  /// A view that was made one element of the texts in it, and holds nothing to act on.
  private func isMerged(_ entry: Entry, _ rest: ArraySlice<Entry>) -> Bool {
    guard entry.element.type == "Other", let label = entry.element.label else { return false }
    let parts = rest.prefix { $0.depth > entry.depth }
    return JoinedLabel.isMerged(label, of: parts.lazy.map { $0.element.label ?? "" })
      && !parts.contains { $0.element.elementType.role?.isInteractive == true }
  }

  /// The title of a navigation bar, which UIKit makes a header and which names the bar.
  private func isTitle(_ entry: Entry, of bar: Entry) -> Bool {
    guard entry.depth == bar.depth + 1, entry.element.traits == nil,
      ["StaticText", "Other"].contains(entry.element.type),
      let label = entry.element.label
    else { return false }
    return label == bar.element.identifier
  }

  /// The main window's, or the first window's that has one, or the application's, which old dumps give.
  private func size(of entries: [Entry]) -> Size? {
    let candidates = entries.lazy.map(\.element).filter { $0.type == "Window" && $0.frame?.displaySize != nil }
    let window = candidates.first { $0.isMain } ?? candidates.first
    return (window ?? entries.first { $0.element.type == "Application" }?.element)?.frame?.displaySize
  }
}
