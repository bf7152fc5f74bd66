/// Where a project of Xcode looks for its interface files and its Swift files: a reference has a path in its group, and the group in the one
/// around it.
struct ProjectPaths: Sendable {
  private enum Base { case group, project, unknown }

  private struct Object {
    var kind = ""
    var path = ""
    var base = Base.unknown
    var children: [String] = []
  }

  /// By name in lower case; nil for a name of which a path is unknown.
  private var paths: [String: [String]?] = [:]

  subscript(name: String) -> [String]? { paths[name.lowercased()] ?? nil }

  init(_ bytes: [UInt8]) {
    let objects = Self.objects(bytes)
    if objects.values.contains(where: { $0.kind == "PBXProject" && !$0.path.isEmpty }) { return }
    var groups: [String: [String]] = [:]
    for (id, object) in objects { for child in object.children { groups[child, default: []].append(id) } }
    for (id, object) in objects where object.kind == "PBXFileReference" {
      let name = object.path.split(separator: "/").last.map { $0.lowercased() } ?? ""
      guard [".storyboard", ".xib", ".swift"].contains(where: name.hasSuffix) else { continue }
      if let path = Self.path(of: id, objects, groups), let known = paths[name, default: []] {
        paths[name] = .some(known + [path])
      } else {
        paths[name] = .some(nil)
      }
    }
  }

  /// Nil for what lies elsewhere, in no group or in several.
  private static func path(of id: String, _ objects: [String: Object], _ groups: [String: [String]]) -> String? {
    var (id, parts) = (id, [String]())
    // A project that says nonsense may have groups in a circle.
    for _ in 0..<64 {
      guard let object = objects[id] else { return nil }
      if !object.path.isEmpty { parts.append(object.path) }
      switch object.base {
      case .unknown: return nil
      case .project: return parts.reversed().joined(separator: "/")
      case .group: break
      }
      guard let around = groups[id] else {
        return object.kind == "PBXGroup" ? parts.reversed().joined(separator: "/") : nil
      }
      guard around.count == 1 else { return nil }
      id = around[0]
    }
    return nil
  }

  /// The objects by their ids: `{ objects = { ID = { isa = PBXGroup; children = (ID, ID); path = App; }; }; }`.
  private static func objects(_ bytes: [UInt8]) -> [String: Object] {
    var objects: [String: Object] = [:]
    var (depth, id, key, object) = (0, "", "", Object())
    var (word, isList): (String?, Bool) = (nil, false)
    var tokens = ProjectTokens(bytes)
    while let token = tokens.next() {
      switch token {
      case .text(let text): word = text
      case .mark("{"):
        depth += 1
        if depth == 3 { (id, object) = (key, Object()) }
      case .mark("}"):
        if depth == 3 { objects[id] = object }
        depth -= 1
      case .mark("="): key = word ?? ""
      case .mark("("): isList = true
      case .mark(")"), .mark(","), .mark(";"):
        if depth == 3, let word { note(word, key, isList, in: &object) }
        word = nil
        if token == .mark(")") { isList = false }
      default: break
      }
    }
    return objects
  }

  private static func note(_ word: String, _ key: String, _ isList: Bool, in object: inout Object) {
    switch key {
    case "isa": object.kind = word
    case "path", "projectDirPath": object.path = word
    case "sourceTree": object.base = word == "<group>" ? .group : word == "SOURCE_ROOT" ? .project : .unknown
    case "children" where isList: object.children.append(word)
    default: break
    }
  }
}

/// The words, quoted texts and marks of a project file, without its comments.
private struct ProjectTokens {
  enum Token: Equatable {
    case text(String)
    case mark(Unicode.Scalar)
  }

  private let bytes: [UInt8]
  private var position = 0
  private static let marks = Set("{}()=,;".utf8)
  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  mutating func next() -> Token? {
    while let byte = byte() {
      if byte <= 0x20 {
        position += 1
      } else if byte == Self.slash, self.byte(1) == Self.star {
        skip(to: Self.star, Self.slash)
      } else if byte == Self.slash, self.byte(1) == Self.slash {
        while let end = self.byte(), end != 0x0A { position += 1 }
      } else if Self.marks.contains(byte) {
        position += 1
        return .mark(Unicode.Scalar(byte))
      } else {
        return .text(byte == Self.quote ? quoted() : word())
      }
    }
    return nil
  }

  private mutating func skip(to first: UInt8, _ second: UInt8) {
    position += 2
    while let byte = byte(), byte != first || self.byte(1) != second { position += 1 }
    position += 2
  }

  private mutating func quoted() -> String {
    var text: [UInt8] = []
    position += 1
    while let byte = byte(), byte != Self.quote {
      if byte == Self.backslash { position += 1 }
      if let byte = self.byte() { text.append(byte) }
      position += 1
    }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func word() -> String {
    let start = position
    while let byte = byte(), byte > 0x20, !Self.marks.contains(byte), byte != Self.quote { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}
