public import A11yCore

/// A path pattern of a configuration file: it may be misspelled, and then it applies to nothing.
public struct ConfiguredPattern: Sendable {
  /// `skip`, `overrides` or `formats`.
  public var key: String
  private let glob: Glob
  private let folder: FilePath
  private let origin: Origin

  init(_ key: String, _ glob: Glob, _ folder: FilePath, _ origin: Origin) {
    self.key = key
    self.glob = glob
    self.folder = folder
    self.origin = origin
  }

  /// - Parameter path: from the root of the file system.
  public func matches(_ path: FilePath) -> Bool {
    path.relative(to: folder).map { glob.matchesPath($0) } ?? false
  }

  /// The file or folder that it names, or the folder before its first wildcard; nil if that is the configuration's own.
  public var namedPlace: FilePath? { glob.namedPlace(in: folder) }

  /// Whether it names one file or folder, without wildcards.
  public var isName: Bool { !Glob.isPattern(glob.pattern) }

  /// `.a11y-audit.yml:3:5: warning: 'skip' has the pattern 'Legcy/**', which matches no file`
  public var warning: String {
    "\(origin): warning: '\(key)' has the pattern '\(glob.pattern.excerpt())', which matches no file; correct or delete it"
  }

  /// The same for a pattern whose ending is misspelled; nil for endings that files of an app have.
  public var warningOfEnding: String? {
    let known = FileEndings.screens + FileEndings.source
    // `.xml` is near to `.yml`, which is no misspelling.
    guard let ending, !known.contains(ending), let near = Suggestion.nearest(to: ending, among: known), near.count > 4
    else { return nil }
    return "\(origin): warning: '\(key)' has the pattern '\(glob.pattern.excerpt())'; did you mean '*\(near)'?"
  }

  /// The ending of the files that it is for, such as `.json`; nil for any.
  public var ending: String? {
    let last = glob.pattern.split(separator: "/").last ?? ""
    guard let dot = last.lastIndex(of: "."), !last[dot...].contains("*") else { return nil }
    return last[dot...].lowercased()
  }
}

extension Configuration {
  /// Those of the file and of all it builds on.
  public var patterns: [ConfiguredPattern] { files.flatMap(\.patterns) }

  /// The custom classes that it describes, each with its place.
  public var componentNames: [(name: String, origin: Origin)] {
    var names: [(name: String, origin: Origin)] = []
    for file in files {
      for block in [file.settings] + file.overrides.map({ $0.settings }) {
        names += block.components.map { (name: $0.name, origin: $0.component.origin) }
      }
    }
    return names
  }
}

extension Glob {
  /// - Returns: nil if the pattern begins with a wildcard, or leaves the folder.
  func namedPlace(in folder: FilePath) -> FilePath? {
    let fixed = FilePath(pattern).components.prefix { !Glob.isPattern(String($0)) }
    if fixed.isEmpty || fixed.contains("..") { return nil }
    return folder.appending(FilePath(fixed.joined(separator: "/")))
  }
}
