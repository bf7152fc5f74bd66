import A11yCore
import A11yNarration

extension HeardElement {
  /// What is said, safe to print; a label of a megabyte is cut.
  var line: String {
    SpokenText.isBlank(spoken) ? "(silent)" : spoken.excerpt(limit: 400)
  }

  /// `tree.json:5:7`
  func place(in file: FilePath) -> String { file.shownPlace(element.control.location) }
}

extension SpeechChange {
  /// Where to look: in the new version, else in the old one.
  func place(in pair: DiffReport.Pair) -> String {
    if let new { return new.place(in: pair.new.narrated.file) }
    return old?.place(in: pair.old.narrated.file) ?? ""
  }
}

extension Finding {
  /// `tree.json:5:7`
  var placeInFile: String { file.shownPlace(location) }

  var verdictWord: String { outcome == .review ? "review" : severity.rawValue }

  /// `button "Options": has no label`
  var predication: String { "\(subject.description): \(message)" }
}
