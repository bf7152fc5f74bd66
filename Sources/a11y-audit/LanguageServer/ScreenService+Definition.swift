import A11yCodeBehind
import A11yCommand
import A11yCore
import A11yFormats
import A11yReports

/// From the name of a class to its Swift or Objective-C.
extension ScreenService {
  func definition(_ request: DocumentRequest<ScreenDocument>) throws -> (inout JSONWriter) -> Void {
    guard request.position != nil else { throw RequestFault("expected a document and a position") }
    let places = request.document.map { declarations(in: $0, request) } ?? []
    return { writer in
      writer.array { writer in
        for (path, range, text) in places {
          writer.element { writer in
            writer.object { writer in
              writer.range(range, in: text, request.encoding)
              writer.member("uri", path.uri)
            }
          }
        }
      }
    }
  }

  private func declarations(
    in document: ScreenDocument, _ request: DocumentRequest<ScreenDocument>
  ) -> [(FilePath, SourceRange, ServedText)] {
    // `App.PayButton` is the name with its module.
    guard let word = request.location.flatMap(document.text.word), let root = root(of: document.path),
      let name = word.text.split(separator: ".").last.map(String.init)
    else { return [] }
    var finder = InputFinder(suffixes: CodeDeclarations.suffixes)
    var found: [(FilePath, SourceRange, ServedText)] = []
    for file in finder.find(root.text) {
      guard let language = CodeLanguage(path: file.path.text), let bytes = try? InputFile.read(file.path) else {
        continue
      }
      let offsets = CodeDeclarations.offsets(ofClass: name, in: bytes, as: language)
      if offsets.isEmpty { continue }
      let text = ServedText(bytes: bytes)
      found += offsets.map { (FilePath.working.appending(file.path), text.token(atByte: $0), text) }
    }
    // The code of a class says more than its header.
    return found.sorted { !$0.0.hasSuffix(".h") && $1.0.hasSuffix(".h") }
  }
}
