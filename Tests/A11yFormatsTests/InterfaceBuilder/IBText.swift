import A11yCore
import A11yFormats
import Testing

/// Puts documents together from the part a test is about.
enum IBText {
  static let header = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">

    """

  static func xib(_ objects: String, device: String = "", resources: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    \(device)
    <objects>\(objects)</objects>
    <resources>\(resources)</resources>
    </document>
    """
  }

  static func storyboard(_ scenes: String..., attributes: String = "", device: String = "") -> String {
    let scenes = scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined()
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \(attributes)>
      \(device)
      <scenes>\(scenes)</scenes>
      </document>
      """
  }

  /// A view of 300 × 200 points that holds the views, and what belongs next to it.
  static func view(_ subviews: String, beside: String = "", objects: String = "") -> String {
    xib("<view id=\"V\">\(rect(0, 0, 300, 200))<subviews>\(subviews)</subviews>\(beside)</view>\(objects)")
  }

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  /// What is read, as a person would write it down.
  static func outline(_ document: String, options: ReadingOptions = ReadingOptions()) throws -> String {
    Trying.outline(try Formats.read(Array(document.utf8), options: options))
  }

  /// The line of the only view in a view.
  static func line(_ subview: String, objects: String = "") throws -> String {
    let lines = try outline(view(subview, objects: objects)).split(separator: "\n")
    try #require(lines.count == 2)
    return String(lines[1].dropFirst(2))
  }

  /// The only view in a view.
  static func control(_ subview: String, beside: String = "", objects: String = "") throws -> Control {
    try Trying.control(view(subview, beside: beside, objects: objects))
  }
}
