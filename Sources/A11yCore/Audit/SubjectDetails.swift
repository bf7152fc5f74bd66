/// What distinguishes a control from its equals and stays when the others change, read from its lookup: numbers, corners and
/// frames are left out.
public struct SubjectDetails: Sendable {
  /// What it has itself: `image "gear"`, `placeholder "Coupon"`, `class KnobView`.
  public private(set) var mark: String?
  /// What is next to it: `right of "Play"`, `in cell "Milk"`.
  public private(set) var place: String?

  public init(_ subject: borrowing Finding.Subject) {
    for detail in Self.parts(of: subject.lookup ?? "") {
      if Self.placeWords.contains(where: detail.hasPrefix) {
        place = place ?? detail
      } else if Self.markWords.contains(where: detail.hasPrefix) {
        mark = mark ?? detail
      }
    }
  }

  /// Both, for telling findings apart that agree in everything else.
  public var all: String? {
    let parts = [mark, place].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The beginnings of what `Landmarks` writes.
  static let placeWords = ["right of ", "left of ", "below ", "above ", "after ", "before ", "in ", "containing "]
  static let markWords = ["image ", "named ", "placeholder ", "outlet ", "action ", "class ", "shows "]

  /// The details of a lookup. Commas in quotes are part of a text.
  private static func parts(of lookup: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var isQuoted = false
    var isEscaped = false
    for character in lookup {
      if character == ",", !isQuoted {
        parts.append(part)
        part = ""
        continue
      }
      if character == " ", part.isEmpty { continue }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      part.append(character)
    }
    parts.append(part)
    // The scene is known apart from it, and the middle of the screen is no neighbor.
    return parts.filter { !$0.hasPrefix("in scene ") && !$0.hasPrefix("in screen ") && $0 != "in the middle" }
  }
}
