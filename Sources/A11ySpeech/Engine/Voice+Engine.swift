#if Speech
  internal import CEspeakNG

  extension Voice {
    /// The voices of a list that ends with NULL, as `espeak_ListVoices` returns it.
    static func list(_ list: UnsafeMutablePointer<UnsafePointer<engine_voice>?>?) -> [Voice] {
      var voices: [Voice] = []
      var next = list
      while let voice = next?.pointee {
        voices.append(Voice(voice.pointee))
        next = next?.successor()
      }
      return voices
    }

    private init(_ voice: engine_voice) {
      name = voice.name.map { String(cString: $0) } ?? ""
      file = voice.identifier.map { String(cString: $0) } ?? ""
      gender = voice.gender == 1 ? .male : voice.gender == 2 ? .female : nil
      // Pairs of a priority, one byte, and a C string; a priority of zero ends the list.
      var languages: [Language] = []
      var next = voice.languages
      while let pair = next, pair.pointee != 0 {
        let code = String(cString: pair + 1)
        languages.append(Language(code: code, priority: Int(UInt8(bitPattern: pair.pointee))))
        next = pair + 1 + code.utf8.count + 1
      }
      self.languages = languages
    }
  }
#endif
