import Foundation
import TestSupport
import Testing

@Suite struct LintOverwriteTests {
  @Test(
    "no output replaces Swift source or a file that no earlier run wrote",
    arguments: [
      ["S.swift", "--write-baseline", "S.swift"], [".", "--write-baseline", "S.swift"],
      [".", "--write-baseline", "notes.txt"], ["contract", "S.swift", "-o", "S.swift"],
      ["contract", ".", "-o", "S.swift"], ["S.swift", "--report", "json=S.swift"], [".", "--report", "text=S.swift"],
    ])
  func refused(_ arguments: [String]) throws {
    let files = ["S.swift": "import UIKit\nlet button = UIButton()\n", "notes.txt": "Buy milk.\n"]
    try Tool.withFiles(files) { folder in
      let run = try Tool.run(arguments, in: folder, of: Tool.linter)
      #expect(run.status == 2, "\(run)")
      #expect(run.errors.contains("overwritten"), "\(run)")
      for (name, text) in files {
        #expect(try String(contentsOf: folder.appending(path: name), encoding: .utf8) == text)
      }
    }
  }
}
