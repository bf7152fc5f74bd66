import A11yCommand
import A11yCore
import A11yPlatform
import A11yRecords

/// `--sources`: findings on the app's own classes tell where these are declared, and which rule for source explains them.
///
/// The linter next to this tool reads the source; this tool is built without the parser.
struct SourceSearch {
  private let sources: [String]
  private let options: ConfigurationOptions
  /// What was asked for could not be done; it has been told.
  private(set) var hasFailed = false

  /// - Parameter sources: Swift files and folders, as typed; none for nothing to do.
  init(_ sources: [String], _ options: ConfigurationOptions) {
    self.sources = sources
    self.options = options
  }

  /// Adds to each finding what its class's source tells. No finding is added: a fault that is seen on the screen and in
  /// the source is one.
  mutating func explain(_ result: inout AuditResult) {
    if sources.isEmpty { return }
    let own = result.findings.indices.filter { Self.ownClass(result.findings[$0]) != nil }
    let names = Set(own.compactMap { Self.ownClass(result.findings[$0]) })
    do {
      let declared = try declarations(of: names)
      for index in own {
        let declarations = Self.ownClass(result.findings[index]).flatMap { declared[$0] } ?? []
        result.findings[index].related += declarations.flatMap { Self.related($0, to: result.findings[index].rule) }
      }
      reportUndeclaredClasses(names.subtracting(declared.keys), of: names.count)
    } catch {
      hasFailed = true
      let reason = (error as? Failure)?.message ?? (error as? RecordError)?.message ?? "\(error)"
      let extent = Self.extent(findings: own.count, classes: names.count)
      StandardStreams.printError("\(AuditMain.name): error: --sources: \(reason); no source for \(extent)")
    }
  }

  private mutating func declarations(of names: Set<String>) throws -> [String: [SourceClasses.Declaration]] {
    let linter = try ChildProcess.linter()
    if names.isEmpty { return [:] }
    var words = [linter, "classes", "--format", "json"]
    if let config = options.config { words += ["--config", config.text] }
    if options.isWithoutConfiguration { words.append("--no-config") }
    words += Self.selection(of: names)
    let answer = try ChildProcess.output(of: words + ["--"] + sources)
    // With 2 it has printed its errors; the classes that it could read are still of use.
    if answer.ending == .exited(2) { hasFailed = true }
    guard [.exited(0), .exited(2)].contains(answer.ending) else { throw Failure("a11y-lint \(answer.ending.text)") }
    if answer.bytes.isEmpty { throw Failure("a11y-lint printed no class list") }
    return Dictionary(grouping: try SourceClasses(bytes: answer.bytes).declarations, by: \.name)
  }

  /// The options that ask for these classes; none, for all classes, where they would not fit: Linux limits the arguments of
  /// a process to a quarter of the stack, and one argument to 128 KiB.
  private static func selection(of names: Set<String>) -> [String] {
    // No class in source has such a name.
    let possible = names.filter { $0.utf8.count <= longestName && !$0.utf8.contains(0) }
    let length = possible.reduce(0) { $0 + $1.utf8.count + 16 }
    if possible.isEmpty || length > mostNames { return [] }
    return possible.sorted().map { "--class=" + $0 }
  }

  /// In bytes.
  private static let longestName = 1000
  private static let mostNames = 64 << 10

  /// A custom class, without its module; nil for UIKit's.
  private static func ownClass(_ finding: Finding) -> String? {
    guard let full = finding.subject.className, UIKitClasses.named(full) == nil else { return nil }
    guard let name = full.split(separator: ".").last.map(String.init), UIKitClasses.named(name) == nil else {
      return nil
    }
    // Apple's own, of which UIKit's table need not know all.
    return ["_", "UI", "SwiftUI"].contains { full.hasPrefix($0) } ? nil : name
  }

  private static func related(_ declaration: SourceClasses.Declaration, to rule: String) -> [Finding.Related] {
    let causes = SourceCauses.byRule[rule] ?? []
    let faults = declaration.faults.filter { causes.contains($0.rule) }
    let subject = Finding.Subject(role: "class", name: declaration.name, path: "", declaration: declaration.name)
    var places = faults.map { fault in
      let isThere = fault.file == declaration.file && fault.location == declaration.location
      return Finding.Related(
        subject: subject, location: fault.location, file: fault.file,
        message: "\(isThere ? "is declared here and " : "")\(fault.message) [\(fault.rule)]")
    }
    if !places.contains(where: { $0.file == declaration.file && $0.location == declaration.location }) {
      places.insert(
        Finding.Related(
          subject: subject, location: declaration.location, file: declaration.file, message: "is declared here"), at: 0)
    }
    return places
  }

  private func reportUndeclaredClasses(_ strangers: Set<String>, of count: Int) {
    if strangers.isEmpty { return }
    let shown = strangers.sorted().prefix(Self.shownNames).map { $0.escapedForDisplay }.joined(separator: ", ")
    let rest = strangers.count - Self.shownNames
    let more = rest > 0 ? " and \(rest) more" : ""
    StandardStreams.printError(
      "\(AuditMain.name): note: \(strangers.count) of \(count) classes not declared in the sources: \(shown)\(more)"
    )
  }

  private static let shownNames = 5

  private static func extent(findings: Int, classes: Int) -> String {
    "\(findings.counted("finding")) on \(classes.counted("class", "classes"))"
  }
}
