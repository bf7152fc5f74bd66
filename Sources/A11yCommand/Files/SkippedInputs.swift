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

  package mutating func add(_ other: SkippedInputs) {
    folders += other.folders
    ignored += other.ignored
    configured += other.configured
    links += other.links
  }

  /// `Pods, src/build (build output and dependencies), 2 that git ignores`; nil when nothing was left out.
  package var words: String? {
    var parts: [String] = []
    if !folders.isEmpty {
      let names = folders.prefix(Self.mostNames).map(\.shown).joined(separator: ", ")
      let more = folders.count > Self.mostNames ? " and \(folders.count - Self.mostNames) more" : ""
      parts.append("\(names)\(more) (build output and dependencies)")
    }
    if ignored > 0 { parts.append("\(ignored) ignored by git") }
    if configured > 0 { parts.append("\(configured) skipped by the configuration") }
    if links > 0 { parts.append("\(links) link\(links == 1 ? "" : "s") to files outside of the folder") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static let mostNames = 5
}
