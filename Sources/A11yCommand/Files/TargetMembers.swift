package import A11yCodeBehind
package import A11yCore

/// Which files the projects of a checkout build into an app. What is in no target is a leftover.
package struct TargetMembers: Sendable {
  package static let suffixes = [".pbxproj", ".podspec"]

  private var projects: [(folder: FilePath, name: String, members: ProjectMembers)] = []
  /// Folders whose files belong to packages, pods or generated projects, which list none of them.
  private var packages: [FilePath] = []
  /// The projects are older than the files next to them, and say nothing about these.
  package var projectsAreOutdated = false
  /// The files that are there, in lower case.
  private let files: Set<String>

  package init(_ documents: [FilePath]) { files = Set(documents.map(Self.key)) }

  /// - Parameter path: of its `project.pbxproj`.
  package mutating func note(_ path: FilePath, _ members: ProjectMembers) {
    projects.append((path.folder.folder, path.folder.name, members))
  }

  /// Notes where a package begins.
  package mutating func note(_ path: FilePath) {
    if ["Package.swift", "Project.swift", "project.yml"].contains(path.name) || path.hasSuffix(".podspec") {
      packages.append(path.folder)
    }
  }

  /// Whether the projects around a file list their members, and none of all lists this one.
  package func leavesOut(_ file: FilePath) -> Bool {
    let around = projects.map(\.folder).filter { Self.holds($0, file) }
    guard !projectsAreOutdated, let nearest = around.max(by: { $0.text.utf8.count < $1.text.utf8.count }) else {
      return false
    }
    if isSample(nearest) || isCopy(nearest) { return true }
    guard projects.allSatisfy({ $0.members.isWhole }),
      projects.allSatisfy({ !$0.members.contains(file.name) || isElsewhere(file, $0.members, $0.folder) })
    else { return false }
    return !packages.contains { Self.holds($0, file) && Self.holds(nearest, $0) }
  }

  /// Whether a folder's projects are samples of a library that an app keeps, and that the app's project does not build.
  private func isSample(_ folder: FilePath) -> Bool {
    let names = projects.filter { $0.folder == folder }.map(\.name)
    return projects.contains { app in
      app.members.hasApp && app.folder != folder && Self.holds(app.folder, folder)
        && app.members.projects.isDisjoint(with: names) && Self.isSample(folder, below: app.folder)
    }
  }

  /// Whether a folder's project is an older copy of that of a folder around it: of the same name, and not built by it.
  private func isCopy(_ folder: FilePath) -> Bool {
    let names = Set(projects.filter { $0.folder == folder }.map(\.name))
    return projects.contains { app in
      app.members.hasApp && app.folder != folder && Self.holds(app.folder, folder) && names.contains(app.name)
        && app.members.projects.isDisjoint(with: names)
    }
  }

  private static func isSample(_ folder: FilePath, below app: FilePath) -> Bool {
    let outer = app == "." ? 0 : app.text.split(separator: "/").count
    let words = folder.text.lowercased().split(separator: "/").dropFirst(outer).map(String.init)
    guard let library = words.firstIndex(where: isLibrary) else { return false }
    return words[library...].contains { ["sample", "samples", "example", "examples", "demo", "demos"].contains($0) }
  }

  private static func isLibrary(_ folder: String) -> Bool {
    folder.hasSuffix("sdk") || folder.hasPrefix("sdk")
      || ["vendor", "vendors", "thirdparty", "third-party", "third_party", "external", "libs", "lib", "libraries"]
        .contains(folder)
  }

  /// Whether the members of a file's name are other files, all of which are there.
  private func isElsewhere(_ file: FilePath, _ members: ProjectMembers, _ folder: FilePath) -> Bool {
    guard let paths = members.paths(of: file.name), !paths.isEmpty else { return false }
    let listed = Set(paths.map { Self.key(folder.appending(FilePath($0))) })
    return listed.isSubset(of: files) && !listed.contains(Self.key(file))
  }

  /// The file systems of Macs tell no case apart.
  private static func key(_ path: FilePath) -> String { path.tidy.text.lowercased() }

  private static func holds(_ folder: FilePath, _ path: FilePath) -> Bool {
    folder == "." ? !path.isAbsolute : path.isInside(folder)
  }
}
