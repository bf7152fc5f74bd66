import A11yCore

/// A page for some screens of a run, or for all of it.
struct HTMLPage {
  let run: ReportedRun
  let options: ReportOptions
  /// The screens of this page, with their findings.
  var screens: [PageScreen]
  /// Findings without a drawing, by file.
  var files: [File]
  var place = Place.whole

  typealias File = (path: FilePath, findings: [Int])

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
  }

  /// The page's findings, by their indices in the result.
  var findings: [Int] {
    if case .part = place { return screens.flatMap(\.findings) + files.flatMap(\.findings) }
    return Array(run.result.findings.indices)
  }

  private var isIndex: Bool { if case .index = place { true } else { false } }

  init(_ run: ReportedRun, _ options: ReportOptions) {
    self.run = run
    self.options = options
    let sorted = FindingsByScreen(run)
    screens = run.pictures.indices.map {
      PageScreen(run.pictures[$0], number: $0 + 1, findings: sorted.ofPictures[$0], run, options)
    }
    files = sorted.others
  }

  var text: String {
    PageDocument(
      title: "\(PageHeader(self).verdict) – accessibility report", policy: policy, options: options,
      style: isLong ? "long" : nil
    ).text(writeBody)
  }

  /// A browser lays out only what is near the window then; what it has not laid out, some tools do not find.
  private var isLong: Bool { screens.count > 100 }

  private var policy: String {
    PageAssets.policy(
      playsFiles: run.sound?.playsFiles == true, hasImages: screens.contains { $0.picture.screenshot != nil })
  }

  private func writeBody(to html: inout HTMLWriter) {
    Mark.writeDefinitions(to: &html)
    html.element("a", ["class": "skip", "href": "#main"], "Skip to the findings")
    html.line()
    html.element("header") { PageHeader(self).write(to: &$0) }
    html.line()
    html.element("main", ["id": "main", "tabindex": "-1"]) { html in
      if case .index(let links) = place { return Self.write(links, to: &html) }
      PageTools(self).write(to: &html)
      for screen in screens {
        html.line()
        screen.write(to: &html)
      }
      for (number, file) in files.enumerated() {
        html.line()
        write(file, number + 1, to: &html)
      }
      html.line()
      PageRules(self).write(to: &html)
    }
    html.line()
    PageDocument.writeFooter(options, to: &html)
    if !isIndex { PageDocument.writeScript(run.sound, to: &html) }
  }

  private static func write(_ links: [Link], to html: inout HTMLWriter) {
    html.element("h2", "Pages")
    html.element("p", ["class": "meta"], "One page would be larger than 10 MB, so there is one per folder.")
    html.element("ol", ["class": "screens", "role": "list"]) { html in
      for link in links {
        html.element("li") { html in
          html.element("a", ["href": link.href]) { $0.isolated(link.title) }
          html.text(" \(link.verdict)")
        }
      }
    }
  }

  private func write(_ file: (path: FilePath, findings: [Int]), _ number: Int, to html: inout HTMLWriter) {
    html.element("section", ["class": "screen", "id": "file\(number)"]) { html in
      html.element("div", ["class": "title"]) { html in
        html.element("h2") { $0.isolated(file.path.text) }
      }
      html.element("ul", ["class": "findings", "role": "list"]) { html in
        for index in file.findings { PageFinding(index, run, options).write(to: &html) }
      }
    }
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
