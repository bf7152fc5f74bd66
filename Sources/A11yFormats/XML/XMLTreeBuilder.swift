import A11yCore
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Gathers what the parser calls out.
final class XMLTreeBuilder: NSObject, XMLParserDelegate {
  private(set) var nodes: [XMLTree.Node] = []
  private(set) var mistake: ReadingError.Mistake?
  /// The parser goes on after some faults; the first one tells most.
  private(set) var firstFault: (code: Int, location: SourceLocation)?
  private var open: [Int] = []
  private var starts: XMLStartTags
  private let maximumDepth: Int

  init(bytes: [UInt8], maximumDepth: Int) {
    starts = XMLStartTags(bytes)
    self.maximumDepth = maximumDepth
  }

  /// Every element that was opened was closed.
  var isClosed: Bool { open.isEmpty }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    if firstFault == nil { firstFault = ((error as NSError).code, Self.place(of: parser)) }
  }

  /// Where the parser has come to.
  static func place(of parser: XMLParser) -> SourceLocation {
    SourceLocation(line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    let location = starts.next(name)
    guard open.count < maximumDepth else {
      mistake = .tooDeep(maximumDepth, at: location)
      parser.abortParsing()
      return
    }
    open.append(nodes.count)
    nodes.append(XMLTree.Node(name: name, attributes: attributes, location: location, end: nodes.count + 1))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard let index = open.popLast() else { return }
    nodes[index].end = nodes.count
    if !nodes[index].text.isEmpty {
      nodes[index].text = nodes[index].text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard let index = open.last else { return }
    // The line ends and spaces between elements are most of what comes here.
    if nodes[index].text.isEmpty, text.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }) {
      return
    }
    nodes[index].text += text
  }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    guard let index = open.last else { return }
    nodes[index].text += String(decoding: data, as: UTF8.self)
  }
}
