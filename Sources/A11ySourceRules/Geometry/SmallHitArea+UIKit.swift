import A11yCore

/// Buttons and controls of UIKit, which are as large as constraints, frames and classes say.
extension SmallHitArea {
  struct Size {
    var width: Double
    var height: Double
    var place: Node
  }

  func uikit(_ object: ObjectUse, _ file: SourceFile) -> Violation? {
    guard let type = object.type, let size = constrained(object) ?? snapped(object) ?? framed(object, file),
      object.construction != nil, !isElsewhere(object), !object.isUnseen, isControl(type, file)
    else { return nil }
    return violation(size.width, size.height, Finding.Subject(object), at: size.place)
  }

  /// UIKit's button, or one of ours that does not take touches around itself.
  private func isControl(_ type: String, _ file: SourceFile) -> Bool {
    if type == "UIButton" { return true }
    guard let facts = file.facts(of: type), ["UIButton", "UIControl"].contains(facts.uikitBase ?? "") else {
      return false
    }
    return !isRoomy(facts)
  }

  private func isRoomy(_ facts: ClassFacts) -> Bool {
    ["point", "hitTest", "alignmentRectInsets", "layoutSubviews"].contains(where: facts.declares) || facts.hasHelper
  }

  private static let enlarging = ["enlarge", "expand", "extend", "hit", "touch area", "click edge", "tap area"]

  /// It takes no touches, or more than it shows, or a bar holds it.
  private func isElsewhere(_ object: ObjectUse) -> Bool {
    object.sets("contentEdgeInsets", "hitTestEdgeInsets", "touchAreaInsets", "customView")
      || object.isOff("isUserInteractionEnabled")
      || object.passed.contains { ["UIBarButtonItem"].contains($0.calledName ?? "") }
      // `enlargeClickEdge(12, 12, 12, 12)`
      || object.calls.keys.contains { IdentifierWords($0).contain(anyOf: Self.enlarging) }
  }

  private func constrained(_ object: ObjectUse) -> Size? {
    guard let width = constraint("widthAnchor.constraint", object),
      let height = constraint("heightAnchor.constraint", object)
    else { return nil }
    return Size(width: width.size, height: height.size, place: width.node)
  }

  private func constraint(_ method: String, _ object: ObjectUse) -> (size: Double, node: Node)? {
    guard let calls = object.calls[method], calls.count == 1, let call = calls.first, call.arguments.count == 1,
      let size = call.argument("equalToConstant")?.numberValue
    else { return nil }
    return (size, call)
  }

  /// `make.width.height.equalTo(24)`, `$0.size.equalTo(24)`
  private func snapped(_ object: ObjectUse) -> Size? {
    guard let makers = object.calls["snp.makeConstraints"], makers.count == 1, let maker = makers.first,
      !object.has(calls: "snp.remakeConstraints", "snp.updateConstraints")
    else { return nil }
    var sides: [String: Double] = [:]
    for call in maker.calls(["equalTo"]) {
      let words = (call.base?.path ?? "").split(separator: ".")
      guard let value = call.arguments.first else { continue }
      for word in words.dropFirst() {
        if word == "size", value.calledName == "CGSize" {
          sides["width"] = value.argument("width")?.numberValue
          sides["height"] = value.argument("height")?.numberValue
        } else if word == "size" {
          sides["width"] = value.numberValue
          sides["height"] = value.numberValue
        } else {
          sides[String(word)] = value.numberValue
        }
      }
    }
    guard let width = sides["width"], let height = sides["height"] else { return nil }
    return Size(width: width, height: height, place: maker)
  }

  /// `UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))`
  private func framed(_ object: ObjectUse, _ file: SourceFile) -> Size? {
    // `let close: UIButton = { let button = UIButton(frame: …) … }()`: what is done to the member counts as well.
    let member = object.declaration.enclosingMember
    let members = member.map { member in file.objects(member.text).filter { $0.declaration == member } } ?? []
    guard let made = object.construction, let frame = made.argument("frame"), frame.calledName == "CGRect",
      // Constraints, or another frame later, say otherwise.
      !([object] + members).contains(where: Self.isSizedLater),
      let width = frame.argument("width")?.numberValue, let height = frame.argument("height")?.numberValue
    else { return nil }
    return Size(width: width, height: height, place: object.declaration)
  }

  private static func isSizedLater(_ object: ObjectUse) -> Bool {
    object.assigned.keys.contains(where: { $0 == "frame" || $0 == "bounds" || $0.hasPrefix("frame.") })
      || object.sets("translatesAutoresizingMaskIntoConstraints") || object.has(calls: "sizeToFit", "anchor")
      || object.calls.keys.contains(where: { $0.contains("Anchor") || $0.hasPrefix("snp") })
  }

  /// A control that asks for a size by itself.
  func intrinsic(_ facts: ClassFacts, _ file: SourceFile) -> Violation? {
    guard ["UIButton", "UIControl"].contains(facts.uikitBase ?? ""), !isRoomy(facts),
      let variable = facts.variables["intrinsicContentSize"], variable.tree === file.tree,
      let statements = variable.accessor("get")?.body?.children, statements.count == 1, let only = statements.first,
      let size = only.kind == .return ? only.firstChild : only, size.calledName == "CGSize",
      let width = size.argument("width")?.numberValue, let height = size.argument("height")?.numberValue
    else { return nil }
    return violation(width, height, facts.subject, at: variable)
  }
}
