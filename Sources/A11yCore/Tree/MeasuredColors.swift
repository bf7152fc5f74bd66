/// The colors of a control as a screenshot shows them, where that can be told.
public enum MeasuredColors: Hashable, Sendable {
  /// - Parameter height: of what is drawn, in points: from the top of the tallest letter to the bottom of the lowest. Nil if it
  ///   is more than one line, or no text.
  case colors(foreground: ColorValue, background: ColorValue, height: Double?)
  case undecided(Doubt)

  /// Why a screenshot does not tell the colors.
  public enum Doubt: String, CaseIterable, Sendable {
    /// No color covers enough of what is around it: a photo, a gradient, a pattern.
    case background
    /// Colors of several things: two texts, an icon next to the text, a line around it.
    case foreground
    /// Something else lies over it, it is scrolled out in part, or nothing is drawn there.
    case visibility

    /// The fact that is missing.
    public var fact: Fact {
      switch self {
      case .background: .plainBackground
      case .foreground: .plainForeground
      case .visibility: .wholeInPicture
      }
    }
  }
}

extension Screen {
  /// Stores what a screenshot shows, by the index of the control.
  public mutating func store(_ colors: [Int: MeasuredColors]) {
    for (index, colors) in colors where controls.indices.contains(index) {
      controls[index].appearance.measuredColors = colors
    }
  }
}
