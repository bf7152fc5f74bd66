import A11yCommand
import A11yConfiguration
import A11yCore
import A11yFormats
import A11yNarration
import A11yPlatform
import A11yRules
import ArgumentParser

/// What agents can have done. Answers are short and in pages; nothing is written.
struct AgentTools {
  private let project: ProjectConfiguration
  private let options: ConfigurationOptions
  private var roots: RootFolders

  init(project: ProjectConfiguration, options: ConfigurationOptions, roots: RootFolders) {
    self.project = project
    self.options = options
    self.roots = roots
  }

  mutating func nameRoots(_ uris: [String]) { roots.name(uris) }

  private static let screen: [AgentTool.Field] = [
    .init(
      name: "path", kind: .text,
      meaning: "a file or folder: control tree, outline, dump, storyboard or xib. Either this or 'text'"),
    .init(name: "text", kind: .text, meaning: "the description itself, in any format that 'path' may have"),
  ]

  private static let pages: [AgentTool.Field] = [
    .init(name: "offset", kind: .number, meaning: "where to begin; 'nextOffset' of the answer before"),
    .init(name: "limit", kind: .number, meaning: "how many to answer with: default: 20, at most 100"),
  ]

  static let all: [AgentTool] = [
    AgentTool(
      name: "audit", title: "Audit a screen",
      description: """
        Finds accessibility faults of screens: missing or wrong labels, traits, hints, values, small targets, low contrast, \
        and more. Includes what could not be checked. With a folder of an app, its Swift and Objective-C code is read, too.
        """,
      fields: screen + pages + [
        .init(
          name: "severity", kind: .text, meaning: "the lowest to answer with (default: warning)",
          values: Severity.allCases.map(\.rawValue)),
        .init(name: "reviews", kind: .flag, meaning: "also findings that a person has to review"),
        .init(name: "rule", kind: .text, meaning: "only findings of this rule"),
      ]),
    AgentTool(
      name: "narrate", title: "What VoiceOver says",
      description: "What VoiceOver says for each element of a screen, in its order, one line for each.",
      fields: screen + pages),
    AgentTool(
      name: "find_element", title: "Find an element",
      description: """
        Finds elements by a part of their name, identifier, class or role: place in the file, what VoiceOver says, traits, \
        hint, value and frame.
        """,
      fields: screen + pages + [
        .init(name: "query", kind: .text, meaning: "the part, in upper or lower case", isRequired: true)
      ]),
    AgentTool(
      name: "explain_rule", title: "Explain a rule",
      description: "Why a rule matters, how to fix its findings, its criteria, options and examples.",
      fields: [.init(name: "rule", kind: .text, meaning: "its id, as in the brackets of a finding", isRequired: true)]),
    AgentTool(
      name: "diff", title: "Compare two versions",
      description: "What changed for VoiceOver users between two versions of a screen, with new and fixed findings.",
      fields: [
        .init(name: "old", kind: .text, meaning: "file or folder of the old version", isRequired: true),
        .init(name: "new", kind: .text, meaning: "file or folder of the new version", isRequired: true),
      ]),
    AgentTool(
      name: "fix", title: "Show automatic fixes",
      description: """
        Shows the changes that 'a11y-audit --fix' would make, as a difference to apply; changes no file.
        """,
      fields: [
        .init(name: "path", kind: .text, meaning: "a file or folder", isRequired: true),
        .init(name: "unsafe", kind: .flag, meaning: "also changes that a person has to check"),
      ]),
  ]

  func answer(_ tool: AgentTool, _ arguments: JSONValue?) -> AgentTool.Answer {
    do {
      let arguments = try AgentArguments(arguments, for: tool)
      switch tool.name {
      case "audit": return try audit(arguments)
      case "narrate": return try narrate(arguments)
      case "find_element": return try find(arguments)
      case "explain_rule": return try explain(arguments)
      case "diff": return try diff(arguments)
      default: return try fix(arguments)
      }
    } catch {
      let message = (error as? AgentFault)?.message ?? (error as? Failure)?.message
      return AgentTool.Answer(text: (message ?? "it could not be read: \(error)").safeForConsole, isError: true)
    }
  }

  // MARK: Tools

