import A11yCore

extension AccessibilityTree {
  /// What the reader noted while it read the description, as violations.
  ///
  /// - Parameter remedy: what to do about a note in the tool's own format that names no remedy itself.
  func violations(
    of kinds: Set<ReadingNote.Kind>, remedy: (ReadingNote) -> String? = { _ in nil }
  ) -> [Violation] {
    screen.notes.filter { kinds.contains($0.kind) }.map { note in
      let isUncertain = note.kind == .vocabulary || note.kind == .meaning
      var violation = Violation(
        note.control.map { self[$0] }, note.message,
        // The words of a dump are written by a program and cannot be corrected.
        grade: !isCompletable ? .remark : isUncertain ? .full : .minor,
        fix: note.remedy ?? (isCompletable ? remedy(note) : nil),
        // Two mistakes in one control, or in two of one name, are two causes.
        cause: note.message, at: note.location)
      if isCompletable, let word = note.replaced, let replacement = note.replacement {
        violation.repair = .safe(.word(word, to: replacement))
      }
      violation.obscures = isCompletable && isUncertain
      return violation
    }
  }
}
