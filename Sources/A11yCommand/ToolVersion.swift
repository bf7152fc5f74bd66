/// The version of both tools and of their reports; a release changes it here and in CHANGELOG.md.
package enum ToolVersion {
  package static let current = "0.1.0"
}
