/// The files that a project of Xcode builds into its targets (`project.pbxproj`). Found in the bytes: Xcode writes
/// `/* Main.storyboard in Resources */` for each.
public struct ProjectMembers: Sendable {
  /// In lower case: the file systems of Macs know no other.
  private let names: Set<String>
  /// Whether every member is listed: a folder that Xcode keeps in step with the disk is not.
  public let isWhole: Bool
  /// The storyboards that its apps start with, where Xcode makes the property list.
  public let firstStoryboards: [String]
  /// Whether its apps keep the light appearance, where Xcode makes the property list.
  public let isAlwaysLight: Bool
  /// That in the dark one.
  public let isAlwaysDark: Bool
  /// Whether a target is an app.
  public let hasApp: Bool
  /// The names of the projects that it refers to.
  public let projects: Set<String>
  /// Where the files of a name lie.
  private let places: ProjectPaths

  private static let marker = Array("/* ".utf8)
  private static let end = Array(" */".utf8)
  private static let folder = Array("FileSystemSynchronized".utf8)
  private static let first = Array("INFOPLIST_KEY_UIMainStoryboardFile".utf8)
  private static let style = Array("INFOPLIST_KEY_UIUserInterfaceStyle".utf8)
  private static let app = Array("com.apple.product-type.application\"".utf8)
  /// In bytes; what is longer is no name of a file.
  private static let longestName = 300

  public init(_ bytes: [UInt8]) {
    var names: Set<String> = []
    var (hasResources, hasFolders, hasApp) = (false, false, false)
    var firstStoryboards: [String] = []
    var styles: Set<String> = []
    var projects: Set<String> = []
    bytes.withUnsafeBufferPointer { bytes in
      var position = 0
      while position < bytes.count {
        let rest = bytes[position...]
        if bytes[position] == Self.marker[0], rest.starts(with: Self.marker) {
          let text = bytes[(position + Self.marker.count)...].prefix(Self.longestName).prefix { $0 != Self.end[1] }
          let comment = String(decoding: text, as: UTF8.self)
          if let member = Self.member(comment) {
            names.insert(member.name.lowercased())
            if member.phase == "Resources" { hasResources = true }
          } else if comment.hasSuffix(".xcodeproj ") {
            projects.insert(String(comment.dropLast()))
          }
          position += Self.marker.count + text.count
        } else {
          if bytes[position] == Self.folder[0], rest.starts(with: Self.folder) { hasFolders = true }
          if bytes[position] == Self.app[0], rest.starts(with: Self.app) { hasApp = true }
          if bytes[position] == Self.first[0], rest.starts(with: Self.first), let name = Self.value(rest) {
            firstStoryboards.append(name)
          }
          if bytes[position] == Self.style[0], rest.starts(with: Self.style), let name = Self.value(rest) {
            styles.insert(name)
          }
          position += 1
        }
      }
    }
    self.names = names
    self.firstStoryboards = firstStoryboards
    self.hasApp = hasApp
    isAlwaysLight = styles == ["Light"]
    isAlwaysDark = styles == ["Dark"]
    self.projects = projects
    places = ProjectPaths(bytes)
    isWhole = hasResources && !hasFolders
  }

  /// `Main` in `INFOPLIST_KEY_UIMainStoryboardFile = Main;`
  private static func value(_ setting: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    let line = String(decoding: setting.prefix(longestName).prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
    // Also `[sdk=iphoneos*]" = Main`.
    guard let equals = line.firstRange(of: " = ") else { return nil }
    let value = line[equals.upperBound...].filter { $0 != "\"" }
    return value.isEmpty ? nil : value
  }

  /// The file and the build phase in `Main.storyboard in Resources `.
  private static func member(_ comment: String) -> (name: String, phase: String)? {
    let words = comment.split(separator: " ", omittingEmptySubsequences: false)
    guard let position = words.lastIndex(of: "in"), position > 0 else { return nil }
    let phase = words[(position + 1)...].joined(separator: " ")
    return (words[..<position].joined(separator: " "), phase.hasSuffix(" ") ? String(phase.dropLast()) : phase)
  }

  /// Whether a target builds a file of the name.
  public func contains(_ name: String) -> Bool { names.contains(name.lowercased()) }

  /// The paths from the project's folder of all files of the name that the project refers to; nil where they cannot be
  /// told.
  public func paths(of name: String) -> [String]? { places[name] }
}
