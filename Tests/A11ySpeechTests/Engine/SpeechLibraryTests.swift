#if Speech
  import Foundation
  import Testing

  @testable import A11ySpeech

  /// The library is loaded when something is spoken.
  @Suite struct SpeechLibraryTests {
    @Test func `a library that is missing is an error with the system's explanation and the package to install`() {
      let error = #expect(throws: SpeechError.self) { try SpeechLibrary.load(["libno-such-engine.so.1"]) }
      guard case .noLibrary(let reason) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(reason.contains("libno-such-engine.so.1"))
      #if os(Linux)
        #expect(error?.description.contains("sudo apt-get install libespeak-ng1 (Debian, Ubuntu)") == true)
      #endif
    }

    @Test func `a library without the functions is an error that names the first that is missing`() {
      #if os(Linux)
        let error = #expect(throws: SpeechError.self) { try SpeechLibrary.load(["libc.so.6"]) }
        #expect(error?.description.contains("espeak_Initialize") == true)
      #endif
    }

    /// The declarations are our own: the package is built without the library's header. Where that is installed, the
    /// compiler compares them.
    @Test(.enabled(if: Tool.clang != nil && FileManager.default.fileExists(atPath: header)))
    func `types, constants and functions are declared as in the installed header`() throws {
      let file = URL(filePath: #filePath)
      let root = file.appending(path: "../../../..").standardized
      let declarations = root.appending(path: "Sources/CEspeakNG/include")
      let comparison = file.deletingLastPathComponent().appending(path: "Declarations.c")
      func compile(_ folder: URL) throws -> Int32 {
        try Tool.status(
          #require(Tool.clang), "-fsyntax-only", "-Werror", "-std=gnu11", "-I", folder.path, comparison.path)
      }
      #expect(try compile(declarations) == 0)
      // The comparison itself: each of these changes must be noticed.
      let text = try String(contentsOf: declarations.appending(path: "speech_library.h"), encoding: .utf8)
      let changes = [
        ("unsigned char gender, age", "unsigned char age, gender"), ("engine_word_gap = 7", "engine_word_gap = 6"),
        ("int text_position, length", "int length, text_position"),
        ("size_t size, unsigned int", "int size, unsigned int"),
        ("void *user_data;", "int user_data;"), ("int value, int relative", "int value"),
      ]
      let folder = try TemporaryFolder()
      for (old, new) in changes {
        let changed = URL(filePath: try folder.makeFolder(UUID().uuidString))
        #expect(text.contains(old))
        try Data(text.replacing(old, with: new).utf8).write(to: changed.appending(path: "speech_library.h"))
        #expect(try compile(changed) != 0, "\(new)")
      }
    }

    private static let header = "/usr/include/espeak-ng/speak_lib.h"
  }
#endif
