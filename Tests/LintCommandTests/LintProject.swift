import Foundation
import TestSupport

/// An app's folder with one silent control and one text that keeps its size.
enum LintProject {
  static let slider = """
    import UIKit

    class Dial: UIControl {
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        angle = touch.location(in: self).x
        sendActions(for: .valueChanged)
        return true
      }

      var angle: CGFloat = 0
    }

    """
  static let label = """
    import UIKit

    class Banner: UIView {
      func prepare() { title.font = .systemFont(ofSize: 12) }
    }

    """

  /// Runs in a folder with `Sources/Dial.swift` and `Sources/Banner.swift`, and other files by their paths.
  static func with(_ files: [String: String] = [:], _ body: (URL) throws -> Void) throws {
    let sources = ["Sources/Dial.swift": slider, "Sources/Banner.swift": label]
    try Tool.withFiles(sources.merging(files) { $1 }) { folder in
      try FileManager.default.createDirectory(at: folder.appending(path: ".git"), withIntermediateDirectories: true)
      try body(folder)
    }
  }

  static func write(_ text: String, _ path: String, in folder: URL) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// `Banner.swift warning fixed-font`, a finding each.
  static func findings(_ run: Tool.Run) -> [String] {
    run.output.matches(of: /(?m)^(?:\S*\/)?(\w+\.swift):\d+:\d+: (\w+): .* \[([a-z-]+)\]$/).map {
      "\($0.output.1) \($0.output.2) \($0.output.3)"
    }
  }
}
