import ArgumentParser
import A11yPlatform

/// When to colour: asked for, or by the conventions of no-color.org, force-color.org and bixense.com/clicolors.
package enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never

  package func isOn(descriptor: Int32, environment: (String) -> String? = Self.variable) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let no = environment("NO_COLOR"), !no.isEmpty { return false }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
      if let force = environment(name), !force.isEmpty { return force != "0" }
    }
    return StandardStreams.isTerminal(descriptor) && environment("TERM") != "dumb"
  }

  package static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
