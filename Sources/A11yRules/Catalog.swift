public import A11yCore

/// Every rule, by theme. Read this first: a rule's file has its id's name in camel case, in the folder of its theme.
public enum Catalog {
  public static let rules: [any Rule<Exposure>] =
    naming + traits + value + hint + geometry + structure + text + colour + state + custom + forms + localisation
    + integrity

  private static let naming: [any Rule<Exposure>] = [
    ControlMissingName(),
    ImageMissingName(),
    SilentElement(),
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

  private static let traits: [any Rule<Exposure>] = [
    ConflictingTraits(), InteractiveWithoutTrait(), LostDefaultTrait(), TabSelectionCount(), EmptyHeading(),
    FakeHeading(), HeadingLevelSkipped(), NoHeading(),
  ]

  private static let value: [any Rule<Exposure>] = [
    AdjustableWithoutValue(), InvalidRange(), ToggleWithoutState(), LabelRepeatsValue(), RawValue(),
    SecureValueExposed(),
  ]

  private static let hint: [any Rule<Exposure>] = [
    HintRepeatsLabel(), HintDescribesGesture(), MissingHint(), HintStyle(),
  ]

  private static let geometry: [any Rule<Exposure>] = [
    TargetSize(), TargetSizeMinimum(), TargetsOverlap(), DuplicateTarget(), InvisibleElement(),
    ActivationPointOutside(), FocusFrameMismatch(), TextObscured(), TargetsTooClose(),
  ]

  private static let structure: [any Rule<Exposure>] = [
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

  private static let text: [any Rule<Exposure>] = [
    FixedFont(), TinyText(), TextClipped(), FixedHeightText(), TextNotScrollable(),
  ]

  private static let colour: [any Rule<Exposure>] = [
    TextContrast(), NonTextContrast(), TextContrastEnhanced(), ColourOnlyDistinction(),
  ]

  private static let state: [any Rule<Exposure>] = [
    DisabledNotAnnounced(), StateContradiction(), DisabledControl(),
  ]

  private static let custom: [any Rule<Exposure>] = [
    UndescribedControl(), AdjustableWithoutActions(), ImpossibleAction(), ValueChangeUnreported(),
    ButtonWithoutAction(), GestureWithoutAlternative(), CustomMetadataInvalid(), UserInputLabelsInvalid(),
  ]

  private static let forms: [any Rule<Exposure>] = [
    MissingContentType(), OrientationLocked(),
  ]

  private static let localisation: [any Rule<Exposure>] = [
    LanguageMismatch(), UnlocalisedKey(), UntranslatedName(),
  ]

  private static let integrity: [any Rule<Exposure>] = [
    InvalidGeometry(),
    StaleTree(),
    UnknownVocabulary(),
    DuplicateIdentifier(),
    UnmatchedSuppression(),
    MissingIdentifier(),
    DeepNesting(),
  ]

  /// The rules that run unless asked otherwise.
  public static var defaults: [any Rule<Exposure>] { rules.filter { !$0.info.isOptIn } }

  /// The rule of an id.
  public static func rule(_ id: String) -> (any Rule<Exposure>)? { rules.first { $0.info.id == id } }
}
