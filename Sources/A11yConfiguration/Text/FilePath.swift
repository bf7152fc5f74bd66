/// Paths as text: nothing here looks at a disk.
enum FilePath {
  /// The folder a file lies in; `/` for what lies at the top.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func join(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") ? tidy(path) : tidy("\(folder)/\(path)")
  }

  /// `/a/./b/../c` is `/a/c`.
  static func tidy(_ path: String) -> String {
    if isTidy(path) { return path }
    var segments: [Substring] = []
    for segment in path.split(separator: "/") where segment != "." {
      if segment == "..", let last = segments.last, last != ".." {
        segments.removeLast()
      } else {
        segments.append(segment)
      }
    }
    if path.hasPrefix("/") { return "/" + segments.drop { $0 == ".." }.joined(separator: "/") }
    return segments.isEmpty ? "." : segments.joined(separator: "/")
  }

  /// Whether nothing can be left out. Most paths of a large run are, and taking them apart took a tenth of its beginning.
  private static func isTidy(_ path: String) -> Bool {
    var isBegun = true
    for (place, byte) in path.utf8.enumerated() {
      let isSlash = byte == UInt8(ascii: "/")
      // Behind a slash: another, or a dot, which may be all or part of a name.
      if isBegun, place > 0 && isSlash || byte == UInt8(ascii: ".") { return false }
      isBegun = isSlash
    }
    return !isBegun
  }

  /// The path from a folder, when it lies in it.
  static func relative(_ path: String, to folder: String) -> String? {
    if folder == "/" { return path.hasPrefix("/") ? String(path.dropFirst()) : nil }
    if path == folder { return "." }
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
  }

  /// The path from a folder, through the folders above where needed; as it is when they have nothing in common.
  static func display(_ path: String, from folder: String) -> String {
    if let below = relative(path, to: folder) { return below }
    let target = path.split(separator: "/")
    let start = folder.split(separator: "/")
    let common = zip(target, start).prefix { $0 == $1 }.count
    if common == 0 { return path }
    let up = [Substring](repeating: "..", count: start.count - common)
    return (up + target[common...]).joined(separator: "/")
  }
}
