import A11yCore

/// What the author of the source accepts: `// a11y:disable:next fixed-font - the logo is drawn in this size`.
///
/// `next` and `this` are lines; without either the range ends at `// a11y:enable RULE`; `file` is the whole file. A rule
/// is always named, and the reason is behind ` - `; before it, `until:2030-12-31` is the last day on which it holds.
struct SuppressionComments: Sendable {
  private(set) var all: [Suppression] = []
  /// Comments that say nothing the tool can follow, each with what is wrong.
  private(set) var mistakes: [(place: SourceLocation, message: String)] = []
  /// Where `disable:this` is alone on its line, on which nothing can be found.
  private(set) var standAlone: Set<SourceLocation> = []
  /// By rule: the ranges that reach to the end of the file as far as it was read.
  private var open: [String: [Int]] = [:]

  private static let mark = "a11y:"
  private static let lastDay = "until:"

  init(_ tree: SourceTree) {
    readOwn(tree)
    readSwiftLint(tree)
  }

  private mutating func readOwn(_ tree: SourceTree) {
    let offsets = tree.bytes.withUnsafeBufferPointer { bytes in
      ["a11y", "A11y", "A11Y"].flatMap { bytes.offsets(of: $0) }
    }
    if offsets.isEmpty { return }
    let lines = tree.lines
    var next = 0
    for offset in offsets.sorted() {
      let number = tree.line(of: Int32(clamping: offset))
      // A line is read once, however often it says the word.
      if number < next { continue }
      next = number + 1
      let range = lines[number]
      let text = tree.text(range)
      guard let comment = text.firstRange(of: "// " + Self.mark) ?? text.firstRange(of: "//" + Self.mark) else {
        noteNearMiss(text, number, in: tree)
        continue
      }
      let column = text[..<comment.lowerBound].unicodeScalars.count + 1
      let place = SourceLocation(line: number + 1, column: column)
      if tree.isInString(range.lowerBound + text[..<comment.lowerBound].utf8.count) { continue }
      let command = String(text[comment.upperBound...])
      if command.hasPrefix("disable:this"), SpokenText.isBlank(String(text[..<comment.lowerBound])) {
        standAlone.insert(place)
      }
      read(command, at: place, last: lines.count)
    }
  }

  /// `// A11Y:disable`, `/* a11y:disable */` and `// a11y-lint:ignore`, which suppress nothing.
  private mutating func noteNearMiss(_ text: String, _ number: Int, in tree: SourceTree) {
    // Most lines with the word are not comments, and making the pattern takes longer than this search.
    guard text.firstRange(of: "//") != nil || text.firstRange(of: "/*") != nil else { return }
    let pattern = /(?:\/\/+|\/\*+) *a11y(?:-?(?:lint|audit))?[: -]+(?:disable|ignore|suppress|enable)/.ignoresCase()
    guard let comment = text.firstMatch(of: pattern)?.range else { return }
    if tree.isInString(tree.range(ofLine: number).lowerBound + text[..<comment.lowerBound].utf8.count) { return }
    let column = text[..<comment.lowerBound].unicodeScalars.count + 1
    let place = SourceLocation(line: number + 1, column: column)
    mistakes.append((place, "suppresses nothing; write '// a11y:disable:next RULE - REASON'"))
  }

  private mutating func read(_ text: String, at place: SourceLocation, last: Int) {
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    let command = parts.first.map(String.init) ?? ""
    let rest = parts.count > 1 ? String(parts[1]) : ""
    // ESLint's sign, and what keyboards make of it.
    var dashed = " " + rest
    for sign in [" -- ", " – ", " — "] where dashed.firstRange(of: " - ") == nil {
      if let range = dashed.firstRange(of: sign) { dashed.replaceSubrange(range, with: " - ") }
    }
    let halves = dashed.split(separator: " - ", maxSplits: 1, omittingEmptySubsequences: false)
    let words = (halves.first ?? "").split { $0 == " " || $0 == "," }.map(String.init).filter { $0 != "-" }
    let rules = words.filter { !$0.hasPrefix(Self.lastDay) }
    let until = words.first { $0.hasPrefix(Self.lastDay) }?.dropFirst(Self.lastDay.count)
    let reason = halves.count > 1 ? SpokenText.trimmed(String(halves[1])) : ""
    let line = Int(place.line)
    switch command {
    case "enable": return enable(rules, line)
    case "disable", "disable:next", "disable:this", "disable:file": break
    default:
      mistakes.append(
        (
          place,
          "unknown command 'a11y:\(command.escapedForDisplay)'; expected disable, disable:next, "
            + "disable:this, disable:file or enable"
        ))
      return
    }
    if rules.isEmpty { return mistakes.append((place, "has no rule id")) }
    if reason.isEmpty { mistakes.append((place, "has no reason; write it after the rule id and ' - '")) }
    let lines =
      switch command {
      case "disable:next": line + 1...line + 1
      case "disable:this": line...line
      case "disable:file": 1...max(1, last)
      default: line...max(line, last)
      }
    if lines.upperBound >= last { for rule in Set(rules) { open[rule, default: []].append(all.count) } }
    all.append(
      Suppression(
        rules: rules, scope: .positions(lines), reason: reason, until: until.map(String.init), location: place))
  }

