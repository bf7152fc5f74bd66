extension PageAssets {
  /// The page loads nothing and runs nothing but its own style and script. Sound by Web Audio needs no permission.
  ///
  /// - Parameters:
  ///   - playsFiles: whether sound files lie beside the page.
  ///   - hasImages: whether there are screenshots in it.
  static func policy(playsFiles: Bool, hasImages: Bool = false) -> String {
    let media = playsFiles ? " media-src 'self' file:;" : ""
    return
      "default-src 'none'; script-src '\(scriptHash)'; style-src '\(styleHash)';\(media)\(hasImages ? " img-src data:;" : "") base-uri 'none'; form-action 'none'"
  }

  /// Pages without a script.
  static var policyOfDocuments: String {
    "default-src 'none'; style-src '\(styleHash)'; base-uri 'none'; form-action 'none'"
  }
}
