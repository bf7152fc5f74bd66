package import A11yCore

/// A screen as the page shows it: how it looks, and what VoiceOver says of it. Plain values: whoever makes one knows the
/// accessibility tree, the rules' colors and the narration; the page knows none of them.
package struct ScreenPicture: Sendable {
  package var file: FilePath
  package var name: String?
  /// Where the screen begins in its file.
  package var location: SourceLocation
  package var language: String?
  package var isRightToLeft = false
  /// The display.
  package var size: Size?
  /// What is seen, in the order in which it is painted.
  package var paints: [Paint] = []
  /// A picture of the running app, as PNG; it covers what is painted.
  package var screenshot: [UInt8]?
  /// Why a picture that the description names is not there: a sentence.
  package var remark: String?
  /// What VoiceOver says, in its order.
  package var stops: [Stop] = []
  /// What is seen and not reached.
  package var unreachable: [Frame] = []
  /// Where the screen's controls are.
  package var places: [SourceLocation: Place] = [:]

  package init(file: FilePath, name: String?, location: SourceLocation) {
    self.file = file
    self.name = name
    self.location = location
  }

  /// One control as it looks.
  package struct Paint: Sendable {
    package var frame: Frame
    package var kind = Kind.plain
    package var fill: Color?
    package var border: Color?
    package var text: String?
    /// The text is a name that may not be visible, or a placeholder.
    package var isFaint = false
    package var textColor: Color?
    package var fontSize: Double?
    package var isBold = false
    package var isCentered = false
    /// Of several, it is the chosen one: of a segmented control, of a tab bar.
    package var isSelected = false
    /// The text begins at the upper edge.
    package var isTop = false
    /// The name of an image or a symbol.
    package var image: String?
    package var opacity = 1.0

    package init(frame: Frame) { self.frame = frame }

    package enum Kind: Sendable {
      case plain, field, toggle(isOn: Bool), image
      /// Where its knob is, from 0 to 1; nil if the description does not tell.
      case slider(position: Double?)
      /// How far it is, from 0 to 1; nil if the description does not tell.
      case progress(Double?)
      /// Dots, of which one is filled, counted from 0.
      case pages(count: Int, current: Int?)
      /// The column of a picker, with its value in the middle.
      case wheel
    }
  }

  package struct Color: Hashable, Sendable {
    /// `#1C1C1E`
    package var hex: String
    package var opacity: Double

    package init(hex: String, opacity: Double) {
      self.hex = hex
      self.opacity = opacity
    }
  }

  /// An element that VoiceOver moves to.
  package struct Stop: Sendable {
    package var parts: [Part] = []
    /// The texts for a voice, which may differ: labels by their readings.
    package var heard: [String] = []
    package var language: String?
    package var frame: Frame?
    /// The area that reacts to touch, if it is a control.
    package var target: Frame?
    /// Where a double tap lands, if the app says so.
    package var activation: Point?
    /// Of the text that stands out least.
    package var contrast: Contrast?
    /// What it is: `button`, `UIButton`, `#options`.
    package var facts: [String] = []
    package var location: SourceLocation

    package init(location: SourceLocation) { self.location = location }

    package var spoken: String { parts.map(\.text).joined(separator: " ") }
  }

  package struct Contrast: Sendable {
    package var ratio: Double
    /// Nil if that depends on the size of the text, which is unknown.
    package var isEnough: Bool?

    package init(ratio: Double, isEnough: Bool?) {
      self.ratio = ratio
      self.isEnough = isEnough
    }
  }

  /// A part of an utterance.
  package struct Part: Sendable {
    package var origin: Origin
    package var text: String

    package init(_ origin: Origin, _ text: String) {
      self.origin = origin
      self.text = text
    }
  }

  /// Which property a part of an utterance comes from.
  package enum Origin: String, CaseIterable, Sendable {
    case label, value, trait, hint, position, container
  }

  package struct Place: Sendable {
    package var frame: Frame?
    /// The element that speaks for the control, by its index; nil if there is none.
    package var stop: Int?
    /// Its identifier, or else its name.
    package var key: String

    package init(frame: Frame?, stop: Int?, key: String) {
      self.frame = frame
      self.stop = stop
      self.key = key
    }
  }
}

extension ScreenPicture {
  /// The control of a finding; nil for the screen as a whole.
  func place(of finding: Finding) -> Place? {
    let subject = finding.subject
    if subject.path.isEmpty { return nil }
    if let place = places[finding.location] { return place }
    // The finding is at one of the control's keys, and the control begins somewhere before it.
    let key = subject.identifier ?? subject.name ?? ""
    return places.filter { $0.key < finding.location && $0.value.key == key }.max { $0.key < $1.key }?.value
  }
}
