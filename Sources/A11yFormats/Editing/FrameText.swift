import A11yCore

/// Frames as four numbers.
enum FrameText {
  /// Nil for anything but four numbers between commas.
  static func numbers(in text: Substring) -> [Double]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in Double(String(part.filter { !$0.isWhitespace })) }
    return numbers.count == 4 && parts.count == 4 ? numbers : nil
  }

  static func numbers(of frame: Frame) -> [Double] { [frame.x, frame.y, frame.width, frame.height] }

  static func text(of frame: Frame, isCompact: Bool) -> String {
    numbers(of: frame).map(\.points).joined(separator: isCompact ? "," : ", ")
  }
}
