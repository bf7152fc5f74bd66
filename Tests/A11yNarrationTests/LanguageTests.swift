import A11yCore
import A11yNarration
import Testing

/// What is spoken in the languages the reference does not know.
@Suite struct `Other languages` {
  static let spoken: [(String, NarratedElement, String)] = [
    ("ko", .init(label: "로그인", traits: .button), "로그인. 버튼."),
    (
      "ko", .init(label: "주", traits: [.button, .selected], context: .series(index: 2, count: 3)),
      "선택됨: 주. 버튼. 3개 중 2번째."
    ),
    ("ko", .init(label: "알림", value: "0", traits: [.button, .toggleButton, .notEnabled]), "알림. 흐리게 표시됨. 전환 버튼. 끔."),
    ("ko", .init(label: "제목", traits: .header, headingLevel: 2), "제목. 제목 2."),
    (
      "zh-CN", .init(label: "周", traits: [.button, .selected], context: .series(index: 2, count: 3)),
      "已选择: 周. 按钮. 3 项中第 2 项."
    ),
    ("zh-Hans", .init(label: "更多", traits: [.link, .header]), "更多. 标题. 链接."),
    ("ja", .init(label: "週", traits: [.button, .selected], context: .tab(index: 2, count: 3)), "選択中: 週. タブ. 2 / 3."),
    ("ja", .init(label: "戻る", traits: .backButton), "戻るボタン."),
    ("es-MX", .init(label: "Semana", traits: .image, context: .series(index: 2, count: 3)), "Semana. Imagen. 2 de 3."),
    ("fr", .init(label: "Semaine", traits: .button, context: .series(index: 2, count: 3)), "Semaine. Bouton. 2 sur 3."),
    (
      "fr-CA", .init(label: "Volume", value: "40 %", traits: [.adjustable, .notEnabled]),
      "Volume: 40 %. Estompé. Ajustable."
    ),
    (
      "fr", .init(label: "12", context: .dataTableCell(.init(row: 0, column: 1, isFirstInRow: true))),
      "12. Ligne 1. Colonne 2."
    ),
    ("ko", .init(label: "12", context: .dataTableCell(.init(row: 0, column: 1, isFirstInRow: true))), "12. 행 1. 열 2."),
    // Numbers in the language's own digits, though its words are not known.
    ("fa", .init(label: "هفته", traits: .button, context: .series(index: 2, count: 3)), "هفته. Button. ۲ of ۳."),
  ]

  @Test(arguments: spoken)
  func `are spoken in their own words and forms`(language: String, element: NarratedElement, spoken: String) {
    var element = element
    #expect(Narrator(language: language).narrate(element).spoken == spoken)
    element.language = language
    let utterance = Narrator(language: "en").narrate(element)
    #expect(utterance.spoken == spoken)
    #expect(utterance.language == language)
  }
}
