/// The path of a file, compared byte by byte, as file systems do.
///
/// `String` compares by canonical equivalence: two files whose names differ only in how "ü" is composed would be one. A
/// path is also any bytes, not only UTF-8. swift-system's `FilePath` keeps the bytes but loses them in its `string`, and
/// reports and baselines need a text that can be read back.
public struct FilePath: Sendable {
  /// The path as reports, baselines and messages write it, and as configuration files and arguments may spell it: its
  /// characters, with each byte that is not part of valid UTF-8 as `\xE9`.
  public let text: String

  /// - Parameter text: in the form of `text`.
  public init(_ text: String) { self.text = text }

  /// - Parameter bytes: as the system gives them.
  public init(bytes: some Collection<UInt8>) { text = PathBytes.text(of: bytes) }

  /// The bytes as the system takes them.
  public var bytes: [UInt8] { PathBytes.bytes(of: text) }

  /// Calls with the path as the system takes it.
  public func withCString<Result, Failure: Error>(
    _ body: (UnsafePointer<CChar>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let characters = (bytes + [0]).map { CChar(bitPattern: $0) }
    return try characters.withUnsafeBufferPointer { buffer throws(Failure) in
      var nothing: CChar = 0
      guard let start = buffer.baseAddress else { return try body(&nothing) }
      return try body(start)
    }
  }
}

extension FilePath: Hashable, Comparable {
  public static func == (a: FilePath, b: FilePath) -> Bool {
    // Two texts in one storage compare fast; equivalent ones need the second comparison.
    a.text == b.text && a.text.utf8.elementsEqual(b.text.utf8)
  }

  /// By bytes, in the order of `LC_ALL=C sort`.
  public static func < (a: FilePath, b: FilePath) -> Bool { a.text.utf8.lexicographicallyPrecedes(b.text.utf8) }

  public func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension FilePath: ExpressibleByStringInterpolation, CustomStringConvertible {
  public init(stringLiteral text: String) { self.init(text) }

  public var description: String { text }

  /// The path as messages show it.
  public var shown: String { text.escapedForDisplay }
}

extension FilePath: Codable {
  public init(from decoder: any Decoder) throws { text = try decoder.singleValueContainer().decode(String.self) }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

// MARK: - Parts

extension FilePath {
  public var isAbsolute: Bool { text.utf8.first == UInt8(ascii: "/") }

  /// What lies between the slashes.
  public var components: [Substring] { text.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) } }

  /// The last component.
  public var name: String { components.last.map(String.init) ?? text }

  /// The folder a file lies in; `/` for a file at the top, `.` for a path without a slash.
  public var folder: FilePath {
    guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == text.startIndex ? "/" : FilePath(String(text[..<slash]))
  }

  /// Whether the path ends with these characters, such as `.json`.
  public func hasSuffix(_ suffix: String) -> Bool {
    text.utf8.count >= suffix.utf8.count && text.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  /// The same in any case: `LOGIN.JSON` ends with `.json`. Only for endings in lowercase ASCII.
  public func hasEnding(_ ending: String) -> Bool {
    text.utf8.count >= ending.utf8.count
      && text.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) { byte, other in
        byte == other || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) && byte | 0x20 == other
      }
  }

  private func hasPrefix(_ prefix: String) -> Bool { text.utf8.starts(with: prefix.utf8) }

  /// Another path below this one: as it is if it is absolute.
  public func appending(_ path: FilePath) -> FilePath {
    path.isAbsolute ? path.tidy : FilePath("\(text)/\(path.text)").tidy
  }

  /// Without `.`, `..` and repeated slashes, by the text alone: `/a/./b/../c` is `/a/c`.
  public var tidy: FilePath {
    if isTidy { return self }
    var parts: [Substring] = []
    for part in components where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    if isAbsolute { return FilePath("/" + parts.drop { $0 == ".." }.joined(separator: "/")) }
    return parts.isEmpty ? "." : FilePath(parts.joined(separator: "/"))
  }

