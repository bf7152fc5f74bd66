public import A11yCore

/// A class of the sources that rests on UIKit, where it stands, and what the rules say of it.
public struct DeclaredClass: Sendable {
  public var name: String
  /// The class of UIKit that its chain ends in; nil where that is not known.
  public var base: String?
  public var file: String
  public var location: SourceLocation
  /// About the class, or in its code.
  public var findings: [Finding]

  /// The classes that a file declares, in its order.
  public static func all(in file: SourceFile, findings: [Finding]) -> [DeclaredClass] {
    if file.tree.isExempt { return [] }
    return file.classes.map { facts in
      DeclaredClass(
        name: facts.name, base: facts.uikitBase, file: file.path, location: facts.declaration.location,
        // A finding elsewhere may be about another class of the name.
        findings: findings.filter {
          $0.isAbout(facts.name) && ($0.file == file.path || !file.index.isShared(facts.name))
        })
    }
  }
}

extension Finding {
  fileprivate func isAbout(_ name: String) -> Bool {
    subject.className == name || subject.declaration?.split(separator: "/").contains { $0 == name } == true
  }
}