  private func audit(_ arguments: AgentArguments) throws -> AgentTool.Answer {
    let lowest = arguments.text("severity").flatMap(Severity.init) ?? .warning
    if let rule = arguments.text("rule"), Catalog.rule(rule) == nil {
      throw AgentFault("unknown rule '\(rule.excerpt())'")
    }
    var (result, unread) = (AuditResult(), [String]())
    try forEachFile(arguments, withCode: true) { file, audit in
      FileAudit(file, by: audit, threads: 1, today: DayOption.today, drawing: nil).result
    } _: { found in
      result.add(found)
    } unread: {
      unread += $0
    }
    result.sort()
    if result.controls == 0 { throw Failure((unread + ["no control was found"]).joined(separator: "\n")) }
    let rule = arguments.text("rule").flatMap { Catalog.rule($0)?.info.id }
    let shown = result.findings.filter { finding in
      (rule == nil || finding.rule == rule)
        && (finding.outcome == .review ? arguments.flag("reviews") : finding.severity >= lowest)
    }.sorted { ($0.outcome == .review ? 1 : 0, $1.severity) < ($1.outcome == .review ? 1 : 0, $0.severity) }
    let reviews = result.findings.count { $0.outcome == .review }
    var heading = Severity.allCases.reversed().map { result.count($0).counted($0.rawValue) }.joined(separator: ", ")
    heading += ", \(reviews) to review, in \(result.elements.counted("element"))"
    heading += " of \(result.screens.counted("screen"))"
    let missing = result.notChecked.flatMap { rule, facts in facts.map { (rule, $0.key.absence, $0.value) } }
    if !missing.isEmpty {
      let most = missing.sorted { ($1.2, $0.0) < ($0.2, $1.0) }.prefix(5).map { "\($0.0) on \($0.2) (\($0.1))" }
      heading += "\nnot checked: \(most.joined(separator: ", "))"
    }
    heading += result.omissions.map { "\nincomplete: \($0.file.text):\($0.location.line): \($0.message)" }.joined()
    heading += unread.map { "\nnot read: \($0)" }.joined()
    return page(shown, arguments, heading: heading) { finding in
      let kind = finding.outcome == .review ? "review" : finding.severity.rawValue
      let place = "\(finding.file.text):\(finding.location.line):\(finding.location.column)"
      return "\(place): \(kind): \(finding.subject.description): \(finding.message) [\(finding.rule)]"
        + (finding.isFixable ? " [*]" : "") + "\n  fix: \(finding.fix)"
    }
  }

  private func narrate(_ arguments: AgentArguments) throws -> AgentTool.Answer {
    let narration = try NarrationOptions.parse([])
    var lines: [String] = []
    try forEachScreen(arguments) { screen, file in
      let narrated = narration.narrate(screen, file: file)
      let name = screen.name.map { "\($0), " } ?? ""
      lines += narrated.utterances.enumerated().map { number, spoken in
        "\(name)\(number + 1): \(narrated.line(spoken))  [line \(spoken.element.control.location.line)]"
      }
    }
    return page(lines, arguments, heading: "What VoiceOver says, in its order") { $0 }
  }

  private func find(_ arguments: AgentArguments) throws -> AgentTool.Answer {
    let narration = try NarrationOptions.parse([])
    let query = (arguments.text("query") ?? "").lowercased()
    var found: [String] = []
    try forEachScreen(arguments) { screen, file in
      let narrated = narration.narrate(screen, file: file)
      for (number, spoken) in narrated.utterances.enumerated() {
        let element = spoken.element
        let control = element.control
        let words = [element.name, control.identifier, control.id, control.className, element.role?.rawValue]
        guard words.contains(where: { $0?.lowercased().contains(query) == true }) else { continue }
        var text = "\(file.text):\(control.location.line):\(control.location.column): element \(number + 1)"
        text += "\n  spoken: \(narrated.line(spoken))"
        let facts: [(String, String?)] = [
          ("role", element.role?.rawValue), ("class", control.className), ("identifier", control.identifier),
          ("traits", element.traits.names.joined(separator: ", ")), ("value", control.value), ("hint", control.hint),
          ("frame", element.frame.map { "\($0.x.points), \($0.y.points), \($0.width.points) × \($0.height.points)" }),
        ]
        for (name, value) in facts where value?.isEmpty == false { text += "\n  \(name): \(value ?? "")" }
        found.append(text)
      }
    }
    return page(found, arguments, heading: found.count.counted("element") + " found") { $0 }
  }

  private func explain(_ arguments: AgentArguments) throws -> AgentTool.Answer {
    let name = arguments.text("rule") ?? ""
    guard let rule = Catalog.rule(name) else {
      throw AgentFault("unknown rule '\(name.excerpt())'; resources/list has all of them")
    }
    return AgentTool.Answer(text: RuleExplanation.text(of: rule))
  }

  private func diff(_ arguments: AgentArguments) throws -> AgentTool.Answer {
    let narration = try NarrationOptions.parse([])
    func versions(_ name: String) throws -> [DiffScreen] {
      var screens: [DiffScreen] = []
      var loader = try loader(arguments.text(name) ?? "", sources: nil)
      try loader.forEachFile { file in
        for tree in AccessibilityTree.all(file.screens) {
          screens.append(
            DiffScreen(
              tree: tree, narrated: narration.narrate(tree.screen, file: file.path),
              findings: ScreenAudit.findings(of: tree, in: file), failOn: FailingLevel(nil, or: file.configuration)))
        }
      }
      if screens.isEmpty { throw Failure((loader.unread + ["no control was found"]).joined(separator: "\n")) }
      return screens
    }
    let report = DiffReport(old: try versions("old"), new: try versions("new"))
    if report.screens.isEmpty {
      throw Failure("the two have no screen in common: screens are matched by name and file name")
    }
    return capped(DiffText.write(report))
  }

