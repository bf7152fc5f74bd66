/// Latin letters with marks, and the plain letters that a voice reads in their place when it knows only those.
///
/// A voice of libespeak-ng names what it does not know by its number: without this, "Nguyễn" is "N G U Y letter one E C
/// five N" to all voices but the Vietnamese.
enum LatinLetters {
  /// The letter without its marks; nil for a plain letter and for anything else.
  static func plain(_ letter: Unicode.Scalar) -> Unicode.Scalar? {
    for (first, letters) in tables where letter.value >= first && letter.value < first + UInt32(letters.count) {
      let plain = letters[Int(letter.value - first)]
      return plain == UInt8(ascii: ".") ? nil : Unicode.Scalar(plain)
    }
    return nil
  }

  /// The first letter of each canonical decomposition (Unicode 15); of letters with a stroke or a hook the letter that
  /// they are written as where these are missing. A point stands for none.
  private static let tables: [(first: UInt32, letters: [UInt8])] = [
    (0xC0, Array(latin1ToExtendedB.utf8)), (0x1E00, Array(extendedAdditional.utf8)),
  ]

  private static let latin1ToExtendedB = """
    AAAAAA.CEEEEIIIIDNOOOOO.OUUUUYT.aaaaaa.ceeeeiiiidnooooo.ouuuuytyAaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIi\
    IiIiIi..JjKkkLlLlLl..LlNnNnNn.NnOoOoOo..RrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZz.b......................I\
    ........Oo.............Uu............................AaIiOoUuUuUuUuUu.AaAa....GgKkOoOo..j...Gg..NnAa....AaAa\
    EeEeIiIiOoOoRrRrUuUuSsTt..Hh......AaEeOoOoOoOoYy................U..e.....r.y
    """

  private static let extendedAdditional = """
    AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMmMmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSsSsSsSsTt\
    TtTtTtUuUuUuUuUuVvVvWwWwWwWwWwXxXxYyZzZzZzhtwy......AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEeEeEeEeEeIiIiOoOoOoOoOoOo\
    OoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYy......
    """
}
