import A11yCommand
import A11yCore
import A11yFormats
import A11yPlatform
import Synchronization

/// Results of Apple's audit that belong to screens: found by their names, in a folder of exported attachments, or named on the
/// command line.
///
/// `login.audit.json` belongs to `login.json`, `login.xml` or whatever else is `login` in its folder. A test attaches `login.audit`
/// next to `login`. `test-results.json` (or `tests.json`), in the folder of the attachments or in the one above it, has the failures
/// of its tests, and belongs to the screen that its test attached; of several, to the one that has the control.
final class AppleAuditFiles: Sendable {
  static let ending = ".audit"
  private static let suffix = ".audit.json"
  private static let resultNames = ["test-results.json", "tests.json"]
  private static let mostBytes = 64 << 20

  private let manifests: AttachmentManifests
  /// Of test results, by the folder of the attachments and the file of the screen in it.
  private let results = Mutex<[FilePath: [String: [ReportedIssue]]]>([:])

  init(_ manifests: AttachmentManifests) { self.manifests = manifests }

  /// The issues of a screen's file.
  ///
  /// - Parameter named: results that the command line names for it.
  func issues(of file: FilePath, named: [FilePath]) throws -> [ReportedIssue] {
    var issues = try named.flatMap(Self.read)
    guard file != "-", !Self.isResult(file) else { return issues }
    let (folder, name) = (file.folder, file.name)
    if let dot = name.lastIndex(of: "."), dot > name.startIndex {
      let beside = folder.appending(FilePath(name[..<dot] + Self.suffix))
      if beside.isFile, !named.contains(beside) { issues += try Self.read(beside) }
    }
    guard let attachments = manifests.manifest(beside: file) else { return issues }
    for audit in attachments.audits(of: name) where audit != name {
      let path = folder.appending(FilePath(audit))
      if path.isFile { issues += try Self.read(path) }
    }
    return issues + (results(of: attachments)[name] ?? [])
  }

  /// Whether the issues of a file are those of another file of the run.
  ///
  /// - Parameter inputs: all files of the run.
  func isPaired(_ file: FilePath, in inputs: Set<FilePath>) -> Bool {
    if manifests.manifest(beside: file)?.isAuditOfScreen(file.name) == true { return true }
    guard file.hasSuffix(Self.suffix) else { return false }
    let stem = FilePath(String(file.text.dropLast(Self.suffix.count)))
    return [".json", ".xml", ".txt", ".outline"].contains { inputs.contains(FilePath(stem.text + $0)) }
  }

  /// The screens of test results without the issues that are at screens which the tests attached.
  ///
  /// - Parameter folders: those of all files of the run.
  func unpaired(_ screens: [Screen], of file: FilePath, _ bytes: [UInt8], folders: Set<FilePath>) -> [Screen] {
    guard Self.resultNames.contains(file.name) else { return screens }
    let holders = folders.filter { $0 == file.folder || $0.folder == file.folder && $0 != "." }
    let known = holders.compactMap { manifests.manifest(beside: $0.appending(FilePath(AttachmentManifests.name))) }
    let paired = Set(known.flatMap { results(of: $0).values.flatMap(\.self) })
    guard !paired.isEmpty, let all = try? AppleAudit.issues(bytes) else { return screens }
    let rest = all.filter { !paired.contains($0) }
    return rest.isEmpty ? [] : AppleAudit.screens(of: rest)
  }

  /// By its name alone, which costs nothing.
  static func mayBePaired(_ file: FilePath) -> Bool { file.hasSuffix(".json") || file.hasSuffix(".txt") }

  static func isResult(_ file: FilePath) -> Bool { file.hasSuffix(suffix) || resultNames.contains(file.name) }

  /// Adds issues to the first screen that has what they are about, or to the first of all.
  static func add(_ issues: [ReportedIssue], to screens: inout [Screen]) {
    if screens.isEmpty || issues.isEmpty { return }
    if screens.count == 1 { return screens[0].add(issues) }
    var byScreen: [Int: [ReportedIssue]] = [:]
    for issue in issues {
      let index = screens.firstIndex { $0.hasControl(of: issue) } ?? 0
      byScreen[index, default: []].append(issue)
    }
    for (index, issues) in byScreen { screens[index].add(issues) }
  }

  private func results(of folder: AttachmentFolder) -> [String: [ReportedIssue]] {
    if let known = results.withLock({ $0[folder.path] }) { return known }
    var found: [ReportedIssue] = []
    for place in [folder.path, folder.path.appending("..")] where found.isEmpty {
      for name in Self.resultNames where found.isEmpty {
        let path = place.appending(FilePath(name))
        // Other files may have these names.
        if path.isFile { found = (try? Self.read(path)) ?? [] }
      }
    }
    let assigned = Self.assign(found, in: folder)
    results.withLock { $0[folder.path] = assigned }
    return assigned
  }

  /// To the screen that the test attached, in the first of its runs; of several screens, to the only one that has the control.
  private static func assign(_ issues: [ReportedIssue], in folder: AttachmentFolder) -> [String: [ReportedIssue]] {
    struct Name: Hashable { var (stem, number): (String, Int?) }
    var assigned: [String: [ReportedIssue]] = [:]
    for (test, issues) in Dictionary(grouping: issues, by: \.test) {
      guard let test else { continue }
      let attached = folder.screens(of: test)
      guard let first = attached.first else { continue }
      if attached.count == 1 {
        assigned[first.file, default: []] += issues
        continue
      }
      let screens = attached.map { ($0, (folder.content(of: $0.file)).flatMap { try? Formats.read($0) } ?? []) }
      let isOneScreen = Set(attached.map { Name(stem: $0.stem, number: $0.number) }).count == 1
      for issue in issues {
        let holders = screens.filter { $0.1.contains { $0.hasControl(of: issue) } }.map(\.0)
        if Set(holders.map { Name(stem: $0.stem, number: $0.number) }).count == 1 {
          assigned[holders[0].file, default: []].append(issue)
        } else if isOneScreen {
          assigned[first.file, default: []].append(issue)
        }
      }
    }
    return assigned
  }

  static func read(_ path: FilePath) throws -> [ReportedIssue] {
    let expected = "expected a result of Apple's accessibility audit"
    if let status = try? path.status(), status.size > mostBytes {
      throw Failure("\(path.shown): error: \(expected), found a file of more than 64 MB")
    }
    let bytes = try InputFile.read(path)
    do throws(ReadingError) {
      guard let issues = try AppleAudit.issues(bytes) else {
        throw ReadingError("\(expected) (Appium, pymobiledevice3, xcresulttool)")
      }
      return issues
    } catch {
      let mistake = error.mistakes.first
      throw Failure("\(path.shownPlace(mistake?.location)): error: \(mistake?.message ?? expected)")
    }
  }
}
