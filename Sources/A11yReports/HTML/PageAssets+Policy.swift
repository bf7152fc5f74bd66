extension PageAssets {
  /// The page loads nothing and runs nothing but its own style and script. Sound by Web Audio needs no permission.
  ///
  /// - Parameter playsFiles: whether sound files lie beside the page.
  static func policy(playsFiles: Bool) -> String {
    let media = playsFiles ? " media-src 'self' file:;" : ""
    return
      "default-src 'none'; script-src '\(scriptHash)'; style-src '\(styleHash)';\(media) base-uri 'none'; form-action 'none'"
  }
}
