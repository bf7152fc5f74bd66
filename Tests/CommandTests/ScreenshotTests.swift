import Foundation
import TestSupport
import Testing

/// Pictures of the running app in the page.
@Suite struct ScreenshotTests {
  /// One pixel.
  static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  /// The page of a screen with pictures at some places.
  private func page(_ key: String?, pictures: [String], _ arguments: String...) throws -> String {
    try Tool.withTemporaryFolder { folder in
      for name in pictures {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try #require(Data(base64Encoded: Self.png)).write(to: file)
      }
      let named = key.map { "\"screenshot\": \"\($0)\", " } ?? ""
      let tree =
        "{\(named)\"screen\": [390, 844], \"children\": [{\"role\": \"button\", \"label\": \"Pay\", \"frame\": [0, 0, 44, 44]}]}"
      let app = folder.appending(path: "app")
      try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
      try tree.write(to: app.appending(path: "pay.json"), atomically: true, encoding: .utf8)
      let run = try Tool.run(
        ["audit", "app/pay.json", "--report", "html", "--sound", "none", "--no-config"] + arguments, in: folder)
      // The picture of one pixel is too small to measure colors in it.
      #expect(!run.errors.contains("error: "))
      return run.output
    }
  }

  @Test("a picture next to the file, in the folder of --screenshots, or that of the key is in the page")
  func shown() throws {
    #expect(try page(nil, pictures: []).contains(Self.png) == false)
    #expect(try page(nil, pictures: ["app/pay.png"]).contains(Self.png))
    #expect(try page(nil, pictures: ["shots/pay.png"], "--screenshots", "shots").contains(Self.png))
    #expect(try page("pictures/1.png", pictures: ["app/pictures/1.png"]).contains(Self.png))
    #expect(try page("1.png", pictures: ["shots/1.png"], "--screenshots", "shots").contains(Self.png))
  }

  @Test(
    "a picture outside of the folder is not shown, and the page says so",
    arguments: ["../other.png", "/etc/passwd", ".hidden/1.png", "missing.png", "", "pay.json"])
  func refused(_ key: String) throws {
    let page = try page(key, pictures: ["other.png", "app/.hidden/1.png", "app/pay.png"])
    #expect(!page.contains(Self.png))
    #expect(page.contains(": expected a PNG"))
  }

  @Test("a link to a folder elsewhere is not followed")
  func link() throws {
    try Tool.withTemporaryFolder { folder in
      let files = FileManager.default
      for name in ["app", "secret"] {
        try files.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
      }
      try #require(Data(base64Encoded: Self.png)).write(to: folder.appending(path: "secret/1.png"))
      try files.createSymbolicLink(
        at: folder.appending(path: "app/pictures"), withDestinationURL: folder.appending(path: "secret"))
      try "{\"screenshot\": \"pictures/1.png\", \"children\": [{\"role\": \"button\", \"label\": \"Pay\"}]}".write(
        to: folder.appending(path: "app/pay.json"), atomically: true, encoding: .utf8)
      let run = try Tool.run(["audit", "app", "--report", "html", "--sound", "none", "--no-config"], in: folder)
      #expect(!run.output.contains(Self.png))
    }
  }
}
