import A11yPlatform
import Foundation
import Testing

@Suite final class FileTests {
  private let folder: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "a11y-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path(percentEncoded: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test("a new file is created once; a link to nothing is in its way")
  func creation() throws {
    try write("abc", to: "new")
    #expect(throws: SystemError.exists) { try FileDescriptor.open("\(folder)/new", for: .create) }
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: "nothing")
    #expect(throws: SystemError.exists) { try FileDescriptor.open("\(folder)/link", for: .create) }
    #expect(throws: SystemError.notFound) { try FileDescriptor.open("\(folder)/nothing", for: .read) }
    #expect(SystemError.notFound.message == "No such file or directory")
  }

  @Test("a status tells kinds, sizes, permissions and whether two names are one file")
  func status() throws {
    try write("abc", to: "a")
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: "a")
    let file = try FileStatus("\(folder)/a")
    let link = try FileStatus("\(folder)/link", followsLinks: false)
    #expect(file.kind == .file && file.size == 3 && file.owner == User.current && !file.isReadOnly)
    #expect(link.kind == .link && link.identity != file.identity)
    #expect(try FileStatus("\(folder)/link").identity == file.identity)
    #expect(try FileStatus(folder).kind == .folder)
    #expect(try FileStatus("/dev/null").kind == .other)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: "\(folder)/a")
    #expect(try FileStatus("\(folder)/a").isReadOnly)
  }

  @Test("a folder's entries are its names without itself and its parent")
  func entries() throws {
    try write("", to: "é")
    try FileSystem.makeFolder("\(folder)/below")
    #expect(throws: SystemError.exists) { try FileSystem.makeFolder("\(folder)/below") }
    let entries = try FileSystem.entries(of: folder).sorted { $0.name.count < $1.name.count }
    #expect(entries.map(\.name) == [Array("é".utf8), Array("below".utf8)])
    #expect(entries.map(\.kind).allSatisfy { $0 == nil } || entries.map(\.kind) == [.file, .folder])
    #expect(throws: SystemError.notFound) { try FileSystem.entries(of: "\(folder)/nothing") }
  }

  @Test("a nameless file is in no folder until it has a name, and replaces nothing")
  func nameless() throws {
    let file = try NamelessFile(inFolder: folder)
    defer { file.descriptor.close() }
    try Array("abc".utf8).withUnsafeBytes(file.descriptor.write)
    try file.descriptor.overwriteBeginning(Array("x".utf8))
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(try file.descriptor.read(into: &bytes, at: 0) == 3)
    #expect(String(decoding: bytes.prefix(3), as: UTF8.self) == "xbc")
    #expect(try FileSystem.entries(of: folder).isEmpty)
    try write("old", to: "old")
    #expect(!file.link(to: "\(folder)/old"))
    #expect(try String(contentsOfFile: "\(folder)/old", encoding: .utf8) == "old")
  }

  @Test("a pipe is readable when something was written into it, and at its end")
  func pipe() throws {
    let pipe = try PipeEnds()
    defer { pipe.reading.close() }
    #expect(try FileDescriptor.areReadable([pipe.reading], milliseconds: 0) == [false])
    try [7].withUnsafeBytes(pipe.writing.write)
    #expect(try FileDescriptor.areReadable([pipe.reading], milliseconds: nil) == [true])
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(try pipe.reading.read(into: &bytes) == MemoryLayout<Int>.size)
    pipe.writing.close()
    #expect(try FileDescriptor.areReadable([pipe.reading], milliseconds: nil) == [true])
    #expect(try pipe.reading.read(into: &bytes) == 0)
  }

  @Test("the program is the one that runs")
  func program() throws {
    let path = String(decoding: try #require(FileSystem.program), as: UTF8.self)
    #expect(FileSystem.canExecute(path) && path.hasPrefix("/"))
  }

  private func write(_ text: String, to name: String) throws {
    let file = try FileDescriptor.open("\(folder)/\(name)", for: .create)
    defer { file.close() }
    try Array(text.utf8).withUnsafeBytes(file.write)
  }
}
