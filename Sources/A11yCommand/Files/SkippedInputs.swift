package import A11yCore

/// What a walk through folders left out on purpose.
package struct SkippedInputs {
  package init() {}

  /// Folders that builds and package managers fill, in the order of the walk.
  package var folders: [FilePath] = []
  /// Folders and description files that git ignores.
  package var ignored = 0
  /// Files in folders that the configuration leaves out.
  package var configured = 0
  /// Links that lead out of the repository, or out of the folder that is searched.
  package var links = 0

  /// Files that no target of an Xcode project builds.
  package var unbuilt = 0

  package mutating func add(_ other: SkippedInputs) {
    folders += other.folders
    ignored += other.ignored
    configured += other.configured
    links += other.links
    unbuilt += other.unbuilt
  }

  /// `Pods, src/build (build output and dependencies), 2 that git ignores`; nil when nothing was left out.
  package var words: String? {
    var parts: [String] = []
    if let names = Self.names(of: folders) { parts.append("\(names) (build output and dependencies)") }
    if ignored > 0 { parts.append("\(ignored) ignored by git") }
    if configured > 0 { parts.append("\(configured) skipped by the configuration") }
    if links > 0 { parts.append("\(links.counted("link")) to files outside of the folder") }
    if unbuilt > 0 { parts.append("\(unbuilt) that no target of the Xcode project builds") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// `a.json, b.json and 3 more`; nil for none.
  package static func names(of paths: [FilePath]) -> String? {
    if paths.isEmpty { return nil }
    let names = paths.prefix(mostNames).map(\.shown).joined(separator: ", ")
    return paths.count > mostNames ? "\(names) and \(paths.count - mostNames) more" : names
  }

  private static let mostNames = 5
}
