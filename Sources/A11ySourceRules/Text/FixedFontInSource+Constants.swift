import A11yCore

/// Fonts that have a name: `static let body16 = UIFont.systemFont(ofSize: 16)`. Reported once, where they are made.
extension FixedFontInSource {
  func constants(in file: SourceFile) -> [Violation] {
    var violations: [Violation] = []
    var seen: Set<Int32> = []
    for call in file.calls(Self.namedMakers) {
      guard let declared = declaration(around: call), !seen.contains(declared.index),
        !isExempt(declared.enclosingType),
        !IdentifierWords(declared.text).contain(
          anyOf: exemptNames + ["icon", "emoji", "symbol", "badge", "watermark"]),
        let size = fixedSize(call, in: declared), !isScaled(in: declared), alwaysFixed(declared)
      else { continue }
      seen.insert(declared.index)
      let count = file.index.fonts.count(of: declared)
      guard count > 0 else { continue }
      let most = file.index.fonts.isUpperBound(declared) && count > 1 ? "up to " : ""
      let uses = count == 1 ? "one place" : "\(most)\(count) places"
      let isMany = declared.kind == .function || declared.subtree.count { $0.kind == .return } > 1
      let what = isMany ? "makes fonts" : "is a font of \(size) points"
      let does = isMany ? "that do not scale" : "that does not scale"
      violations.append(
        Violation(
          Finding.Subject(source: declared.text.escapedName), "\(what) \(does), used in \(uses)",
          grade: FixedSize(points: size).grade, at: declared.location)
      )
    }
    return violations
  }

  private static let namedMakers = Array(makers) + ["UIFont", "system", "custom"]

  /// The constant, variable or function that the call is the value of, or one of the values.
  private func declaration(around call: Node) -> Node? {
    var inner = call
    var isReturned = false
    for node in call.ancestors {
      switch node.kind {
      // `UIFont(name: "Avenir", size: 16) ?? .systemFont(ofSize: 16)`
      case .binary where node.text == "??", .cast: break
      case .return: isReturned = true
      // `.bold()`, `.withWeight(.bold)`
      case .member, .call:
        guard node.firstChild == inner else { return nil }
      case .block: guard isReturned || node.children.count == 1 || isAllBranches(node) else { return nil }
      case .branch: break
      case .accessor: guard node.text == "get" else { return nil }
      case .variable:
        let isMade =
          inner.kind == .accessor
          || (node.constantValue ?? unchangedValue(of: node)).map { $0 == inner || $0.holds(inner) } == true
        return isMade && isShared(node) ? node : nil
      case .function: return isShared(node) ? node : nil
      default: return nil
      }
      inner = node
    }
    return nil
  }

  /// Each value that is returned is a font of a fixed size, or a variable.
  private func alwaysFixed(_ declared: Node) -> Bool {
    declared.subtree.filter { $0.kind == .return }.compactMap(\.firstChild).flatMap(\.alternatives).allSatisfy {
      value in
      value.kind == .name || value.subtree.contains { $0.kind == .call && fixedSize($0, in: declared) != nil }
    }
  }

  /// `var title = UIFont.systemFont(ofSize: 15)` among others of its kind, to which nothing else is assigned.
  private func unchangedValue(of node: Node) -> Node? {
    guard let type = node.parent, type.kind == .type, type.declaration?.typeKind != .class,
      node.declaration?.attributes.isEmpty == true,
      !type.tree.uses[node.symbol].contains(where: { use in
        let name = Node(tree: type.tree, index: use)
        return name.parent?.kind == .assign && name.parent?.firstChild == name
      })
    else { return nil }
    return node.initialValue
  }

  /// A case of a `switch` has a block of its own.
  private func isAllBranches(_ block: Node) -> Bool { block.parent?.kind == .branch }

  /// A member or a global, and no variable of some code.
  private func isShared(_ node: Node) -> Bool { node.parent?.kind == .type || node.parent?.kind == .file }

  /// The size as it is written: a number, or what the function is given.
  private func fixedSize(_ call: Node, in declared: Node) -> String? {
    let size: Node?
    switch call.calledName {
    case "UIFont": size = call.argument("name") == nil ? nil : call.argument("size")
    case "system": size = isFont(call) && call.argument("relativeTo") == nil ? call.argument("size") : nil
    case "custom": size = isFont(call) ? call.argument("fixedSize") : nil
    default:
      guard call.callee?.kind == .member, call.base == nil || call.base?.text == "UIFont" else { return nil }
      size = call.argument("ofSize")
    }
    guard let size else { return nil }
    let isGiven =
      size.kind == .name && declared.eachChild.contains { $0.kind == .parameter && $0.symbol == size.symbol }
      && !declared.subtree.contains { $0.kind == .variable && $0.symbol == size.symbol }
    return isFixed(size) || isGiven ? size.source.excerpt(limit: 20) : nil
  }

  private func isFont(_ call: Node) -> Bool {
    guard call.callee?.kind == .member else { return false }
    return call.base == nil || call.base?.text == "Font"
  }

  private func isScaled(in declared: Node) -> Bool {
    declared.subtree.contains { node in
      guard node.kind == .name || node.kind == .member else { return false }
      let text = node.text
      return ["Metrics", "scaled", "Scaled", "preferred", "dynamic", "Dynamic", "relative"].contains(
        where: text.contains)
    }
  }
}
