package import A11yCore
import A11yPlatform

/// A folder that a tool writes into.
package enum SystemFolder {
  /// Makes a folder; one that exists is used.
  package static func make(_ folder: FilePath) throws(Failure) {
    do throws(SystemError) {
      try folder.withCString { path throws(SystemError) in try FileSystem.makeFolder(path) }
    } catch .exists {
      return
    } catch {
      throw Failure("cannot create folder \(folder.shown): \(error.message)")
    }
  }
}
