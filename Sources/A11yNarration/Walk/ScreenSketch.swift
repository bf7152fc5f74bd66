public import A11yCore

/// A drawing of a screen in characters: where elements are, and which one is in focus. Frames are the screen's own, so
/// nothing is mirrored where a language reads from right to left.
public struct ScreenSketch: Sendable {
  /// Cells in a row, without the border.
  public let columns: Int
  public let rows: Int
  private let width: Double
  private let height: Double
  private var cells: [Character]

  static let nothing: Character = " "
  static let something: Character = "·"
  static let focused: Character = "█"

  /// Nil when nothing tells how large the screen is.
  ///
  /// - Parameter elements: what is drawn; those without a frame are not.
  public init?(of screen: Screen, elements: some Sequence<Element>, columns: Int = 26, mostRows: Int = 20) {
    let frames = elements.compactMap(\.frame).filter { $0.isValid && !$0.isZeroSize }
    let size =
      screen.size
      ?? Size(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    guard size.width.isFinite, size.height.isFinite, size.width >= 1, size.height >= 1 else { return nil }
    (width, height) = (size.width, size.height)
    // A character is twice as high as it is wide.
    let ratio = min(max(size.height / size.width, 0.01), 100) / 2
    let fitting = min(Double(columns), Double(max(3, mostRows)) / ratio)
    self.columns = max(8, Int(fitting.rounded()))
    rows = max(3, min(Int((Double(self.columns) * ratio).rounded()), mostRows))
    cells = Array(repeating: Self.nothing, count: self.columns * self.rows)
    for frame in frames { fill(frame, with: Self.something) }
  }

  /// The lines with their border; where the focus is off the screen, a line below says in which direction.
  public func lines(focus frame: Frame?) -> [String] {
    var sketch = self
    let isOn = frame.map { sketch.fill($0, with: Self.focused) } ?? false
    let border = String(repeating: "─", count: columns)
    var lines = ["┌\(border)┐"]
    for row in 0..<rows { lines.append("│\(String(sketch.cells[row * columns..<(row + 1) * columns]))│") }
    lines.append("└\(border)┘")
    if !isOn { lines.append(absence(of: frame)) }
    return lines
  }

  /// Whether any of it is on the screen.
  @discardableResult
  private mutating func fill(_ frame: Frame, with character: Character) -> Bool {
    guard frame.isValid, frame.x < width, frame.y < height, frame.maxX >= 0, frame.maxY >= 0 else { return false }
    let left = cell(frame.x / width, of: columns)
    let right = max(left, cell(frame.maxX / width, of: columns, isEnd: true))
    let top = cell(frame.y / height, of: rows)
    let bottom = max(top, cell(frame.maxY / height, of: rows, isEnd: true))
    for row in top...bottom {
      for column in left...right { cells[row * columns + column] = character }
    }
    return true
  }

  /// The cell a share of the side falls into. A frame's end is the last cell it reaches into.
  private func cell(_ share: Double, of count: Int, isEnd: Bool = false) -> Int {
    let place = min(max(share, 0), 1) * Double(count)
    let cell = isEnd ? place.rounded(.up) - 1 : place.rounded(.down)
    return min(max(Int(cell), 0), count - 1)
  }

  private func absence(of frame: Frame?) -> String {
    guard let frame else { return "(the focus has no frame)" }
    guard frame.isValid else { return "(the focus has an invalid frame)" }
    var directions: [String] = []
    if frame.maxY < 0 { directions.append("above") }
    if frame.y >= height { directions.append("below") }
    if frame.maxX < 0 { directions.append("left of") }
    if frame.x >= width { directions.append("right of") }
    return "(the focus is \(directions.joined(separator: " and ")) the screen)"
  }
}
