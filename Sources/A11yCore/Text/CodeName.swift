/// Names that occur in code but not in speech: files, assets, symbols, keys of string tables.
package enum CodeName {
  /// `close@2x.png`
  case imageFile
  /// `ic_close_24`, `btnPlay`: a beginning that only assets have.
  case asset
  /// `chevron.left.circle`
  case symbol
  /// `close_button_large`, `arrow-left-circle`, `deleteAccount`
  case identifier
  /// A UUID, or sixteen hexadecimal digits and more.
  case hexadecimal
  /// `login.button.title`
  case dottedKey
  /// `LOGIN_TITLE`, `login_title`
  case key
  /// `com icon backup u`, `nav back black`: the name of an asset whose signs somebody replaced by spaces.
  case words
  /// `IMG_0023`, as cameras number images.
  case camera

  /// What it looks like, in a message.
  package var words: String {
    switch self {
    case .imageFile, .camera: "the name of an image file"
    case .asset, .words: "the name of an asset"
    case .symbol: "the name of a symbol"
    case .identifier: "an identifier from code"
    case .hexadecimal: "a generated identifier"
    case .dottedKey, .key: "a localization key"
    }
  }

  /// What a name looks like; nil for what people may say or write: words, addresses, domains, handles, versions.
  package init?(_ name: String) {
    guard name.utf8.count <= 200, Self.mayBeCode(name) else { return nil }
    let name = SpokenText.trimmed(name)
    if Self.isImageFile(name) {
      self = .imageFile
      return
    }
    // `IMG_1234.jpg`
    if let dot = name.lastIndex(of: "."), let camera = Self.underscored(String(name[..<dot])), camera == .camera,
      CodeWords.imageExtensions.contains(where: { name.lowercased().hasSuffix($0) })
    {
      self = camera
      return
    }
    if let kind = Self.hexadecimal(name) ?? Self.underscored(name) ?? Self.hyphenated(name) ?? Self.dotted(name)
      ?? Self.camelCase(name) ?? Self.words(name)
    {
      self = kind
    } else {
      return nil
    }
  }

  /// A quick look for ASCII with a sign or a capital within, or nothing but digits. Without it an audit takes 54 % longer.
  private static func mayBeCode(_ name: String) -> Bool {
    // Strings that Swift made itself are always contiguous.
    name.utf8.withContiguousStorageIfAvailable(mayBeCode) ?? true
  }

  private static func mayBeCode(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var mayBeFile = false
    var isCode = false
    var isHexadecimal = true
    var hasSpace = false
    var hasCapital = false
    var isAfterSmall = false
    var isAfterDot = false
    for byte in bytes {
      // The period of a sentence is followed by a space or by nothing.
      if isAfterDot, byte != 0x20 { mayBeFile = true }
      isAfterDot = byte == UInt8(ascii: ".")
      switch byte {
      case 0x80...: return false
      case UInt8(ascii: "@"): mayBeFile = true
      case UInt8(ascii: "_"), UInt8(ascii: "-"): isCode = true
      case 0x20: hasSpace = true
      case 0x41...0x5A:
        hasCapital = true
        if isAfterSmall { isCode = true }
      default: break
      }
      isAfterSmall = 0x61...0x7A ~= byte
      if isHexadecimal { isHexadecimal = 0x30...0x39 ~= byte || 0x61...0x66 ~= byte | 0x20 }
    }
    return mayBeFile || hasSpace && !hasCapital || !hasSpace && (isCode || isHexadecimal && bytes.count >= 16)
  }

  private static func isImageFile(_ name: String) -> Bool {
    let lower = name.lowercased()
    if lower.hasBytes(of: "://") { return false }
    if lower.hasBytes(of: "@2x") || lower.hasBytes(of: "@3x") { return true }
    // What people photograph or keep is theirs: IMG_2041.HEIC, Invoice.pdf.
    return CodeWords.imageExtensions.contains { lower.hasSuffix($0) } && !isCameraName(name)
  }

  /// As cameras and phones number images.
  private static func isCameraName(_ name: String) -> Bool {
    let letters = name.prefix { $0.isUppercase }
    return letters.count >= 3
      && name.dropFirst(letters.count).prefix { $0 != "." }.allSatisfy { "_-0123456789".contains($0) }
  }

  private static func hexadecimal(_ name: String) -> CodeName? {
    let digits = name.filter { $0 != "-" }
    guard digits.utf8.count >= 16, digits.allSatisfy(\.isHexDigit), digits.contains(where: \.isLetter),
      digits.contains(where: \.isNumber)
    else { return nil }
    return .hexadecimal
  }

  private static func underscored(_ name: String) -> CodeName? {
    let parts = name.split(separator: "_")
    guard parts.count >= 2, name.allSatisfy({ $0.isLetter || $0.isNumber || "_-".contains($0) }) else { return nil }
    if isCameraName(name) { return CodeWords.cameraBeginnings.contains(String(parts[0])) ? .camera : nil }
    let first = parts[0].lowercased()
    if CodeWords.assetBeginnings.contains(first) { return .asset }
    if name == name.uppercased() { return parts.filter { $0.filter(\.isLetter).count >= 2 }.count >= 2 ? .key : nil }
    if name == name.lowercased(), CodeWords.keyEndings.contains(String(parts[parts.count - 1])) { return .key }
    return .identifier
  }

  private static func hyphenated(_ name: String) -> CodeName? {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count >= 2, name.first?.isLowercase == true,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLowercase || $0.isNumber } })
    else { return nil }
    if CodeWords.assetBeginnings.contains(String(parts[0])) { return .asset }
    return parts.count >= 3 && !CodeWords.hyphenated.contains(name) ? .identifier : nil
  }

  private static func dotted(_ name: String) -> CodeName? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2,
      parts.allSatisfy({ part in
        part.first.map { $0.isLowercase || $0.isNumber } == true
          && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      })
    else { return nil }
    let last = String(parts[parts.count - 1])
    if CodeWords.domainEndings.contains(last) || CodeWords.domainEndings.contains(String(parts[0])) { return nil }
    if parts.count >= 3, CodeWords.keyEndings.contains(last) { return .dottedKey }
    if CodeWords.fileEndings.contains(last) { return nil }
    if parts.dropFirst().contains(where: { CodeWords.symbolParts.contains(String($0)) }) { return .symbol }
    let words = parts.filter { $0.filter(\.isLetter).count >= 2 }
    return words.count >= 3 && words.count == parts.count ? .dottedKey : nil
  }

  private static func camelCase(_ name: String) -> CodeName? {
    guard name.first?.isLowercase == true, name.allSatisfy({ $0.isLetter || $0.isNumber }) else { return nil }
    let lower = name.lowercased()
    if CodeWords.brands.contains(where: { lower.hasPrefix($0) }) { return nil }
    let start = String(name.prefix { !$0.isUppercase })
    var humps = 0
    var rest = name.dropFirst(start.count)
    while !rest.isEmpty {
      let tail = rest.dropFirst().prefix { !$0.isUppercase }
      if !tail.isEmpty { humps += 1 }
      rest = rest.dropFirst(1 + tail.count)
    }
    if humps >= 1, CodeWords.assetBeginnings.contains(start) { return .asset }
    if humps >= 1, CodeWords.assetEndings.contains(where: { name.hasSuffix($0) }) { return .asset }
    return humps >= 2 ? .identifier : nil
  }

  /// Small words, two of which stand where only names of assets have them: a prefix or a kind, a color or a state.
  private static func words(_ name: String) -> CodeName? {
    let parts = name.split(separator: " ")
    guard 2...6 ~= parts.count, name.allSatisfy({ $0 == " " || $0.isLowercase || $0.isNumber }) else { return nil }
    let first = String(parts[0])
    let last = String(parts[parts.count - 1])
    if CodeWords.abbreviatedKinds.contains(first) { return .words }
    var marks = 0
    if CodeWords.assetPrefixes.contains(first) { marks += 1 }
    if CodeWords.variants.contains(last) || CodeWords.levels.contains(last) { marks += 1 }
    if parts.dropFirst().dropLast().contains(where: { $0 == "icon" || CodeWords.abbreviatedKinds.contains(String($0)) })
    {
      marks += 1
    }
    return marks >= 2 ? .words : nil
  }
}
