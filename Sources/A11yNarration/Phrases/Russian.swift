extension Phrases {
  /// Russian, word for word as in cashapp/AccessibilitySnapshot 0.12.1, mistakes included: see `corrections`. Latin
  /// letters inside Cyrillic words are written as escapes, or nobody would see them.
  ///
  /// Expanded and collapsed are its unmerged commit d84abd4. What VoiceOver calls a tab bar in Russian is not known.
  /// The level of a heading is said as in its names of rotors.
  static let russian = Phrases(
    language: "ru",
    selectedAlone: "Выбрано.",
    selectedFormat: "Выбрано: %@",
    notEnabled: "Недоступно.",
    button: "Кнопка.",
    backButton: "Кнопка назад.",
    backDescriptor: "назад",
    tab: "Вкладка.",
    header: "Заголовок.",
    link: "Ссылка.",
    adjustable: "Элемент регулировки.",
    image: "Изображение.",
    searchField: "Поле поиска.",
    switchButton: "Кнопка-переключатель.",
    switchOn: "Вкл.",
    switchOff: "Выкл.",
    switchMixed: "Смешанно.",
    textField: "текстовое поле.",
    secureTextField: "Защищённое текстовое поле.",
    isEditing: "Идет правка",
    adjustableHint: "Смахните вверх или вниз одним пальцем, чтобы настроить значение.",
    adjustableHintFormat: "%@. Смахните вверх или вниз одним пальцем, чтобы настроить значение.",
    switchHint: "Коснитесь дважды, чтобы переключить настройку.",
    switchHintFormat: "%@. Коснитесь дважды, чтобы переключить настройку.",
    textFieldHint: "коснитесь дважды, чтобы редактировать",
    textAreaHint: """
      коснитесь дважды, чтобы редактировать., Используйте ротор для доступа к \u{6F}бъ\u{65}кту: \u{43}лова с \
      ошибками
      """,
    editingHint: "Используйте ротор для доступа к \u{6F}бъ\u{65}кту: \u{43}лова с ошибками",
    seriesFormat: "%1$@ %2$@ из %3$@.",
    rowSpanFormat: "Охватывает столбцов: %@.",
    columnSpanFormat: "Охватывает строк: %@.",
    rowFormat: "Ряд %@.",
    columnFormat: "Столбец %@.",
    listStart: "Начало списка.",
    listEnd: "Конец списка.",
    landmarkStart: "Ориентир.",
    landmarkEnd: "Конец строки.",
    customActions: "Доступны действия",
    customContent: "Доступно больше контента",
    rotorNoResults: "<нет результатов>",
    rotorMoreFormat: "+ %@ дополнительных результатов...",
    rotorMaxFormat: "+ Много (%@+) дополнительных результатов...",
    inputLabelButton: "Кнопка.",
    inputLabelAdjustable: "Элемент регулировки.",
    expanded: "Развернуто.",
    collapsed: "Свернуто.",
    expandedHint: "Коснитесь дважды, чтобы свернуть.",
    collapsedHint: "Коснитесь дважды, чтобы развернуть.",
    headingLevelFormat: "Заголовок %@.",
    increment: Phrase("Увеличить", .unsourced),
    decrement: Phrase("Уменьшить", .unsourced),
    progress: Phrase("Ход выполнения", .unsourced),
    inProgress: Phrase("Выполняется", .unsourced),
    datePicker: Phrase("Выбор даты", .unsourced)
  )
}
