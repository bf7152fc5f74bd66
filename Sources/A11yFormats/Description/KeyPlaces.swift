import A11yCore

/// Where a control's keys are whose meaning depends on its other keys: they are judged when all are read.
struct KeyPlaces {
  struct NamedClass {
    var name: String
    /// `class` or `superclass`.
    var key: String
    var location: SourceLocation
    var advice: ClassNames.Advice
    /// Whether it is the first word of a line, in whose place a role can be written.
    var isFirstWord = false
  }

  struct ScreenKey {
    var name: String
    var location: SourceLocation
    /// The key of a control that was probably meant.
    var meant: String?
  }

  var onOff: SourceLocation?
  var isOn: Bool?
  /// The value, if it was given as such.
  var value: String?
  /// `true` or `false` was given as the value.
  var hasFlagAsValue = false
  var progress: (value: Double, location: SourceLocation)?
  var classes: [NamedClass] = []
  /// Keys of a screen below the root.
  var ofScreen: [ScreenKey] = []
}
