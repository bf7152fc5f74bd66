import A11yCommand
import A11yCore
import A11yFormats
import Glibc

/// Where `--strings` finds the texts for a document: one file for all, or a folder with one of each document's name.
struct StringsFiles {
  private let path: String
  private let language: String?

  /// - Parameter language: nil when the name of the `.lproj` folder tells it.
  init(_ path: String, language: String?) {
    self.path = path
    self.language = language ?? Self.language(of: path)
  }

  /// Nil when the folder has no file for this document: its texts are then those of the document itself.
  func table(for document: String) throws -> StringsTable? {
    var file = path
    if isFolder {
      let name = document.split(separator: "/").last ?? ""
      let stem = name.split(separator: ".").first ?? name
      file = path + "/" + stem + ".strings"
      guard access(file, F_OK) == 0 else { return nil }
    }
    do {
      return try StringsTable(bytes: InputFile.read(file), language: language)
    } catch let error as ReadingError {
      let mistake = error.mistakes.first
      let place = mistake?.location.map { ":\($0.line):\($0.column)" } ?? ""
      throw Failure("\(file.escapedForDisplay)\(place): error: \(mistake?.message ?? "")")
    }
  }

  private var isFolder: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// `de` for `App/de.lproj/Main.strings`; `Base.lproj` is in no one language.
  private static func language(of path: String) -> String? {
    let folder = path.split(separator: "/").last { $0.hasSuffix(".lproj") }
    guard let name = folder?.dropLast(6), name != "Base" else { return nil }
    return String(name)
  }
}
