import A11yPlatform
import A11yCore

/// Reads the elements of a page source into flat storage, in the order of the document.
struct WDAXMLReader {
  private(set) var elements: [WDAElement] = []
  private(set) var mistakes: [ReadingError.Mistake] = []
  private let words: WDAXMLWords
  private let nodes: XMLNodes

  /// So few elements are read before another thread has begun.
  private static let fewElements = 2000

  init(_ tree: XMLTree) {
    nodes = tree.nodes
    words = WDAXMLWords(nodes)
  }

  /// Reads what begins with an element: itself and all that it holds. What has no name of a type is `Other`, as
  /// `SomeElement` in an app's own tree.
  ///
  /// - Parameter threads: how many may share the work.
  mutating func read(_ root: XMLNode, threads: Int) {
    let first = root.index
    let count = nodes.end(of: first) - first
    let threads = count < Self.fewElements ? 1 : threads
    let stretches = Threads.map(threads, on: threads) { [nodes, words] number, _ in
      var stretch = WDAXMLStretch(nodes, words)
      stretch.read(first + count * number / threads..<first + count * (number + 1) / threads)
      return stretch
    }
    elements.removeAll(keepingCapacity: true)
    elements.reserveCapacity(count)
    for stretch in stretches {
      elements += stretch.elements
      mistakes += stretch.mistakes
    }
    var open: [Int] = []
    for index in elements.indices {
      while let last = open.last, elements[last].end <= index { open.removeLast() }
      elements[index].parent = open.last ?? -1
      elements[index].end = nodes.end(of: first + index) - first
      if elements[index].end > index + 1 { open.append(index) }
    }
  }
}
