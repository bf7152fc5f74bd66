import A11yCore

extension Lexicon {
  /// The kind comes first in French ("bouton Lecture"), though VoiceOver says it last.
  static let french = Lexicon(
    language: "fr",
    isGlued: false,
    roleWords: [
      .button: ["bouton"],
      .link: ["hyperlien", "lien"],
      .switch: ["bouton bascule", "interrupteur", "commutateur"],
      .checkbox: ["case à cocher", "case"],
      .radio: ["bouton radio"],
      .slider: ["curseur", "potentiomètre"],
      .stepper: ["incrémenteur"],
      .textField: ["champ de texte", "champ de saisie", "zone de texte"],
      .secureTextField: ["champ de texte", "champ de saisie", "zone de texte"],
      .searchField: ["champ de recherche", "champ de texte"],
      .textView: ["zone de texte", "champ de texte"],
      .tab: ["onglet"],
      .heading: ["en tête"],
      .image: ["icône", "image"],
    ],
    endings: [],
    imagePrefixes: ["image de", "image d", "image du", "icône de", "icône d", "icône du"],
    roleComesFirst: true,
    gesturePhrases: [
      "touchez deux fois", "toucher deux fois", "touche deux fois", "appuyez deux fois", "appuyer deux fois",
      "tapez deux fois", "double tapez", "double tap", "double touchez", "double cliquez", "touchez pour",
      "toucher pour", "appuyez pour", "appuyer pour", "appuyez sur", "touchez ici", "appuyez ici", "cliquez sur",
      "cliquez ici", "cliquez pour", "cliquer pour", "touchez de façon prolongée", "appui long",
      "maintenez enfoncé", "maintenez appuyé", "balayez vers", "balayer vers", "glissez vers",
    ],
    gesturesAtStart: ["touchez pour", "toucher pour", "appuyez pour", "appuyer pour", "cliquez pour", "cliquer pour"],
    unannouncedGestures: [
      "deux doigts", "trois doigts", "quatre doigts", "faites glisser", "faire glisser", "rotor", "pincez", "pincer",
      "tournez",
    ],
    gestureParticles: ["sur", "le", "la", "l"],
    roleMentions: [
      "ce bouton", "ce lien", "cet interrupteur", "ce curseur", "ce champ", "cet onglet", "cette image",
    ],
    labelInstructions: [
      "touchez deux fois pour", "toucher deux fois pour", "appuyez deux fois pour", "appuyer deux fois pour",
      "double tapez pour", "touchez pour", "toucher pour", "touchez ici pour", "appuyez pour", "appuyer pour",
      "appuyez sur", "appuyez ici pour", "cliquez pour", "cliquer pour", "cliquez sur", "cliquez ici pour",
      "maintenez enfoncé pour", "maintenez appuyé pour", "balayez pour", "balayer pour", "glissez pour",
      "glisser pour", "faites glisser pour", "pincez pour",
    ],
    imperatives: [],
    states: [
      "non sélectionné", "non sélectionnée", "non coché", "non cochée", "sélectionné", "sélectionnée", "coché",
      "cochée", "décoché", "décochée", "développé", "développée", "réduit", "réduite", "estompé", "estompée",
    ],
    separatedStates: ["activé", "activée", "désactivé", "désactivée", "oui", "non", "on", "off"],
    oppositeStates: [
      ("développé", "réduit"), ("développée", "réduite"), ("déplié", "replié"), ("dépliée", "repliée"),
      ("coché", "décoché"), ("cochée", "décochée"), ("coché", "non coché"), ("cochée", "non cochée"),
    ],
    copulas: ["est", "sont"],
    countWords: ["aucun", "aucune", "tous", "toutes", "tout", "rien", "prix", "tarif"],
    meaninglessNames: [
      "bouton", "élément", "sans titre", "nouveau groupe", "lorem ipsum", "foo", "foo bar", "espace réservé",
      "case à cocher", "champ de texte",
    ],
    ambiguousNames: [
      "image", "icône", "vue", "cellule", "test", "titre", "lien", "interrupteur",
      "curseur", "contrôle",
    ],
    genericWords: [
      "cliquez", "cliquer", "touchez", "appuyez", "ici", "en", "savoir", "plus", "lire", "la", "suite", "voir",
      "cette", "page", "lien", "ce", "détails", "infos", "info",
    ],
    loneDestinations: ["en", "la", "ce", "cette", "page", "info", "infos", "savoir", "suite"],
    genericPhrases: [
      "cliquez ici", "cliquer ici", "touchez ici", "appuyez ici", "ici", "en savoir plus", "lire la suite",
    ],
    articles: ["le", "la", "les", "l", "un", "une", "des", "du"],
    commonWords: [
      "accepter", "accueil", "afficher", "aide", "ajouter", "annuler", "aperçu", "appliquer", "aujourd", "bouton",
      "calendrier", "choisir", "confirmer", "connexion", "continuer", "copier", "créer", "demain", "déconnexion",
      "démarrer", "déplacer", "effacer", "enregistrer", "envoyer", "fermer", "fichier", "fichiers", "hier", "imprimer",
      "inscription", "langue", "lecture", "lire", "masquer", "messages", "modifier", "mot", "nouveau", "nouvelle",
      "ouvrir", "paramètres", "partager", "passe", "passer", "payer", "précédent", "quitter", "rechercher", "refuser",
      "renommer", "retirer", "retour", "réessayer", "réglages", "répéter", "rétablir", "sauvegarder", "suivant",
      "supprimer", "sélectionner", "terminé", "trier", "télécharger", "valider", "voir",
    ],
    dismissals: [],
    forms: .none
  )
}
