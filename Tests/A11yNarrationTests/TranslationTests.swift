import A11yNarration
import Testing

/// The words of narration.md, section 12: what other screen readers say for the same concept.
@Suite struct `Translations` {
  /// For each concept the words somebody wrote down, of Korean, Simplified Chinese, Japanese, Spanish and French.
  static let concepts: [(name: String, any KeyPath<Phrases, Phrase> & Sendable, words: [[String]])] = [
    ("button", \.button, [["버튼", "단추"], ["按钮"], ["ボタン"], ["botón"], ["bouton"]]),
    (
      "selected", \.selectedAlone,
      [["선택됨", "선택함"], ["已选中", "已选择", "已选定"], ["選択中", "選択済み"], ["seleccionado"], ["sélectionné"]]
    ),
    (
      "dimmed", \.notEnabled,
      [
        ["흐리게 표시됨", "비활성화"], ["变暗", "不可用"], ["淡色表示", "無効", "利用不可"], ["atenuado", "sombreado"], ["estompé", "grisé"],
      ]
    ),
    (
      "heading", \.header,
      [
        ["머리말", "제목", "머리글"], ["标题", "题目"], ["見出し"], ["encabezado", "encabezamiento", "cabecera"],
        ["en-tête", "titre"],
      ]
    ),
    ("adjustable", \.adjustable, [["조절 가능"], ["可调", "可调整"], ["調整可能"], ["ajustable"], ["ajustable"]]),
    (
      "switch", \.switchButton,
      [
        ["전환", "스위치", "전환 버튼"], ["开关", "切换", "切换按钮"], ["スイッチ", "切り替え", "切り替えボタン"], ["interruptor"],
        ["interrupteur", "bouton bascule", "bascule"],
      ]
    ),
    ("on", \.switchOn, [["사용", "켬"], ["开启", "已启用"], ["オン"], ["activado"], ["activé"]]),
    ("off", \.switchOff, [["사용 안함", "끔"], ["关闭"], ["オフ"], ["desactivado"], ["désactivé"]]),
    (
      "text field", \.textField,
      [
        ["텍스트 필드", "입력창"], ["文本栏", "输入"], ["テキストフィールド", "エントリ"], ["campo de texto", "entrada"],
        ["champ de texte", "zone de saisie"],
      ]
    ),
    (
      "image", \.image,
      [["이미지", "그림", "그래픽"], ["图像", "图形"], ["画像", "イメージ"], ["imagen", "gráfico"], ["image", "élément graphique"]]
    ),
    ("link", \.link, [["링크"], ["链接"], ["リンク"], ["enlace"], ["lien"]]),
    ("tab", \.tab, [["탭", "페이지 탭"], ["标签", "标签页", "选项卡"], ["タブ"], ["pestaña"], ["onglet"]]),
    ("row", \.rowFormat, [["행 %@", "%@행"], ["行 %@", "第%@行"], ["行 %@", "行%@"], ["fila %@"], ["ligne %@"]]),
    (
      "column", \.columnFormat,
      [["열 %@", "%@열"], ["列 %@", "第%@列"], ["列 %@", "列%@"], ["columna %@"], ["colonne %@"]]
    ),
    (
      "landmark", \.landmarkStart,
      [["랜드마크"], ["界标", "标志性内容"], ["ランドマーク"], ["punto de referencia"], ["point de repère", "repère"]]
    ),
  ]

  @Test(arguments: concepts.indices)
  func `are words somebody wrote down`(index: Int) throws {
    let (name, phrase, words) = Self.concepts[index]
    for (language, words) in zip(["ko", "zh-Hans", "ja", "es", "fr"], words) {
      let table = try #require(Phrases.translated.first { $0.language == language })
      let text = table[keyPath: phrase].text
      #expect(text.hasSuffix(".") && words.contains(text.dropLast().lowercased()), "\(name): \(text)")
    }
  }

  /// Section 10.2.
  static let rotors: [(kind: String, names: [String])] = [
    ("none", ["None", "Keine", "Нет"]), ("link", ["Links", "Links", "Ссылки"]),
    ("visited_link", ["Visited Links", "Besuchte Links", "Посещенные ссылки"]),
    ("heading", ["Headings", "Überschriften", "Заголовки"]),
    ("heading_level1", ["Heading 1", "Überschrift 1", "Заголовок 1"]),
    ("heading_level2", ["Heading 2", "Überschrift 2", "Заголовок 2"]),
    ("heading_level3", ["Heading 3", "Überschrift 3", "Заголовок 3"]),
    ("heading_level4", ["Heading 4", "Überschrift 4", "Заголовок 4"]),
    ("heading_level5", ["Heading 5", "Überschrift 5", "Заголовок 5"]),
    ("heading_level6", ["Heading 6", "Überschrift 6", "Заголовок 6"]),
    ("bold_text", ["Bold Text", "Fettdruck", "Жирный текст"]),
    ("italic_text", ["Italic Text", "Kursivdruck", "Курсив"]),
    ("underline_text", ["Underlined Text", "Unterstrichener Text", "Подчеркнутый текст"]),
    ("misspelled_word", ["Misspelled Words", "Rechtschreibfehler", "Слова с ошибками"]),
    ("image", ["Images", "Bilder", "Изображения"]), ("text_field", ["Text Fields", "Textfelder", "Текстовые поля"]),
    ("table", ["Tables", "Tabellen", "Таблицы"]), ("list", ["Lists", "Listen", "Списки"]),
    ("landmark", ["Landmarks", "Orientierungspunkte", "Ориентиры"]),
  ]

  @Test func `of the system's rotors are the reference's`() {
    for table in Phrases.all { #expect(table.rotorNames.count == Self.rotors.count) }
    for (kind, names) in Self.rotors {
      #expect(Phrases.all.map { $0.rotorNames[kind] } == names, "\(kind)")
    }
  }

  /// Section 10.4: what was wrong, put right; nothing else is touched.
  @Test func `of the corrected tables are these`() {
    let right: [String: [String: String]] = [
      "en": ["textAreaHint": "Double tap to edit. Use the rotor to access Misspelled Words"],
      "de": [
        "isEditing": "Bearbeiten.", "editingHint": "Den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden",
        "textAreaHint":
          "Zum Bearbeiten doppeltippen. Den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden",
        "customContent": "Weitere Inhalte verfügbar",
      ],
      "ru": [
        "isEditing": "Идет правка.", "textFieldHint": "коснитесь дважды, чтобы редактировать.",
        "editingHint": "Используйте ротор для доступа к объекту: Слова с ошибками",
        "textAreaHint":
          "коснитесь дважды, чтобы редактировать. Используйте ротор для доступа к объекту: Слова с ошибками",
        "backButton": "Кнопка, указывающая назад.", "rowSpanFormat": "Охватывает строк: %@.",
        "columnSpanFormat": "Охватывает столбцов: %@.",
      ],
    ]
    for (old, new) in zip(Phrases.all, Phrases.languages) {
      let changed = zip(old.entries, new.entries).filter { $0.phrase.text != $1.phrase.text }.map(\.1)
      #expect(Dictionary(uniqueKeysWithValues: changed.map { ($0.name, $0.phrase.text) }) == right[old.language])
    }
  }
}
