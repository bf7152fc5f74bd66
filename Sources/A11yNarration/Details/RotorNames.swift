/// The system's rotors, as cashapp/AccessibilitySnapshot 0.12.1 names them.
enum RotorNames {
  typealias Names = (english: String, german: String, russian: String)

  static let byKind: [String: Names] = [
    "none": ("None", "Keine", "Нет"),
    "link": ("Links", "Links", "Ссылки"),
    "visited_link": ("Visited Links", "Besuchte Links", "Посещенные ссылки"),
    "heading": ("Headings", "Überschriften", "Заголовки"),
    "heading_level1": ("Heading 1", "Überschrift 1", "Заголовок 1"),
    "heading_level2": ("Heading 2", "Überschrift 2", "Заголовок 2"),
    "heading_level3": ("Heading 3", "Überschrift 3", "Заголовок 3"),
    "heading_level4": ("Heading 4", "Überschrift 4", "Заголовок 4"),
    "heading_level5": ("Heading 5", "Überschrift 5", "Заголовок 5"),
    "heading_level6": ("Heading 6", "Überschrift 6", "Заголовок 6"),
    "bold_text": ("Bold Text", "Fettdruck", "Жирный текст"),
    "italic_text": ("Italic Text", "Kursivdruck", "Курсив"),
    "underline_text": ("Underlined Text", "Unterstrichener Text", "Подчеркнутый текст"),
    "misspelled_word": ("Misspelled Words", "Rechtschreibfehler", "Слова с ошибками"),
    "image": ("Images", "Bilder", "Изображения"),
    "text_field": ("Text Fields", "Textfelder", "Текстовые поля"),
    "table": ("Tables", "Tabellen", "Таблицы"),
    "list": ("Lists", "Listen", "Списки"),
    "landmark": ("Landmarks", "Orientierungspunkte", "Ориентиры"),
  ]
}
