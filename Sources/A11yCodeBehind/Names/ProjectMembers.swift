/// The files that a project of Xcode builds into its targets (`project.pbxproj`). Found in the bytes: Xcode writes
/// `/* Main.storyboard in Resources */` for each.
public struct ProjectMembers: Sendable {
  /// In lower case: the file systems of Macs know no other.
  private let names: Set<String>
  /// Whether every member is listed: a folder that Xcode keeps in step with the disk is not.
  public let isWhole: Bool

  private static let marker = Array("/* ".utf8)
  private static let end = Array(" */".utf8)
  private static let folder = Array("FileSystemSynchronized".utf8)
  /// In bytes; what is longer is no name of a file.
  private static let longestName = 300

  public init(_ bytes: [UInt8]) {
    var names: Set<String> = []
    var hasFolders = false
    bytes.withUnsafeBufferPointer { bytes in
      var position = 0
      while position < bytes.count {
        let rest = bytes[position...]
        if bytes[position] == Self.marker[0], rest.starts(with: Self.marker) {
          let text = bytes[(position + Self.marker.count)...].prefix(Self.longestName).prefix { $0 != Self.end[1] }
          if let name = Self.member(String(decoding: text, as: UTF8.self)) { names.insert(name.lowercased()) }
          position += Self.marker.count + text.count
        } else {
          if bytes[position] == Self.folder[0], rest.starts(with: Self.folder) { hasFolders = true }
          position += 1
        }
      }
    }
    self.names = names
    isWhole = !names.isEmpty && !hasFolders
  }

  /// The name in `Main.storyboard in Resources `.
  private static func member(_ comment: String) -> String? {
    let words = comment.split(separator: " ", omittingEmptySubsequences: false)
    guard let position = words.lastIndex(of: "in"), position > 0 else { return nil }
    return words[..<position].joined(separator: " ")
  }

  /// Whether a target builds a file of the name.
  public func contains(_ name: String) -> Bool { names.contains(name.lowercased()) }
}
