import A11yFormats
import Testing

@testable import A11yCore

@Suite struct AccessibilitySnapshotTests {
  /// An element's facts; what is not given is left out, as the model leaves out nil.
  private static func facts(_ more: String = "", traits: String = "[]", shape: String = frame) -> String {
    """
    {"description":"…","traits":\(traits),"shape":\(shape),"activationPoint":[32,102],"usesDefaultActivationPoint":true,\
    "customActions":[],"customContent":[],"customRotors":[],"respondsToUserInteraction":true\(more)}
    """
  }

  private static let frame = #"{"type":"frame","frame":[[10,80],[44,44]]}"#

  private static func element(_ facts: String, at index: Int = 0) -> String {
    #"{"element":{"_0":\#(facts),"traversalIndex":\#(index)}}"#
  }

  private static func container(_ type: String, _ children: String...) -> String {
    #"{"container":{"_0":{"type":\#(type),"frame":[[0,0],[390,200]]},"children":[\#(children.joined(separator: ","))]}}"#
  }

  private func first(_ facts: String) throws -> Control? {
    try Trying.screen("[\(Self.element(facts))]").placeless.controls.last
  }

  /// What an element says when only the traits are reported.
  private var plain: Control {
    var control = Control()
    control.id = "traversalIndex-0"
    control.label = ""
    control.traits = []
    control.frame = Frame(x: 10, y: 80, width: 44, height: 44)
    control.isElement = true
    control.interaction.customActions = []
    control.interaction.customContent = []
    control.interaction.customRotors = []
    return control
  }

