import A11yCore

// Which lines may have others below them.
extension OutlineReader {
  /// A line that holds no controls.
  struct Leaf {
    /// What it is called: `the text "Total"`.
    var name: String
    var location: SourceLocation
    /// It is a text or a segment, which holds no text and no segment either.
    var isText: Bool
    /// The first control of the screen, at the left edge.
    var isFirstAtEdge: Bool
    /// The indentation of the line before it.
    var indentBefore: Int
  }

  /// A control below a heading, a text, an image or a control that is one element: its line has slipped, and it would be
  /// lost.
  mutating func checkHolder(of indent: Int, at location: SourceLocation) {
    let control = assembler.facts.control
    let role = control.role ?? control.className.flatMap(UIKitClasses.named)?.role
    // A text may hold links.
    guard !hasSlipped, let role, role != .link, let holder = leaves.last ?? nil,
      role.isInteractive || holder.isText && [.text, .heading].contains(role)
    else { return }
    let last = indentation.indentOfLast
    hasSlipped = true
    if holder.isFirstAtEdge {
      let remedy = "indent its line by \(indent.counted("space")), as the next one"
      return lineMistakes.append(.init("\(holder.name) holds no controls; \(remedy)", at: holder.location))
    }
    // The lines around it are where this one is.
    if holder.indentBefore == indent {
      let remedy = "indent its line by \(indent.counted("space")), as the ones before and after it"
      return lineMistakes.append(.init("\(holder.name) holds no controls; \(remedy)", at: holder.location))
    }
    let remedy =
      last == 0
      ? "do not indent this line, as that of \(holder.name) is not"
      : "indent this line by \(last.counted("space")), as that of \(holder.name)"
    lineMistakes.append(.init("\(holder.name) holds no controls; \(remedy)", at: location))
  }

  /// The line that was read, if it holds no controls; nil for others, and for those that say that they do.
  func leaf(indent: Int) -> Leaf? {
    guard let name = nameOfLeaf() else { return nil }
    let control = assembler.facts.control
    let role = control.role ?? control.className.flatMap(UIKitClasses.named)?.role
    let isText = [.text, .heading, .segment].contains(role) && given["isElement"] == nil
    return Leaf(
      name: name, location: control.location, isText: isText,
      isFirstAtEdge: indent == 0 && isFirstControl && hasScreenLine, indentBefore: indentBefore)
  }

  private func nameOfLeaf() -> String? {
    let control = assembler.facts.control
    guard control.isElement != false, assembler.facts.structure.container == nil,
      !control.hasStructure || control.structure.container == nil
    else { return nil }
    // Without a list of segments, the lines below it are the segments.
    if control.className == "UISegmentedControl", given["segments"] != nil {
      return "the UISegmentedControl" + name(of: control)
    }
    guard let role = control.role ?? control.className.flatMap(UIKitClasses.named)?.role else { return nil }
    switch role {
    case .heading, .text, .image:
      guard control.className.map({ $0 == "UILabel" }) ?? true else { return nil }
    case .slider, .switch, .progress, .activity, .pageControl, .segment:
      // A description that names the class, as one made from a running app does, may list its subviews.
      guard given["class"] == nil, control.className == nil, given["isElement"] == nil else { return nil }
    default: return nil
    }
    return "the \(role.words)" + name(of: control)
  }

  private func name(of control: Control) -> String {
    (control.label ?? control.text).map { " \($0.quoted(limit: 40))" } ?? ""
  }
}
