public import A11yCore

/// A class in the sources that inherits from UIKit, its location, and the findings about it.
public struct DeclaredClass: Sendable {
  public var name: String
  /// The class of UIKit that its chain ends in; nil where that is not known.
  public var base: String?
  public var file: FilePath
  public var location: SourceLocation
  /// About the class, or in its code.
  public private(set) var findings: [Finding] = []
  /// Several classes of the run have the name.
  private let isShared: Bool

  /// The classes that a file declares, in its order.
  public static func all(in file: SourceFile) -> [DeclaredClass] {
    file.tree.isExempt ? [] : file.classes.map { DeclaredClass($0, in: file) }
  }

  private init(_ facts: ClassFacts, in file: SourceFile) {
    name = facts.name
    base = facts.uikitBase
    self.file = file.path
    location = facts.declaration.location
    isShared = file.index.isShared(facts.name)
  }

  /// Takes those of the run's findings that are about it. A part of it may be in another file.
  public mutating func take(_ findings: [Finding]) {
    // A finding elsewhere may be about another class of the name.
    self.findings = findings.filter { $0.isAbout(name) && ($0.file == file || !isShared) }
  }
}

extension Finding {
  fileprivate func isAbout(_ name: String) -> Bool {
    subject.className == name || subject.declaration?.split(separator: "/").contains { $0 == name } == true
  }
}
