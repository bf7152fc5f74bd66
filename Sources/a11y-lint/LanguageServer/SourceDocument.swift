import A11yCommand
import A11yConfiguration
import A11yCore
import A11yPlatform
import A11ySourceRules

/// An open Swift file and what is wrong with it.
struct SourceDocument: ServedDocument {
  let path: FilePath
  let text: ServedText
  private(set) var diagnostics: [ServedDiagnostic] = []
  private var fix: () -> [UInt8]? = { nil }

  /// A file that is not checked.
  init(path: FilePath, text: ServedText) {
    self.path = path
    self.text = text
  }

  init(
    path: FilePath, text: ServedText, _ source: SourceFile, _ input: FileInput, _ audit: SourceAudit
  ) {
    self.path = path
    self.text = text
    // Deeply nested source takes more stack than this thread has.
    let found = Threads.run(stackSize: SourceTree.stackSize) {
      FileAudit.answer(of: source, as: input, by: audit, today: DayOption.today)
    }
    guard let (audited, answer) = found else { return }
    let lineEnd = text.lineEnd
    diagnostics = audited.result.findings.map { finding in
      var diagnostic = ServedDiagnostic(finding)
      let line = SourceLocation(line: Int(finding.location.line), column: 1)
      let comment = "// a11y:disable:next \(finding.rule) - "
      diagnostic.suppression = Finding.Edit(
        start: line, end: line,
        replacement: text.indentation(ofLine: Int(line.line)) + comment + lineEnd)
      return diagnostic
    }
    diagnostics += audited.result.omissions.map {
      ServedDiagnostic(.information, $0.message, at: text.token(at: $0.location))
    }
    let edits = answer.edits
    if edits.isEmpty { return }
    fix = {
      Threads.run(stackSize: SourceTree.stackSize) {
        let sound = Fixes.sound(edits, in: source)
        return sound.isEmpty ? nil : Fixes.apply(sound, to: source)
      } ?? nil
    }
  }

  func changes(in lines: ClosedRange<Int>) -> [ServedDiagnostic] {
    diagnostics.filter { lines.contains(Int($0.range.start.line)) }
  }

  func fixed() -> [UInt8]? { fix() }
}
