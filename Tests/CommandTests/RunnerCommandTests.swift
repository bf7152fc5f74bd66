import Foundation
import TestSupport
import Testing

/// CI systems read both streams for commands. No text of a file, its name or its labels may be one.
///
/// GitHub's runner takes a line that begins with `::` after blanks, and `##[` anywhere
/// (https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands); Azure Pipelines `##vso[` and `##[`
/// (https://learn.microsoft.com/azure/devops/pipelines/scripts/logging-commands); TeamCity `##teamcity[`.
struct RunnerCommandTests {
  private static let texts = [
    "::error file=x::pwned", "  ::stop-commands::t", "##vso[task.setvariable variable=x]y", "##[error]pwned",
    "##teamcity[message text='pwned']", "a\n::add-mask::b", "\u{2003}::warning::x", "###[group]x",
    "\u{1B}[31m::debug::x",
  ]

  private static func commands(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map(String.init).filter { line in
      let start = line.drop { $0.isWhitespace }
      return start.hasPrefix("::") || line.contains(/##[A-Za-z]*\[/) || line.unicodeScalars.contains("\u{1B}")
    }
  }

  @Test("the check recognizes a command", arguments: texts.filter { !$0.contains("\n") })
  func check(_ text: String) { #expect(Self.commands(in: text) != []) }

  private static let calls: [[String]] = [
    ["audit", "new"], ["narrate", "new"], ["narrate", "new", "--explain"], ["narrate", "new", "--style", "detailed"],
    ["narrate", "new", "--format", "json"], ["convert", "new", "--to", "control-tree"],
    ["convert", "new", "--to", "outline"], ["diff", "old", "new"], ["diff", "old", "new", "--format", "markdown"],
    ["diff", "old", "new", "--format", "json"], ["explore", "new", "--silent"],
    ["explore", "new", "--silent", "--draw"], ["narrate", "new", "--check", "tree.spoken"],
  ]

  @Test("a screen, a label, a hint, a value, an identifier and a class that are commands")
  func labels() throws {
    try Tool.withTemporaryFolder { folder in
      for version in ["old", "new"] {
        try FileManager.default.createDirectory(at: folder.appending(path: version), withIntermediateDirectories: false)
        for (number, text) in Self.texts.enumerated() {
          let keys = ["label", "hint", "value", "identifier", "class", "title"]
          let controls =
            keys.map { [$0: text, "role": "button"] } + [["label": "\(text) \(version)", "role": "button"]]
          let screen: [String: Any] = ["name": text, "language": "en", "screen": [390, 844], "children": controls]
          let tree = try JSONSerialization.data(withJSONObject: screen)
          try tree.write(to: folder.appending(path: "\(version)/\(number).json"))
        }
      }
      try Data("old\n".utf8).write(to: folder.appending(path: "tree.spoken"))
      let words = Self.texts.map { "search \($0)\n\($0)\nscreen \($0)\nrotor \($0)\n" }.joined()
      for call in Self.calls {
        let run = try Tool.run(call, input: "next\nwhere\nfaults\n" + words, in: folder)
        #expect([0, 1].contains(run.status), "\(call): \(run.errors)")
        #expect(Self.commands(in: run.output) == [], "\(call)")
        #expect(Self.commands(in: run.errors) == [], "\(call)")
      }
    }
  }

  @Test("converted text is read back as it was", arguments: texts)
  func converted(_ text: String) throws {
    let keys = ["label", "value", "hint", "identifier", "class", "title", "name"]
    try Tool.withTemporaryFolder { folder in
      let tree = try JSONSerialization.data(withJSONObject: Dictionary(uniqueKeysWithValues: keys.map { ($0, text) }))
      try tree.write(to: folder.appending(path: "tree.json"))
      for notation in ["control-tree", "outline"] {
        let printed = try Tool.run(["convert", "tree.json", "--to", notation], in: folder)
        #expect(printed.status == 0)
        let again = try Tool.run(["convert", "-", "--to", "control-tree"], input: printed.output, in: folder)
        let object = try JSONSerialization.jsonObject(with: Data(again.output.utf8)) as? [String: Any]
        for key in keys { #expect(object?[key] as? String == text) }
      }
    }
  }

  @Test(
    "a broken file, a doubled key, a configuration and an argument that are commands",
    arguments: [
      "::stop-commands::t", "::add-mask::x", "##vso[task.setvariable variable=x]y", "##[error]x", " ::error::x",
      "##teamcity[x]",
    ])
  func errors(_ text: String) throws {
    try Tool.withTemporaryFolder { folder in
      let name = text + ".json"
      try Data("{".utf8).write(to: folder.appending(path: name))
      try Data("{\"\(text)\": 1, \"\(text)\": 2}".utf8).write(to: folder.appending(path: "twice.json"))
      try Data("\"\(text)\": x\nfailOn: never\n".utf8).write(to: folder.appending(path: "a.yml"))
      try Data("suppress: [{rule: target-size, file: x, reason: '\(text)'}]\n".utf8).write(
        to: folder.appending(path: "b.yml"))
      let calls: [[String]] = [
        ["."], [name], ["./" + name], ["narrate", "."], ["convert", name], ["formats", name], ["diff", name, name],
        ["twice.json"],
        ["twice.json", "--config", "a.yml"], ["config", "--print", name, "--config", "b.yml"], ["merge", name],
        ["twice.json", "--baseline", name], ["twice.json", "--only", text], ["explain", text], ["gone/" + text],
        ["twice.json", "--strings", name], ["speak", name, "-o", "x.wav"], ["twice.json", "--changed-since", text],
        ["twice.json", "--report", "json=gone/\(text)"], [text], ["lint", text],
      ]
      for call in calls {
        let run = try Tool.run(call, in: folder)
        // In a folder a damaged file of no known kind is skipped.
        #expect(run.status != 0 || call[0] == "config" || call == ["."], "\(call)")
        #expect(Self.commands(in: run.output) == [], "\(call)")
        #expect(Self.commands(in: run.errors) == [], "\(call)")
      }
    }
  }
}
