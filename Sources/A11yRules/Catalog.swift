public import A11yCore

/// Every rule, by theme. Read this first: a rule's file has its id's name in camel case, in the folder of its theme.
public enum Catalog {
  public static let rules: [any Rule<AccessibilityTree>] =
    naming + traits + value + hint + geometry + structure + text + color + state + custom + forms + localization
    + integrity + apple

  private static let naming: [any Rule<AccessibilityTree>] = [
    ControlMissingName(),
    ImageMissingName(),
    SilentElement(),
    SymbolName(),
    NameOnlyInHint(),
    PlaceholderOnlyName(),
    UnassociatedVisibleLabel(),
    RoleInLabel(),
    DuplicateName(),
    MeaninglessName(),
    MachineName(),
    UnresolvedText(),
    UnspeakableCharacters(),
    StateInLabel(),
    GestureInLabel(),
    GenericName(),
    LabelInName(),
    VisibleTextNotFirst(),
    LabelTooLong(),
    LabelPunctuation(),
    LabelShouting(),
    LabelCapitalisation(),
  ]

  private static let traits: [any Rule<AccessibilityTree>] = [
    ConflictingTraits(), InteractiveWithoutTrait(), ActsWithoutTrait(), LostDefaultTrait(), TabSelectionCount(),
    EmptyHeading(),
    FakeHeading(), HeadingLevelSkipped(), NoHeading(),
  ]

  private static let value: [any Rule<AccessibilityTree>] = [
    AdjustableWithoutValue(), InvalidRange(), ToggleWithoutState(), LabelRepeatsValue(), RawValue(),
    SecureValueExposed(),
  ]

  private static let hint: [any Rule<AccessibilityTree>] = [
    HintRepeatsLabel(), HintDescribesGesture(), MissingHint(), HintStyle(), TextFieldHint(),
  ]

  private static let geometry: [any Rule<AccessibilityTree>] = [
    TargetSize(), TargetSizeMinimum(), TargetsOverlap(), DuplicateTarget(), InvisibleElement(),
    ActivationPointOutside(), FocusFrameMismatch(), TextObscured(), TargetsTooClose(),
  ]

  private static let structure: [any Rule<AccessibilityTree>] = [
    NothingExposed(),
    NestedInteractive(),
    UnreachableControl(),
    TextNotExposed(),
    GroupedTextLost(),
    DuplicateAnnouncement(),
    ReadingOrder(),
    OrderReferenceInvalid(),
    ModalNotIsolated(),
    ModalWithoutEscape(),
    ScreenTitleMissing(),
    ContainerSemantics(),
    UngroupedRow(),
  ]

  private static let text: [any Rule<AccessibilityTree>] = [
    FixedFont(), TinyText(), TextClipped(), FixedHeightText(), TextNotScrollable(),
  ]

  private static let color: [any Rule<AccessibilityTree>] = [
    TextContrast(), NonTextContrast(), TextContrastEnhanced(), ColourOnlyDistinction(),
  ]

  private static let state: [any Rule<AccessibilityTree>] = [
    StateInImage(),
    DisclosureWithoutState(), DisabledNotAnnounced(), StateContradiction(), DisabledControl(),
  ]

  private static let custom: [any Rule<AccessibilityTree>] = [
    UndescribedControl(), AdjustableWithoutActions(), ImpossibleAction(), ValueChangeUnreported(),
    ButtonWithoutAction(), GestureWithoutAlternative(), CustomMetadataInvalid(), UserInputLabelsInvalid(),
  ]

  private static let forms: [any Rule<AccessibilityTree>] = [
    MissingContentType(), PasswordNotSecure(), OrientationLocked(),
  ]

  private static let localization: [any Rule<AccessibilityTree>] = [
    LanguageMismatch(), UnlocalisedKey(), UntranslatedName(),
  ]

  private static let integrity: [any Rule<AccessibilityTree>] = [
    InvalidGeometry(),
    StaleTree(),
    UnknownVocabulary(), InconsistentDescription(),
    DuplicateIdentifier(),
    UnmatchedSuppression(),
    MissingIdentifier(),
    DeepNesting(),
  ]

  /// What Apple's audit of the running app reported.
  private static let apple: [any Rule<AccessibilityTree>] = [
    AppleContrast(), AppleHitRegion(), AppleElementDescription(), AppleElementDetection(), AppleDynamicType(),
    AppleTextClipped(), AppleTrait(), AppleOther(),
  ]

  /// The rules that run unless asked otherwise.
  public static var defaults: [any Rule<AccessibilityTree>] { rules.filter { !$0.info.isOptIn } }

  /// The rule of an id.
  public static func rule(_ id: String) -> (any Rule<AccessibilityTree>)? { rules.first { $0.info.id == id } }

  /// Whether rules about wording have a list of words for a language, a BCP-47 tag.
  public static func hasWordList(for language: String) -> Bool { Lexicon.reading(language) != nil }
}
