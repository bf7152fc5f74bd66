import A11yCore

/// The pairs of colours of which one is text and the other what it stands on.
struct TextColours {
  /// One colour of one text.
  struct Sample {
    var words: String
    var colour: Colour
    var isPlaceholder = false
  }

  /// What was measured.
  enum Reading {
    case ratio(Double, text: Pigment, ground: Pigment, isCertain: Bool)
    case unclear(String)
    case unknown
    /// Both colours are the system's, which chooses them.
    case system
    /// Nothing is drawn.
    case clear
  }

  private let backdrops: Backdrops
  var schemes: [Colour.Scheme] { backdrops.schemes }

  init(_ backdrops: Backdrops) { self.backdrops = backdrops }

  /// The colours in which an element's words are written.
  static func samples(of element: Element) -> [Sample] {
    let appearance = element.appearance
    var samples: [Sample] = []
    let own = element.control.text ?? element.control.title ?? (element.role == .text ? element.control.label : nil)
    // Where every run has a colour, nothing is left of the text's own.
    let isRecoloured = !appearance.spans.isEmpty && appearance.spans.allSatisfy { $0.color != nil }
    if let colour = appearance.textColor, !isRecoloured, let own, !SpokenText.isBlank(own) {
      samples.append(Sample(words: own, colour: colour))
    }
    for span in appearance.spans {
      guard let colour = span.color, !SpokenText.isBlank(span.text) else { continue }
      samples.append(Sample(words: span.text, colour: colour))
    }
    if let colour = appearance.placeholderColor, let words = element.control.placeholder, !SpokenText.isBlank(words) {
      samples.append(Sample(words: words, colour: colour, isPlaceholder: true))
    }
    return samples
  }

  func read(_ sample: Sample, of element: Element, in scheme: Colour.Scheme) -> Reading {
    guard let colour = sample.colour.resolved(in: scheme) else { return .unknown }
    if colour.isClear(in: scheme) { return .clear }
    if colour == .system("placeholderText") { return .system }
    let (ground, alpha) = backdrops.ground(of: element, in: scheme)
    switch ground {
    case .unknown: return .unknown
    case .unclear(let reason): return .unclear(reason)
    case .colour(let ground, let origin):
      let isSystem = colour.isSystem(in: scheme)
      if origin == .system, isSystem { return .system }
      guard let pigment = colour.pigment(in: scheme) else { return .unclear("a system colour") }
      let seen = pigment.faded(by: alpha).over(ground)
      return .ratio(
        seen.contrast(with: ground), text: seen, ground: ground,
        isCertain: origin == .described && !isSystem)
    }
  }
}
