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

  /// A picture that was found, whatever is in it.
  struct Found: Sendable {
    var path: FilePath
    var bytes: [UInt8]
  }

  /// Of a large tablet, with wide colors and a photo.
  private static let mostBytes = 32_000_000
  /// A page that embeds larger ones takes long to open.
  private static let mostBytesOfPage = 4_000_000

  /// The bytes of a PNG for a page; nil if there is none.
  func picture(of file: FilePath) -> [UInt8]? {
    guard let found = find(file, endings: [".png"]), found.bytes.count <= Self.mostBytesOfPage,
      found.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    return found.bytes
  }

  /// The picture of a screen, also one that cannot be used: who measures it says why.
  func find(_ file: FilePath, endings: [String] = [".png", ".jpg", ".jpeg", ".heic"]) -> Found? {
    let name = file.name
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let attached = folder == nil ? manifests.manifest(beside: file)?.picture(of: name) : nil
    for candidate in attached.map({ [$0] }) ?? endings.map({ name[..<dot] + $0 }) {
      let place = (folder ?? file.folder).appending(FilePath(candidate))
      // A folder of somebody else's may hold a pipe, or a link to what is none of the screen's.
      guard let status = try? place.status(followsLinks: false), status.kind == .file,
        status.size <= Self.mostBytes, let bytes = try? InputFile.read(place), bytes.count <= Self.mostBytes
      else { continue }
      return Found(path: place, bytes: bytes)
    }
    return nil
  }
}
