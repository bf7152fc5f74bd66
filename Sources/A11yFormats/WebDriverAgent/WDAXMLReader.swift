import A11yPlatform
import A11yCore

/// Reads the elements of a page source into flat storage, in the order of the document.
struct WDAXMLReader {
  private(set) var tree = WDAElementTree()
  private(set) var mistakes: [ReadingError.Mistake] = []
  private let words: WDAXMLWords
  private let nodes: XMLNodes

  /// So few elements are read before another thread has begun.
  private static let fewElements = 2000

  init(_ document: XMLTree) {
    nodes = document.nodes
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
    tree = WDAElementTree()
    tree.elements.reserveCapacity(count)
    for stretch in stretches {
      tree.elements += stretch.elements
      mistakes += stretch.mistakes
    }
    var open: [Int] = []
    tree.ends = (first..<first + count).map { Int32(nodes.end(of: $0) - first) }
    tree.parents.reserveCapacity(count)
    for index in 0..<count {
      while let last = open.last, tree.ends[last] <= index { open.removeLast() }
      tree.parents.append(Int32(open.last ?? -1))
      if tree.ends[index] > index + 1 { open.append(index) }
    }
  }
}
