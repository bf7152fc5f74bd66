import A11yCore

/// Reads one container's facts: its kind, which is the only key of `type`, and its frame.
enum AccessibilitySnapshotContainer {
  static func read(_ object: JSONValue, into control: inout Control) {
    control.isElement = false
    control.frame = SnapshotShape.rectangle(object["frame"])
    guard let (kind, facts) = object["type"]?.members.first(where: { _ in true }) else { return }
    switch kind.string {
    case "list": control.structure.container = .list
    case "landmark": control.structure.container = .landmark
    case "tabBar": control.structure.container = .tabBar
    case "semanticGroup":
      control.structure.container = .semanticGroup
      control.label = facts["label"]?.string
      control.value = facts["value"]?.string
      control.identifier = facts["identifier"]?.string
    case "dataTable":
      var table = Structure.DataTable()
      table.rows = facts["rowCount"]?.integer
      table.columns = facts["columnCount"]?.integer
      control.structure.container = .dataTable(table)
    default: break
    }
  }
}
