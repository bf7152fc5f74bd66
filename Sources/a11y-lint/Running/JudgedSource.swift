import A11yCommand
import A11yConfiguration
import A11yCore
import A11ySourceRules

/// What came of one file, without the file: a run may have more of them than memory.
struct JudgedSource: Sendable {
  var path: FilePath
  var audit: FileAudit
  /// In how many places it is changed.
  var edits = 0
  /// The fixed file, and how it differs, where asked for.
  var fixed: FixedFile?
  var diff = ""
  /// The classes in it that rest on UIKit, where asked for; without findings.
  var classes: [DeclaredClass] = []

  /// What is wanted besides the findings.
  enum Wish: Sendable {
    case nothing, classes
    case fixed(includesUnsafe: Bool)
    case diff(includesUnsafe: Bool)
  }

  /// Judges every file by what its configuration says.
  static func all(in run: inout SourceRun, today: Day, wanting wish: Wish = .nothing) -> [JudgedSource] {
    var audits = SettingsCache<SourceAudit>()
    return run.map(
      prepare: { audits.value(for: $0.settings) { SourceAudit($0.audit(SourceCatalog.rules, today: today)) } },
      begin: { input, source, audit in
        let opening = audit.begin(source)
        return opening.isWhole
          ? .done(JudgedSource(source, input, audit, opening, today, wish)) : .begun(opening)
      },
      finish: { JudgedSource($1, $0, $2, $3, today, wish) })
  }

  private init(
    _ source: SourceFile, _ input: FileInput, _ audit: SourceAudit, _ opening: SourceAudit.FirstPass, _ today: Day,
    _ wish: Wish
  ) {
    let judged = FileAudit.answer(of: source, as: input, by: audit, since: opening, today: today)
    path = input.path
    self.audit = judged.audit
    switch wish {
    case .nothing: break
    case .fixed(let includesUnsafe):
      let edits = judged.answer.edits(in: source, includesUnsafe: includesUnsafe)
      if edits.isEmpty { break }
      self.edits = edits.count
      fixed = FixedFile(
        path: path, original: source.tree.bytes, fixed: Fixes.apply(edits, to: source), count: edits.count)
    case .diff(let includesUnsafe):
      let edits = judged.answer.edits(in: source, includesUnsafe: includesUnsafe)
      self.edits = edits.count
      diff = Fixes.diff(source, edits)
    case .classes: classes = DeclaredClass.all(in: source)
    }
  }
}

extension SourceAudit.Answer {
  /// The edits to make, of which none breaks the file.
  fileprivate func edits(in source: SourceFile, includesUnsafe: Bool) -> [TextEdit] {
    Fixes.sound(includesUnsafe ? edits + unsafeEdits : edits, in: source)
  }
}
