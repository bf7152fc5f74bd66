#if Speech
  internal import CEspeakNG

  /// libespeak-ng, loaded only when something is to be spoken: it starts forty other libraries, and an audit needs none.
  enum SpeechLibrary {
    typealias Functions = UnsafePointer<engine_functions>

    /// The first that can be loaded is used. On macOS the loader does not look into Homebrew's folders by itself.
    static let names: [String] = {
      #if canImport(Darwin)
        let name = "libespeak-ng.1.dylib"
        return [name, "/opt/homebrew/lib/" + name, "/usr/local/lib/" + name]
      #else
        return ["libespeak-ng.so.1"]
      #endif
    }()

    /// - Throws: `noLibrary` with the system's explanation for the first name.
    static func load(_ names: [String] = names) throws(SpeechError) -> Functions {
      var reasons: [String] = []
      for name in names {
        var reason = [CChar](repeating: 0, count: 512)
        if engine_load(name, &reason, reason.count), let functions = engine_loaded() { return functions }
        reasons.append(String(decoding: reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
      }
      throw .noLibrary(reason: reasons.first ?? "no name")
    }
  }
#endif
