public import A11yCore

/// One accepted finding. Its rule and its id make it that finding; all else is there to be read.
public struct BaselineEntry: Hashable, Sendable {
  public var rule: String
  /// `FindingIdentity.commonFingerprint`: equal in findings that only their number tells apart.
  public var id: String
  /// A failure later on is not what was accepted.
  public var isReview = false
  /// Where it stood, as reports named it.
  public var file: FilePath
  public var screen: String?
  /// `button "Options"`
  public var control: String
  /// In source, the types and members around it.
  public var declaration: String?
  /// What a control without a name shows and what is next to it: `image "gear", right of "Play"`. Controls that agree in
  /// everything else are told apart by it, as long as it stays.
  public var place: String?
  /// From 1, among those that agree in all of the above.
  public var number = 1

  init(
    rule: String, id: String, isReview: Bool, file: FilePath, screen: String?, control: String,
    declaration: String? = nil, place: String? = nil, number: Int = 1
  ) {
    self.rule = rule
    self.id = id
    self.isReview = isReview
    self.file = file
    self.screen = screen
    self.control = control
    self.declaration = declaration
    self.place = place
    self.number = number
  }

  /// - Parameter id: that of a baseline of another version.
  init(_ finding: Finding, _ identity: FindingIdentity, id: String? = nil) {
    rule = finding.rule
    self.id = id ?? identity.commonFingerprint
    isReview = finding.outcome == .review
    file = finding.file
    screen = finding.screen
    control = finding.subject.plainDescription
    declaration = finding.subject.declaration.flatMap { $0.isEmpty ? nil : $0 }
    place = SubjectDetails(finding.subject).all
  }

  /// `target-size: App/login.json, Login: button "Close"`: safe to print.
  public var description: String {
    let screen = (screen ?? declaration).map { ", \($0.excerpt())" } ?? ""
    return "\(rule.excerpt()): \(file.text.escapedForDisplay)\(screen): \(control.excerpt(limit: 200))\(details)"
  }

  /// ` (image "gear")`
  private var details: String { place.map { " (\($0.excerpt(limit: 200)))" } ?? "" }

  var withoutPlace: BaselineEntry {
    var entry = self
    entry.place = nil
    return entry
  }

  /// The order of a baseline: what is together in the app is together in the file.
  static func precedes(_ a: BaselineEntry, _ b: BaselineEntry) -> Bool {
    if a.file != b.file { return a.file < b.file }
    if a.screen != b.screen { return (a.screen ?? "") < (b.screen ?? "") || a.screen == nil && b.screen == "" }
    if a.declaration != b.declaration { return (a.declaration ?? "") < (b.declaration ?? "") }
    if a.control != b.control { return a.control < b.control }
    if a.place != b.place { return (a.place ?? "") < (b.place ?? "") }
    if a.isReview != b.isReview { return b.isReview }
    return (a.rule, a.id, a.number) < (b.rule, b.id, b.number)
  }
}
