import A11yCore
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Gathers what the parser calls out.
final class XMLTreeBuilder: NSObject, XMLParserDelegate {
  private(set) var nodes: XMLNodes
  private(set) var mistake: ReadingError.Mistake?
  /// The parser goes on after some faults. Only the first one is reported, and nothing is built after it.
  private(set) var firstFault: (code: Int, location: SourceLocation)?
  private var open: [Int] = []
  private var starts: XMLStartTags
  private let maximumDepth: Int

  init(bytes: [UInt8], maximumDepth: Int) {
    starts = XMLStartTags(bytes)
    nodes = XMLNodes(length: bytes.count)
    self.maximumDepth = maximumDepth
  }

  /// Every element that was opened was closed.
  var isClosed: Bool { open.isEmpty }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    let code = (error as NSError).code
    if firstFault == nil, !XMLFault.isHarmless(code) { firstFault = (code, Self.place(of: parser)) }
  }

  /// Where the parser has come to.
  static func place(of parser: XMLParser) -> SourceLocation {
    SourceLocation(line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    guard firstFault == nil else { return }
    let location = starts.next(name)
    guard open.count < ReadingOptions.nesting(of: maximumDepth) else {
      mistake = .tooDeep(maximumDepth, at: location)
      parser.abortParsing()
      return
    }
    open.append(nodes.count)
    nodes.append(name, at: location)
    for (name, value) in attributes { nodes.addAttribute(name, value) }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard firstFault == nil, let index = open.popLast() else { return }
    nodes.close(index)
    if !nodes.text(of: index).isEmpty {
      nodes.changeText(of: index) { $0 = $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard firstFault == nil, let index = open.last else { return }
    // The line ends and spaces between elements are most of what comes here.
    if nodes.text(of: index).isEmpty, text.utf8.allSatisfy(TextCleaning.isSpace) { return }
    nodes.changeText(of: index) { $0 += text }
  }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    guard firstFault == nil, let index = open.last else { return }
    nodes.changeText(of: index) { $0 += String(decoding: data, as: UTF8.self) }
  }
}
