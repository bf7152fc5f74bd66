/// What makes a finding the same finding in the next run, so that baselines, code scanning and merge requests know it
/// again: the rule and where the control is in meaning, not in the file.
///
/// Line, index, frame, class, message, measured numbers and counts are no part of it: each of them changes without the
/// fault changing, and baselines keyed on them break (SwiftLint keys "461 lines" and meets "460 lines"). A container is
/// no part either, so moving a subtree or renaming what holds it disturbs nothing. Every run of digits counts as the
/// same number: rows are numbered by the code that generated them.
///
/// What is in source is known by the types and members around it, so a type may move to another file; what is in
/// none, by its file.
///
/// A control with an identifier is known by identifier and role, any other by role and name, and one without a name by
/// role and its mark: its image, placeholder, outlet or class. Findings that agree in all
/// this are told apart by their ordinal, which is given in the order of what they have besides: identifier, name, nearest
/// identifier above, message, place. So a set of equal findings keeps its identities however the file is re-ordered, and
/// one more of them is exactly one new identity.
public struct FindingIdentity: Hashable, Sendable {
  public let rule: String
  /// The file's name without its folder: dumps of one app often share the name of their screen.
  public let file: String
  public let screen: String?
  /// In source, the types and members around it.
  public let declaration: String?
  /// The control's own identifier, with every run of digits as `0`.
  public let identifier: String?
  public let role: String?
  /// With every run of digits as `0`; nil where there is an identifier.
  public let name: String?
  /// With every run of digits as `0`; nil where there is an identifier or a name.
  public let mark: String?
  /// From 1, among findings of one run that agree in all of the above.
  public private(set) var ordinal: Int
  /// Of all of the above but the ordinal.
  private let common: Digest
  /// Without the mark, which version 1 of baselines did not know.
  private let unmarked: Digest

  /// The identities of all findings of one run, in the same order.
  ///
  /// - Parameter others: those of findings that are counted before these, so that no identity is there twice.
  public static func identities(of findings: [Finding], after others: [FindingIdentity] = []) -> [FindingIdentity] {
    var identities = findings.indices.map { FindingIdentity(findings[$0]) }
    var equals: [Digest: [Int]] = [:]
    equals.reserveCapacity(identities.count)
    for index in identities.indices { equals[identities[index].common, default: []].append(index) }
    var before: [Digest: Int] = [:]
    if !identities.isEmpty { for other in others { before[other.common, default: 0] += 1 } }
    for (common, indices) in equals where indices.count > 1 || before[common] != nil {
      for (number, index) in indices.sorted(by: { precedes($0, $1, in: findings) }).enumerated() {
        identities[index].ordinal = (before[common] ?? 0) + number + 1
      }
    }
    return identities
  }

  /// 32 hexadecimal digits over all parts, the same on every machine and in every version.
  public var fingerprint: String {
    var digest = common
    digest.add(String(ordinal))
    return digest.first + digest.second
  }

  /// 16 hexadecimal digits over what findings have in common that only their ordinals tell apart.
  public var commonFingerprint: String { common.first }

  /// The same without the mark: what version 1 of baselines knows a finding by.
  public var unmarkedFingerprint: String { unmarked.first }

  private init(_ finding: borrowing Finding) {
    rule = finding.rule
    file = finding.file.name
    screen = finding.screen?.withoutNumbers
    identifier = finding.subject.identifier.flatMap { $0.isEmpty ? nil : $0.withoutNumbers }
    role = finding.subject.role
    name = identifier == nil ? finding.subject.name?.withoutNumbers : nil
    ordinal = 1
    declaration = finding.subject.declaration
    mark = identifier == nil && name == nil ? SubjectDetails(finding.subject).mark?.withoutNumbers : nil
    unmarked =
      if let declaration {
        Digest(rule, declaration.isEmpty ? file : nil, declaration, identifier, role, name)
      } else {
        Digest(rule, file, screen, identifier, role, name)
      }
    var common = unmarked
    if let mark { common.add(mark) }
    self.common = common
  }

  /// The order in which equals are counted. A finding is large: none is copied here, only the texts that are compared.
  private static func precedes(_ a: Int, _ b: Int, in findings: [Finding]) -> Bool {
    order(findings[a].subject.identifier, findings[b].subject.identifier)
      ?? order(findings[a].subject.name, findings[b].subject.name)
      ?? order(findings[a].subject.anchor, findings[b].subject.anchor) ?? order(
        findings[a].file.text, findings[b].file.text)
      ?? order(findings[a].screen, findings[b].screen) ?? order(findings[a].message, findings[b].message)
      ?? ((findings[a].location, a) < (findings[b].location, b))
  }

  /// Whether one text comes before another; nil when they are equal.
  private static func order(_ a: String?, _ b: String?) -> Bool? { a == b ? nil : (a ?? "") < (b ?? "") }
}

extension FindingIdentity {
  /// Two FNV-1a hashes (Fowler, Noll, Vo) of 64 bits, each with an offset basis of its own. Every part is preceded by
  /// whether it is there and ended by a byte that UTF-8 never holds.
  fileprivate struct Digest: Hashable {
    private var a: UInt64 = 0xCBF2_9CE4_8422_2325
    private var b: UInt64 = 0x557E_E551_FB5E_FD30

    init(_ parts: String?...) {
      for part in parts { add(part) }
    }

    mutating func add(_ part: String?) {
      add(part == nil ? 0 : 1)
      var text = part ?? ""
      text.withUTF8 { for byte in $0 { add(byte) } }
      add(0xFF)
    }

    var first: String { Self.digits(a) }

    var second: String { Self.digits(b) }

    private mutating func add(_ byte: UInt8) {
      a = (a ^ UInt64(byte)) &* 0x100_0000_01B3
      b = (b ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    /// The last bytes of an FNV hash barely reach its upper half; the end of SplitMix64 stirs them in.
    private static func digits(_ hash: UInt64) -> String {
      var hash = (hash ^ hash >> 30) &* 0xBF58_476D_1CE4_E5B9
      hash = (hash ^ hash >> 27) &* 0x94D0_49BB_1331_11EB
      let digits = String(hash ^ hash >> 31, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
  }
}

extension String {
  /// The text with every run of ASCII digits as `0`.
  fileprivate var withoutNumbers: String {
    guard utf8.contains(where: Self.isDigit) else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var isInNumber = false
    for byte in utf8 {
      let isDigit = Self.isDigit(byte)
      if !isDigit { bytes.append(byte) } else if !isInNumber { bytes.append(UInt8(ascii: "0")) }
      isInNumber = isDigit
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
