package import A11yCore

/// A file of a report that is more than one.
package struct ReportPage: Sendable {
  package var file: FilePath
  package var text: String
}

extension HTMLReporter {
  /// Beyond it a page takes long to open, and services that show artifacts refuse it.
  package static let mostBytes = 10_000_000

  package static let soundIsTooLarge =
    "the sound was left out, because the page would be larger than 10 MB; --sound DIR writes it to a folder"

  /// The page, or an index and a page per folder if it would be too large.
  ///
  /// - Parameter most: bytes of one page.
  package static func pages(
    _ run: ReportedRun, options: ReportOptions, file: FilePath, most: Int = mostBytes
  ) -> [ReportPage] {
    let page = HTMLPage(run, options)
    var text = page.text
    if text.utf8.count > most, let sound = run.sound, !sound.isEmpty, !sound.playsFiles {
      let silent = ReportedRun(run.result, pictures: run.pictures, sound: sound.leftOut(soundIsTooLarge))
      return pages(silent, options: options, file: file, most: most)
    }
    if text.utf8.count <= most || page.screens.count + page.files.count < 2 {
      return [ReportPage(file: file, text: text)]
    }
    text = ""
    let folder = pageFolder(of: file)
    var links: [HTMLPage.Link] = []
    var pages: [ReportPage] = []
    for (title, screens, files) in parts(of: page, most: most) {
      let name = FilePath("\(links.count + 1).html")
      var part = page
      part.screens = screens
      part.files = files
      part.place = .part(title: title, index: "../\(FilePath(file.name).uri)")
      let header = PageHeader(part)
      links.append(.init(title: title, href: "\(FilePath(folder.name).uri)/\(name)", verdict: header.verdict))
      pages.append(ReportPage(file: FilePath("\(folder)/\(name)"), text: part.text))
    }
    var index = page
    index.place = .index(links)
    return [ReportPage(file: file, text: index.text)] + pages
  }

  /// `a11y.html` has its pages in `a11y.html-pages`.
  private static func pageFolder(of file: FilePath) -> FilePath { FilePath("\(file)-pages") }

  private typealias Part = (title: String, screens: [PageScreen], files: [HTMLPage.File])

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
      var html = HTMLWriter()
      screen.write(to: &html)
      begin(html.buffer.bytes.count)
      parts[parts.count - 1].screens.append(screen)
    }
    for file in part.files {
      begin(file.findings.count * 2000)
      parts[parts.count - 1].files.append(file)
    }
    if parts.count > 1 {
      for index in parts.indices { parts[index].title += ", part \(index + 1) of \(parts.count)" }
    }
    return parts
  }
}
