import A11yCore
import A11yNarration
import Testing

/// What is spoken in the languages the reference does not know.
@Suite struct `Other languages` {
  private static let second = NarratedElement(
    label: "A", traits: [.button, .selected, .notEnabled], context: .series(index: 2, count: 3))

  static let spoken: [(String, NarratedElement, String)] = [
    ("ko", .init(label: "로그인", traits: .button), "로그인. 버튼."),
    (
      "ko", .init(label: "주", traits: [.button, .selected], context: .series(index: 2, count: 3)),
      "선택됨: 주. 버튼. 총 3 중 2."
    ),
    ("ko", .init(label: "알림", value: "0", traits: [.button, .toggleButton, .notEnabled]), "알림. 흐리게 표시됨. 전환 버튼. 끔."),
    ("ko", .init(label: "제목", traits: .header, headingLevel: 2), "제목. 제목 2."),
    (
      "zh-CN", .init(label: "周", traits: [.button, .selected], context: .series(index: 2, count: 3)),
      "已选择: 周. 按钮. 2，共3."
    ),
    ("zh-Hans", .init(label: "更多", traits: [.link, .header]), "更多. 标题. 链接."),
    ("ja", .init(label: "週", traits: [.button, .selected], context: .tab(index: 2, count: 3)), "選択中: 週. タブ. 3中2."),
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
    ("ko", .init(label: "12", context: .dataTableCell(.init(row: 0, column: 1, isFirstInRow: true))), "12. 1행. 2열."),
    ("it", Self.second, "Selezionato: A. Oscurato. Pulsante. 2 di 3."),
    ("pt-BR", Self.second, "Selecionado: A. Escurecido. Botão. 2 de 3."),
    ("nl-BE", Self.second, "Geselecteerd: A. Gedimd. Knop. 2 van 3."),
    ("pl", Self.second, "Zaznaczone: A. Wyszarzone. Przycisk. 2 z 3."),
    ("tr", Self.second, "Seçili: A. Soluk. Düğme. 2 / 3."),
    ("ar", Self.second, "محدد: A. باهت. زر. 2 من 3."),
    ("he", Self.second, "נבחר: A. מעומעם. כפתור. 2 מתוך 3."),
    ("uk", Self.second, "Вибрано: A. Недоступно. Кнопка. 2 із 3."),
    ("zh-TW", Self.second, "已選取: A. 已變暗. 按鈕. 2（共3）."),
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
