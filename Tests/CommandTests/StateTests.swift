import Foundation
import TestSupport
import Testing

/// Attributes per state: narrated and audited in each.
@Suite struct StateTests {
  private static let player = """
    {"name": "Player", "kind": "component", "language": "en", "children": [
      {"class": "UIButton", "title": "Play", "states": {"selected": {"title": "Pause"}, "disabled": {}}}
    ]}
    """

  @Test("A control is narrated in each state")
  func narration() throws {
    let run = try Tool.run(["narrate", "-"], input: Self.player)
    #expect(
      run.output == """
        Player
          1  Play. Button.  [<stdin>:2:3]
               disabled: Play. Dimmed. Button.
               selected: Selected: Pause. Button.

        """)
    let json = try Tool.run(["narrate", "-", "--format", "json"], input: Self.player).output
    #expect(json.contains(#""state" : "selected""#) || json.contains(#""state": "selected""#))
  }

  @Test("A label that hides the title of another state is found in that state")
  func audit() throws {
    let tree = Self.player.replacing(#""title": "Play","#, with: #""title": "Play", "label": "Play","#)
    let run = try Tool.run(["-", "--quiet", "--only", "label-in-name"], input: tree)
    #expect(run.output.contains("in the state selected [label-in-name]"), "\(run.output)")
    #expect(!run.output.contains("in the state disabled"))
  }

  @Test("Targets and their actions are listed in JSON and by explore")
  func targets() throws {
    let tree = """
      {"kind": "component", "children": [{"class": "UIButton", "label": "Pay", "actions": [
        {"event": "touchUpInside", "target": "Shop", "selector": "pay:"},
        {"event": "touchDown", "selector": "press"}]}]}
      """
    let json = try Tool.run(["narrate", "-", "--format", "json"], input: tree).output
    #expect(json.contains("\"pay:\"") && json.contains("\"touchUpInside\"") && json.contains("\"Shop\""))
    try Tool.withFiles(["a.json": tree]) { folder in
      let run = try Tool.run(["explore", "a.json"], input: "targets\nquit\n", in: folder)
      #expect(run.output.contains("Shop\n  touchUpInside: pay:\nresponder chain\n  touchDown: press\n"), "\(run)")
    }
  }

  @Test("A misspelled key is an error even if only other rules are selected")
  func misspelledWithOnly() throws {
    let run = try Tool.run(["-", "--only", "target-size"], input: "component\n  button lable=Pay\n")
    #expect(run.status == 1)
    #expect(run.output.contains("[unknown-vocabulary]"))
    let dump =
      #"[{"AXLabel": "Pay", "type": "Buttn", "frame": {"x": 0, "y": 0, "width": 50, "height": 50}, "AXFrame": "{{0, 0}, {50, 50}}"}]"#
    let other = try Tool.run(["-", "--only", "target-size", "--notices"], input: dump)
    #expect(!other.output.contains("unknown-vocabulary"))
  }
}
