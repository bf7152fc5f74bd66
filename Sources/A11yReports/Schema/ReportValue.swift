/// What a field of the JSON report holds.
indirect enum ReportValue: Sendable {
  case text
  case integer
  case count
  case flag
  /// One of these words.
  case word([String])
  /// This number and no other.
  case constant(Int)
  /// An object from some of these words to counts.
  case counts([String])
  /// An object of objects of counts, by names that are not known beforehand.
  case countsByName
  case object(ReportObject)
  case list(ReportValue)

  /// The objects it is made of.
  var object: ReportObject? {
    switch self {
    case .object(let object): object
    case .list(let item): item.object
    case .text, .integer, .count, .flag, .word, .constant, .counts, .countsByName: nil
    }
  }
}
