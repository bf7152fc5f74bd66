/// The filters of PNG's rows.
enum Filter {
  /// Restores a row in place. The byte before the row says how it was filtered; the row above lies before that.
  ///
  /// - Returns: false for an unknown filter.
  static func undo(
    _ raw: UnsafeMutableBufferPointer<UInt8>, at place: Int, length: Int, step: Int, isFirst: Bool
  ) -> Bool {
    let row = place + 1
    let above = place - length
    switch raw[place] {
    case 0: break
    case 1: for index in stride(from: row + step, to: row + length, by: 1) { raw[index] &+= raw[index - step] }
    case 2:
      if isFirst { break }
      for index in 0..<length { raw[row + index] &+= raw[above + index] }
    case 3:
      for index in 0..<length {
        let left = index >= step ? Int(raw[row + index - step]) : 0
        let up = isFirst ? 0 : Int(raw[above + index])
        raw[row + index] &+= UInt8((left + up) / 2)
      }
    case 4:
      for index in 0..<length {
        let left = index >= step ? Int(raw[row + index - step]) : 0
        let up = isFirst ? 0 : Int(raw[above + index])
        let corner = isFirst || index < step ? 0 : Int(raw[above + index - step])
        raw[row + index] &+= UInt8(nearest(left, up, corner))
      }
    default: return false
    }
    return true
  }

  /// Paeth's predictor.
  @inline(__always)
  private static func nearest(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let (byLeft, byUp, byCorner) = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
    if byLeft <= byUp, byLeft <= byCorner { return left }
    return byUp <= byCorner ? up : corner
  }
}
