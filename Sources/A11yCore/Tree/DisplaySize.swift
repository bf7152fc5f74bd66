/// Sizes that a display can have.
package enum DisplaySize {
  /// In points; no device has less on either side.
  package static let least = 16.0
}
