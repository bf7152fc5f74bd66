/// BCP-47 language tags, as far as choosing words and voices needs them.
public enum Language {
  /// BCP 47's word for a language that nobody knows.
  public static let undetermined = "und"

  /// The language alone, lower case: `de` for `de-AT`, `zh` for `zh_Hans_CN`. Nil for an empty tag.
  public static func base(of tag: String) -> String? {
    let base = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return base.isEmpty ? nil : base
  }
}
