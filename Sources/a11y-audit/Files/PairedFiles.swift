import A11yCommand
import A11yCore

/// The files of a run, for what belongs to another file.
struct PairedFiles: Sendable {
  let files: Set<FilePath>
  let folders: Set<FilePath>

  init(_ inputs: [FileInput]) {
    files = Set(inputs.map(\.input.path))
    folders = Set(files.map(\.folder))
  }
}
