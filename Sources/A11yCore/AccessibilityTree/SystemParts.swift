/// Parts of the system that dumps list among the app's own.
enum SystemParts {
  /// The bar at the edge of a scroll view. UIKit names it in the system's language, with the number of pages ("Vertical
  /// scroll bar, 3 pages"), and gives the position as a percentage.
  static func isScrollBar(_ control: borrowing Control) -> Bool {
    guard let value = control.value, value.utf8.count < 12, value.contains(where: { percentSigns.contains($0) }),
      let label = control.label, label.utf8.count < 200
    else { return false }
    let words = label.lowercased()
    return scrollBars.contains(where: words.hasBytes)
  }

  private static let percentSigns: Set<Character> = ["%", "٪", "％"]

  private static let scrollBars = [
    "scroll bar", "scrollbar", "rollbalken", "scrollbalken", "bildlaufleiste", "barre de défilement",
    "barra de desplazamiento", "barra di scorrimento", "barra de rolagem", "barra de deslocamento", "schuifbalk",
    "scrollbalk", "rullningslist", "rullelinje", "rullepanel", "vierityspalkki", "полоса прокрутки",
    "pasek przewijania",
    "kaydırma çubuğu", "スクロールバー", "滚动条", "捲動軸", "捲軸", "스크롤 막대", "شريط التمرير", "פס גלילה",
  ]

  /// The value of a page control, which UIKit writes in the system's language: "page 1 of 3", "Seite 1 von 3".
  static func isPage(_ value: String?) -> Bool {
    guard let value, value.utf8.count < 80 else { return false }
    let numbers = value.split { !$0.isNumber }
    guard numbers.count == 2, let page = Int(numbers[0]), let pages = Int(numbers[1]) else { return false }
    let words = value.lowercased()
    return page > 0 && pages > 0 && pageWords.contains { words.contains($0) }
  }

  private static let pageWords = [
    "page", "seite", "página", "pagina", "pàgina", "sida", "side", "sivu", "strona", "stránka", "strana", "stranica",
    "oldal", "sayfa", "halaman", "trang", "страница", "сторінка", "σελίδα", "ページ", "页", "頁", "페이지", "หน้า", "صفحة",
    "עמוד",
  ]
}