  // MARK: - SwiftLint

  /// What SwiftLint's rules about accessibility are called here.
  private static let swiftLint = [
    "accessibility_label_for_image": ["image-only-button", "image-missing-name"],
    "accessibility_trait_for_button": ["tap-without-trait"],
  ]

  /// `// swiftlint:disable:next accessibility_label_for_image`: a finding that is suppressed for SwiftLint is suppressed here,
  /// too. No reason is required, and SwiftLint itself reports comments that are no longer needed.
  private mutating func readSwiftLint(_ tree: SourceTree) {
    let offsets = tree.bytes.withUnsafeBufferPointer { $0.offsets(of: "swiftlint:") }
    if offsets.isEmpty { return }
    let lines = tree.lines
    var last: [String: Int] = [:]
    for offset in offsets {
      let number = tree.line(of: Int32(clamping: offset))
      let text = tree.text(offset..<lines[number].upperBound)
      let words = text.dropFirst(10).split { $0 == " " || $0 == "," }.map(String.init)
      guard let command = words.first else { continue }
      let named = words.dropFirst().prefix { $0 != "-" }
      if command.hasPrefix("disable"),
        let own = named.first(where: { $0.contains("-") && SourceCatalog.rule($0) != nil })
      {
        let place = SourceLocation(line: number + 1, column: 1)
        mistakes.append(
          (place, "is for SwiftLint and suppresses nothing here; write '// a11y:disable:next \(own) - REASON'"))
      }
      let rules = named.flatMap { Self.swiftLint[$0] ?? [] }
      if rules.isEmpty { continue }
      let line = number + 1
      let covered: ClosedRange<Int>
      switch command {
      case "disable": covered = line...max(line, lines.count)
      case "disable:next": covered = line + 1...line + 1
      case "disable:this": covered = line...line
      case "disable:previous": covered = max(1, line - 1)...max(1, line - 1)
      case "enable":
        for rule in rules { end(last.removeValue(forKey: rule), at: line) }
        continue
      default: continue
      }
      for rule in rules {
        if command == "disable" { last[rule] = all.count }
        let place = SourceLocation(line: line, column: 1)
        all.append(Suppression(rules: [rule], scope: .positions(covered), location: place, isForeign: true))
        guard command != "disable", rule == "image-only-button" else { continue }
        // SwiftLint's finding is at the image, this tool's at the button around it.
        for button in Self.buttons(aroundImagesOn: covered, in: tree) {
          all.append(Suppression(rules: [rule], scope: .positions(button...button), location: place, isForeign: true))
        }
      }
    }
  }

  private static func buttons(aroundImagesOn lines: ClosedRange<Int>, in tree: SourceTree) -> [Int] {
    guard let symbol = tree.symbols["Image"] else { return [] }
    return tree.uses[symbol].lazy.map { Node(tree: tree, index: $0) }.filter { lines.contains(Int($0.location.line)) }
      .flatMap { image in
        image.ancestors.filter { $0.isTypeCall && ImageOnlyButton.controls.contains($0.calledName ?? "") }
          .map { Int($0.location.line) }
      }
  }

  private mutating func end(_ number: Int?, at line: Int) {
    guard let number, case .positions(let lines) = all[number].scope, lines.contains(line) else { return }
    all[number].scope = .positions(lines.lowerBound...line)
  }

  /// Ends the ranges of these rules that are open here.
  private mutating func enable(_ rules: [String], _ line: Int) {
    for index in rules.flatMap({ open.removeValue(forKey: $0) ?? [] }) {
      if case .positions(let lines) = all[index].scope, lines.contains(line), lines.lowerBound < line {
        all[index].scope = .positions(lines.lowerBound...line)
      }
    }
  }
}

extension SourceTree {
  fileprivate func isInString(_ offset: Int) -> Bool {
    let inner = innermost(at: offset)
    return ([inner] + inner.ancestors).contains { $0.kind == .string && $0.start <= offset && offset < $0.end }
  }
}
