import A11yCore

/// One page to look at: every screen drawn, what VoiceOver says, and the findings next to it.
public enum HTMLReporter: Reporter {
  public static let name = "html"
  public static let summary = "for people: one page with every screen drawn, what VoiceOver says, and the findings"
  public static let consumer = "browsers, artifacts of CI systems, colleagues"
  public static let fileName: String? = "a11y-audit.html"
  public static let details = """
    One file without references to others: it opens from disk, as an artifact and on a server. Each screen is drawn to \
    scale, with the elements numbered in VoiceOver's order; next to it is a list with the text of each utterance, its parts \
    by origin, and the findings with their fixes. The page is complete without its script, which adds the keyboard, \
    filters, search, sound and the layers of the drawings; its content security policy permits that script and nothing \
    else, so that no text of an input can do anything. Reports of source and merged reports have no drawings. A page that \
    would be larger than 10 MB has its sound in a folder next to it, then becomes an index of one page per folder, in the same folder as the file. \
    See [HTMLReport.md](HTMLReport.md).
    """

  public static func report(_ run: ReportedRun, options: ReportOptions) -> String {
    HTMLPage(run, options).text
  }
}
