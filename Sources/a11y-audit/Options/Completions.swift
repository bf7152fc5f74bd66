import A11yFormats
import ArgumentParser

extension CompletionKind {
  /// What a shell offers for a format. The tool is asked when a person presses Tab, so it costs a run nothing.
  static var format: CompletionKind { .custom { _, _, _ in Formats.all.map { $0.name } } }
}
