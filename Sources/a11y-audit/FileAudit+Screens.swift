import A11yCommand
import A11yConfiguration
import A11yCore
import A11yFormats
import A11yPlatform
import A11yReports
import A11yRules

extension FileAudit {
  /// Audits one file; on any thread.
  ///
  /// - Parameters:
  ///   - threads: how many may share the screens, or the rules of a large one. More than eight win nothing there.
  ///   - drawing: where screenshots are, if a page shows the screens.
  init(_ file: ScreenLoader.File, by audit: Audit<AccessibilityTree>, threads: Int, today: Day, drawing: Screenshots?) {
    self.init(
      path: file.path, configuration: file.configuration, settings: file.settings,
      rules: audit.ids, today: today)
    components = file.settings.usedComponents(on: file.screens)
    let suppressions = file.configuration.suppressions
    let entries = entries
    let screens = AccessibilityTree.all(file.screens, threads: threads)
    var audit = audit
    // Of many screens each thread audits some; of one large screen they share the rules.
    let sharesScreens = screens.count >= 2 * threads
    audit.threads = sharesScreens ? 1 : min(8, threads)
    let audits = Threads.map(screens.count, on: sharesScreens ? threads : 1) { [audit] index, _ in
      let accepted = entries.flatMap { suppressions[$0].suppressions(on: screens[index], entry: $0) }
      return (accepted, audit.run(screens[index], file: file.path, accepting: accepted))
    }
    for (screen, (accepted, found)) in zip(screens, audits) {
      if !suppressions.isEmpty { outcomes.append(Outcome(accepted: accepted, outcome: found)) }
      result.add(found)
      guard let drawing else { continue }
      var picture = ScreenPicture(screen, file: file.path)
      drawing.add(to: &picture, of: screen.screen, isOnly: file.screens.count == 1)
      pictures.append(picture)
    }
    result.nameScreens(of: screens)
    result.findEnds(in: file.bytes)
    if let original = file.original {
      result.writeEdits(into: original.bytes, screens: file.screens, reading: original.screens)
      if result.findings.contains(where: \.isFixable) {
        FileFixing(includesUnsafe: false, today: today).check(&result, of: file, original, by: audit, threads)
      }
    }
    result.close(file: file.path)
  }
}

extension AuditResult {
  /// Finds out how far what findings point at reaches.
  mutating func findEnds(in bytes: [UInt8]) {
    if bytes.isEmpty || findings.isEmpty && accepted.isEmpty { return }
    let ends = TokenEnds(bytes)
    for index in findings.indices { findings[index].findEnds(ends) }
    for index in accepted.indices { accepted[index].finding.findEnds(ends) }
  }

  /// Turns repairs into edits of the file; those that cannot be written there are dropped, and words after which the file
  /// cannot be read or another word is wrong.
  mutating func writeEdits(
    into bytes: [UInt8], screens: [Screen], reading: (([UInt8]) throws -> [Screen])? = nil
  ) {
    guard findings.contains(where: { $0.repair != nil }) else { return }
    let editor = omissions.isEmpty ? ScreenEditors.editor(of: bytes, screens: screens) : nil
    let text = editor == nil ? nil : EditedText(bytes)
    var trial = reading.map { WordTrial(bytes, screens, reading: $0) }
    for index in findings.indices {
      guard let repair = findings[index].repair else { continue }
      guard let text, let edit = editor?.edit(repair.change, at: findings[index].location) else {
        findings[index].repair = nil
        continue
      }
      if case .word = repair.change, trial?.improves(edit) == false {
        findings[index].repair = nil
        continue
      }
      findings[index].areEditsSafe = repair.isSafe
      findings[index].edits = [Finding.Edit(edit, in: text)]
    }
  }
}

extension Finding {
  fileprivate mutating func findEnds(_ ends: TokenEnds) {
    end = ends.end(at: location)
    for index in related.indices where related[index].file == nil || related[index].file == file {
      related[index].end = ends.end(at: related[index].location)
    }
  }
}

extension Finding.Edit {
  init(_ edit: TextEdit, in text: EditedText) {
    self.init(
      start: text.location(of: edit.range.lowerBound), end: text.location(of: edit.range.upperBound),
      replacement: edit.replacement)
  }
}

/// The findings of single screens, each by its file's configuration: what is accepted there is no finding.
enum ScreenAudit {
  static func findings(of screen: AccessibilityTree, in file: ScreenLoader.File) -> [Finding] {
    let audit = file.settings.audit(Catalog.rules, today: DayOption.today)
    let suppressions = file.configuration.suppressions
    let entries = file.settings.suppressions.filter { !suppressions[$0].hasEnded(by: DayOption.today) }
    let accepted = entries.flatMap { suppressions[$0].suppressions(on: screen, entry: $0) }
    return audit.run(screen, file: file.path, accepting: accepted).findings
  }
}
