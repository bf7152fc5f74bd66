/// What UIKit calls things, in English, and how documents spell what code spells otherwise.
enum IBVocabulary {
  /// Bar items with a written title.
  static let itemTitles = [
    "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "undo": "Undo", "redo": "Redo",
  ]

  /// Bar items that are drawn; VoiceOver's names for them.
  static let itemLabels = [
    "add": "Add", "compose": "Compose", "reply": "Reply", "action": "Share", "organize": "Organize",
    "bookmarks": "Bookmarks", "search": "Search", "refresh": "Refresh", "stop": "Stop", "camera": "Camera",
    "trash": "Delete", "play": "Play", "pause": "Pause", "rewind": "Rewind", "fastForward": "Fast forward",
    "pageCurl": "Page curl", "close": "Close", "writingTools": "Writing Tools",
  ]

  static let tabTitles = [
    "more": "More", "favorites": "Favorites", "featured": "Featured", "topRated": "Top Rated", "recents": "Recents",
    "contacts": "Contacts", "history": "History", "bookmarks": "Bookmarks", "search": "Search",
    "downloads": "Downloads", "mostRecent": "Most Recent", "mostViewed": "Most Viewed",
  ]

  /// Buttons that UIKit draws and names.
  static let buttonTypes = [
    "detailDisclosure": "More Info", "infoLight": "More Info", "infoDark": "More Info", "contactAdd": "Add",
    "close": "Close",
  ]
}
