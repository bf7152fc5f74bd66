import A11yFormats
import Testing

@testable import A11yCore

@Suite struct FormatListTests {
  @Test("names are kebab case and differ; what a format is goes on one line")
  func names() {
    let names = Formats.all.map { $0.name }
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } })
    #expect(Formats.all.allSatisfy { !$0.summary.isEmpty && !$0.summary.hasSuffix(".") && $0.summary.count < 90 })
  }

  @Test("every dump says by its `source` what it can never tell: none tells colors")
  func sources() {
    for format in Formats.all {
      #expect([format.name, "control-tree"].contains(format.source.format))
      #expect(format.source.level == .views || format.source.lacks.contains(.colors), "\(format.name)")
    }
  }

  @Test("our own formats come last: others are recognized by what only they have")
  func order() {
    #expect(Formats.all.suffix(2).map { $0.name } == ["control-tree", "outline"])
  }

  @Test(
    "the login screen is recognized and read in every format's own file",
    arguments: Fixtures.names(in: "formats/login"))
  func login(_ name: String) throws {
    let bytes = try Fixtures.bytes("formats/login/\(name)")
    let screen = try #require(try Formats.read(bytes).first)
    #expect(name.hasPrefix(screen.source.format + "."))
    // A description of views tells frames and classes, not what is spoken.
    if screen.source.lacks.contains(.label) { return }
    let tree = AccessibilityTree(screen)
    let names = tree.readingOrder.filter { tree[$0].control.isSystem != true }.map { tree[$0].name }
    #expect(names.filter { $0 == "Sign in" }.count == 2)
    // What a field is called is in no line of such a dump.
    if screen.source.lacks.contains(.label) { return }
    for label in ["Email", "Password", "Stay signed in"] { #expect(names.filter { $0 == label }.count == 1) }
  }
}
