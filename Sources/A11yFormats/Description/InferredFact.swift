import A11yCore

/// The words for what a reader concluded.
enum InferredFact: String, CaseIterable {
  case traits, exposure, label, value, width, height, connected

  var fact: Control.Inferred {
    switch self {
    case .traits: .traits
    case .exposure: .exposure
    case .label: .label
    case .value: .value
    case .width: .width
    case .height: .height
    case .connected: .connected
    }
  }
}

extension Control.Inferred {
  /// The words for it; nil where everything was told.
  var words: [String]? {
    isEmpty ? nil : InferredFact.allCases.filter { contains($0.fact) }.map(\.rawValue)
  }
}
