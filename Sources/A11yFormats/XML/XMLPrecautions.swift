import A11yCore

/// Reduces a document to the parts of XML that cannot make Foundation's parser end the process.
///
/// The parser stops the process with a null pointer at a processing instruction without data (`<?x?>`) and at several
/// declarations of a DOCTYPE (NOTATION, NDATA, ATTLIST), and it expands declared entities: seen with Swift 6.3 on Linux.
/// It therefore gets elements, text, comments without content, CDATA, character references and the five predefined
/// entities, and nothing else:
///
/// * The XML declaration, processing instructions, a DOCTYPE without declarations and the content of comments are
///   overwritten with spaces, which keeps lines and columns true.
/// * A DOCTYPE with declarations, any other entity, and markup that is not closed are errors.
/// * No tag contains `<`, and CDATA is inside the root element. The scan and the parser, which goes on after some errors,
///   therefore agree at every `<` on the kind of markup that begins there.
/// * The bytes are UTF-8 without NUL, and no declaration is left: the parser cannot take them for another encoding.
///
/// Evidence that this is enough, with Swift 6.3.1 and libxml2 2.9.14: none of 80,000 files that `Scripts/fuzz` damaged, half
/// of them real storyboards and dumps (seeds 201 and 202), of 100,000 generated documents and of libxml2's 3,598 test files
/// (`Scripts/conformance`) ended the process or took more than a minute. The parser therefore runs in this process.
enum XMLPrecautions {
  /// The document with everything overwritten that the parser must not see.
  ///
  /// - Parameter bytes: UTF-8, whatever encoding the XML declaration names.
  static func safe(_ bytes: [UInt8]) throws(ReadingError) -> [UInt8] {
    let blanks = try bytes.withUnsafeBufferPointer { buffer throws(ReadingError) in
      try Self.unread(in: ByteInput(buffer))
    }
    var safe = bytes
    for blank in blanks {
      for place in blank where !TextCleaning.isSpace(safe[place]) { safe[place] = 0x20 }
    }
    return safe
  }

  /// What is to be overwritten.
  private static func unread(in input: ByteInput) throws(ReadingError) -> [Range<Int>] {
    // A byte that is not UTF-8 in a name ends the process.
    if let fault = input.firstFaultOfUTF8 { throw input.error("byte is not valid UTF-8", at: fault) }
    if let fault = input.first(0, from: 0) { throw input.error("NUL is not allowed in XML", at: fault) }
    var scanner = XMLMarkupScanner(input)
    try scanner.scan()
    return scanner.blanks
  }
}

extension ByteInput {
  /// An error at a byte of a document.
  func error(_ message: String, at offset: Int) -> ReadingError {
    ReadingError(message, at: location(of: min(offset, count), from: 0, at: .start))
  }
}
