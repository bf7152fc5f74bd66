/// What `config --init` writes: every key of the file, explained and commented out.
public enum ConfigurationStart {
  public static var text: String {
    var text = """
      # Configuration of a11y-audit. All keys are optional; remove the # of the lines you need.
      # 'a11y-audit config --print FILE' shows the effective configuration for a file and the origin of each value.

      """
    for key in ConfigurationKeys.root {
      text += "\n" + wrapped(key.meaning) + key.example.split(separator: "\n").map { "#\($0)\n" }.joined()
    }
    return text
  }

  /// Comment lines of at most a hundred characters.
  private static func wrapped(_ sentence: String) -> String {
    var lines: [String] = []
    for word in sentence.split(separator: " ") {
      if let last = lines.last, last.count + word.count < 100 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append("# \(word)")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
