package import A11yCore

/// Writes repairs into a file of one format: the fewest bytes, in the file's own style.
package protocol ScreenEditor: Sendable {
  init(_ text: EditedText)

  /// The change of the file; nil if this control, as it is written, cannot be changed so.
  func edit(_ change: Repair.Change, at location: SourceLocation) -> TextEdit?
}

package enum ScreenEditors {
  /// The editor of a file; nil for formats that other programs write anew each time, and for other encodings than UTF-8.
  ///
  /// - Parameter screens: what was read from these bytes.
  package static func editor(of bytes: [UInt8], screens: [Screen]) -> (any ScreenEditor)? {
    guard bytes.count <= mostBytes, let text = EditedText(bytes) else { return nil }
    switch screens.first?.source.format {
    case InterfaceBuilder.name: return InterfaceBuilderEditor(text)
    case ControlTree.name:
      let first = bytes[text.start...].first { !TextCleaning.isSpace($0) }
      let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
      return isJSON ? ControlTreeEditor(text) : OutlineEditor(text)
    default: return nil
    }
  }

  /// No person's file is larger.
  private static let mostBytes = 16 << 20
}
