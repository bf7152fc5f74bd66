extension Lexicon {
  /// Words for states of which only one can hold, normalised: a value of one and a label that ends with the other
  /// contradict each other. Pairs that are names as well ("Always on") are left out.
  var oppositeStates: [(String, String)] {
    switch language {
    case "en": [("expanded", "collapsed"), ("checked", "unchecked")]
    default: []
    }
  }
}
