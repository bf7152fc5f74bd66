extension Lexicon {
  /// Words for states of which only one can hold, normalised: a value of one and a label that ends with the other
  /// contradict each other. Pairs that are names as well ("Always on") are left out. In languages with genders every
  /// form has its pair.
  var oppositeStates: [(String, String)] {
    switch language {
    case "en": [("expanded", "collapsed"), ("checked", "unchecked")]
    case "de":
      [
        ("ausgeklappt", "eingeklappt"), ("aufgeklappt", "zugeklappt"), ("erweitert", "reduziert"),
        ("markiert", "nicht markiert"),
      ]
    case "fr":
      [
        ("développé", "réduit"), ("développée", "réduite"), ("déplié", "replié"), ("dépliée", "repliée"),
        ("coché", "décoché"), ("cochée", "décochée"), ("coché", "non coché"), ("cochée", "non cochée"),
      ]
    case "es":
      [
        ("expandido", "contraído"), ("expandida", "contraída"), ("desplegado", "plegado"),
        ("desplegada", "plegada"), ("marcado", "desmarcado"), ("marcada", "desmarcada"), ("marcado", "no marcado"),
        ("marcada", "no marcada"),
      ]
    case "ko": [("펼쳐짐", "접힘"), ("확장됨", "축소됨"), ("체크됨", "체크 해제됨"), ("선택됨", "선택 안 됨")]
    case "ja":
      [
        ("展開", "折りたたみ"), ("展開されています", "折りたたまれています"), ("チェック済み", "未チェック"),
        ("選択済み", "未選択"),
      ]
    case "zh": [("已展开", "已折叠"), ("已展开", "已收起"), ("已选中", "未选中"), ("已勾选", "未勾选")]
    default: []
    }
  }
}
