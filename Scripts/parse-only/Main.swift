import Dispatch
import Foundation
import SwiftParser

/// Reads every Swift file of a folder and parses it with swift-syntax, on all cores, and does nothing with it: what
/// `Scripts/bench lint` measures the linter against. The package knows it only when the bench asks (`A11Y_BENCH=1`).
@main
enum Main {
  static func main() {
    let folder = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    let sources = (files ?? []).filter { $0.pathExtension == "swift" }
    DispatchQueue.concurrentPerform(iterations: sources.count) { number in
      guard let bytes = try? Data(contentsOf: sources[number]) else { return }
      _ = bytes.withUnsafeBytes { Parser.parse(source: $0.bindMemory(to: UInt8.self)) }
    }
    print("\(sources.count) files")
  }
}
