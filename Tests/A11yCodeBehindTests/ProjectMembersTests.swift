import Testing

@testable import A11yCodeBehind

@Suite("files in a project's targets") struct ProjectMembersTests {
  private static let listed = """
    A1 /* Home.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = B1 /* Home.storyboard */; };
    A2 /* Pay Now.xib in Resources */ = {isa = PBXBuildFile; fileRef = B2 /* Pay Now.xib */; };
    B3 /* Old.xib */ = {isa = PBXFileReference; path = Old.xib; sourceTree = "<group>"; };
    """

  @Test("those that a target builds are its members, in any case; a mere reference is none")
  func members() {
    let members = ProjectMembers(Array(Self.listed.utf8))
    #expect(members.isWhole)
    #expect(members.contains("Home.storyboard") && members.contains("home.Storyboard"))
    #expect(members.contains("Pay Now.xib"))
    #expect(!members.contains("Old.xib"))
  }

  @Test("a folder that Xcode keeps in step lists nothing, and neither does a project without comments")
  func open() {
    let folder = Self.listed + "C1 /* App */ = {isa = PBXFileSystemSynchronizedRootGroup; path = App; };"
    #expect(!ProjectMembers(Array(folder.utf8)).isWhole)
    #expect(!ProjectMembers(Array("A1 = {isa = PBXBuildFile; fileRef = B1; };".utf8)).isWhole)
    #expect(!ProjectMembers([]).isWhole)
    #expect(!ProjectMembers(Array("/* a in */ /* App.swift in Sources */".utf8)).isWhole)
    #expect(!ProjectMembers(Array("/* in ".utf8)).isWhole)
  }

  @Test("an app that keeps the light appearance, where Xcode makes the property list")
  func light() {
    func isLight(_ settings: String) -> Bool { ProjectMembers(Array(settings.utf8)).isAlwaysLight }
    #expect(isLight("INFOPLIST_KEY_UIUserInterfaceStyle = Light; INFOPLIST_KEY_UIUserInterfaceStyle = Light;"))
    #expect(!isLight("INFOPLIST_KEY_UIUserInterfaceStyle = Dark;"))
    #expect(!isLight("INFOPLIST_KEY_UIUserInterfaceStyle = Light; INFOPLIST_KEY_UIUserInterfaceStyle = Automatic;"))
    #expect(!isLight(""))
  }

  @Test("the storyboard of a property list that Xcode makes")
  func first() {
    let settings = """
      INFOPLIST_KEY_UIMainStoryboardFile = Main; INFOPLIST_KEY_UILaunchStoryboardName = Launch;
      "INFOPLIST_KEY_UIMainStoryboardFile[sdk=iphoneos*]" = "Start Here"; INFOPLIST_KEY_UIMainStoryboardFile = "";
      INFOPLIST_KEY_UIMainStoryboardFile
      """
    #expect(ProjectMembers(Array(settings.utf8)).firstStoryboards == ["Main", "Start Here"])
  }

  @Test("a file lies in its group; nothing is said of circles, other roots and cut files")
  func paths() {
    func paths(_ group: String, _ rest: String = "") -> [String]? {
      let text = """
        { objects = { B1 = {isa = PBXFileReference; path = "Pay Now.xib"; sourceTree = "<group>"; };
        C2 = { isa = PBXGroup; children = ( B1 /* Pay Now.xib */, ); \(group) };
        C1 = { isa = PBXGroup; children = ( C2, ); sourceTree = "<group>"; }; \(rest) }; }
        """
      return ProjectMembers(Array(text.utf8)).paths(of: "pay now.xib")
    }
    #expect(paths(#"path = New; sourceTree = "<group>";"#) == ["New/Pay Now.xib"])
    #expect(paths(#"path = New; sourceTree = SOURCE_ROOT;"#) == ["New/Pay Now.xib"])
    #expect(paths(#"name = New; sourceTree = "<group>";"#) == ["Pay Now.xib"])
    #expect(paths("path = New; sourceTree = SDKROOT;") == nil)
    let circle = #"C3 = { isa = PBXGroup; children = ( C1, ); sourceTree = "<group>"; };"#
    #expect(paths(#"sourceTree = "<group>";"#, circle) == ["Pay Now.xib"])
    let closed = #"C1 = { isa = PBXGroup; children = ( C2, C1, ); sourceTree = "<group>"; };"#
    #expect(paths(#"sourceTree = "<group>";"#, closed) == nil)
    #expect(paths(#"sourceTree = "<group>";"#, "D = { isa = PBXProject; projectDirPath = ..; };") == nil)
    for cut in ["{ objects = { B1 = {", "}}}}", "\"", "\"\\", "/*", "B1 = ("] {
      #expect(ProjectMembers(Array(cut.utf8)).paths(of: "Pay Now.xib") == nil)
    }
  }
}
