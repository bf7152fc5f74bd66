import A11yCommand
import A11yCore
import A11yPlatform
import A11yReports

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

  enum Lookup: Sendable {
    case none
    case found(Found)
    /// There should be one: why it is not used, in a sentence.
    case refused(String)
  }

  /// The picture that a screen names, or else that of its file; also one that cannot be used: who measures it says why.
  ///
  /// - Parameter isOnly: whether the file has no other screen; a picture shows one.
  func picture(of screen: Screen, in file: FilePath, isOnly: Bool) -> Lookup {
    guard let name = screen.screenshot else { return isOnly ? find(file) : .none }
    if let found = named(name, of: file) { return .found(found) }
    return .refused(
      "The screenshot \(name.excerpt()) is missing: expected a PNG in the folder of the description or below it.")
  }

  /// Nil for what is no PNG, and for one too large for a page.
  private static func forPage(_ bytes: [UInt8]) -> [UInt8]? {
    let isPNG = bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    return isPNG && bytes.count <= mostBytesOfPage ? bytes : nil
  }

  private func find(_ file: FilePath) -> Lookup {
    let name = file.name
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return .none }
    var candidates = [".png", ".jpg", ".jpeg", ".heic"].map { String(name[..<dot]) + $0 }
    if folder == nil, let attachments = manifests.manifest(beside: file) {
      let (attached, doubt) = attachments.picture(of: name)
      if let doubt { return .refused("\(attachments.manifest.shown): \(doubt).") }
      if let attached { candidates = [attached] }
    }
    for candidate in candidates {
      let place = (folder ?? file.folder).appending(FilePath(candidate))
      if let found = read(place) { return .found(found) }
      if let doubt = Self.doubt(about: place) { return .refused("\(place.shown) is not used: \(doubt).") }
    }
    return .none
  }

  /// Adds the picture that a screen names, or else that of its file.
  ///
  /// - Parameter isOnly: whether the file has no other screen.
  func add(to picture: inout ScreenPicture, of screen: Screen, isOnly: Bool) {
    switch self.picture(of: screen, in: picture.file, isOnly: isOnly) {
    case .none: break
    case .refused(let reason): picture.remark = reason
    case .found(let found):
      picture.screenshot = Self.forPage(found.bytes)
      if picture.screenshot == nil, let name = screen.screenshot {
        picture.remark = "The screenshot \(name.excerpt()) is not shown: expected a PNG of at most 4 MB."
      }
    }
  }

  /// A picture by the path that a description names. A description of somebody else's must not show what is elsewhere.
  private func named(_ name: String, of file: FilePath) -> Found? {
    let path = FilePath(name)
    let steps = path.components
    if path.isAbsolute || steps.isEmpty || name.contains("\0") { return nil }
    if steps.contains(where: { $0.hasPrefix(".") }) { return nil }
    var place = folder ?? file.folder
    for step in steps.dropLast() {
      place = place.appending(FilePath(String(step)))
      guard let status = try? place.status(followsLinks: false), status.kind == .folder else { return nil }
    }
    return read(place.appending(FilePath(String(steps[steps.count - 1]))))
  }

  /// Why what is there is not read; nil if nothing is there.
  private static func doubt(about place: FilePath) -> String? {
    guard let status = try? place.status(followsLinks: false) else { return nil }
    switch status.kind {
    case .link: return "symbolic links are not followed"
    case .folder, .other: return "it is not a file"
    case .file where status.size > mostBytes: return "it has more than \(mostBytes / 1_000_000) MB"
    case .file: return "it cannot be read"
    }
  }

  private func read(_ place: FilePath) -> Found? {
    // A folder of somebody else's may hold a pipe, or a link to what is none of the screen's.
    guard let status = try? place.status(followsLinks: false), status.kind == .file,
      status.size <= Self.mostBytes, let bytes = try? InputFile.read(place), bytes.count <= Self.mostBytes
    else { return nil }
    return Found(path: place, bytes: bytes)
  }
}
