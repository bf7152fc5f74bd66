/// One kind of object in the JSON report.
struct ReportObject: Sendable {
  /// The heading in the document and the name among the schema's definitions.
  var name: StaticString
  var meaning: String
  var fields: [Field]

  struct Field: Sendable {
    var name: StaticString
    var value: ReportValue
    /// Left out where there is no value for it.
    var isOptional = false
    var meaning: String
  }

  /// It and every object within, each once, in the order they are visited.
  var all: [ReportObject] {
    var objects = [self]
    var next = 0
    while next < objects.count {
      for inner in objects[next].fields.compactMap(\.value.object)
      where !objects.contains(where: { "\($0.name)" == "\(inner.name)" }) {
        objects.append(inner)
      }
      next += 1
    }
    return objects
  }
}

/// What a field of the JSON report holds.
indirect enum ReportValue: Sendable {
  case text
  case integer
  /// A text, a whole number or nothing.
  case identifier
  /// An object that is described elsewhere.
  case other(String)
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
    case .text, .integer, .identifier, .other, .count, .flag, .word, .constant, .counts, .countsByName: nil
    }
  }
}
