/// Where an element sits in its container, as far as VoiceOver speaks of it ("2 of 3", "List Start.").
public enum Context: Hashable, Sendable {
  /// A segment of a segmented control. `index` counts from 1.
  case series(index: Int, count: Int)
  /// A child of a view that has the tab bar trait.
  case tab(index: Int, count: Int)
  /// A button of a `UITabBar`.
  case tabBarItem(index: Int, count: Int)
  case listStart
  case listEnd
  case landmarkStart
  case landmarkEnd
  case dataTableCell(DataTableCell)
}

/// A cell's place in a data table.
public struct DataTableCell: Hashable, Sendable {
  /// Counted from 0; nil when the table does not know.
  public var row: Int?
  /// Counted from 0; nil when the table does not know.
  public var column: Int?
  /// How many columns the cell covers.
  public var width: Int
  /// How many rows the cell covers.
  public var height: Int
  public var isFirstInRow: Bool
  public var rowHeaders: [Header]
  public var columnHeaders: [Header]

  public init(
    row: Int? = nil, column: Int? = nil, width: Int = 1, height: Int = 1, isFirstInRow: Bool = false,
    rowHeaders: [Header] = [], columnHeaders: [Header] = []
  ) {
    self.row = row
    self.column = column
    self.width = width
    self.height = height
    self.isFirstInRow = isFirstInRow
    self.rowHeaders = rowHeaders
    self.columnHeaders = columnHeaders
  }

  /// What a header cell says of itself.
  public struct Header: Hashable, Sendable {
    public var label: String?
    public var value: String?

    public init(label: String? = nil, value: String? = nil) {
      self.label = label
      self.value = value
    }
  }
}
