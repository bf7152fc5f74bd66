public import A11yCore

/// An entry of `suppress`: a rule, which controls, and why.
public struct AcceptedFinding: Sendable, Equatable {
  public var rule: String
  public var reason: String
  public var until: Day?
  public var isRecursive: Bool
  /// The configuration file that has it.
  public var file: FilePath
  public var location: SourceLocation
  var identifier: Glob?
  var label: Glob?
  var className: Glob?
  var path: Glob?
  /// Empty for every file.
  var files: [Glob]
  /// The folder that `files` start from.
  var folder: FilePath

  init(_ entry: YAMLValue, folder: FilePath, file: FilePath) {
    rule = entry["rule"]?.text ?? ""
    reason = entry["reason"]?.text ?? ""
    until = entry["until"]?.text.flatMap { Day($0) }
    isRecursive = entry["recursive"]?.text.flatMap(ShapeChecker.flag) ?? false
    identifier = entry["identifier"]?.text.map { Glob($0) }
    label = entry["label"]?.text.map { Glob($0) }
    className = entry["class"]?.text.map { Glob($0) }
    path = entry["path"]?.text.map { Glob($0) }
    files = (entry["file"]?.texts ?? []).compactMap(\.text).map { Glob($0) }
    location = entry.location
    self.folder = folder
    self.file = file
  }

  private static let controls = ["identifier", "label", "class", "path"]

  static let descriptions = (controls + ["file"]).list()

  static func describes(_ entry: YAMLValue) -> Bool { (controls + ["file"]).contains { entry[$0] != nil } }
}

extension AcceptedFinding {
  /// - Parameter path: from the root of the file system.
  public func appliesTo(path: FilePath) -> Bool {
    guard !files.isEmpty else { return true }
    guard let relative = path.relative(to: folder) else { return false }
    return files.contains { $0.matchesPath(relative) }
  }

  public var namesFiles: Bool { !files.isEmpty }

  /// `until` is the last day on which it holds.
  public func hasEnded(by today: Day) -> Bool { until.map { $0 < today } ?? false }

  /// The controls of a screen that it describes, as suppressions of this entry's number.
  public func suppressions(on screen: AccessibilityTree, entry: Int) -> [Suppression] {
    var found: [Suppression] = []
    var paths = ControlPaths(screen)
    var skippedTo = 0
    for index in screen.screen.controls.indices where index >= skippedTo && describes(screen[index], &paths) {
      // What is below a control whose whole content is accepted needs no suppression of its own.
      if isRecursive || namesFilesOnly { skippedTo = screen.screen.descendants(of: index).upperBound }
      found.append(suppression(.positions(index...max(index, skippedTo - 1)), entry: entry))
    }
    return found
  }

  /// As a suppression of this entry's number, for a Swift file.
  public func suppression(entry: Int) -> Suppression { suppression(.findings(isOf), entry: entry) }

  private func suppression(_ scope: Suppression.Scope, entry: Int) -> Suppression {
    Suppression(rules: [rule], scope: scope, reason: reason, location: location, entry: entry)
  }

  /// Whether it is of a finding in source: by its rule, the class it is about and what it is in. Identifiers and names
  /// are the controls' of a screen; an entry that asks for them is of no finding in source.
  private func isOf(_ finding: Finding) -> Bool {
    guard finding.rule == rule, identifier == nil, label == nil else { return false }
    let types = finding.subject.declaration?.split(separator: "/").map(String.init) ?? []
    if let className, !finding.subject.className.matches(className), !types.contains(where: className.matchesWord) {
      return false
    }
    return path?.matchesWholePath(finding.subject.declaration ?? "") ?? true
  }

  private var namesFilesOnly: Bool { identifier == nil && label == nil && className == nil && path == nil }

  private func describes(_ element: Element, _ paths: inout ControlPaths) -> Bool {
    let control = element.control
    if let identifier, !(control.identifier ?? control.id).matches(identifier) { return false }
    if let className, !control.className.matches(className), !(control.className?.lastName).matches(className) {
      return false
    }
    // A nameless control is called after what it shows, as in reports.
    let shown = element.isNameless ? control.title ?? control.text : nil
    if let label, !label.matchesWord(element.name), !shown.matches(label) { return false }
    return path?.matchesWholePath(paths.path(to: element)) ?? true
  }
}

extension String {
  /// Without its module: `IconButton` of `App.IconButton`.
  fileprivate var lastName: String? { split(separator: ".").last.map(String.init) }
}

extension String? {
  fileprivate func matches(_ glob: Glob) -> Bool { map { glob.matchesWord($0) } ?? false }
}
