import A11yFormats
import Testing

@testable import A11yCore

/// Small dumps, and what is read from them.
enum IDBDump {
  static let app = #""AXLabel": "App", "type": "Application", "AXFrame": "{{0, 0}, {390, 844}}""#

  /// A nested dump of an app that holds some elements.
  static func app(_ elements: String) -> String { "[{\(app), \"children\": [\n\(elements)]}]" }

  /// An element with a frame of its own, next to which hint, value and label were asked for.
  static func element(_ type: String, _ members: String = "") -> String {
    let asked = ["AXLabel", "AXValue", "help"].filter { !members.contains("\"\($0)\"") }.map { ", \"\($0)\": null" }
    let more = members.isEmpty ? "" : ", " + members
    return "{\"type\": \"\(type)\", \"AXFrame\": \"{{20, 100}, {350, 44}}\"\(asked.joined())\(more)}"
  }

  /// The only element of an app.
  static func control(_ type: String, _ members: String = "") throws -> Control {
    try Trying.control(app(element(type, members)))
  }

  /// What XCUITest's own walk writes, which lists every view and tells no hints.
  static func automation(_ members: String) -> String {
    #"{"backend": "axbridge", "truncated": false, "elements": ["#
      + #"{"type": "Application", "label": "App", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "#
      + "\"children\": [\n\(members)]}]}"
  }

  static func outline(_ text: String) throws -> String { Trying.outline(try Trying.screens(text)) }
}
