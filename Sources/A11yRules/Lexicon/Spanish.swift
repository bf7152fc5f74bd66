import A11yCore

extension Lexicon {
  /// The kind comes first in Spanish ("botón Reproducir"), though VoiceOver says it last.
  static let spanish = Lexicon(
    language: "es",
    isGlued: false,
    roleWords: [
      .button: ["botón"],
      .link: ["hipervínculo", "enlace", "vínculo"],
      .switch: ["botón de activación", "interruptor", "conmutador"],
      .checkbox: ["casilla de verificación", "casilla"],
      .radio: ["botón de opción", "botón de radio"],
      .slider: ["control deslizante", "deslizador", "regulador"],
      .stepper: ["control de incremento"],
      .textField: ["campo de texto", "cuadro de texto"],
      .secureTextField: ["campo de texto seguro", "campo de texto", "cuadro de texto"],
      .searchField: ["campo de búsqueda", "campo de texto"],
      .textView: ["área de texto", "campo de texto"],
      .tab: ["pestaña"],
      .heading: ["encabezado", "cabecera"],
      .image: ["imagen", "icono", "ícono"],
    ],
    endings: [],
    imagePrefixes: ["imagen de", "imagen del", "icono de", "icono del", "ícono de"],
    roleComesFirst: true,
    gesturePhrases: [
      "toca dos veces", "toque dos veces", "tocar dos veces", "pulsa dos veces", "pulse dos veces",
      "pulsar dos veces", "presiona dos veces", "presione dos veces", "doble toque", "doble clic", "toca para",
      "toque para", "tocar para", "pulsa para", "pulse para", "pulsar para", "presiona para", "toca aquí",
      "pulsa aquí", "pulse aquí", "haz clic", "haga clic", "mantén pulsado", "mantenga pulsado", "mantén presionado",
      "mantenga presionado", "desliza hacia", "deslice hacia", "desliza el dedo", "deslice el dedo",
    ],
    gesturesAtStart: [
      "toca para", "toque para", "tocar para", "pulsa para", "pulse para", "pulsar para", "presiona para",
    ],
    unannouncedGestures: [
      "dos dedos", "tres dedos", "cuatro dedos", "arrastra", "arrastre", "arrastrar", "rotor", "pellizca",
      "pellizque", "gira", "gire",
    ],
    gestureParticles: ["en", "el", "la", "sobre"],
    roleMentions: [
      "este botón", "este enlace", "este interruptor", "este control", "este campo", "esta pestaña", "esta imagen",
    ],
    labelInstructions: [
      "toca dos veces para", "toque dos veces para", "pulsa dos veces para", "pulse dos veces para", "toca para",
      "toque para", "tocar para", "toca aquí para", "toca en", "pulsa para", "pulse para", "pulsar para",
      "pulsa aquí para", "pulse aquí para", "pulsa en", "pulse en", "presiona para", "presione para",
      "haz clic para", "haga clic para", "haz clic en", "haga clic en", "haz clic aquí para", "haga clic aquí para",
      "mantén pulsado para", "mantenga pulsado para", "mantén presionado para", "desliza para", "deslice para",
      "deslizar para", "desliza hacia la izquierda para", "desliza hacia la derecha para", "arrastra para",
      "arrastre para", "pellizca para",
    ],
    imperatives: [],
    states: [
      "no seleccionado", "no seleccionada", "no marcado", "no marcada", "seleccionado", "seleccionada", "marcado",
      "marcada", "desmarcado", "desmarcada", "expandido", "expandida", "contraído", "contraída", "atenuado",
      "atenuada",
    ],
    separatedStates: [
      "activado", "activada", "desactivado", "desactivada", "sí", "no", "encendido", "apagado", "habilitado",
      "deshabilitado",
    ],
    oppositeStates: [
      ("expandido", "contraído"), ("expandida", "contraída"), ("desplegado", "plegado"),
      ("desplegada", "plegada"), ("marcado", "desmarcado"), ("marcada", "desmarcada"), ("marcado", "no marcado"),
      ("marcada", "no marcada"),
    ],
    copulas: ["está", "están"],
    countWords: ["ningún", "ninguno", "ninguna", "todo", "todos", "todas", "nada", "elementos", "fotos"],
    meaninglessNames: [
      "botón", "elemento", "sin título", "nuevo grupo", "lorem ipsum", "foo", "foo bar",
      "marcador de posición", "casilla de verificación", "campo de texto",
    ],
    ambiguousNames: [
      "imagen", "icono", "ícono", "vista", "celda", "prueba", "test", "título", "enlace",
      "interruptor", "control",
    ],
    genericWords: [
      "haz", "haga", "clic", "toca", "pulsa", "pulse", "aquí", "más", "leer", "ver", "saber", "información", "esta",
      "este", "página", "enlace", "detalles", "info",
    ],
    loneDestinations: ["esta", "este", "página", "información", "info", "haz", "haga", "saber"],
    genericPhrases: [
      "haz clic aquí", "haga clic aquí", "toca aquí", "pulsa aquí", "aquí", "leer más", "saber más",
      "más información",
    ],
    articles: ["el", "la", "los", "las", "un", "una", "unos", "unas"],
    commonWords: [
      "abrir", "aceptar", "actualizar", "ajustes", "anterior", "aplicar", "archivo", "archivos", "atrás", "ayer",
      "ayuda", "añadir", "borrar", "buscar", "calendario", "cancelar", "cargar", "cerrar", "compartir", "comprar",
      "confirmar", "continuar", "contraseña", "copiar", "crear", "descargar", "deshacer", "editar", "eliminar",
      "enviar", "escuchar", "favoritos", "finalizar", "guardar", "hoy", "idioma", "imprimir", "iniciar", "inicio",
      "limpiar", "listo", "mañana", "mensaje", "mensajes", "mostrar", "mover", "nueva", "nuevo", "ocultar", "pagar",
      "pausar", "perfil", "reanudar", "rechazar", "rehacer", "reintentar", "renombrar", "repetir", "reproducir",
      "restablecer", "salir", "seguir", "seleccionar", "siguiente", "subir", "volver",
    ],
    dismissals: [],
    forms: .none
  )
}
