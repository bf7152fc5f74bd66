public import A11yCore

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

  public static func write(_ run: ReportedRun, options: ReportOptions, to text: inout TextBuffer) {
    text.append(HTMLPage(run, options).text)
  }
}

extension HTMLReporter {
  /// Beyond it a page takes long to open, and services that show artifacts refuse it.
  package static let mostBytes = 10_000_000

  package static let soundIsTooLarge =
    "the sound was left out, because the page would be larger than 10 MB; --sound DIR writes it to a folder"

  /// The page with its sound, or next to it if both together would be too large; an index and a page per folder if the page
  /// alone would be. What a page shows of a screen is written once.
  ///
  /// - Parameter most: bytes of one page.
  package static func files(
    _ run: ReportedRun, options: ReportOptions, file: FilePath, most: Int = mostBytes
  ) -> ReportFiles {
    var page = HTMLPage(run, options)
    if let sound = page.sound, !sound.isEmpty, !sound.playsFiles, page.size + sound.size > most {
      page.sound = sound.beside(file)
    }
    let isWhole = page.size <= most || page.screens.count + page.files.count < 2
    return ReportFiles(
      pages: isWhole ? [ReportPage(file: file, text: page.text)] : parts(of: page, file: file, most: most),
      sounds: page.sound?.files(of: file) ?? [], notice: page.sound?.notice)
  }

  /// An index and its pages.
  private static func parts(of page: HTMLPage, file: FilePath, most: Int) -> [ReportPage] {
    // `a11y.html` has its pages in `a11y.html-pages`.
    let folder = FilePath("\(file)-pages")
    var links: [HTMLPage.Link] = []
    var pages: [ReportPage] = []
    for (title, screens, files) in parts(of: page, most: most) {
      let name = FilePath("\(links.count + 1).html")
      var part = page
      part.screens = screens
      part.files = files
      part.place = .part(title: title, index: "../\(FilePath(file.name).uri)")
      let header = PageHeader(part)
      links.append(
        .init(
          title: title, href: "\(FilePath(folder.name).uri)/\(name)", verdict: header.verdict, counts: header.counts))
      pages.append(ReportPage(file: FilePath("\(folder)/\(name)"), text: part.text))
    }
    var index = page
    index.place = .index(links.stableSorted { $1.counts.lexicographicallyPrecedes($0.counts) })
    return [ReportPage(file: file, text: index.text)] + pages
  }

  private typealias Part = (title: String, screens: [PageScreen], files: [PageFile])

  /// By folder; a folder that is too large by itself is cut.
  private static func parts(of page: HTMLPage, most: Int) -> [Part] {
    var folders: [FilePath: Int] = [:]
    var parts: [Part] = []
    func part(of file: FilePath) -> Int {
      if let known = folders[file.folder] { return known }
      folders[file.folder] = parts.count
      parts.append((file.folder.text, [], []))
      return parts.count - 1
    }
    for screen in page.screens { parts[part(of: screen.picture.file)].screens.append(screen) }
    for file in page.files { parts[part(of: file.path)].files.append(file) }
    return parts.flatMap { cut($0, most: most) }
  }

  private static func cut(_ part: Part, most: Int) -> [Part] {
    // Style, script and the rules are in every page.
    let room = max(1, most - most / 10)
    var parts: [Part] = []
    var size = room + 1
    func begin(_ bytes: Int) {
      if size + bytes > room, size > 0 {
        parts.append((part.title, [], []))
        size = 0
      }
      size += bytes
    }
    for screen in part.screens {
      begin(screen.written.bytes.count)
      parts[parts.count - 1].screens.append(screen)
    }
    for file in part.files {
      begin(file.written.bytes.count)
      parts[parts.count - 1].files.append(file)
    }
    if parts.count > 1 {
      for index in parts.indices { parts[index].title += ", part \(index + 1) of \(parts.count)" }
    }
    return parts
  }
}

extension Array {
  /// Elements that are equal in order stay as they are.
  func stableSorted(_ precedes: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted { a, b in
      precedes(a.element, b.element) || !precedes(b.element, a.element) && a.offset < b.offset
    }.map(\.element)
  }
}
