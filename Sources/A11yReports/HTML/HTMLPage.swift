import A11yCore

/// A page for some screens of a run, or for all of it.
struct HTMLPage {
  let run: ReportedRun
  let options: ReportOptions
  /// The screens of this page, with their findings.
  var screens: [PageScreen]
  /// Findings without a drawing, by file.
  var files: [PageFile]
  var place = Place.whole
  /// That of the run, unless it has to be next to the page.
  var sound: PageSound?

  enum Place {
    case whole
    /// A page of several.
    case part(title: String, index: String)
    /// The page that leads to the others.
    case index([Link])
  }

  struct Link {
    var title: String
    var href: String
    var verdict: String
    /// By mark, the gravest first.
    var counts: [Int]
  }

  /// The page's findings, by their indices in the result.
  var findings: [Int] {
    if case .part = place { return screens.flatMap(\.findings) + files.flatMap(\.findings) }
    return Array(run.result.findings.indices)
  }

  private var isPart: Bool { if case .part = place { true } else { false } }

  init(_ run: ReportedRun, _ options: ReportOptions) {
    self.run = run
    self.options = options
    let sorted = FindingsByScreen(run)
    let screens = run.pictures.indices.map {
      PageScreen(run.pictures[$0], number: $0 + 1, findings: sorted.ofPictures[$0], run, options)
    }
    // Those that need somebody come first, in the order of the run.
    self.screens = screens.filter { !$0.findings.isEmpty } + screens.filter(\.findings.isEmpty)
    files = sorted.others.enumerated().map { number, file in
      PageFile(file.path, number: number + 1, findings: file.findings, run, options)
    }
    sound = run.sound
  }

  /// About how many bytes a page of everything takes, without its sound.
  var size: Int {
    screens.reduce(0) { $0 + $1.written.bytes.count } + files.reduce(0) { $0 + $1.written.bytes.count }
      + Self.sizeOfRest
  }

  /// The style, the script, the header and the rules.
  private static let sizeOfRest = 120_000

  var text: String {
    PageDocument(
      title: "\(PageHeader(self).verdict) – accessibility report", policy: policy, options: options
    ).text(writeBody)
  }

  private var policy: String {
    PageAssets.policy(
      playsFiles: sound?.playsFiles == true, hasImages: screens.contains { $0.picture.screenshot != nil })
  }

  private func writeBody(to html: inout HTMLWriter) {
    Mark.writeDefinitions(to: &html)
    html.element("a", ["class": "skip", "href": "#main"], "Skip to the findings")
    html.line()
    html.element("header") { PageHeader(self).write(to: &$0) }
    html.line()
    html.element("main", ["id": "main", "tabindex": "-1"]) { html in
      if case .index(let links) = place {
        Self.write(links, to: &html)
      } else {
        PageTools(self).write(to: &html)
        for screen in screens {
          html.line()
          html.raw(screen.written)
        }
        for file in files {
          html.line()
          html.raw(file.written)
        }
      }
      html.line()
      PageRules(Set(findings.map { run.result.findings[$0].rule }), options).write(to: &html)
    }
    html.line()
    PageDocument.writeFooter(options, to: &html)
    if case .index = place { return }
    PageDocument.writeScript(sound, isPart: isPart, to: &html)
  }

  private static func write(_ links: [Link], to html: inout HTMLWriter) {
    html.element("h2", "Folders")
    html.element(
      "p", ["class": "meta"],
      "One page would be larger than 10 MB, so there is one per folder. The folders with most errors come first.")
    html.element("ol", ["class": "screens", "role": "list"]) { html in
      for link in links {
        html.element("li") { html in
          html.element("a", ["href": link.href]) { $0.isolated(link.title) }
          html.text(" \(link.verdict)")
        }
      }
    }
  }
}

/// Findings of a file without a drawing.
struct PageFile {
  let path: FilePath
  let findings: [Int]
  let written: TextBuffer

  init(_ path: FilePath, number: Int, findings: [Int], _ run: ReportedRun, _ options: ReportOptions) {
    self.path = path
    self.findings = findings
    var html = HTMLWriter()
    html.element("section", ["class": "screen", "id": "file\(number)"]) { html in
      html.element("div", ["class": "title"]) { html in
        html.element("h2") { $0.isolated(path.text) }
      }
      html.element("ul", ["class": "findings", "role": "list"]) { html in
        for index in findings { PageFinding(index, run, options).write(to: &html) }
      }
    }
    written = html.buffer
  }
}

/// Which findings belong to which picture.
private struct FindingsByScreen {
  var ofPictures: [[Int]]
  var others: [(path: FilePath, findings: [Int])] = []

  private struct Key: Hashable {
    var file: FilePath
    var location: SourceLocation
  }

  init(_ run: ReportedRun) {
    ofPictures = Array(repeating: [], count: run.pictures.count)
    var pictures: [Key: Int] = [:]
    for (index, picture) in run.pictures.enumerated() {
      let key = Key(file: picture.file, location: picture.location)
      if pictures[key] == nil { pictures[key] = index }
    }
    var files: [FilePath: Int] = [:]
    for (index, finding) in run.result.findings.enumerated() {
      if let picture = pictures[Key(file: finding.file, location: finding.screenLocation)] {
        ofPictures[picture].append(index)
      } else if let file = files[finding.file] {
        others[file].findings.append(index)
      } else {
        files[finding.file] = others.count
        others.append((finding.file, [index]))
      }
    }
  }
}
