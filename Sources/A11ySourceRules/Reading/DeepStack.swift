/// The size of a stack that deeply nested source cannot fill: the parser calls itself for every level, and a thread's
/// usual stack is full before hostile source is.
enum DeepStack {
  /// Address space, of which only what is used becomes memory.
  static let size = 256 << 20

  /// What a file of so many bytes can take: `if if if` and `A->A->A->` are levels without brackets.
  static func size(for bytes: Int) -> Int { max(size, bytes * perByte) }

  /// The most that any of 400 shapes took was 1,500 in a release build, and 4,100 in a debug build.
  #if DEBUG
    private static let perByte = 8 << 10
  #else
    private static let perByte = 2 << 10
  #endif
}
