import Foundation
import TestSupport
import Testing

/// A file that a stranger made is an error of that file: the run goes on, and its exit status is 2.
@Suite struct HostileFileTests {
  private static let notation = #"<!DOCTYPE a SYSTEM ">" [<!NOTATION n SYSTEM "p">]><a/>"#
  private static let instruction = #"<!DOCTYPE a SYSTEM "> <!--"><?x?><!-- --><a/>"#
  /// In UTF-7 the bytes behind the declaration would be other markup.
  private static let utf7 =
    "<?xml version=\"1.0\"\(String(repeating: " ", count: 400))encoding=\"UTF-7\"?><a/>"
  private static let quoted =
    #"{"value": "<?xml version='1.0'?><!DOCTYPE a SYSTEM '>' [<!NOTATION n SYSTEM 'p'>]><a/>"}"#

  /// Each ended the process with SIGSEGV.
  static let files = [
    "a.xml": notation, "b.xml": instruction, "c.xml": utf7, "d.json": quoted, "e.storyboard": notation,
    "f.xib": notation, "g.strings": notation,
  ]

  private static let readers = [
    ["audit"], ["narrate"], ["convert", "--to", "control-tree"], ["formats"], ["speak", "--output", "out.wav"],
    ["explore"],
  ]

  @Test("a DOCTYPE is an error of its file, in every command", arguments: readers)
  func commands(_ command: [String]) throws {
    try Tool.withTemporaryFolder { folder in
      for (name, text) in Self.files {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
        let run = try Tool.run(command + [name], in: folder)
        #expect(run.status == 2, "\(command) \(name)")
        #expect(run.errors.contains(name) && run.errors.contains("error: "), "\(command) \(name): \(run.errors)")
      }
    }
  }

  @Test("a DOCTYPE is an error of either file that is compared")
  func comparison() throws {
    try Tool.withFiles(["a.xml": Self.notation, "b.json": InputTests.screen]) { folder in
      for files in [["a.xml", "b.json"], ["b.json", "a.xml"]] {
        let run = try Tool.run(["diff"] + files, in: folder)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("a.xml:1:1: error: a DOCTYPE with declarations is not supported; remove it"))
      }
    }
  }

  @Test("files that cannot be read among good ones are errors of their own, and take nothing from the others")
  func amongOthers() throws {
    let broken = #"{"language": "en", "class": "UIButton", "frame": [0, 0, 44, 44]}"#
    try Tool.withTemporaryFolder { folder in
      for (name, text) in Self.files where name != "g.strings" {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      for name in ["0.json", "cc.json", "z.json"] {
        try broken.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      let run = try Tool.run([".", "--report", "text", "--report", "json=report.json"], in: folder)
      #expect(run.status == 2)
      #expect(
        run.errors == """
          e.storyboard:1:1: error: a DOCTYPE with declarations is not supported; remove it
          f.xib:1:1: error: a DOCTYPE with declarations is not supported; remove it
          a11y-audit: note: skipped 4 files that are not screen descriptions: a.xml, b.xml, c.xml, d.json

          """)
      #expect(
        run.output.hasPrefix(
          "0.json:1:1: error: button (frame [0, 0, 44, 44]): has no label (3 occurrences on 3 screens)"))
      #expect(run.output.contains("could not be read: 2"))
      let report = try String(contentsOf: folder.appending(path: "report.json"), encoding: .utf8)
      for name in ["0.json", "cc.json", "z.json", "e.storyboard", "f.xib"] { #expect(report.contains(name)) }
    }
  }

  @Test("a file larger than 2 GiB is an error that names the limit, and others are audited")
  func largeFile() throws {
    try Tool.withTemporaryFolder { folder in
      let large = folder.appending(path: "large.json")
      #expect(FileManager.default.createFile(atPath: large.path, contents: nil))
      let handle = try FileHandle(forWritingTo: large)
      // Takes no space on the disk.
      try handle.truncate(atOffset: 200 << 30)
      try handle.close()
      try InputTests.screen.write(to: folder.appending(path: "a.json"), atomically: true, encoding: .utf8)
      let run = try Tool.run(["."], in: folder)
      #expect(run.status == 2)
      #expect(run.errors == "large.json: error: larger than 2 GiB; split it\n")
      #expect(run.output.hasPrefix("no findings\n1 element in 1 screen"))
    }
  }

  @Test("input without an end is an error if memory is limited")
  func endlessInput() throws {
    let command = "ulimit -v 1500000; yes | \"$0\" -"
    let run = try Tool.run(["-c", command, Tool.executable.path], of: URL(filePath: "/bin/sh"))
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("standard input: error: not enough memory to read it ("), "\(run.errors)")
  }

  @Test("a value of half a million numbers is an error of its line")
  func longValue() throws {
    let outline = "screen \"A\" 390x844 en\n  button frame=" + String(repeating: "1,", count: 500_000) + "1\n"
    try Tool.withFiles(["a.outline": outline]) { folder in
      let run = try Tool.run(["a.outline"], in: folder)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("a.outline:2:"), "\(run.errors.prefix(300))")
    }
  }
}
