public import A11yCore

/// What UIKit prints of a view and everything in it: `po [view recursiveDescription]`.
///
/// Classes, frames and texts as they are visible; nothing of what assistive technology receives.
public enum RecursiveDescription: ScreenFormat {
  public static let name = "recursive-description"
  public static let summary = "UIView's recursiveDescription"

  /// A line that is a view with its frame: `<UIView: 0x7f89; frame = (0 0; 30 30)`.
  public static func recognizes(_ content: Content) -> Bool {
    guard let lines = content.lines else { return false }
    return lines.contains { line in
      guard let head = ObjectHead(line), head.isSpaced else { return false }
      let rest = line.bytes[(line.bytes.startIndex + head.length)...]
      return rest.string.contains("; frame = (")
    }
  }

  public static func read(_ content: Content, options: ReadingOptions) throws(ReadingError) -> [Screen] {
    guard let lines = content.lines else { throw ReadingError("expected a recursive description as plain text") }
    let views = ObjectLine.all(in: lines).filter(isView)
    var assembler = RecursiveDescriptionAssembler(maximumDepth: options.maximumDepth)
    return try assembler.screens(of: views)
  }

  /// Layers stand among the views, each in a line of its own.
  private static func isView(_ object: ObjectLine) -> Bool {
    !object.rest.contains("(layer)") && object["frame"] != nil
  }

  /// A label, a trait or a hint may have been set on any view, and no line would tell.
  public static let source = Screen.Source(
    format: name, level: .views, lacks: [.label, .traits, .value, .hint, .exposure, .actions, .colors, .font])
}
