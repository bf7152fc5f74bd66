/// Tags that the engine's own list gets wrong or does not have.
enum LanguageAliases {
  /// From a tag in lower case to the code of a voice.
  static let table: [String: String] = {
    var table = single
    for region in latinAmerica { table["es-\(region)"] = "es-419" }
    return table
  }()

  private static let single = [
    // Mandarin. 1.51's "cmn" reads 你好 as the English letters of its pinyin and a number, "cmn-latn-pinyin" as
    // Mandarin; both are the same voice for anything that is not Latin.
    "cmn": "cmn-latn-pinyin", "zh": "cmn-latn-pinyin", "zh-cmn": "cmn-latn-pinyin",
    // Cantonese is what Hong Kong and Macau speak, whatever the script.
    "zh-hk": "yue", "zh-mo": "yue", "zh-hant-hk": "yue", "zh-hant-mo": "yue", "zh-yue": "yue", "zh-hak": "hak",
    // Norwegian: Nynorsk has no voice of its own, and no spoken standard either.
    "no": "nb", "nn": "nb",
    // Codes that ISO 639 withdrew and older systems still write.
    "iw": "he", "in": "id", "mo": "ro", "sh": "hr",
    // "en" is British to the engine; these are not.
    "en-ca": "en-us", "en-ph": "en-us", "en-pr": "en-us",
  ]

  /// UN M49 region 419, Latin America and the Caribbean, where Spanish is spoken; and the United States.
  private static let latinAmerica = [
    "ar", "bo", "cl", "co", "cr", "cu", "do", "ec", "gt", "hn", "mx", "ni", "pa", "pe", "pr", "py", "sv", "us", "uy",
    "ve",
  ]
}