  /// Most paths of a large run are tidy: taking them apart took a tenth of the time before the first file.
  private var isTidy: Bool {
    var isAtStart = true
    for (place, byte) in text.utf8.enumerated() {
      let isSlash = byte == UInt8(ascii: "/")
      if isAtStart, place > 0 && isSlash || byte == UInt8(ascii: ".") { return false }
      isAtStart = isSlash
    }
    return !isAtStart
  }

  /// The path from a folder; nil if it does not lie in it. Both are absolute and tidy.
  public func relative(to folder: FilePath) -> FilePath? {
    if folder == "/" { return isAbsolute ? FilePath(String(decoding: text.utf8.dropFirst(), as: UTF8.self)) : nil }
    if self == folder { return "." }
    guard hasPrefix(folder.text + "/") else { return nil }
    return FilePath(String(decoding: text.utf8.dropFirst(folder.text.utf8.count + 1), as: UTF8.self))
  }

  public func isInside(_ folder: FilePath) -> Bool { relative(to: folder) != nil }

  /// The path from a folder, through the folders above where needed; as it is if they have nothing in common.
  public func display(from folder: FilePath) -> FilePath {
    if let below = relative(to: folder) { return below }
    let (target, start) = (components, folder.components)
    let common = zip(target, start).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    if common == 0 { return self }
    let up = [Substring](repeating: "..", count: start.count - common)
    return FilePath((up + target[common...]).joined(separator: "/"))
  }
}

/// Bytes as text and back, without loss.
private enum PathBytes {
  private static let backslash = UInt8(ascii: "\\")

  /// Bytes that are not UTF-8 become `\xE9`. A backslash before `x` and two digits becomes `\x5C`, so that no two paths
  /// have one text.
  static func text(of bytes: some Collection<UInt8>) -> String {
    let array = Array(bytes)
    if let text = String(validating: array, as: UTF8.self), !text.utf8.contains(backslash) { return text }
    var text: [UInt8] = []
    var index = 0
    while index < array.count {
      let length = lengthOfScalar(in: array, at: index)
      if length == 0 || array[index] == backslash && value(of: array, at: index) != nil {
        text += escape(array[index])
        index += 1
      } else {
        text += array[index..<index + length]
        index += length
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  static func bytes(of text: String) -> [UInt8] {
    let array = Array(text.utf8)
    guard array.contains(backslash) else { return array }
    var bytes: [UInt8] = []
    var index = 0
    while index < array.count {
      let value = value(of: array, at: index)
      bytes.append(value ?? array[index])
      index += value == nil ? 1 : 4
    }
    return bytes
  }

  private static func escape(_ byte: UInt8) -> [UInt8] {
    let digits = String(byte, radix: 16, uppercase: true)
    return Array("\\x\(digits.utf8.count < 2 ? "0" : "")\(digits)".utf8)
  }

  /// The byte that `\xE9` stands for, if that is written here.
  private static func value(of text: [UInt8], at index: Int) -> UInt8? {
    guard index + 3 < text.count, text[index] == backslash, text[index + 1] == UInt8(ascii: "x") else { return nil }
    let digits = String(decoding: text[index + 2...index + 3], as: UTF8.self)
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x41...0x46).contains($0) }) else { return nil }
    // Nothing else is ever written so: a slash or a dot in disguise would pass every check of folders.
    return UInt8(digits, radix: 16).flatMap { $0 >= 0x80 || $0 == backslash ? $0 : nil }
  }

  /// How many bytes a valid character takes here; 0 for none.
  private static func lengthOfScalar(in bytes: [UInt8], at index: Int) -> Int {
    for length in 1...4 where index + length <= bytes.count {
      if String(validating: bytes[index..<index + length], as: UTF8.self) != nil { return length }
    }
    return 0
  }
}
