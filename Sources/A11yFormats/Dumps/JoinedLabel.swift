import A11yCore

/// Labels that React Native makes of what a view holds: a view that is no element itself is given the labels of all that
/// is in it, joined by spaces (`RCTRecursiveAccessibilityLabel`), and so is everything around it.
///
/// That its parts are in the dump shows that it is no element: XCUITest does not see into elements of React Native.
/// UIKit and SwiftUI, whose elements it does see into, join labels by commas; Flutter and Compose by line breaks.
enum JoinedLabel {
  /// Longer labels are no element's, and comparing them at every level would take long on purpose.
  private static let longest = 4_000
  /// So much of a label its parts must make up. Some of them are in no dump.
  private static let share = 0.5

  /// - Parameter parts: the labels of everything inside, depth first, and how deep each is.
  static func isJoined(_ label: String, of parts: some Sequence<(label: String, depth: Int)>) -> Bool {
    guard label.utf8.count <= longest, label.contains(" ") else { return false }
    let words = label.split(separator: " ")
    guard words.count > 1 else { return false }
    var position = 0
    var matched = 0
    var count = 0
    var passed: Int?
    for part in parts {
      // What is inside a part that was found makes up that part's label in turn.
      if let depth = passed {
        if part.depth > depth { continue }
        passed = nil
      }
      // The same once more, one level down: most views around it have its label.
      if part.label == label || SpokenText.isBlank(part.label) { continue }
      let own = part.label.split(separator: " ")
      if own == words { continue }
      guard let end = end(of: own, in: words, from: position) else { return false }
      position = end
      matched += own.count
      count += 1
      passed = part.depth
    }
    return count > 1 && Double(matched) >= Double(words.count) * share
  }

  /// A view that was made one element of several texts, which the dump shows all the same: SwiftUI's and Compose's.
  ///
  /// - Parameter parts: the labels of everything inside.
  static func isMerged(_ label: String, of parts: some Sequence<String>) -> Bool {
    guard label.utf8.count <= longest, label.contains(", ") || label.contains("\n") else { return false }
    var labels: [String] = []
    for part in parts where !SpokenText.isBlank(part) {
      labels.append(part)
      if labels.count > mostMerged { return false }
    }
    guard labels.count > 1 else { return false }
    return label == labels.joined(separator: ", ") || label == labels.joined(separator: "\n")
  }

  private static let mostMerged = 12

  /// The position after the first occurrence of a part's words.
  private static func end(of part: [Substring], in words: [Substring], from start: Int) -> Int? {
    guard part.count <= words.count - start else { return nil }
    for position in start...(words.count - part.count) where words[position..<position + part.count].elementsEqual(part)
    {
      return position + part.count
    }
    return nil
  }
}
