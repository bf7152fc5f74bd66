/// BCP-47 language tags, as far as choosing words and voices needs them.
public enum Language {
  /// BCP 47's tag for an unknown language.
  public static let undetermined = "und"

  /// The language alone, lower case and in two letters if it has a code of two: `de` for `de-AT` and `deu`, `zh` for
  /// `zh_Hans_CN`. Nil for an empty tag.
  public static func base(of tag: String) -> String? {
    // Most tags: nothing to change.
    if tag.utf8.count == 2, tag.utf8.allSatisfy({ 0x61...0x7A ~= $0 }) { return withdrawnCodes[tag] ?? tag }
    let base = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    if base.isEmpty { return nil }
    return twoLetterCodes[base] ?? withdrawnCodes[base] ?? base
  }

  /// Codes that ISO 639 withdrew and older systems still write.
  private static let withdrawnCodes = ["iw": "he", "in": "id", "ji": "yi"]

  /// Whether a tag's script is written from right to left: the script that it states, or else the usual one of the
  /// language.
  public static func isRightToLeft(_ tag: String) -> Bool {
    let subtags = tag.lowercased().split { $0 == "-" || $0 == "_" }.dropFirst()
    if let script = subtags.first(where: { $0.utf8.count == 4 }) {
      return ["arab", "hebr", "nkoo", "rohg", "syrc", "thaa"].contains(script)
    }
    return base(of: tag).map(rightToLeftLanguages.contains) ?? false
  }

  /// By CLDR 45, `layout/orientation/characterOrder`, for the languages whose usual script is Arabic, Hebrew or Thaana.
  private static let rightToLeftLanguages: Set = ["ar", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"]

  /// Whether a tag begins with a language: a code of two letters of ISO 639-1, or one of three letters.
  public static func isKnown(_ tag: String) -> Bool {
    guard let base = base(of: tag), base.utf8.allSatisfy({ (97...122).contains($0) }) else { return false }
    return base.utf8.count == 3 || twoLetters.contains(base)
  }

  private static let twoLetters = Set(twoLetterCodes.values)

  /// Whether a tag of Chinese means the traditional characters, or Cantonese, by its script or else by its region.
  public static func isTraditionalChinese(_ tag: String) -> Bool {
    let subtags = tag.lowercased().split { $0 == "-" || $0 == "_" }
    if subtags.contains("hans") { return false }
    return subtags.contains { ["hant", "tw", "hk", "mo"].contains($0) }
  }

  /// From the codes of ISO 639-2, both for terminology and for bibliographies, to those of ISO 639-1; Mandarin is the
  /// only one of ISO 639-3. Dumps of other systems have codes of three letters.
  private static let twoLetterCodes: [String: String] = {
    let codes = iso639.split(separator: " ").map { (String($0.prefix(3)), String($0.suffix(2))) }
    return Dictionary(uniqueKeysWithValues: codes)
  }()

  private static let iso639 = """
    aaraa abkab afraf akaak albsq amham araar argan armhy asmas avaav aveae aymay azeaz bakba bambm baqeu belbe \
    benbn bihbh bisbi bodbo bosbs brebr bulbg burmy catca cescs chach chece chizh chucu chvcv cmnzh corkw cosco \
    crecr cymcy czecs danda deude divdv dutnl dzodz ellel engen epoeo estet euseu eweee faofo fasfa fijfj finfi \
    frafr frefr fryfy fulff geoka gerde glagd glega glggl glvgv greel grngn gujgu hatht hauha hebhe herhz hinhi \
    hmoho hrvhr hunhu hyehy iboig iceis idoio iiiii ikuiu ileie inaia indid ipkik islis itait javjv jpnja kalkl \
    kankn kasks katka kaukr kazkk khmkm kikki kinrw kirky komkv konkg korko kuakj kurku laolo latla lavlv limli \
    linln litlt ltzlb lublu luglg macmk mahmh malml maomi marmr mayms mkdmk mlgmg mltmt monmn mrimi msams myamy \
    nauna navnv nblnr ndend ndong nepne nldnl nnonn nobnb norno nyany ocioc ojioj orior ormom ossos panpa perfa \
    plipi polpl porpt pusps quequ rohrm ronro rumro runrn rusru sagsg sansa sinsi slksk slosk slvsl smese smosm \
    snasn sndsd somso sotst spaes sqisq srdsc srpsr sswss sunsu swasw swesv tahty tamta tattt telte tgktg tgltl \
    thath tibbo tirti tonto tsntn tsots tuktk turtr twitw uigug ukruk urdur uzbuz venve vievi volvo welcy wlnwa \
    wolwo xhoxh yidyi yoryo zhaza zhozh zulzu
    """
}
