import Foundation

/// Words and phrases that text for people must not contain.
///
/// The first version was written in English that developers could neither search for nor read at once: "the least that
/// makes the exit status 1", "what changed for VoiceOver". The list has its marks, each with what to write instead.
package enum Wording {
  /// Lower-case regular expressions without word boundaries, and the words to use.
  private static let marks: [(pattern: String, instead: String)] = [
    ("nobody|somebody|whoever|whomever", "the people: VoiceOver users, developers; or a passive sentence"),
    ("told(?! apart)|tells?(?= (?:of|by|more)\\b)|tells", "reported, states, contains"),
    ("(?<!voiceover )(?<!what )(?<!which )says", "states, contains, shows"),
    ("stands(?! for)", "is, is in"),
    ("mend(?:s|ed|ing)?", "fix"),
    ("beneath|beside", "below, under, next to"),
    ("judged?|judges", "checked, audited"),
    ("for the (?:ear|eye|finger)|to the ear|by ear", "VoiceOver output, visible, touch"),
    ("(?:be|is|are) met|meets? it|can be heard", "reached, visited; accessibility element"),
    ("what is in force|in force", "effective configuration"),
    ("(?<!there )is no (?!longer)\\w+", "is not a …"),
    ("which cannot be|that cannot be(?= is|$)", "invalid"),
    ("cut short", "truncated"),
    ("the least (?:that|of)|the most (?:that|levels)", "lowest severity, minimum, maximum"),
    ("accepts (?:a finding|findings|nothing)|accepted findings?", "suppresses, suppressed"),
    ("as far as it goes|at all the same|all the same", "the readable part"),
    ("lets? \\w+ be told|without a word(?! list)|behind (?:it|the) (?:dash|rule|name)", "after"),
    (
      "(?:one|an?) (?:line|finding|rule|control|element|row|case|cue|file|test case|suite) an? \\w+",
      "per: one line per finding"
    ),
    ("words a minute|per cent", "words per minute, percent"),
    (
      "belongs into|(?:one|file|configuration) to begin with|want standard output|exclude each other",
      "install in, starter, cannot be combined"
    ),
    ("colou?rs? of its own|of the app's own|the app's own|of your own|of our own", "custom"),
    ("at nothing|of nothing|nothing but", "only"),
    (
      "(?:accept )?everything found|what is fixed|git names|one cause in many places|parts of a whole|manner of speaking",
      "findings, fixed findings, files changed, identical findings, several runs, profile"
    ),
    (
      "reads on by itself|in another notation|(?:what|that) it cannot tell|who takes it|which of the words|vanished",
      "reads continuously, converts, limits, consumers, phrases, removed"
    ),
    (
      "that are no (?!longer)\\w+|could not be read: \\d+|say one of|file an element|\\d+ faults?|end with [012]",
      "not a …, 1 file could not be read, use one of, per element, findings, exit"
    ),
    // British spelling. UIKit's names are American, and people search for them.
    (
      "colours?|coloured|greys?|centres?|neighbours?|neighbouring|licences?|catalogues?|behaviours?",
      "American spelling"
    ),
    (
      "(?:un)?(?:recogni|locali|capitali|organi|initiali|minimi|maximi)s(?:e|es|ed|ing|ation|er|ers)",
      "American spelling"
    ),
  ]

  /// The marks in a text, each with what to write instead. Code in backticks, and words within lists or ids, are names.
  package static func marks(in text: String) -> [String] { marks(in: [text]) }

  /// The marks in several texts, in one search for all of them: one for each text takes a multiple of the time.
  package static func marks(in texts: [String]) -> [String] {
    // A text ends where its line ends, so that no mark and no code runs on into the next text.
    let prose = texts.map(withoutCode).joined(separator: "\n")
    let whole = NSRange(prose.startIndex..., in: prose)
    return expressions.flatMap { expression, instead in
      expression.matches(in: prose, range: whole).compactMap { match in
        Range(match.range, in: prose).map { "'\(prose[$0])': write \(instead)" }
      }
    }
  }

  private static func withoutCode(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: "`")) ? text.replacing(/`[^`]*`/, with: "`") : text
  }

  private static let expressions = marks.compactMap { mark in
    let pattern = #"(?<![\w,.#/=-])(?:\#(mark.pattern))(?![\w#/=-]|[,.]\w)"#
    let options: NSRegularExpression.Options = [.caseInsensitive, .anchorsMatchLines]
    return (try? NSRegularExpression(pattern: pattern, options: options)).map { ($0, mark.instead) }
  }
}
