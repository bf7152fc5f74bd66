import A11yCommand
import A11yCore
import A11yPlatform

/// Pictures of the running app that lie next to the descriptions of its screens: `login.png` next to `login.json`, or a picture
/// that a UI test attached under the same name.
struct Screenshots: Sendable {
  /// Where to look instead; nil for next to each file.
  let folder: FilePath?
  private let manifests = AttachmentManifests()

  init(folder: FilePath?) { self.folder = folder }

  /// One of a large tablet.
  private static let mostBytes = 4_000_000

  /// The bytes of a PNG; nil if there is none.
  func picture(of file: FilePath) -> [UInt8]? {
    let name = file.name
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let attached = folder == nil ? manifests.manifest(beside: file)?.picture(of: name) : nil
    let place = (folder ?? file.folder).appending(FilePath(attached ?? name[..<dot] + ".png"))
    // A folder of somebody else's may hold a pipe, or a link to what is none of the page's.
    guard let status = try? place.status(followsLinks: false), status.kind == .file,
      let bytes = try? InputFile.read(place),
      bytes.count <= Self.mostBytes, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    return bytes
  }
}
