import Foundation
import TestSupport
import Testing

/// Folders that `xcrun xcresulttool export attachments` wrote. The shape of the manifest is that of public scripts which read it;
/// no Mac was at hand.
@Suite struct AttachmentTests {
  private static let dump = """
    Attributes: Application, 0x7fb5, pid: 41491, label: 'Shop'
    Element subtree:
     →Application, 0x7fb5, pid: 41491, label: 'Shop'
        Window (Main), 0x7fb6, {{0.0, 0.0}, {393.0, 852.0}}
          Button, 0x7fb7, {{20.0, 59.0}, {20.0, 20.0}}, label: 'Pay'
    Path to element:
     →Application, 0x7fb5, pid: 41491, label: 'Shop'

    """
  private static let uuid = "0E9A2F4C-1B7D-4E5A-9C3B-7A6D5E4F3C2B"

  private func withFolder(_ manifest: String, _ body: (URL) throws -> Void) throws {
    try Tool.withFiles(["A1.txt": Self.dump, "manifest.json": manifest], body)
  }

  private static func manifest(device: String = "iPhone 16", other: String = "iPhone 16") -> String {
    """
    [{"testIdentifier": "PayTests/testPay()", "testIdentifierURL": "test://x", "attachments": [
      {"exportedFileName": "A1.txt", "suggestedHumanReadableName": "checkout_page_0_\(uuid).txt", "deviceName": "\(device)",
        "isAssociatedWithFailure": false, "timestamp": 1726000000.5},
      {"exportedFileName": "B2.png", "suggestedHumanReadableName": "checkout_page_1_\(uuid).png", "deviceName": "\(other)"}
    ]}]
    """
  }

  private func screen(_ folder: URL) throws -> String? {
    let run = try Tool.run(["audit", ".", "--report", "json"], in: folder)
    #expect(run.status == 0 || run.status == 1)
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let findings = try #require(report?["findings"] as? [[String: Any]])
    #expect(findings.contains { $0["rule"] as? String == "target-size" })
    return findings.first?["screen"] as? String
  }

  @Test("a screen is named after its test and its attachment")
  func name() throws {
    try withFolder(Self.manifest()) { folder in
      let name = try screen(folder)
      #expect(name == "PayTests/testPay(): checkout_page")
    }
  }

  @Test("the device is in the name if there are several")
  func devices() throws {
    try withFolder(Self.manifest(other: "iPad")) { folder in
      let name = try screen(folder)
      #expect(name == "PayTests/testPay(): checkout_page (iPhone 16)")
    }
  }

  @Test(
    "another manifest, or a damaged one, changes nothing",
    arguments: [
      "", "{", "[]", "{\"name\": \"Shop\"}", "[{\"testIdentifier\": 7}]", "[1, [2]]",
      "[{\"testIdentifier\": \"a\", \"attachments\": {\"b\": 1}}]",
      "[{\"testIdentifier\": \"a\", \"attachments\": [{\"exportedFileName\": \"C.txt\"}]}]",
    ])
  func others(_ manifest: String) throws {
    try withFolder(manifest) { folder in
      let name = try screen(folder)
      #expect(name == "Shop")
    }
  }

  @Test("the page shows the screenshot that was attached under the same name")
  func picture() throws {
    // The smallest PNG: one gray pixel.
    let png = try #require(
      Data(
        base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="))
    try withFolder(Self.manifest()) { folder in
      try png.write(to: folder.appending(path: "B2.png"))
      _ = try Tool.run(["audit", ".", "--report", "html=page.html", "--sound", "none"], in: folder)
      let page = try String(contentsOf: folder.appending(path: "page.html"), encoding: .utf8)
      #expect(page.contains(png.base64EncodedString()))
      #expect(page.contains("PayTests/testPay(): checkout_page"))
    }
  }
}
