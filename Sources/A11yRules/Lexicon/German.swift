import A11yCore

extension Lexicon {
  /// Role words: what VoiceOver says in German ("Taste", "Schalter", "Regler"), and what developers write.
  static let german = Lexicon(
    language: "de",
    isGlued: false,
    roleWords: [
      .button: ["schaltfläche", "taste", "button", "knopf"],
      .link: ["hyperlink", "link", "verknüpfung"],
      .switch: ["ein aus schalter", "schalter", "umschalter", "umschalttaste"],
      .checkbox: ["kontrollkästchen", "checkbox", "markierungsfeld"],
      .radio: ["optionsfeld", "radiobutton", "radio button"],
      .slider: ["schieberegler", "regler", "slider"],
      .stepper: ["stepper"],
      .textField: ["textfeld", "eingabefeld"],
      .secureTextField: ["sicheres textfeld", "textfeld", "eingabefeld"],
      .searchField: ["suchfeld", "textfeld", "eingabefeld"],
      .textView: ["textfeld", "eingabefeld"],
      .tab: ["tab", "registerkarte"],
      .heading: ["überschrift"],
      .image: ["bild", "grafik", "symbol", "icon"],
    ],
    endings: [],
    imagePrefixes: ["bild von", "bild eines", "bild einer", "symbol für", "grafik von"],
    roleComesFirst: false,
    gesturePhrases: [
      "doppeltippen", "doppeltippe", "doppelt tippen", "doppelklicken", "doppelklick", "doppelt antippen",
      "zweimal tippen", "tippe zweimal", "tippen sie zweimal", "tippen sie doppelt", "tippe auf", "tippen sie auf",
      "tippe hier", "tippen sie hier", "tippen um", "tippe um", "klicken um", "klicke auf", "klicken sie",
      "klicke hier", "lange drücken", "gedrückt halten", "halte gedrückt", "halten sie gedrückt",
      "nach oben streichen", "nach unten streichen", "nach links streichen", "nach rechts streichen",
      "streiche nach", "streichen sie nach", "wische nach", "wischen sie nach", "nach oben wischen",
      "nach unten wischen", "nach links wischen", "nach rechts wischen",
    ],
    gesturesAtStart: ["tippen um", "tippe um", "klicken um"],
    unannouncedGestures: [
      "mit zwei fingern", "mit drei fingern", "mit vier fingern", "ziehen", "ziehe", "rotor", "drehen", "drehe",
    ],
    gestureParticles: ["auf", "die", "den", "das"],
    roleMentions: [
      "diese taste", "diese schaltfläche", "dieser button", "dieser knopf", "dieser link", "dieser schalter",
      "dieser regler", "dieses feld", "dieses textfeld", "dieser tab", "dieses bild",
    ],
    labelInstructions: [
      "doppeltippen um", "doppeltippen zum", "doppeltippe um", "doppelt tippen um", "zweimal tippen um",
      "tippen um", "tippen zum", "tippe um", "tippe auf", "tippen sie um", "tippen sie auf", "antippen um",
      "antippen zum", "hier tippen um", "klicken um", "klicken zum", "klicke um", "klicken sie um",
      "klicken sie auf", "hier klicken um", "drücken um", "drücken zum", "gedrückt halten um", "gedrückt halten zum",
      "wischen um", "wischen zum", "wische um", "nach links wischen um", "nach rechts wischen um", "streichen um",
      "streichen zum", "ziehen um", "ziehen zum",
    ],
    imperatives: [],
    states: [
      "nicht ausgewählt", "nicht markiert", "nicht aktiviert", "ausgewählt", "markiert", "aktiviert", "deaktiviert",
      "ausgeklappt", "eingeklappt", "aufgeklappt", "zugeklappt", "reduziert", "grau dargestellt",
    ],
    separatedStates: ["ein", "aus", "an", "eingeschaltet", "ausgeschaltet", "erweitert"],
    oppositeStates: [
      ("ausgeklappt", "eingeklappt"), ("aufgeklappt", "zugeklappt"), ("erweitert", "reduziert"),
      ("markiert", "nicht markiert"),
    ],
    copulas: ["ist", "sind"],
    countWords: ["kein", "keine", "keiner", "alle", "alles", "nichts", "zuletzt", "elemente", "objekte", "fotos"],
    meaninglessNames: [
      "taste", "schaltfläche", "button", "knopf", "platzhalter", "steuerelement", "element", "bildansicht",
      "unbenannt", "ohne titel", "neue gruppe", "lorem ipsum", "foo", "foo bar",
      "kontrollkästchen", "textfeld",
    ],
    ambiguousNames: [
      "bild", "symbol", "grafik", "icon", "ansicht", "objekt", "zelle", "test", "titel", "link", "schalter",
      "regler",
    ],
    genericWords: [
      "hier", "klicken", "klicke", "sie", "tippen", "tippe", "mehr", "weiterlesen", "erfahren", "lesen", "anzeigen",
      "ansehen", "dies", "diese", "dieser", "seite", "link", "details", "weitere", "informationen", "infos", "info",
    ],
    loneDestinations: ["info", "infos", "informationen", "seite", "sie", "tippen"],
    genericPhrases: [
      "hier klicken", "klicken sie hier", "klicke hier", "hier tippen", "hier", "mehr erfahren",
      "mehr lesen", "weiterlesen",
    ],
    articles: ["der", "die", "das", "den", "ein", "eine", "einen"],
    commonWords: [
      "abbrechen", "abmelden", "abspielen", "aktualisieren", "alle", "anhalten", "anmelden", "annehmen", "ansehen",
      "anzeigen", "auswählen", "bearbeiten", "beenden", "bestellen", "bestätigen", "bezahlen", "datei", "dateien",
      "drucken", "einfügen", "einstellungen", "entfernen", "erneut", "favoriten", "fertig", "freigeben", "freunde",
      "gestern", "heute", "hilfe", "hinzufügen", "hochladen", "kalender", "kaufen", "kopieren", "laden", "leeren",
      "löschen", "mehr", "menü", "minimieren", "morgen", "nachricht", "nachrichten", "neu", "nochmal", "ordner",
      "passwort", "profil", "registrieren", "schließen", "senden", "sichern", "sortieren", "speichern", "sprache",
      "startseite", "stumm", "suche", "suchen", "teilen", "umbenennen", "verlauf", "verschieben", "vorherige",
      "vorschau", "weiter", "widerrufen", "wiedergabe", "wiederherstellen", "wiederholen", "zahlen", "zurück",
      "zurücksetzen", "öffnen", "überspringen",
    ],
    dismissals: [],
    forms: .none
  )
}
