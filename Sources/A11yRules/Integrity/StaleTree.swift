import A11yCore

struct StaleTree: Rule {
  static let info = RuleInfo(
    id: "stale-tree",
    summary: "The description was taken before the app had laid itself out",
    family: .integrity,
    severity: .warning,
    why: """
      Sizes and places that are not there yet cannot be judged, \
      so targets that people miss pass unseen.
      """,
    fix: "Capture the screen again when the app is idle.",
    examples: [
      .fails("most elements have no size", "✗ " + screen(sizes: 10, zero: 20)),
      .fails("everything in one place", "✗ " + screen(sizes: 0, zero: 0, same: 20)),
      .fails(
        "a screen without a size",
        """
        ✗ screen "Feed" en frame=0,0,0,0
          UIButton "Reload" frame=0,100,120,44
        """),
      .passes("a live tree", screen(sizes: 30, zero: 0)),
      .passes("a collection that is collapsed", screen(sizes: 30, zero: 5)),
      .passes("too few to tell", screen(sizes: 2, zero: 3)),
      .passes(
        "hidden ones",
        """
        screen "Feed" 390x844 en
          UIButton "Reload" hidden=true frame=0,0,0,0
          UIButton "Open" frame=0,100,120,44
        """),
    ]
  )

  /// As idb advises: so many elements, and this share of them without a size.
  private static let fewest = 20
  private static let tolerated = 0.25

  func check(_ screen: Exposure) -> Verdict {
    // What is drawn in an editor is laid out when the app runs.
    guard !screen.screen.source.isDesignTime, !screen.screen.isLaunchScreen else { return [] }
    if let root = screen.screen.controls.first?.frame, root.isZeroSize, screen.screen.controls.count > 1,
      screen[0].control.isHidden != true
    {
      return [Problem(nil, "has a root of 0 × 0 points: it was taken before the app had laid it out")]
    }
    return Verdict(findings(in: frames(screen)))
  }

  private func findings(in frames: [Frame]) -> [Problem] {
    guard frames.count >= Self.fewest, let first = frames.first else { return [] }
    let zero = frames.count(where: \.isZeroSize)
    if Double(zero) >= Double(frames.count) * Self.tolerated {
      let found = "\(zero) of \(frames.count) elements"
      return [
        Problem(
          nil, "has no size on \(found): it was taken before the app had laid it out", measured: found,
          required: "fewer than 25 %")
      ]
    }
    guard frames.allSatisfy({ $0 == first }) else { return [] }
    return [
      Problem(nil, "has all \(frames.count) elements in the same place: it was taken before the app had laid it out")
    ]
  }

  /// The frames of what would be met, visible or not; what is hidden on purpose may have none.
  private func frames(_ screen: Exposure) -> [Frame] {
    var frames: [Frame] = []
    var hiddenEnd = 0
    for index in screen.screen.controls.indices where index >= hiddenEnd {
      let element = screen[index]
      if element.isOutOfSight || element.isSystemOwned {
        hiddenEnd = screen.screen.descendants(of: index).upperBound
      } else if element.isElement, !element.control.isVended, let frame = element.control.frame {
        frames.append(frame)
      }
    }
    return frames
  }

  /// An example of a screen with this many texts.
  private static func screen(sizes: Int, zero: Int, same: Int = 0) -> String {
    var lines = [#"screen "Feed" 390x844 en"#]
    for row in 0..<sizes { lines.append(#"  text "Row" frame=0,\#(row * 20),390,20"#) }
    for _ in 0..<zero { lines.append(#"  text "Row" frame=0,0,0,0"#) }
    for _ in 0..<same { lines.append(#"  text "Row" frame=0,0,390,844"#) }
    return lines.joined(separator: "\n")
  }
}
