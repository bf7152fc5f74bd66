public import A11yCore

/// Every rule for Swift source, by theme. Read this first: a rule's file has its id's name in camel case, in the folder
/// of its theme.
public enum Catalog {
  public static let rules: [any Rule<SourceFile>] = custom + naming + value + state + integrity

  private static let custom: [any Rule<SourceFile>] = [
    CustomControlNotExposed(), DragControlNotAdjustable(), AdjustableWithoutIncrement(), IncrementWithoutAdjustable(),
    IncrementWithoutAction(), OverrideSwallowsSetter(), ActivateDoesNothing(),
  ]

  private static let naming: [any Rule<SourceFile>] = [CustomControlWithoutName()]

  private static let value: [any Rule<SourceFile>] = [ValueChangeSilent()]

  private static let state: [any Rule<SourceFile>] = [StateNotExposed()]

  private static let integrity: [any Rule<SourceFile>] = [SuppressionComment()]

  /// The rules that run unless asked otherwise.
  public static var defaults: [any Rule<SourceFile>] { rules.filter { !$0.info.isOptIn } }

  /// The rule of an id.
  public static func rule(_ id: String) -> (any Rule<SourceFile>)? { rules.first { $0.info.id == id } }
}
