/// What a rule judges: one Swift file, with the whole run's index beside it.
public struct SourceFile: Sendable {
  let tree: SourceTree
  let index: SourceIndex
  let objects: [ObjectUse]
  /// The classes that are declared here and rest on something.
  let classes: [ClassFacts]
  let suppressions: Suppressions

  public init(_ tree: SourceTree, index: SourceIndex) {
    self.tree = tree
    self.index = index
    var reader = ObjectReader(tree)
    objects = reader.read()
    classes = index.classes.values.filter { $0.declaration.tree === tree }
      .sorted { $0.declaration.index < $1.declaration.index }
    suppressions = Suppressions(tree)
  }

  public var path: String { tree.path }

  /// A file that imports no framework may be a snippet; one that imports others is none of SwiftUI's.
  var mayUseSwiftUI: Bool { tree.imports.isEmpty || tree.imports.contains("SwiftUI") }

  var mayUseUIKit: Bool {
    tree.imports.isEmpty
      || !tree.imports.contains("AppKit") && !tree.imports.contains("Cocoa")
        && !tree.imports.contains("WatchKit")
  }

  /// Widgets and Live Activities have the room they have; their text may keep its size.
  var isWidget: Bool { tree.imports.contains("WidgetKit") || path.contains("Widget") }

  /// Screens for who develops the app.
  var isDebugging: Bool { path.split(separator: "/").last?.contains("Debug") == true }

  /// Custom controls: classes of the sources that rest on UIKit's views.
  var controls: [ClassFacts] { classes.filter { $0.isCustomControl } }

  var nodes: LazyMapSequence<Range<Int32>, Node> { tree.nodes }
}
