import A11yCore
import A11yFormats
import Testing

/// What can be done with a control, as its connections tell.
@Suite struct IBInteractionTests {
  private func control(_ element: String, _ connections: String, objects: String = "") throws -> Control {
    try IBText.control(
      "<\(element) id=\"e\"><connections>\(connections)</connections></\(element)>", objects: objects)
  }

  private static let owner =
    "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Owner\"/>"
    + "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"-2\"/>"

  @Test("a text view that takes no touches only shows its text")
  func untouchedTextView() throws {
    for (attribute, isEditable) in [("userInteractionEnabled=\"NO\" ", false), ("editable=\"NO\" ", false), ("", nil)]
      as [(String, Bool?)]
    {
      let view = try IBText.control("<textView \(attribute)text=\"A description\" id=\"e\"/>")
      #expect(view.isEditable == isEditable)
    }
    #expect(try IBText.control("<label userInteractionEnabled=\"NO\" text=\"A\" id=\"e\"/>").isEditable == nil)
  }

  @Test("actions tie events to methods; the first responder stands for the responder chain")
  func actions() throws {
    let connections =
      "<action selector=\"down:\" destination=\"-1\" eventType=\"touchDown\"/>"
      + "<action selector=\"up:\" destination=\"-2\" eventType=\"touchUpInside\"/>"
      + "<action selector=\"odd:\" destination=\"-1\" eventType=\"touchSideways\"/>"
    let actions = try control("button", connections, objects: Self.owner).interaction.actions
    #expect(
      actions == [
        TargetAction(events: .touchDown, target: "Owner", selector: "down:"),
        TargetAction(events: .touchUpInside, target: nil, selector: "up:"),
      ])
  }

  @Test(
    "segues are actions; embedding and relationships are not",
    arguments: [
      ("<segue destination=\"V\" kind=\"show\" id=\"s\"/>", "show V"),
      ("<segue destination=\"x\" kind=\"unwind\" unwindAction=\"close:\" id=\"s\"/>", "unwind close:"),
      ("<segue destination=\"x\" kind=\"embed\" id=\"s\"/>", nil),
      ("<segue destination=\"x\" kind=\"relationship\" relationship=\"rootViewController\"/>", nil),
    ] as [(String, String?)])
  func segues(_ segue: String, _ action: String?) throws {
    #expect(try control("tableViewCell", segue).interaction.action == action)
  }

  @Test(
    "recognizers are gestures with their methods",
    arguments: [
      (
        "<tapGestureRecognizer id=\"g\"><connections><action selector=\"open:\" destination=\"-1\"/></connections>"
          + "</tapGestureRecognizer>", [Interaction.Gesture.tap], "open:"
      ),
      ("<tapGestureRecognizer id=\"g\" numberOfTapsRequired=\"2\"/>", [.doubleTap], nil),
      ("<pongPressGestureRecognizer id=\"g\"/>", [.longPress], nil),
      (
        "<tapGestureRecognizer id=\"g\"><pressTypeMask key=\"allowedPressTypes\" menu=\"YES\"/></tapGestureRecognizer>",
        nil, nil
      ),
      (
        "<tapGestureRecognizer id=\"g\"><pressTypeMask key=\"allowedPressTypes\" select=\"YES\"/></tapGestureRecognizer>",
        [.tap], nil
      ),
      ("<screenEdgePanGestureRecognizer id=\"g\"/>", [.edgePan], nil),
      ("<swipeGestureRecognizer id=\"g\" enabled=\"NO\"/>", nil, nil), ("<customObject id=\"g\"/>", nil, nil),
    ] as [(String, [Interaction.Gesture]?, String?)])
  func gestures(_ recognizer: String, _ gestures: [Interaction.Gesture]?, _ action: String?) throws {
    let outlet = "<outletCollection property=\"gestureRecognizers\" destination=\"g\"/>"
    let interaction = try control("view", outlet, objects: recognizer).interaction
    #expect(interaction.gestures == gestures)
    #expect(interaction.action == action)
  }

  @Test("a custom view that sends events is a control")
  func ownControls() throws {
    let view =
      "<view id=\"e\" customClass=\"RangeSlider\"><connections>"
      + "<action selector=\"slid:\" destination=\"-1\" eventType=\"valueChanged\"/></connections></view>"
    let control = try IBText.control(view)
    #expect(control.className == "RangeSlider")
    #expect(control.superclassName == "UIControl")
  }
}
