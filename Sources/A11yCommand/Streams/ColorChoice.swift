import ArgumentParser
package import A11yPlatform

/// When to color: asked for, or by the conventions of no-color.org, force-color.org and bixense.com/clicolors.
package enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never

  package func isOn(_ stream: FileDescriptor, environment: (String) -> String? = Environment.value) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let no = environment("NO_COLOR"), !no.isEmpty { return false }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
      if let force = environment(name), !force.isEmpty { return force != "0" }
    }
    return stream.isTerminal && environment("TERM") != "dumb"
  }
}
