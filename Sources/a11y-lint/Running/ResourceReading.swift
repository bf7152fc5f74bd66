import A11yCommand
import A11yCore
import A11yFormats
import A11ySourceRules
import Synchronization

/// What lies in the folders of a run next to the source. They are searched when a rule asks, and most runs never do.
final class ResourceReading: Sendable {
  private let folders: [String]
  private let faults: Mutex<[AuditResult.Omission]> = Mutex([])

  /// - Parameter inputs: as typed. A file that is named for itself stands for nothing else.
  init(_ inputs: [String]) { folders = inputs.filter { FilePath(argument: $0).isFolder } }

  /// Files that could not be read or are not what they are called, in order.
  var omissions: [AuditResult.Omission] { faults.withLock(\.self) }

  func read() -> SourceResources {
    var resources = SourceResources()
    var paths: Set<FilePath> = []
    var found: [AuditResult.Omission] = []
    for folder in folders {
      // What cannot be looked into was reported when the source was searched for.
      var finder = InputFinder(suffixes: SourceResources.suffixes)
      for file in finder.find(folder) where paths.insert(file.path).inserted {
        // What is no table is the compiler's to report.
        if file.path.components.dropLast().contains(where: { SourceResources.readLanguages.contains(String($0)) }),
          file.path.name.hasSuffix(".strings"), let bytes = try? InputFile.read(file.path),
          let table = try? StringsTable(bytes: bytes, language: nil)
        {
          resources.add(texts: table.entries)
        }
        guard let fault = resources.add(file.path, read: { try? InputFile.read(file.path) }) else { continue }
        let beginning = SourceLocation(line: 1, column: 1)
        found.append(AuditResult.Omission(file: file.path, location: beginning, message: fault))
      }
    }
    faults.withLock { $0 = found }
    return resources
  }
}