  @Test(
    "a disclosure tells whether it is expanded, and its system hint is not the app's",
    arguments: [
      (#""expanded""#, true), (#"{"collapsed":{}}"#, false), (#""unsupported""#, nil), ("null", nil),
    ] as [(String, Bool?)])
  func expandedStatus(_ status: String, _ isExpanded: Bool?) throws {
    let control = try first(Self.facts(#","hint":"Lists rooms. Double tap to expand.","expandedStatus":\#(status)"#))
    #expect(control?.structure.isExpanded == isExpanded)
    #expect(control?.hint == (isExpanded == nil ? "Lists rooms. Double tap to expand." : "Lists rooms"))
  }

  @Test("every fact of an element has its location; the description is not a label")
  func facts() throws {
    let more = """
      ,"label":"Send","value":"2 of 3","hint":"Sends it.","identifier":"send","accessibilityLanguage":"de-DE",\
      "userInputLabels":["Send","Submit"]
      """
    let facts = Self.facts(more, traits: #"["button","notEnabled"]"#)
      .replacing(#""customActions":[]"#, with: #""customActions":["Delete"]"#)
      .replacing(#""customContent":[]"#, with: #""customContent":[{"label":"Size","value":"2 MB","isImportant":true}]"#)
      .replacing(#""customRotors":[]"#, with: #""customRotors":[{"name":"Links","limit":{"none":{}}}]"#)
      .replacing("Point\":true", with: "Point\":false")
    var expected = plain
    expected.label = "Send"
    expected.value = "2 of 3"
    expected.hint = "Sends it."
    expected.identifier = "send"
    expected.language = "de-DE"
    expected.traits = [.button, .notEnabled]
    expected.interaction.userInputLabels = ["Send", "Submit"]
    expected.interaction.customActions = [.init(name: "Delete")]
    expected.interaction.customContent = [.init(label: "Size", value: "2 MB", isImportant: true)]
    expected.interaction.customRotors = ["Links"]
    expected.geometry.activationPoint = Point(x: 32, y: 102)
    #expect(try first(facts) == expected)
  }

  /// As the reference's encoder writes them: its enumerations are objects with one member.
  @Test(
    "a rotor is read with what it finds; what is not understood is unknown, not nothing",
    arguments: [
      (#"{"name":"Links","resultMarkers":[],"limit":{"none":{}}}"#, [.init(name: "Links", results: [])]),
      (
        #"{"name":"Links","resultMarkers":[{"elementDescription":"first","rangeDescription":"0..<3"}],"#
          + #""limit":{"underMaxCount":{"_0":10}}}"#, [.init(name: "Links", results: ["first"], rest: .more(10))]
      ),
      (
        #"{"name":"L","resultMarkers":[{"elementDescription":"a","shape":{"type":"frame","frame":[[1,2],[3,4]]}}],"#
          + #""limit":{"greaterThanMaxCount":{}}}"#,
        [.init(name: "L", results: [.init(text: "a", frame: Frame(x: 1, y: 2, width: 3, height: 4))], rest: .many)]
      ),
      (#"{"name":"Links"}"#, ["Links"]), (#"{"name":"Links","resultMarkers":"first","limit":7}"#, ["Links"]),
      (#"{"name":"Links","resultMarkers":[{"elementDescription":"first"},"second"]}"#, ["Links"]),
      (#"{"name":"Links","resultMarkers":[[[]]],"limit":{"underMaxCount":{"_0":-3}}}"#, ["Links"]),
      (#"{"name":"Links","resultMarkers":[],"limit":{"underMaxCount":{}}}"#, [.init(name: "Links", results: [])]),
      (#"{"resultMarkers":[]},7,{"name":null},{"name":"Links"}"#, ["Links"]),
    ] as [(String, [Interaction.CustomRotor])])
  func rotors(_ rotors: String, _ expected: [Interaction.CustomRotor]) throws {
    let facts = Self.facts().replacing(#""customRotors":[]"#, with: #""customRotors":[\#(rotors)]"#)
    #expect(try first(facts)?.interaction.customRotors == expected)
  }

  @Test("properties that are not stated are not set")
  func absence() throws { #expect(try first(Self.facts()) == plain.saying(hint: "…")) }

  @Test("traits have names, and bits without a name have numbers; a new name leaves the traits unjudged")
  func traits() throws {
    let known = try first(Self.facts(traits: #"["switchButton","unknown(1152921504606846976)"]"#))
    #expect(known?.traits == [.toggleButton, Traits(rawValue: 1 << 60)])
    #expect(known?.inferred == [])
    let new = try first(Self.facts(traits: #"["button","levitates"]"#))
    #expect(new?.traits == .button)
    #expect(new?.inferred == .traits)
  }

  @Test(
    "the sentence the system adds to a hint is not the app's",
    arguments: [
      (#"["button"]"#, "Opens it.", "Opens it."),
      (#"["button","switchButton"]"#, "Double tap to toggle setting.", nil),
      (#"["button","switchButton"]"#, "Mutes. Double tap to toggle setting.", "Mutes"),
      (#"["adjustable"]"#, "A. B. Swipe up or down with one finger to adjust the value.", "A. B"),
      (#"["adjustable","notEnabled"]"#, "Changes it.", "Changes it."),
      (#"["textEntry"]"#, "Double tap to edit.", nil),
      (#"["textEntry","notEnabled"]"#, "Your name.", "Your name."),
    ] as [(String, String, String?)])
  func hints(_ traits: String, _ spoken: String, _ own: String?) throws {
    let facts = Self.facts(#","label":"A","hint":"\#(spoken)""#, traits: traits)
    #expect(try first(facts)?.hint == own)
  }

  @Test("a path's frame goes around all of its points")
  func path() throws {
    let path = """
      {"type":"path","pathElements":[{"move":{"to":[100,340]}},{"line":{"to":[200,340]}},\
      {"quadCurve":{"to":[200,440],"control":[210,390]}},\
      {"curve":{"to":[100,440],"control1":[150,450],"control2":[120,450]}},{"closeSubpath":{}}]}
      """
    #expect(try first(Self.facts(shape: path))?.frame == Frame(x: 100, y: 340, width: 110, height: 110))
  }

  @Test(
    "a shape that is none gives no frame",
    arguments: [
      #"{"type":"path","pathElements":[]}"#, #"{"type":"frame"}"#, #"{"type":"frame","frame":[1,2]}"#,
      #"{"type":"frame","frame":[[1,2],[3]]}"#, #"{"type":"frame","frame":[["a","b"],[3,4]]}"#,
    ])
  func noShape(_ shape: String) throws { #expect(try first(Self.facts(shape: shape))?.frame == nil) }

  @Test("containers keep their kinds and what they say")
  func containers() throws {
    let kinds = [
      #"{"list":{}}"#, #"{"landmark":{}}"#, #"{"tabBar":{}}"#,
      #"{"semanticGroup":{"label":"Player","value":"on","identifier":"player"}}"#,
      #"{"dataTable":{"rowCount":3,"columnCount":2}}"#,
    ]
    let text = "[\(kinds.map { Self.container($0) }.joined(separator: ","))]"
    let order = (1...5).map { "container-\($0)" }
    #expect(
      Trying.outline(try Trying.screens(text)) == """
        component class=null isElement=false order=\(order.joined(separator: ","))
          view class=null id=container-1 frame=0,0,390,200 isElement=false container=list
          view class=null id=container-2 frame=0,0,390,200 isElement=false container=landmark
          view class=null id=container-3 frame=0,0,390,200 isElement=false container=tabBar
          view class=null "Player" identifier=player id=container-4 value=on frame=0,0,390,200 isElement=false \
        container=semanticGroup
          view class=null id=container-5 frame=0,0,390,200 isElement=false \
        container={"type": "dataTable", "rows": 3, "columns": 2}

        """)
  }

  @Test("elements are read in VoiceOver's order, whatever their frames and the order of the file")
  func order() throws {
    let list = Self.container(
      #"{"list":{}}"#, Self.element(Self.facts(#","label":"d""#), at: 3),
      Self.element(Self.facts(#","label":"b""#), at: 1))
    let rest = [2, 0].map { Self.element(Self.facts(#","label":"\#(["a", "b", "c"][$0])""#), at: $0) }
    let tree = AccessibilityTree(try Trying.screen("[\(list),\(rest.joined(separator: ","))]"))
    #expect(tree.readingOrder.map { tree[$0].name } == ["a", "b", "d", "c"])
  }

  @Test("flat markers are in order already, a node may stand alone, and a number given twice loses nobody")
  func shapes() throws {
    let low = Self.facts(#","label":"low""#).replacing("[10,80]", with: "[10,400]")
    let high = Self.facts(#","label":"high""#)
    for text in ["[\(low),\(high)]", "[\(Self.element(low)),\(Self.element(high))]"] {
      let tree = AccessibilityTree(try Trying.screen(text))
      #expect(tree.readingOrder.map { tree[$0].name } == ["low", "high"])
    }
    #expect(try Trying.screen(Self.element(low)).controls.map(\.label) == [nil, "low"])
    #expect(try Trying.screen(Self.element(low)).kind == .component)
  }

  @Test("an item that is neither element nor container is an error with a location, one for each")
  func mistakes() {
    let told = Trying.mistakes("[\(Self.element(Self.facts())),\n 5,\n {\"element\": {}}]")
    let expected = #"an item must be {"element": {"_0": …}}, {"container": {"_0": …}} or an element"#
    #expect(told == ["2:2: \(expected), found a number", "3:2: \(expected), found an object"])
  }
}

extension Control {
  fileprivate func saying(hint: String) -> Control {
    var control = self
    control.hint = hint
    return control
  }
}
