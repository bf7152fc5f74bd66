/// What the files are called that the tools look for in folders.
public enum FileEndings {
  /// Descriptions, dumps and interface files. Anything may be in a text file: only what looks like a dump is read.
  public static let screens = [".json", ".outline", ".storyboard", ".xib", ".xml", ".txt"]

  public static let source = [".swift"]
}
