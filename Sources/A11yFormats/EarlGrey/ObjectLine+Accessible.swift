import A11yCore

extension ObjectLine {
  /// The control a line of EarlGrey's stands for.
  var accessibleControl: Control {
    var control = Control(location: head.location)
    control.className = head.className
    control.role = ReactNativeClasses.role(of: head.className)
    control.identifier = text("AX.id")
    control.label = text("AX.label")
    control.hint = text("AX.hint")
    control.value = text("AX.value")
    control.text = text("text")
    control.isElement = (self["AX"] ?? self["isAccessible"]) == "Y"
    control.frame = rectangle("AX.frame") ?? rectangle("frame")
    control.geometry.activationPoint = self["AX.activationPoint"].flatMap(Point.init(recursiveDescription:))
    control.alpha = self["alpha"].flatMap(Double.init(dumped:))
    if self["hidden"] != nil { control.isHidden = true }
    if self["disabled"] != nil { control.isEnabled = false }
    if self["UIE"] == "N" { control.isUserInteractionEnabled = false }
    control.traits = traits
    if let selected = control.traits?.contains(.selected) { control.isSelected = selected }
    UIKitSystemViews.mark(&control, className: head.className)
    return control
  }

  /// The listed traits. EarlGrey names the public ones of its day; what UIKit adds beyond them for the class is added
  /// again, so that it is not missed.
  private var traits: Traits? {
    guard let list = self["AX.traits"] else { return nil }
    var traits: Traits = []
    for name in list.split(separator: ",") { traits.formUnion(Traits(name: SpokenText.trimmed(String(name))) ?? []) }
    let defaults = UIKitClasses.named(head.className)?.traits ?? []
    return traits.union(defaults.subtracting(Self.named))
  }

  /// The first sixteen bits, which EarlGrey knows by name, and `header`.
  private static let named = Traits(rawValue: 0x1_7FFF)

  private func rectangle(_ key: String) -> Frame? {
    let numbers = self[key]?.split { " {},".contains($0) }.compactMap { Double($0) }
    guard let numbers, numbers.count == 4 else { return nil }
    let frame = Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    return frame.isNull ? nil : frame
  }
}
