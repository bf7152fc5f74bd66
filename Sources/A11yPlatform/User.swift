internal import CLibrary

/// The user that this process runs as.
package enum User {
  /// The number of the user.
  package static var current: UInt32 { UInt32(geteuid()) }
}
