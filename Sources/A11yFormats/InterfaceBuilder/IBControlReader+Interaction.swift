import A11yCore

extension IBControlReader {
  /// What it does: the methods it is tied to, the screens it leads to, and the gestures it listens to.
  func readInteraction(_ node: XMLNode, into control: inout Control) {
    var interaction = control.interaction
    let actions = node.connections("action")
    let events = actions.compactMap { action -> TargetAction? in
      guard let selector = action["selector"], let type = action["eventType"], let event = ControlEvents(name: type)
      else { return nil }
      return TargetAction(events: event, target: target(action), selector: selector)
    }
    if !events.isEmpty { interaction.actions = events }
    let segue = node.connections("segue").first { $0["kind"] != "embed" && $0["relationship"] == nil }
    // A bar's item sends its action without an event.
    interaction.action = segue.map(name) ?? actions.first { $0["eventType"] == nil }?["selector"]
    readGestures(node, into: &interaction)
    // UIKit's class without a look of its own is there to be tapped, for which code reaches it.
    if node["customClass"] == "UIControl", events.isEmpty, interaction.action == nil, let outlet = outlet(to: node) {
      interaction.isTappable = true
      interaction.action = outlet
    }
    control.interaction = interaction
  }

  private func readGestures(_ node: XMLNode, into interaction: inout Interaction) {
    let outlets = node.connections("outletCollection").filter { $0["property"] == "gestureRecognizers" }
    let recognizers = outlets.compactMap { document.object($0["destination"]) }.filter { $0.flag("enabled") != false }
    let gestures = recognizers.compactMap(gesture)
    guard !gestures.isEmpty else { return }
    interaction.gestures = gestures
    guard interaction.action == nil else { return }
    // What a tap does is said; another gesture's method would pass for it.
    let tap = recognizers.first { gesture($0) == .tap } ?? recognizers.first
    interaction.action =
      tap?.connections("segue").first.map(name) ?? tap?.connections("action").first?["selector"] ?? tap.flatMap(outlet)
  }

  /// The outlet by which code says what it does.
  private func outlet(to node: XMLNode) -> String? {
    for handle in document.handles(of: node) {
      if case .outlet(let name) = handle.path, handle.className != nil { return name }
    }
    return nil
  }

  private func gesture(_ recognizer: XMLNode) -> Interaction.Gesture? {
    switch recognizer.name {
    case "tapGestureRecognizer" where isOfRemote(recognizer): nil
    case "tapGestureRecognizer": recognizer.number("numberOfTapsRequired") ?? 1 > 1 ? .doubleTap : .tap
    case "pongPressGestureRecognizer", "longPressGestureRecognizer": .longPress
    case "panGestureRecognizer": .pan
    case "swipeGestureRecognizer": .swipe
    case "pinchGestureRecognizer": .pinch
    case "rotationGestureRecognizer": .rotate
    case "screenEdgePanGestureRecognizer": .edgePan
    default: nil
    }
  }

  /// It recognizes a button of Apple TV's remote, such as Menu, and not that something on the screen is selected.
  private func isOfRemote(_ recognizer: XMLNode) -> Bool {
    guard let types = recognizer.child(key: "allowedPressTypes") else { return false }
    return types.flag("select") != true
  }

  /// The class of what has the method; nil for the first responder, which stands for the responder chain.
  private func target(_ action: XMLNode) -> String? {
    guard let object = document.object(action["destination"]) else { return nil }
    if object.name == "placeholder" { return object["customClass"] }
    return object["customClass"] ?? IBClasses.name(of: object.name)
  }

  /// `show Settings`, `unwind closeSettings:`: the same for what leads to the same place.
  private func name(of segue: XMLNode) -> String {
    if segue["kind"] == "unwind" { return "unwind " + (segue["unwindAction"] ?? "") }
    let destination = document.object(segue["destination"])
    let names = [
      destination?["storyboardIdentifier"], destination?["title"], destination?["customClass"],
      destination?["storyboardName"], segue["destination"],
    ]
    return (segue["kind"] ?? "show") + " " + (names.compactMap { $0 }.first ?? "")
  }
}
