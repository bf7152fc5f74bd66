/// Parts of names that people write in code.
package enum CodeWords {
  /// The words of a name in code, in lower case and without digits: "icUnreadBadge24" has "ic", "unread" and "badge",
  /// "HMButton" has "hm" and "button".
  package static func words(of name: String) -> [String] {
    var words = [""]
    var wasLower = false
    var wasUpper = false
    for character in name.prefix(200) {
      guard character.isLetter else {
        words.append("")
        (wasLower, wasUpper) = (false, false)
        continue
      }
      if character.isUppercase, wasLower { words.append("") }
      // The last capital of several begins the next word.
      if character.isLowercase, wasUpper, words[words.count - 1].count > 1 {
        let first = words[words.count - 1].removeLast()
        words.append(String(first))
      }
      (wasLower, wasUpper) = (character.isLowercase, character.isUppercase)
      words[words.count - 1].append(contentsOf: character.lowercased())
    }
    return words.filter { !$0.isEmpty }
  }

  /// PDF and HEIC are not among them: what has these names is mostly a person's own file.
  package static let imageExtensions = [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".bmp", ".imageset"]

  package static let assetBeginnings: Set<String> = [
    "ic", "icn", "ico", "icon", "icons", "img", "btn", "bg", "lbl", "imgview",
  ]

  /// The last part of a control's variable, or of its image's name.
  package static let assetEndings = ["Btn", "Lbl", "Img", "Icn", "Ico", "Icon", "ImgView", "ImageView"]

  /// Kinds of images and controls that are not abbreviated in speech.
  package static let abbreviatedKinds: Set<String> = ["ic", "icn", "ico", "img", "btn", "lbl", "bg"]

  /// Where assets are used: the first word of their names.
  package static let assetPrefixes: Set<String> = [
    "com", "common", "nav", "navbar", "navi", "tabbar", "toolbar", "icon", "ui", "vc",
  ]

  /// Colors, sizes and states of an image: the last word of its name.
  package static let variants: Set<String> = [
    "black", "white", "gray", "grey", "u", "n", "s", "h", "p", "nor", "normal", "sel", "hl", "pressed", "highlight",
    "highlighted", "dark", "filled", "fill", "outline", "outlined", "1x", "2x", "3x", "16", "24", "32", "48",
  ]

  /// States of an image that are words of speech, too.
  package static let levels: Set<String> = ["on", "off", "full", "half", "empty", "up", "down"]

  /// What cameras and phones begin the names of images with.
  package static let cameraBeginnings: Set<String> = ["IMG", "DSC", "DSCN", "PXL", "MVIMG"]

  /// The last word of a text's key in string tables.
  package static let keyEndings: Set<String> = [
    "title", "label", "hint", "text", "button", "key", "subtitle", "message", "placeholder", "description", "header",
  ]

  /// The first or last part of a domain or of an app's reverse one. Without those that are words as well.
  package static let domainEndings: Set<String> = [
    "com", "org", "net", "io", "edu", "gov", "dev", "app", "co", "uk", "de", "fr", "es", "ru", "cn", "jp", "kr", "eu",
    "ch", "nl", "pl", "br", "us", "ca", "au", "se", "dk", "fi", "cz", "tv", "ai", "xyz", "www", "local", "test",
    "example", "localhost", "social", "info",
  ]

  package static let fileEndings: Set<String> = [
    "js", "css", "html", "htm", "gz", "zip", "tar", "txt", "md", "json", "xml", "pdf", "doc", "docx", "xls", "xlsx",
    "csv", "mp3", "mp4", "mov", "wav", "swift", "py", "c", "h", "m", "rb", "sh", "log", "plist", "yml", "yaml", "conf",
  ]

  /// Parts that follow the first in the names of Apple's symbols.
  package static let symbolParts: Set<String> = [
    "fill", "circle", "square", "rectangle", "triangle", "diamond", "slash", "left", "right", "up", "down", "forward",
    "backward", "badge", "plus", "minus", "xmark", "checkmark", "arrow", "bubble", "trianglebadge", "rays",
    "horizontal", "vertical", "clockwise", "counterclockwise", "bullet", "dash", "wave", "on", "crop", "inset",
    "dotted", "compact", "questionmark", "exclamationmark", "and",
  ]

  /// Names that begin small and have capitals within.
  package static let brands = [
    "iphone", "ipad", "ipod", "imac", "icloud", "imessage", "itunes", "imovie", "ibooks", "ios", "ipados", "macos",
    "tvos", "watchos", "visionos", "ebay", "esim", "ebook", "homepod", "carplay", "mypay", "eduroam", "eid",
  ]

  /// Words of a language that are written with two hyphens and more.
  package static let hyphenated: Set<String> = [
    "up-to-date", "out-of-date", "face-to-face", "day-to-day", "end-to-end", "state-of-the-art", "one-on-one",
    "do-it-yourself", "step-by-step", "check-in-only", "mother-in-law", "father-in-law", "sister-in-law",
    "brother-in-law", "vis-a-vis", "peer-to-peer", "point-to-point", "pay-as-you-go", "on-the-go", "all-in-one",
  ]
}
