/// The groups of facts few controls have, read without touching the rest of the control: rules ask a hundred thousand
/// elements for them.
extension Element {
  public var appearance: Appearance { tree.screen.controls[index].boxedAppearance.value }

  public var metrics: Metrics { tree.screen.controls[index].boxedMetrics.value }

  public var structure: Structure { tree.screen.controls[index].boxedStructure.value }

  public var geometry: Geometry { tree.screen.controls[index].boxedGeometry.value }

  public var interaction: Interaction { tree.screen.controls[index].boxedInteraction.value }

  /// Whether the description gives any fact of `interaction`.
  public var hasInteraction: Bool { !tree.screen.controls[index].boxedInteraction.isEmpty }

  /// Whether the description gives any fact of `structure`.
  public var hasStructure: Bool { !tree.screen.controls[index].boxedStructure.isEmpty }
}
