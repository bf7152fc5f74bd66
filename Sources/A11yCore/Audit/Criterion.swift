/// What a rule's requirement rests on.
public enum Criterion: Hashable, Sendable {
  /// A success criterion of WCAG 2.2, by number.
  case wcag(String)
  /// A clause of EN 301 549 v3.2.1, by number.
  case en(String)
  /// A page of Apple's Human Interface Guidelines.
  case hig(String)

  /// As reports print it: `WCAG 2.5.5 Target Size (Enhanced), AAA`.
  public var description: String {
    switch self {
    case .wcag(let number):
      guard let known = WCAG.criterion(number) else { return "WCAG \(number)" }
      return "WCAG \(number) \(known.title), \(known.level.rawValue)"
    case .en(let clause): return "EN 301 549 \(clause)"
    case .hig(let page): return "Human Interface Guidelines, \(page)"
    }
  }

  /// A short form for machines: `WCAG 2.5.5`.
  public var id: String {
    switch self {
    case .wcag(let number): "WCAG \(number)"
    case .en(let clause): "EN 301 549 \(clause)"
    case .hig(let page): "HIG \(page)"
    }
  }
}

extension Criterion {
  /// W3C's page about a success criterion: `https://www.w3.org/WAI/WCAG22/Understanding/target-size-enhanced`.
  public var understandingPage: String? {
    guard case .wcag(let number) = self, let known = WCAG.criterion(number) else { return nil }
    let words = known.title.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }
    return "https://www.w3.org/WAI/WCAG22/Understanding/\(words.joined(separator: "-"))"
  }
}
