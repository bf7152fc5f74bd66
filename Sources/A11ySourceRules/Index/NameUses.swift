/// Which code uses which names. A name that only unused code uses is unused, too.
///
/// Names are kept as hashes of 64 bits, for a run has millions of uses. Two that share one would count as used together.
struct NameUses: Sendable {
  /// Of `Row`, of `open`, or of `Row.height`, a member of a type.
  typealias Name = Int

  /// Code that runs only where its name is used: a function of a type or a part of a view, or all else in the type.
  struct Owner: Hashable {
    let type: Name
    var function: Name?
  }

  struct OwnType {
    var isDeclared = false
    /// By the system or by Objective-C.
    var isMadeByOthers = false
    /// Other modules may make it.
    var isPublic = false
    /// It derives from a class of UIKit.
    var isOfUIKit = false
    /// A view of SwiftUI.
    var isView = false
    /// UIKit or SwiftUI may call methods that it declares.
    var isCalledBack = false
    /// What it derives from or adopts, except for what Apple's frameworks declare.
    var inherits: Set<Name> = []
  }

  struct OwnFunction {
    /// By Objective-C, or for what it overrides.
    var isCalledByOthers = false
    /// Other modules may call it.
    var isPublic = false
    /// It takes something, or belongs to the type itself, as what protocols ask for does.
    var isLikeCallback = false
    /// By its name, a protocol of UIKit or SwiftUI asks for it.
    var isCallback = false
  }

  /// Names in code that runs in any case.
  var always: Set<Name> = []
  var byOwner: [Owner: Set<Name>] = [:]
  var types: [Name: OwnType] = [:]
  var functions: [Owner: OwnFunction] = [:]
  /// `Row` of `Row.height`.
  var typesOfMembers: [Name: Name] = [:]
  /// `Row.height` that is a number or a text: reading it creates no row.
  var literals: Set<Name> = []

  init() {}

  init(_ tree: SourceTree) {
    if tree.isExempt {
      // Generated code is not parsed, but makes objects of the app's classes.
      if tree.isGenerated { readTypes(outsideOfNodes: tree, isWhole: true) }
    } else {
      readTypes(outsideOfNodes: tree)
      read(tree)
    }
  }

  mutating func merge(_ other: NameUses) {
    always.formUnion(other.always)
    for (owner, names) in other.byOwner { byOwner[owner, default: []].formUnion(names) }
    typesOfMembers.merge(other.typesOfMembers) { first, _ in first }
    literals.formUnion(other.literals)
    functions.merge(other.functions) { first, second in
      OwnFunction(
        isCalledByOthers: first.isCalledByOthers || second.isCalledByOthers,
        isPublic: first.isPublic || second.isPublic,
        isLikeCallback: first.isLikeCallback || second.isLikeCallback,
        isCallback: first.isCallback || second.isCallback)
    }
    types.merge(other.types) { first, second in
      OwnType(
        isDeclared: first.isDeclared || second.isDeclared,
        isMadeByOthers: first.isMadeByOthers || second.isMadeByOthers, isPublic: first.isPublic || second.isPublic,
        isOfUIKit: first.isOfUIKit || second.isOfUIKit,
        isView: first.isView || second.isView, isCalledBack: first.isCalledBack || second.isCalledBack,
        inherits: first.inherits.union(second.inherits))
    }
  }

  static func name(_ text: some StringProtocol) -> Name { text.hashValue }

  static func name(_ member: Name, of type: Name) -> Name {
    var hasher = Hasher()
    hasher.combine(type)
    hasher.combine(member)
    return hasher.finalize()
  }
}
