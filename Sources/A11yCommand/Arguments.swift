import A11yCore

/// The arguments of the command line as text.
enum Arguments {
  /// Without the tool's name. One that is not UTF-8 has the form of `FilePath.text`.
  static let all = raw.map { $0.text ?? $0.path.text }

  /// Those that are not UTF-8.
  static let encoded = raw.filter { $0.text == nil }.map(\.path.text)

  private static let raw: [(text: String?, path: FilePath)] = (1..<max(1, Int(CommandLine.argc))).compactMap { index in
    CommandLine.unsafeArgv[index].map { argument in
      var end = argument
      while end.pointee != 0 { end += 1 }
      let bytes = UnsafeRawBufferPointer(start: argument, count: end - argument)
      return (String(validatingCString: argument), FilePath(bytes: bytes))
    }
  }
}
