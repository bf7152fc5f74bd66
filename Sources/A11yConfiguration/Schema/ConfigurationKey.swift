/// One key of the configuration file: declared once, and from that checked, documented and put into the JSON Schema.
struct ConfigurationKey: Sendable {
  var name: String
  var shape: ConfigurationShape
  /// Sentences for people.
  var meaning: String
  /// YAML that a test reads.
  var example: String
  var isRequired = false

  init(_ name: String, _ shape: ConfigurationShape, _ meaning: String, example: String, isRequired: Bool = false) {
    self.name = name
    self.shape = shape
    self.meaning = meaning
    self.example = example
    self.isRequired = isRequired
  }
}
