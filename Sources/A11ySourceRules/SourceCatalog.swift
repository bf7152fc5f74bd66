public import A11yCore

/// Every rule for Swift source, by theme. Read this first: a rule's file has its id's name in camel case, in the folder
/// of its theme.
public enum SourceCatalog {
  public static let rules: [any Rule<SourceFile>] =
    naming + traits + value + hint + geometry + structure + text + color + state + custom + localization + behaviour
    + integrity

  private static let naming: [any Rule<SourceFile>] = [
    CustomControlWithoutName(), ImageOnlyButton(), BlankButton(), ImageMissingNameInSource(), InputWithoutName(),
    LabelInNameLiteral(), RoleInLabelLiteral(), DebugStringLabel(),
  ]

  private static let traits: [any Rule<SourceFile>] = [
    TapWithoutTrait(), TraitsOverwritten(), LinkWithoutLinkTrait(), FakeHeadingInSource(),
  ]

  private static let value: [any Rule<SourceFile>] = [
    ValueChangeSilent(), ValueSpokenAsPercent(), UnformattedValue(), ValueInSize(),
  ]

  private static let hint: [any Rule<SourceFile>] = [HintDescribesGestureInSource()]

  private static let geometry: [any Rule<SourceFile>] = [SmallHitArea(), AccessibilityFrameSpace()]

  private static let structure: [any Rule<SourceFile>] = [
    ContainerHidesControls(), ControlsHidden(), OverlayNotModal(), RowNotCombined(),
  ]

  private static let text: [any Rule<SourceFile>] = [
    FixedFontInSource(), FontDoesNotFollow(), FixedLabelHeight(), LargeContentMissing(),
  ]

  private static let color: [any Rule<SourceFile>] = [LiteralContrast(), StateInColor()]

  private static let state: [any Rule<SourceFile>] = [
    StateNotExposed(), StateInImageInSource(), DisclosureWithoutStateInSource(),
  ]

  private static let custom: [any Rule<SourceFile>] = [
    CustomControlNotExposed(), DragControlNotAdjustable(), AdjustableWithoutIncrement(), IncrementWithoutAdjustable(),
    IncrementWithoutAction(), OverrideSwallowsSetter(), ActivateDoesNothing(), PageControlDoesNothing(),
    ValueChangeUnreportedInSource(),
  ]

  private static let localization: [any Rule<SourceFile>] = [UnlocalisedAccessibilityString()]

  private static let behaviour: [any Rule<SourceFile>] = [
    NotificationMisuse(), MessageNotAnnounced(), ReduceMotionIgnored(), AutoDismiss(), MotionOnly(), MediaAutoplay(),
    GestureWithoutAction(),
  ]

  private static let integrity: [any Rule<SourceFile>] = [SuppressionComment(), DeprecatedAccessibilityModifier()]

  /// The rules that run unless asked otherwise.
  public static var defaults: [any Rule<SourceFile>] { rules.filter { !$0.info.isOptIn } }

  /// The rule of an id.
  public static func rule(_ id: String) -> (any Rule<SourceFile>)? { rules.first { $0.info.id == id } }
}
