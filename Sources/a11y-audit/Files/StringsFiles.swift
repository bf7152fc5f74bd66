import A11yCommand
import A11yCore
import A11yFormats

/// Where `--strings` finds the texts for a document: one file for all, or a folder with one of each document's name.
struct StringsFiles {
  private let path: FilePath
  private let language: String?

  /// - Parameter language: nil when the name of the `.lproj` folder tells it.
  init(_ path: FilePath, language: String?) {
    self.path = path
    self.language = language ?? Self.language(of: path)
  }

  /// Nil when the folder has no file for this document: its texts are then those of the document itself.
  func table(for document: FilePath) throws -> StringsTable? {
    var file = path
    if path.isFolder {
      let stem = document.name.split(separator: ".").first ?? ""
      file = path.appending(FilePath("\(stem).strings"))
      guard file.exists else { return nil }
    }
    do {
      return try StringsTable(bytes: InputFile.read(file), language: language)
    } catch let error as ReadingError {
      let mistake = error.mistakes.first
      throw Failure("\(file.shownPlace(mistake?.location)): error: \(mistake?.message ?? "")")
    }
  }

  /// `de` for `App/de.lproj/AuditMain.strings`; `Base.lproj` is in no one language.
  private static func language(of path: FilePath) -> String? {
    let folder = path.components.last { $0.hasSuffix(".lproj") }
    guard let name = folder?.dropLast(6), name != "Base" else { return nil }
    return String(name)
  }
}
