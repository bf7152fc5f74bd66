import Foundation
import TestSupport
import Testing

/// `a11y-audit stream`: one line out for each line in, whatever is in it.
@Suite struct StreamTests {
  private static let button = #"{"role": "button", "label": "Pay", "frame": [0, 0, 20, 20]}"#
  private static let good = #"{"id": "pay", "screen": \#(button)}"#

  private func answers(_ lines: [String], _ options: [String] = []) throws -> [[String: Any]] {
    let run = try Tool.run(["stream", "--no-config"] + options, input: lines.map { $0 + "\n" }.joined())
    #expect(run.errors == "")
    return try run.output.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test("a screen is answered with the findings of the audit")
  func screen() throws {
    let answer = try #require(try answers([Self.good]).first)
    #expect(answer["id"] as? String == "pay")
    #expect(answer["status"] as? String == "ok")
    let findings = try #require(answer["findings"] as? [[String: Any]])
    #expect(findings.map { $0["rule"] as? String } == ["target-size"])
    #expect(findings.first?["file"] as? String == "pay")
    // The column in the line of the stream, where the control is.
    let column = try #require(Self.good.range(of: Self.button)).lowerBound
    #expect(findings.first?["column"] as? Int == Self.good.distance(from: Self.good.startIndex, to: column) + 1)
    let counts = try #require(answer["counts"] as? [String: Int])
    #expect(counts["warnings"] == 1 && counts["controls"] == 1 && counts["screens"] == 1)
  }

  @Test("a text and a file are read as the audit reads them")
  func contentAndPath() throws {
    try Tool.withTemporaryFolder { folder in
      let file = folder.appending(path: "pay.json")
      try Self.button.write(to: file, atomically: true, encoding: .utf8)
      let answers = try answers([
        #"{"id": 1, "content": "screen \"Pay\"\n  button \"Pay\" frame=0,0,20,20\n"}"#,
        #"{"id": 2, "content": "screen \"Pay\"\n  button \"Pay\" frame=0,0,20,20\n", "format": "outline"}"#,
        #"{"id": 3, "path": "\#(file.path)"}"#,
      ])
      #expect(answers.map { $0["id"] as? Int } == [1, 2, 3])
      #expect(answers.map { $0["status"] as? String } == ["ok", "ok", "ok"])
      for answer in answers {
        let findings = try #require(answer["findings"] as? [[String: Any]])
        #expect(findings.contains { $0["rule"] as? String == "target-size" })
      }
      #expect(answers[2]["file"] as? String == file.path)
    }
  }

  /// What is sent, and words of the error.
  static let wrong: [(line: String, words: String)] = [
    ("", "the line is empty"),
    ("not json", "not a JSON value"),
    (#"{"id": "a", "screen": {"#, "end of the input"),
    ("[]", "found an array"),
    (#"{"screen": {"role": "button"}}"#, "'id' is missing"),
    (#"{"id": "", "screen": {}}"#, "an empty text"),
    (#"{"id": 1.5, "screen": {}}"#, "expected a text or a whole number"),
    (#"{"id": null, "screen": {}}"#, "expected a text or a whole number"),
    (#"{"id": "a"}"#, "expected 'screen', 'content' or 'path'"),
    (#"{"id": "a", "scren": {}}"#, "did you mean 'screen'?"),
    (#"{"id": "a", "team": "b", "screen": {}}"#, "x-"),
    (#"{"id": "a", "screen": {}, "path": "b"}"#, "only one of 'screen', 'path'"),
    (#"{"id": "a", "screen": "x"}"#, "write text as 'content'"),
    (#"{"id": "a", "content": {}}"#, "write JSON as 'screen'"),
    (#"{"id": "a", "content": ""}"#, "'content' is empty"),
    (#"{"id": "a", "content": "hello"}"#, "unrecognized format"),
    (#"{"id": "a", "content": "x", "format": "idbb"}"#, "did you mean 'idb'?"),
    (#"{"id": "a", "path": "missing.json"}"#, "No such file"),
    (#"{"id": "a", "path": "/dev/zero"}"#, "not a regular file"),
    (#"{"id": "a", "path": "."}"#, "not a regular file"),
    (#"{"id": "a", "screen": {}}"#, "an empty object is no screen"),
    (#"{"id": "a", "screen": {"role": "button", "label": 42}}"#, "label"),
  ]

  @Test("what cannot be read is an answer, and the lines around it are answered", arguments: wrong)
  func errors(_ line: String, _ words: String) throws {
    let answers = try answers([Self.good, line, Self.good])
    #expect(answers.map { $0["status"] as? String } == ["ok", "error", "ok"])
    let faults = try #require(answers[1]["errors"] as? [[String: Any]])
    #expect(faults.contains { ($0["message"] as? String)?.contains(words) == true }, "\(faults)")
    #expect(answers[1]["findings"] == nil)
  }

  @Test("keys that begin with x- are the sender's own")
  func ownKeys() throws {
    let answers = try answers([#"{"id": "a", "x-team": "Shop", "screen": \#(Self.button)}"#])
    #expect(answers.map { $0["status"] as? String } == ["ok"])
  }

  @Test("nothing in is nothing out")
  func empty() throws {
    for options in [[], ["--heading"]] {
      let run = try Tool.run(["stream"] + options, input: "")
      #expect((run.status, run.output, run.errors) == (0, "", ""))
    }
  }

  @Test("a last line needs no line feed, and a line may end as on Windows")
  func lineEnds() throws {
    let run = try Tool.run(["stream", "--no-config"], input: "\(Self.good)\r\n\(Self.good)")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2 && lines[0] == lines[1])
  }

  /// Lines of many sizes, some of them wrong.
  private static let many = (0..<400).map { number in
    if number % 17 == 0 { return "{\(number)" }
    let children = (0..<(number % 29)).map { #"{"role": "button", "label": "B\#($0)", "frame": [\#($0), 0, 20, 20]}"# }
    return #"{"id": \#(number), "screen": {"children": [\#(button), \#(children.joined(separator: ", "))]}}"#
      .replacing(", ]", with: "]")
  }

  @Test("any number of jobs gives the same bytes")
  func jobs() throws {
    let input = Self.many.joined(separator: "\n")
    let one = try Tool.run(["stream", "--no-config", "--jobs", "1"], input: input)
    #expect(one.status == 0)
    #expect(one.output.split(separator: "\n").count == Self.many.count)
    for jobs in ["2", "7"] {
      #expect(try Tool.run(["stream", "--no-config", "--jobs", jobs], input: input).output == one.output)
    }
  }

  @Test("the parts of a stream are together the whole", arguments: [2, 16])
  func shards(_ count: Int) throws {
    let input = Self.many.joined(separator: "\n")
    let whole = try Tool.run(["stream", "--no-config"], input: input).output.split(separator: "\n").sorted()
    var parts: [Substring] = []
    for number in 1...count {
      let part = try Tool.run(["stream", "--no-config", "--shard", "\(number)/\(count)"], input: input)
      #expect(!part.output.isEmpty)
      parts += part.output.split(separator: "\n")
    }
    #expect(parts.sorted() == whole)
  }

  @Test("a part is chosen by FNV-1a of the id, so that other programs can choose the same")
  func shardHash() throws {
    // 64 bits of FNV-1a of "a" are af63dc4c8601ec8c (the published test vectors), which is 12 modulo 16.
    let line = #"{"id": "a", "screen": \#(Self.button)}"#
    #expect(try answers([line], ["--shard", "13/16"]).count == 1)
    #expect(try answers([line], ["--shard", "12/16"]).isEmpty)
  }

  @Test("a part that does not exist is refused", arguments: ["0/4", "5/4", "1/0", "1", "a/b", "1/2/3", "-1/3"])
  func wrongShard(_ shard: String) throws {
    let run = try Tool.run(["stream", "--shard=\(shard)"], input: Self.good)
    #expect(run.status == 2 && run.output == "")
  }

  @Test("--strict-input stops after the first error, with exit status 2")
  func strict() throws {
    let run = try Tool.run(["stream", "--no-config", "--strict-input"], input: "\(Self.good)\n{\n\(Self.good)\n")
    #expect(run.status == 2)
    #expect(run.output.split(separator: "\n").count == 2)
    #expect(run.output.contains(#""status": "error""#))
  }

  @Test("--utterances adds what VoiceOver says")
  func utterances() throws {
    let answer = try #require(try answers([Self.good], ["--utterances"]).first)
    let utterances = try #require(answer["utterances"] as? [[String: Any]])
    #expect(utterances.map { $0["spoken"] as? String } == ["Pay. Button."])
  }

  @Test("a line is answered before the next one is sent")
  func interactive() throws {
    let process = Process()
    process.executableURL = Tool.executable
    process.arguments = ["stream", "--no-config"]
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for _ in 0..<3 {
      try input.fileHandleForWriting.write(contentsOf: Data((Self.good + "\n").utf8))
      // Ends only when there is something to read.
      var answer = Data()
      while answer.last != UInt8(ascii: "\n") { answer += output.fileHandleForReading.availableData }
      #expect(String(decoding: answer, as: UTF8.self).contains("target-size"))
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("the answers, merged, are the report of the files")
  func merge() throws {
    try Tool.withTemporaryFolder { folder in
      let screens = ["login", "profile", "camera"].map { "\($0).json" }
      for (number, name) in screens.enumerated() {
        let label = number == 1 ? "" : "btn_pay_\(number)"
        let screen = #"{"children": [{"role": "button", "label": "\#(label)", "frame": [0, 0, \#(44 + number), 44]}]}"#
        try screen.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      let lines = screens.map { #"{"id": "\#($0)", "path": "\#($0)"}"# }
      let whole = try Tool.run(screens + ["--report", "json"], in: folder)
      #expect(whole.status == 1)
      for number in 1...2 {
        let part = try Tool.run(
          ["stream", "--heading", "--shard", "\(number)/2"], input: lines.joined(separator: "\n"), in: folder)
        try part.output.write(to: folder.appending(path: "part-\(number).ndjson"), atomically: true, encoding: .utf8)
      }
      let merged = try Tool.run(["merge", "part-1.ndjson", "part-2.ndjson", "--report", "json"], in: folder)
      #expect(merged.output == whole.output)
      #expect((merged.status, merged.errors) == (1, whole.errors))
    }
  }

  @Test("an answer with an error makes the merged report fail, and is named in it")
  func mergeErrors() throws {
    try Tool.withTemporaryFolder { folder in
      let stream = try Tool.run(
        ["stream", "--no-config"], input: "\(Self.good)\n{\"id\": \"cut\", \"content\": \"{\"}\n")
      try stream.output.write(to: folder.appending(path: "a.ndjson"), atomically: true, encoding: .utf8)
      let merged = try Tool.run(["merge", "a.ndjson"], in: folder)
      #expect(merged.status == 2)
      #expect(merged.errors.contains("cut:1:"))
      try "\(stream.output){\"status\": 7}\n".write(
        to: folder.appending(path: "b.ndjson"), atomically: true, encoding: .utf8)
      let broken = try Tool.run(["merge", "b.ndjson"], in: folder)
      #expect(broken.status == 2)
      #expect(broken.errors.contains("b.ndjson:3:12: error: 'status': expected a string"))
    }
  }
}
