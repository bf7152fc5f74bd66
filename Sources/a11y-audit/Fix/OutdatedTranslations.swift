import A11yCommand
import A11yCore
import A11yFormats
import A11yPlatform

/// Labels and hints that `--fix` changes in a storyboard or xib, and that tables of other languages translate: the tables are left
/// as they are, because nobody's translation can be made up.
struct OutdatedTranslations {
  /// The keys of the changed texts, as Xcode names them.
  private let keys: [String]
  private let path: FilePath

  /// - Parameters:
  ///   - old: what was read from the file before the changes.
  ///   - new: the same afterward, with as many controls.
  init(of path: FilePath, _ old: [Screen], _ new: [Screen]) {
    self.path = path
    var keys: [String] = []
    for (old, new) in zip(old.flatMap(\.controls), new.flatMap(\.controls)) {
      guard let id = old.id, !id.isEmpty, old.id == new.id else { continue }
      if old.label != new.label { keys.append("\(id).accessibilityLabel") }
      if old.hint != new.hint { keys.append("\(id).accessibilityHint") }
    }
    self.keys = keys
  }

  /// A line for each table that has some of the texts.
  var notes: [String] {
    guard !keys.isEmpty, path.folder.hasSuffix(Self.language) else { return [] }
    let stem = path.name.split(separator: ".").first ?? ""
    return languages.flatMap { folder in
      ["strings", "xcstrings"].compactMap { note(of: folder.appending(FilePath("\(stem).\($0)"))) }
    }
  }

  /// Nil for a table that has none, or that cannot be read: other commands tell why.
  private func note(of table: FilePath) -> String? {
    guard table.isFile, let bytes = try? InputFile.read(table) else { return nil }
    let entries = try? StringsTable(bytes: bytes, language: nil).entries
    // A catalog has several languages, and is always UTF-8.
    let text = entries == nil ? String(decoding: bytes, as: UTF8.self) : ""
    let found = keys.filter { entries?[$0] != nil || text.contains("\"\($0)\"") }
    guard !found.isEmpty else { return nil }
    let list = found.map(\.escapedForDisplay).joined(separator: ", ")
    return "\(table.shown): note: the fix of \(path.shown) does not change the translation of \(list); "
      + "correct it by hand"
  }

  private static let language = ".lproj"

  /// The other folders of languages next to the file's.
  private var languages: [FilePath] {
    let parent = path.folder.folder
    let entries = (try? parent.withCString { try FileSystem.entries(of: $0) }) ?? []
    return entries.map { FilePath(bytes: $0.name) }
      .filter { $0.hasSuffix(Self.language) && $0.name != path.folder.name }
      .sorted().map(parent.appending)
  }
}
