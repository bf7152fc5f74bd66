/// The names that an interface file or a property list mentions: the classes of its objects, the storyboards and scenes
/// that it refers to, and the texts of a property list. Found in the bytes: what is no document mentions little.
public struct NamesInDocument: Sendable {
  /// The classes of its objects: those of what it shows, too.
  private(set) var classes: Set<NameKey> = []
  private(set) var references: Set<NameKey> = []
  /// A property list that keeps the app in the light appearance: `UIUserInterfaceStyle`.
  public private(set) var isAlwaysLight = false

  /// In bytes.
  private static let longestElement = 2000
  private static let classMarker = Array(#"customClass=""#.utf8)
  private static let referenceMarkers = [
    #"storyboardName=""#, #"referencedIdentifier=""#, "<string>",
  ].map { Array($0.utf8) }
  /// The owner of a xib is no object in it: that it has an owner shows nothing.
  private static let ownerMarker = Array(#"placeholderIdentifier="IBFilesOwner""#.utf8)
  private static let starts = Set(([classMarker, ownerMarker] + referenceMarkers).map { $0[0] })

  public init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      var position = 0
      while position < bytes.count {
        guard Self.starts.contains(bytes[position]) else {
          position += 1
          continue
        }
        let rest = bytes[position...]
        if rest.starts(with: Self.ownerMarker) {
          position += rest.prefix(Self.longestElement).firstIndex(of: UInt8(ascii: ">")).map { $0 - position } ?? 1
        } else if rest.starts(with: Self.classMarker) {
          position += Self.classMarker.count
          classes.insert(NameKey(Self.name(bytes[position...])))
        } else if let marker = Self.referenceMarkers.first(where: rest.starts) {
          position += marker.count
          let name = Self.name(bytes[position...])
          references.insert(NameKey(name))
          if name.elementsEqual(Self.light), Self.isStyle(before: bytes[..<position]) { isAlwaysLight = true }
          // `$(PRODUCT_MODULE_NAME).SceneDelegate`
          if let dot = name.lastIndex(of: UInt8(ascii: ".")) { references.insert(NameKey(name[(dot + 1)...])) }
        } else {
          position += 1
        }
      }
    }
  }

  private static let light = Array("Light".utf8)
  private static let style = "<key>UIUserInterfaceStyle</key>"

  /// `<key>UIUserInterfaceStyle</key>`, a break and `<string>` come before the name.
  private static func isStyle(before: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    String(decoding: before.suffix(style.utf8.count + 40), as: UTF8.self).filter { !$0.isWhitespace }
      .hasSuffix(style + "<string>")
  }

  private static func name(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>> {
    rest.prefix(NameKey.longest).prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "<") }
  }
}
