/// What a machine can change about a control to fix a finding, in UIKit's terms; a format's editor writes it into a file.
public struct Repair: Sendable, Equatable {
  public enum Attribute: String, Sendable {
    case label, hint
  }

  public enum PaintedPart: String, Sendable {
    case textColor, placeholderColor
  }

  /// Indirect: most findings have no repair, and each would have room for a large one.
  public indirect enum Change: Sendable, Equatable {
    /// `from` is what the file must have now, nil if it must have none; `to` nil removes the attribute.
    case text(Attribute, from: String?, to: String?)
    /// All traits that the control is to have.
    case traits(Traits)
    /// Where the control is; `from` is what the file must have now.
    case frame(from: Frame, to: Frame)
    /// An opaque color; `from` is what the file must have now.
    case color(PaintedPart, from: ColorValue, to: ColorValue)
    /// `adjustsFontForContentSizeCategory`.
    case scalesFont
    /// `a11y-audit:ignore` with a rule, and room for the reason.
    case suppression(rule: String)
    /// Another word in place of the misspelled one, which begins at the finding's location.
    case word(String, to: String)
  }

  public var change: Change
  /// Whether the change is right in every case; if not, a person has to look at it.
  public var isSafe: Bool

  public static func safe(_ change: Change) -> Repair { Repair(change: change, isSafe: true) }

  public static func unsafe(_ change: Change) -> Repair { Repair(change: change, isSafe: false) }
}

/// How a machine can fix findings of a rule, and what it does: a sentence without a subject and a period.
public enum Fixability: Sendable, Equatable {
  /// With `--fix`.
  case safe(String)
  /// With `--fix --unsafe-fixes`.
  case unsafe(String)
}
