import A11yCore
import A11yReports
import A11yRules

/// What a person sees of a screen, as far as its description tells.
struct Painter {
  private let tree: AccessibilityTree

  init(_ tree: AccessibilityTree) { self.tree = tree }

  /// More would make a drawing that nobody can read, and a page that no browser opens.
  private static let most = 5000

  var paints: [ScreenPicture.Paint] {
    var paints: [ScreenPicture.Paint] = []
    var opacities: [Double] = []
    opacities.reserveCapacity(tree.screen.controls.count)
    for index in tree.screen.controls.indices {
      let element = tree[index]
      let around = tree.screen.parent(of: index).map { opacities[$0] } ?? 1
      var own = element.isOutOfSight ? 0 : min(max(element.control.alpha ?? 1, 0), 1)
      if element.isInteractive, element.isEnabled == false { own *= Self.dimmed }
      opacities.append(around * own)
      guard opacities[index] > 0, paints.count < Self.most, let frame = element.control.frame, frame.isValid,
        frame.area > 0, var paint = paint(element, in: frame)
      else { continue }
      paint.opacity = opacities[index]
      paints.append(paint)
    }
    return paints
  }

  private static let nameSize = 11.0

  /// As UIKit draws disabled controls, about.
  private static let dimmed = 0.45

  /// One of several, of which one is chosen.
  private static func isChoice(_ element: Element) -> Bool {
    switch element.role {
    case .segment, .tab, .radio, .cell: true
    case .button: element.traits.contains(.selected)
    default: false
    }
  }

  /// Nil if nothing of it is seen.
  private func paint(_ element: Element, in frame: Frame) -> ScreenPicture.Paint? {
    let appearance = element.appearance
    var paint = ScreenPicture.Paint(frame: frame)
    paint.kind = Self.kind(of: element)
    paint.isTop = element.role == .textView
    paint.isSelected = Self.isChoice(element) && element.traits.contains(.selected)
    paint.fill = Self.color(appearance.backgroundColor)
    paint.border = Self.color(appearance.borderColor)
    paint.image = element.control.image
    write(element, on: &paint)
    if case .plain = paint.kind, paint.fill == nil, paint.border == nil, paint.text == nil, paint.image == nil {
      return nil
    }
    return paint
  }

  private func write(_ element: Element, on paint: inout ScreenPicture.Paint) {
    let appearance = element.appearance
    let color: ColorValue?
    if let words = element.drawnWords {
      paint.text = words
      paint.isFaint = words == element.control.placeholder
      color = paint.isFaint ? appearance.placeholderColor : appearance.textColor
    } else if element.role?.isTextInput == true, let value = element.control.value {
      paint.text = value
      color = appearance.textColor
    } else {
      // A dump tells the name and not what is drawn.
      let isDrawn = element.reach == .element && element.control.image == nil && appearance.isIcon != true
      switch element.role {
      case .switch, .slider, .image, .progress, .pageControl: break
      default: if isDrawn, !drawsInside(element) { paint.text = element.control.label }
      }
      paint.isFaint = true
      color = appearance.textColor ?? appearance.tintColor
    }
    if case .wheel = paint.kind {
      paint.text = element.control.value
      paint.isFaint = false
    }
    if element.role == .secureTextField, !paint.isFaint { paint.text = paint.text.map(Self.concealed) }
    paint.textColor = Self.color(color ?? (element.role == .button ? appearance.tintColor : nil))
    paint.fontSize = appearance.font?.size ?? (paint.isFaint && element.role?.isTextInput != true ? Self.nameSize : nil)
    paint.isBold = appearance.font?.isBold ?? (element.role == .heading)
    switch element.role {
    case .button, .segment, .tab, .key: paint.isCentered = true
    default:
      guard case .wheel = paint.kind else { break }
      paint.isCentered = true
      paint.textColor = paint.textColor ?? .init(hex: "#1C1C1E", opacity: 1)
    }
  }

  /// Parts of it show the words.
  private func drawsInside(_ element: Element) -> Bool {
    element.descendants.contains { $0.drawsWords || $0.reach == .element }
  }

  private static func color(_ color: ColorValue?) -> ScreenPicture.Color? {
    ScreenColors.rgb(color).flatMap { $0.alpha > 0 ? ScreenPicture.Color(hex: $0.hex, opacity: $0.alpha) : nil }
  }
}
