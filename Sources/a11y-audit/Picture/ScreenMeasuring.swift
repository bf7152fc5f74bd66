import A11yCore
import A11yPixels

/// Measures the colors of a screen's texts and icons in its screenshot, and stores them in the description.
///
/// The rules know colors and how sure they are, and nothing of pixels.
struct ScreenMeasuring {
  private let screen: Screen
  private let tree: AccessibilityTree
  private let picture: Picture
  /// Pixels per point.
  private let scale: Int

  /// Pairs of controls to compare; more than any screen of a device has.
  private static let mostPairs = 4_000_000

  /// - Throws: why the picture cannot be used.
  init(_ screen: Screen, _ bytes: [UInt8]) throws(PictureError) {
    guard let size = Self.size(of: screen) else {
      throw PictureError("cannot be measured: the size of the screen is not known")
    }
    let scales = screen.kind == .screen && Self.hasOnlyThreefold(size) ? [3] : [2, 3]
    if let pixels = PNGDecoder.size(bytes) { _ = try Self.scale(of: pixels, to: size, scales) }
    picture = try PNGDecoder.decode(bytes)
    scale = try Self.scale(of: (picture.width, picture.height), to: size, scales)
    self.screen = screen
    tree = AccessibilityTree(screen)
  }

  /// In points: as described, or the frame of the root if it begins where the screen does.
  private static func size(of screen: Screen) -> Size? {
    if let size = screen.size { return size }
    guard let frame = screen.controls.first?.frame, frame.isValid, frame.x == 0, frame.y == 0, frame.area > 0 else {
      return nil
    }
    return frame.size
  }

  /// Two or three pixels for each point, and all of the screen. Measured on pictures that were made smaller, 39 of 261 good
  /// texts failed at half of the size, and 86 at a third.
  private static func scale(
    of pixels: (width: Int, height: Int), to size: Size, _ scales: [Int]
  ) throws(PictureError) -> Int {
    for scale in scales {
      let width = size.width * Double(scale)
      let height = size.height * Double(scale)
      if abs(Double(pixels.width) - width) < 1, abs(Double(pixels.height) - height) < 1 { return scale }
    }
    let expected = scales.map { "\((size.width * Double($0)).points) × \((size.height * Double($0)).points)" }
      .joined(separator: " or ")
    throw PictureError(
      "is \(pixels.width) × \(pixels.height) pixels, expected \(expected) for a screen of \(size.description) points; "
        + "use the screenshot as the device saved it")
  }

  /// Widths of iPhones that have three pixels for each point in every model: a picture with two is one that was made smaller.
  private static let threefold: Set<Double> = [390, 393, 402, 420, 428, 430, 440]

  private static func hasOnlyThreefold(_ size: Size) -> Bool {
    threefold.contains(size.width) || size.width > size.height && threefold.contains(size.height)
  }

  /// The screen with the colors that its picture shows.
  func measured() -> Screen {
    var screen = screen
    let texts = tree.seen.filter(isMeasurable)
    let painters = tree.seen.filter(Self.paints)
    guard texts.count * painters.count <= Self.mostPairs else { return screen }
    var meter = ContrastMeter(picture, scale: scale)
    var found: [Int: MeasuredColors] = [:]
    for element in texts {
      guard let frame = element.frame, frame.isValid else { continue }
      found[element.index] = colors(of: element, at: frame, painters, &meter)
    }
    screen.store(found)
    return screen
  }

  /// A text or icon that no color is described of, or is on something without one.
  private func isMeasurable(_ element: Element) -> Bool {
    guard element.role != .image, !element.isSystemOwned, element.appearance.measuredColors == nil else { return false }
    if element.drawsWords { return true }
    let hasIcon = element.control.image != nil || element.hasAppearance && element.appearance.isIcon == true
    return hasIcon && element.isInteractive
  }

  /// Whether something is drawn in its frame, as opposed to a container's.
  private static func paints(_ element: Element) -> Bool {
    if element.drawsWords || element.isInteractive || element.role == .image { return true }
    switch element.role {
    case .alert, .keyboard, .webView, .map, .tabBar, .toolbar, .navigationBar, .progress, .activity: return true
    default: return false
    }
  }

  private func colors(
    of element: Element, at frame: Frame, _ painters: [Element], _ meter: inout ContrastMeter
  ) -> MeasuredColors? {
    let factor = Double(scale)
    let (left, top) = ((frame.x * factor).rounded(), (frame.y * factor).rounded())
    let (right, bottom) = ((frame.maxX * factor).rounded(), (frame.maxY * factor).rounded())
    guard left >= 0, top >= 0, right <= Double(picture.width), bottom <= Double(picture.height), right > left,
      bottom > top
    else { return .undecided(.visibility) }
    if painters.contains(where: { isCovering($0, element, frame) }) { return .undecided(.visibility) }
    let found = meter.measure(
      x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
    switch found {
    case nil: return nil
    case .undecided(.background): return .undecided(.background)
    case .undecided(.foreground): return .undecided(.foreground)
    case .undecided(.visibility): return .undecided(.visibility)
    case .colors(let foreground, let background, let height):
      return .colors(
        foreground: ColorValue(foreground), background: ColorValue(background),
        height: height.map { Double($0) / factor })
    }
  }

  /// What comes later in the description lies above, unless one holds the other; bars and alerts may lie above all.
  private func isCovering(_ painter: Element, _ element: Element, _ frame: Frame) -> Bool {
    guard painter.index != element.index, let other = painter.frame, other.isValid, other.overlaps(frame) else {
      return false
    }
    if painter.isAncestor(of: element) || element.isAncestor(of: painter) {
      // What an element holds is drawn on it: only its own text is measured.
      return element.isAncestor(of: painter) && (painter.role == .image || painter.isInteractive)
    }
    // A dump without hierarchy lists a cell before its texts, and a button with its own text behind it.
    if painter.index < element.index, other.contains(frame) { return false }
    // Frames of neighbors touch.
    return other.horizontalOverlap(with: frame) > 1 && other.verticalOverlap(with: frame) > 1
      && !(frame.contains(other) && painter.name == element.name)
  }
}

extension ColorValue {
  fileprivate init(_ color: ContrastMeter.Color) {
    self = .rgba(red: color.red, green: color.green, blue: color.blue, alpha: 255)
  }
}

extension ScreenLoader.File {
  /// The file with the colors that its screenshots show, if there are some.
  ///
  /// - Returns: also why a screenshot is not used.
  func measured(in screenshots: Screenshots) -> (file: ScreenLoader.File, notes: [String]) {
    var (file, notes) = (self, [String]())
    // No picture shows an editor's canvas.
    for (index, screen) in screens.enumerated() where !screen.source.isDesignTime {
      switch screenshots.picture(of: screen, in: path, isOnly: screens.count == 1) {
      case .none: continue
      case .refused(let reason):
        let place = screen.screenshot == nil ? "" : "\(path.shown): "
        notes.append("a11y-audit: note: no colors are measured: \(place)\(String(reason.dropLast()).escapedForDisplay)")
      case .found(let found):
        do throws(PictureError) {
          file.screens[index] = try ScreenMeasuring(screen, found.bytes).measured()
        } catch {
          notes.append("a11y-audit: note: no colors are measured: \(found.path.shown) \(error.message)")
        }
      }
    }
    return (file, notes)
  }
}
