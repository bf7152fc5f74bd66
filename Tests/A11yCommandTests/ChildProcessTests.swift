import A11yPlatform
import Foundation
import Testing

@testable import A11yCommand

/// Another tool gets its arguments as they are, and its output and its end are read whole.
@Suite struct ChildProcessTests {
  private func text(_ words: String...) throws -> String {
    String(decoding: try ChildProcess.output(of: words).bytes, as: UTF8.self)
  }

  @Test("no shell reads the arguments")
  func arguments() throws {
    let words = ["", " ", "a'b", "\"", "$(touch x)", "`y`", "a\nb", "-n", "*", "\\", "ä\u{301}\u{202E}", ";", "~"]
    let printed = try ChildProcess.output(of: ["printf", "%s\\0"] + words).bytes
    #expect(
      printed.split(separator: 0, omittingEmptySubsequences: false).dropLast().map { Array($0) }
        == words.map { Array($0.utf8) })
  }

  @Test("the output is read to its end, also when it is larger than a pipe")
  func large() throws {
    #expect(try ChildProcess.output(of: ["head", "-c", "3000000", "/dev/zero"]).bytes.count == 3_000_000)
    #expect(try text("sh", "-c", "printf a; sleep 0.2; printf b") == "ab")
  }

  @Test("an exit status and a signal are told apart")
  func endings() throws {
    for (script, ending) in [
      ("exit 0", ProcessEnding.exited(0)), ("exit 3", .exited(3)), ("exit 137", .exited(137)),
      ("kill -9 $$", .signaled(9)),
      ("kill -TERM $$", .signaled(15)),
    ] {
      let answer = try ChildProcess.output(of: ["sh", "-c", "printf a; \(script)"])
      #expect(answer.ending == ending)
      #expect(answer.bytes == Array("a".utf8))
      #expect((answer.status == nil) == script.hasPrefix("kill"))
    }
    #expect(ProcessEnding.signaled(9).text == "was ended by signal 9 (Killed)")
    #expect(ProcessEnding.exited(3).text == "ended with exit status 3")
  }

  @Test("the environment and the standard input are this process's own")
  func inherited() throws {
    #expect(try text("sh", "-c", "printf %s \"$PATH\"") == ProcessInfo.processInfo.environment["PATH"])
  }

  @Test("what cannot be run is an error that names it")
  func missing() {
    #expect(throws: Failure.self) { try ChildProcess.output(of: ["no-such-tool-here"]) }
    do {
      _ = try ChildProcess.output(of: ["/etc/passwd"])
      Issue.record("it was run")
    } catch {
      #expect(error.message == "cannot run /etc/passwd: Permission denied")
    }
    do {
      _ = try ChildProcess.output(of: ["printf", "a\0b"])
      Issue.record("it was run")
    } catch {
      #expect(error.message == "cannot run 'printf': an argument contains a null character")
    }
  }
}
