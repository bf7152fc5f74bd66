public import A11yCore

/// Where the app's classes are declared and what the rules for source say of them, as `a11y-lint classes` tells it.
public struct SourceClasses: Sendable {
  public struct Declaration: Sendable {
    public var name: String
    public var file: FilePath
    public var location: SourceLocation
    public var faults: [Fault]
  }

  /// What a rule for source says.
  public struct Fault: Sendable {
    public var rule: String
    public var message: String
    public var file: FilePath
    public var location: SourceLocation
  }

  public private(set) var declarations: [Declaration] = []

  /// - Throws: when the text is not what the linter of this version writes.
  public init(bytes: [UInt8]) throws(RecordError) {
    let root = try RecordDocument(bytes, what: "class list").root
    let version = try root.number("version")
    guard version == 1 else {
      throw RecordError("unsupported version \(version) of the class list", at: root.location(of: "version"))
    }
    for fields in try root.objects("classes") {
      var faults: [Fault] = []
      for fault in try fields.objects("findings") where try fault.text("outcome") == Outcome.fail.rawValue {
        faults.append(
          Fault(
            rule: try fault.text("rule"), message: try fault.text("message"), file: try fault.path("file"),
            location: try fault.place()))
      }
      declarations.append(
        Declaration(
          name: try fields.text("class"), file: try fields.path("file"), location: try fields.place(), faults: faults))
    }
  }
}
