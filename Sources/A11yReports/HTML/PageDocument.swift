import A11yCore

/// What all pages have in common: the head with the content security policy, the footer and the script.
struct PageDocument {
  var title: String
  var policy: String
  var options: ReportOptions
  /// The class of the body.
  var style: String?

  func text(_ body: (inout HTMLWriter) -> Void) -> String {
    var html = HTMLWriter()
    html.markup("<!DOCTYPE html>\n")
    html.element("html", ["lang": "en"]) { html in
      html.line()
      html.element("head") { writeHead(to: &$0) }
      html.line()
      html.element("body", ["class": style]) { html in
        html.line()
        body(&html)
        html.line()
      }
    }
    html.line()
    return html.buffer.text
  }

  private func writeHead(to html: inout HTMLWriter) {
    html.void("meta", ["charset": "utf-8"])
    html.void("meta", ["http-equiv": "Content-Security-Policy", "content": policy])
    html.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    html.void("meta", ["name": "generator", "content": "\(options.tool) \(options.version)"])
    html.void("meta", ["name": "color-scheme", "content": "light dark"])
    html.element("title", title)
    html.element("style") { $0.raw(PageAssets.style) }
  }

  static func writeFooter(_ options: ReportOptions, to html: inout HTMLWriter) {
    html.element("footer") { html in
      html.element("p", "Written by \(options.tool) \(options.version).")
    }
  }

  /// The script with what it needs: captions, the list of keys and the sound.
  static func writeScript(_ sound: PageSound?, isPart: Bool = false, to html: inout HTMLWriter) {
    html.line()
    html.element("p", ["id": "caption", "hidden": "", "aria-hidden": "true"])
    PageTools.writeHelp(to: &html)
    html.line()
    sound?.write(isPart: isPart, to: &html)
    html.element("script") { $0.raw(PageAssets.script) }
  }
}
