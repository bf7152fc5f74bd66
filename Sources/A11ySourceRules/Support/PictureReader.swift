/// Tells whether a view of SwiftUI shows nothing but an image.
struct PictureReader {
  private let file: SourceFile

  init(_ file: SourceFile) { self.file = file }

  /// Views that say nothing by themselves, and values that they are made with.
  private static let silent: Set<String> = [
    "HStack", "VStack", "ZStack", "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Spacer", "Color",
    "Group", "Ellipse", "LinearGradient", "Gradient", "RadialGradient", "Divider", "UnevenRoundedRectangle",
    "EdgeInsets", "CGSize", "CGFloat", "Double", "StrokeStyle", "UIImage", "Angle", "UIColor", "Font", "UnitPoint",
    "RoundedCorner", "AnyShape", "Int", "URL", "AngularGradient", "ProgressView", "EmptyView",
  ]
  /// Images, also those that libraries load.
  static let images: Set<String> = [
    "Image", "AsyncImage", "KFImage", "WebImage", "LazyImage", "AnimatedImage", "KFAnimatedImage",
  ]

  /// The image that a closure of views shows, if it shows nothing else; nil if it may show words.
  func onlyImage(in closure: Node) -> Node? { onlyImage(in: closure, steps: 0) }

  /// The same where it shows words under a condition only: `if showsCount { Text(count) }`.
  func onlyImageAtTimes(in closure: Node) -> Node? {
    onlyImage(in: closure, steps: 0) { node in
      node.kind == .branch && node.text == "if" && node.eachChild.count { $0.kind == .block } == 1
        && !node.eachChild.contains { $0.kind == .branch }
        && node.descendants.contains { $0.isTypeCall && $0.calledName == "Text" }
    }
  }

  /// The shape that a closure of views shows, when it shows nothing else: a dot of a color.
  func onlyShape(in closure: Node) -> Node? {
    var found: Node?
    var others: [Node] = []
    for node in closure.descendants {
      if node.isTypeCall, let name = node.calledName {
        if Self.speaking.contains(name) { return nil }
        if Self.shapes.contains(name) { found = found ?? node }
        if !Self.silent.contains(name) { others.append(node) }
      } else if isView(node) || node.kind == .string || node.kind == .interpolation {
        return nil
      }
    }
    // Shapes of the app's own: `BackArrow().fill(.white)`
    guard others.allSatisfy({ file.index.shapes.contains($0.calledName ?? "") }) else { return nil }
    return found ?? others.first
  }

  private static let speaking: Set<String> = images.union(["Text", "Label", "Button", "ProgressView"])

  /// A rectangle may fill the page, to close what is before it.
  private static let shapes: Set<String> = ["Circle", "RoundedRectangle", "Capsule", "Ellipse"]

  private func onlyImage(
    in closure: Node, steps: Int, leavingOut isLeftOut: (Node) -> Bool = { _ in false }
  ) -> Node? {
    if steps > 3 { return nil }
    var found: Node?
    var skip = closure.index
    for node in closure.descendants {
      if node.index < skip { continue }
      if isLeftOut(node) {
        skip = Int32(node.records.upperBound)
        continue
      }
      if node.isTypeCall, let name = node.calledName {
        if Self.images.contains(name) {
          found = found ?? node
          // Its content is the image again.
          if name != "Image" { skip = Int32(node.records.upperBound) }
        } else if !Self.silent.contains(name) {
          return nil
        }
      } else if isView(node) {
        // `Color.gray`
        if Self.silent.contains(Self.root(of: node).text) { continue }
        guard let image = image(node, steps: steps) else { return nil }
        found = found ?? image
        skip = Int32(node.records.upperBound)
      }
    }
    return found
  }

  /// What a chain begins with: `icon` of `self.icon.padding()`.
  private static func root(of node: Node) -> Node {
    var root = node
    while root.kind == .call || root.kind == .member, let base = root.firstChild, base.text != "self" { root = base }
    return root
  }

  /// A statement that is no chain of a type: a member, a function, a variable.
  private func isView(_ node: Node) -> Bool {
    guard node.parent?.kind == .closure || node.parent?.kind == .block || node.parent?.kind == .return else {
      return false
    }
    switch node.kind {
    case .name, .member: return true
    case .call: return node.chainRoot == nil
    default: return false
    }
  }

  /// `icon`, `self.icon.padding()`: a member of the same type that shows an image.
  private func image(_ node: Node, steps: Int) -> Node? {
    let root = Self.root(of: node)
    // `Image.close`, a custom constant; `KFImage.url(address)`.
    if root.kind == .name, Self.images.contains(root.text), let constant = root.parent, constant.kind == .member {
      return constant
    }
    guard root.kind == .name || root.kind == .member, let type = node.enclosingType else { return nil }
    let member = type.eachChild.first { $0.kind == .variable && $0.symbol == root.symbol }
    guard let member, member.declaration?.type?.contains("View") == true || member.declaration?.type == "Image",
      let body = member.accessor("get") ?? member.eachChild.first(where: { $0.kind == .accessor }), !body.holds(node)
    else { return nil }
    return onlyImage(in: body, steps: steps + 1)
  }
}
