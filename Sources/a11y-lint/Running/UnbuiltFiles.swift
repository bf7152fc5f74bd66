import A11yCodeBehind
import A11yCommand
import A11yCore

/// The Swift files in the folders of a run that no target of an Xcode project builds: what is left of another design.
struct UnbuiltFiles {
  private var paths: Set<FilePath> = []

  private static let project = ".pbxproj"
  private static let suffixes = TargetMembers.suffixes + ["project.yml"]
  /// Of files, the part that may be left over; where it is more, the project is older than the files or is made anew. Of
  /// ninety apps drawn at random the most is 39 %.
  private static let mostLeftOver = 0.4

  /// - Parameters:
  ///   - inputs: as typed.
  ///   - files: the files of the run.
  init(_ inputs: [String], _ files: [FileInput]) {
    var beside: Set<FilePath> = []
    for folder in inputs where folder != "-" && FilePath(argument: folder).isFolder {
      var finder = InputFinder(suffixes: Self.suffixes)
      beside.formUnion(finder.find(folder).map(\.path))
    }
    let projects = beside.filter { $0.hasSuffix(Self.project) }.sorted()
    if projects.isEmpty { return }
    let sources = files.filter { !$0.input.isNamed }.map(\.input.path)
    var members = TargetMembers(sources)
    for path in sources + beside.sorted() { members.note(path) }
    for path in projects {
      guard let bytes = try? InputFile.read(path) else { return }
      members.note(path, ProjectMembers(bytes))
    }
    let leftOver = Set(sources.filter(members.leavesOut))
    // Old copies of files that are built in another folder.
    let built = Set(sources.lazy.filter { !leftOver.contains($0) }.map(\.name))
    let others = leftOver.count { !built.contains($0.name) }
    if Double(others) <= Double(sources.count) * Self.mostLeftOver { paths = leftOver }
  }

  func contains(_ path: FilePath) -> Bool { paths.contains(path) }
}
