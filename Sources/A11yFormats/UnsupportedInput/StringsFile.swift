/// Texts in another language: `.strings` files and string catalogs, which belong next to a document.
enum StringsFile {
  static func reason(_ content: Content) -> String? {
    switch content {
    case .json(let root): root["sourceLanguage"] != nil && root["strings"] != nil ? words : nil
    case .text(let text): isTable(text) ? words : nil
    case .xml, .quoted: nil
    }
  }

  private static let words =
    "this is a strings file, not a screen; pass it with --strings, together with its storyboard or xib"

  /// Nothing but `"key" = "text";` and comments. Others are not read to the end: they begin with something else.
  private static func isTable(_ text: String) -> Bool {
    let start = text.utf8.drop { TextCleaning.isSpace($0) }.first
    guard start == UInt8(ascii: "\"") || start == UInt8(ascii: "/") else { return false }
    var scanner = StringsScanner(text)
    return (try? scanner.entries().isEmpty) == false
  }
}
