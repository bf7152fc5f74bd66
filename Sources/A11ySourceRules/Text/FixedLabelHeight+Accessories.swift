/// Texts that have the room that a cell or a bar leaves them.
extension FixedLabelHeight {
  private static let places = ["accessoryView", "editingAccessoryView", "titleView"]

  /// `cell.accessoryView = count`, or the view of a cell's accessory or a bar's item.
  func isAccessory(_ object: ObjectUse, _ file: SourceFile) -> Bool {
    object.passed.contains { $0.argument("customView")?.path == object.name }
      || Self.places.contains { place in
        file.assignments(to: place).contains { assignment in
          guard let value = assignment.assignedValue, value.path == object.name else { return false }
          return object.isMember || object.declaration.parent?.holds(assignment) == true
        }
      }
  }
}
