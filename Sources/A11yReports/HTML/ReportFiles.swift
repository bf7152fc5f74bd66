package import A11yCore

/// A report that may be more than one file.
package struct ReportFiles {
  package var pages: [ReportPage]
  /// To be written next to the pages.
  package var sounds: [ReportSound] = []
  /// What the person who asked for the report has to know of it: a sentence.
  package var notice: String?
}

/// A page of a report.
package struct ReportPage {
  package let file: FilePath
  private let make: () -> String

  /// Made when it is written: all pages together take more memory than what they show.
  package var text: String { make() }

  init(file: FilePath, text: @autoclosure @escaping () -> String) {
    self.file = file
    make = text
  }
}

/// A sound of a page, decoded when it is written: all of them take more memory than the pages.
package struct ReportSound: Sendable {
  package let file: FilePath
  private let count: Int
  private let encoded: ArraySlice<UInt8>
  private let decoder: PageSound.Decoder

  init(file: FilePath, count: Int, _ encoded: ArraySlice<UInt8>, _ decoder: @escaping PageSound.Decoder) {
    self.file = file
    self.count = count
    self.encoded = encoded
    self.decoder = decoder
  }

  /// A WAV file.
  package func bytes() throws -> [UInt8] { try decoder(Array(encoded), count) }
}