  private func fix(_ arguments: AgentArguments) throws -> AgentTool.Answer {
    let fixing = FileFixing(includesUnsafe: arguments.flag("unsafe"), today: DayOption.today)
    var text = ""
    try forEachFile(arguments, withCode: true) { file, audit in
      fixing.fix(file, by: audit)?.change.diff ?? ""
    } _: {
      text += $0
    } unread: { _ in
    }
    return text.isEmpty ? AgentTool.Answer(text: "nothing can be fixed automatically") : capped(text)
  }

  // MARK: Reading

  private func loader(_ path: String, sources: [String]?) throws -> ScreenLoader {
    let file = try roots.file(path)
    var input = try InputOptions.parse(["--", file.text])
    input.configuration = options
    return try ScreenLoader(input, project: project, sources: sources)
  }

  private func forEachScreen(_ arguments: AgentArguments, _ body: (Screen, FilePath) -> Void) throws {
    var count = 0
    try forEachFile(arguments, withCode: false) { file, _ in
      file
    } _: { file in
      for screen in file.screens { body(screen, file.path) }
      count += file.screens.count
    } unread: { messages in
      if count == 0, !messages.isEmpty { throw Failure(messages.joined(separator: "\n")) }
    }
    if count == 0 { throw Failure("no control was found") }
  }

  private func forEachFile<Result: Sendable>(
    _ arguments: AgentArguments, withCode: Bool,
    _ work: @escaping @Sendable (ScreenLoader.File, Audit<AccessibilityTree>) -> Result, _ body: (Result) -> Void,
    unread: ([String]) throws -> Void
  ) throws {
    switch (arguments.text("path"), arguments.text("text")) {
    case (let path?, nil):
      var loader = try loader(path, sources: withCode ? [] : nil)
      var audits = SettingsCache<Audit<AccessibilityTree>>()
      try loader.forEachFile(
        jobs: Threads.processors,
        prepare: { audits.value(for: $0) { $0.audit(Catalog.rules, today: DayOption.today) } },
        { file, audit, _ in work(file, audit) }, body)
      try unread(loader.unread)
    case (nil, let text?):
      let (file, audit) = try described(text)
      body(work(file, audit))
    default: throw AgentFault("give either 'path' or 'text'")
    }
  }

  /// A screen that is given as text.
  private func described(_ text: String) throws -> (ScreenLoader.File, Audit<AccessibilityTree>) {
    let path: FilePath = "text"
    let configuration = try project.configuration(for: .working, isFolder: true)
    let settings = configuration.settings(for: project.absolute(path), RuleChoice())
    let screens: [Screen]
    do {
      screens = try Formats.read(Array(text.utf8)).map(settings.applyComponents)
    } catch {
      let lines = error.mistakes.map { "\($0.location.map { "\($0.line):\($0.column): " } ?? "")\($0.message)" }
      throw Failure(lines.joined(separator: "\n"))
    }
    let file = ScreenLoader.File(path: path, screens: screens, configuration: configuration, settings: settings)
    return (file, settings.audit(Catalog.rules, today: DayOption.today))
  }

  // MARK: Answering

  private static let usualLimit = 20
  private static let mostAtOnce = 100
  /// Characters: more would fill what an agent can remember.
  private static let longestAnswer = 20_000

  private func page<Item>(
    _ items: [Item], _ arguments: AgentArguments, heading: String, _ text: (Item) -> String
  ) -> AgentTool.Answer {
    let offset = min(arguments.number("offset") ?? 0, items.count)
    let limit = min(max(1, arguments.number("limit") ?? Self.usualLimit), Self.mostAtOnce)
    var lines: [String] = []
    var length = heading.count
    for item in items[offset...].prefix(limit) {
      let line = text(item)
      length += line.count
      if length > Self.longestAnswer, !lines.isEmpty { break }
      lines.append(String(line.prefix(Self.longestAnswer)))
    }
    let end = offset + lines.count
    var answer = AgentTool.Answer(text: "", total: items.count)
    let range = items.count > lines.count ? "\n\(lines.isEmpty ? 0 : offset + 1) to \(end) of \(items.count):" : ""
    let rest = end < items.count ? ["more with offset \(end)"] : []
    answer.text = ([heading + range] + lines + rest).joined(separator: "\n").safeForConsole
    if end < items.count { answer.nextOffset = end }
    return answer
  }

  private func capped(_ text: String) -> AgentTool.Answer {
    guard text.count > Self.longestAnswer else { return AgentTool.Answer(text: text.safeForConsole) }
    let note = "\n… \(text.count - Self.longestAnswer) more characters; ask for fewer files"
    return AgentTool.Answer(text: text.prefix(Self.longestAnswer).description.safeForConsole + note)
  }
}
