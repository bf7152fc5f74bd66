import A11yCore

@testable import A11yFormats

/// How a control is exposed, where it is, and what can be done with it.
extension KeyCase {
  static let all = written + declared

  private static let written =
    kinds + attributes + seen + states + exposure + contexts + geometry + interaction + provenance

  /// A key without a case has its declaration's example.
  private static let declared = Key.all.filter { key in !key.isForRoot && !written.contains { $0.key == key.name } }
    .map { key in
      KeyCase(key.name, key.example.json) { control in
        guard let document = try? JSONDocument(bytes: Array(key.example.json.utf8)) else { return }
        var decoder = ControlDecoder()
        decoder.facts = Facts(control)
        decoder.set(key, to: document.root)
        decoder.facts.storeGroups()
        control = decoder.facts.control
      }
    }

  static let provenance = [
    KeyCase("inferred", #"["traits", "exposure"]"#) { $0.inferred = [.traits, .exposure] },
    KeyCase("inferred", #"["label", "value", "width", "height"]"#) { $0.inferred = [.label, .value, .width, .height] },
    KeyCase("inferred", #"["connected"]"#) { $0.inferred = [.connected] },
    KeyCase("inferred", "[]") { _ in },
  ]

  static let exposure = [
    KeyCase("isElement", "true") { $0.isElement = true },
    KeyCase("isElement", "false") { $0.isElement = false },
    KeyCase("elementsHidden", "true") { $0.hidesElements = true },
    KeyCase("modal", "true") { $0.isModal = true },
    KeyCase("required", "true") { $0.structure.isRequired = true },
    KeyCase("busy", "true") { $0.structure.isBusy = true },
    KeyCase("groups", "true") { $0.groupsChildren = true },
    KeyCase("order", #"["b", "a"]"#) { $0.structure.order = ["b", "a"] },
    KeyCase("order", "[]") { $0.structure.order = [] },
    KeyCase("container", #""none""#) { $0.structure.container = Structure.Container.none },
    KeyCase("container", #""list""#) { $0.structure.container = .list },
    KeyCase("container", #""landmark""#) { $0.structure.container = .landmark },
    KeyCase("container", #""semanticGroup""#) { $0.structure.container = .semanticGroup },
    KeyCase("container", #""tabBar""#) { $0.structure.container = .tabBar },
    KeyCase("container", #""series""#) { $0.structure.container = .series },
    KeyCase("container", #"{"type": "list"}"#) { $0.structure.container = .list },
    KeyCase("container", #""dataTable""#) { $0.structure.container = .dataTable(.init()) },
    KeyCase(
      "container",
      #"{"type": "dataTable", "rows": 2, "columns": 3, "rowHeaders": {"0": "a"}, "columnHeaders": {"2": ["b", "c"]}}"#
    ) {
      var table = Structure.DataTable()
      table.rows = 2
      table.columns = 3
      table.rowHeaders = [0: ["a"]]
      table.columnHeaders = [2: ["b", "c"]]
      $0.structure.container = .dataTable(table)
    },
    KeyCase("buttonRole", #""destructive""#) { $0.structure.buttonRole = .destructive },
    KeyCase(
      "states",
      ##"{"selected": {"title": "Pause", "titleColor": "#FF0000"}, "disabled+selected": {"accessibilityHint": "Later"}}"##
    ) {
      var selected = StateAttributes(state: .selected)
      selected.title = "Pause"
      selected.textColor = .rgba(red: 255, green: 0, blue: 0, alpha: 255)
      var both = StateAttributes(state: [.disabled, .selected])
      both.hint = "Later"
      $0.structure.states = [selected, both]
    },
    KeyCase("states", #"{"selectd": {}}"#, notes: ["has the unknown state 'selectd'; did you mean 'selected'?"]) {
      $0.structure.states = []
    },
    KeyCase(
      "states", #"{"selected": {"titel": "Pause"}}"#,
      notes: ["has the unknown key 'titel' in 'states.selected'; did you mean 'title'?"]
    ) { $0.structure.states = [StateAttributes(state: .selected)] },
    KeyCase(
      "states", #"{"normal": {"title": "Play"}}"#,
      notes: ["has the state 'normal' in 'states'; write its attributes on the control itself"]
    ) { $0.structure.states = [] },
    KeyCase(
      "gestures", #"["tapp"]"#, notes: ["has the unknown gesture 'tapp'; did you mean 'tap'?"]
    ) { $0.interaction.gestures = [] },
    KeyCase(
      "a11y-audit:ignore",
      #"[{"rule": "target-size", "reason": "a game", "until": "2030-12-31"}, {"rule": "x"}]"#
    ) {
      $0.structure.suppressions = [
        .init(rule: "target-size", reason: "a game", until: "2030-12-31"), .init(rule: "x"),
      ]
    },
    KeyCase(
      "appleAudit",
      #"[{"check": "hit-region", "message": "Hit area is too small", "frame": [1, 2, 3, 4]}, {"check": "trait"}]"#
    ) {
      $0.structure.auditIssues = [
        AuditIssue(
          .hitRegion, message: "Hit area is too small", frame: Frame(x: 1, y: 2, width: 3, height: 4)),
        AuditIssue(.trait),
      ]
    },
    KeyCase(
      "appleAudit", #"[{"check": "contrasts"}]"#,
      notes: ["has the unknown check 'contrasts'; did you mean 'contrast'?"]
    ) { $0.structure.auditIssues = [] },
    KeyCase("measuredColors", ##"{"foreground": "#8E8E93", "background": "#FFFFFF", "height": 12.5}"##) {
      $0.appearance.measuredColors = .colors(
        foreground: .rgba(red: 0x8E, green: 0x8E, blue: 0x93, alpha: 255),
        background: .rgba(red: 255, green: 255, blue: 255, alpha: 255), height: 12.5)
    },
    KeyCase("measuredColors", #"{"undecided": "foreground"}"#) {
      $0.appearance.measuredColors = .undecided(.foreground)
    },
    KeyCase("a11y-audit:unknown", #"["has the unknown trait 'buton'"]"#, notes: ["has the unknown trait 'buton'"]) {
      _ in
    },
  ]

  static let contexts = [
    KeyCase("context", #"{"kind": "series", "index": 2, "count": 3}"#) {
      $0.structure.context = .series(index: 2, count: 3)
    },
    KeyCase("context", #"{"kind": "tab", "index": 1, "count": 5}"#) { $0.structure.context = .tab(index: 1, count: 5) },
    KeyCase("context", #"{"kind": "tabBarItem", "index": 4, "count": 5}"#) {
      $0.structure.context = .tabBarItem(index: 4, count: 5)
    },
    KeyCase("context", #"{"kind": "listStart"}"#) { $0.structure.context = .listStart },
    KeyCase("context", #"{"kind": "listEnd"}"#) { $0.structure.context = .listEnd },
    KeyCase("context", #"{"kind": "landmarkStart"}"#) { $0.structure.context = .landmarkStart },
    KeyCase("context", #"{"kind": "landmarkEnd"}"#) { $0.structure.context = .landmarkEnd },
    KeyCase("context", #"{"kind": "dataTableCell"}"#) { $0.structure.context = .dataTableCell(DataTableCell()) },
    KeyCase(
      "context",
      #"""
      {"kind": "dataTableCell", "row": 1, "column": 2, "width": 3, "height": 4, "isFirstInRow": true,
       "rowHeaders": [{"label": "a", "value": "b"}], "columnHeaders": [{"label": ""}, {"value": "c"}, {}]}
      """#
    ) {
      $0.structure.context = .dataTableCell(
        DataTableCell(
          row: 1, column: 2, width: 3, height: 4, isFirstInRow: true, rowHeaders: [.init(label: "a", value: "b")],
          columnHeaders: [.init(label: ""), .init(value: "c"), .init()]))
    },
  ]

  static let geometry = [
    KeyCase("accessibilityFrame", "[1, 2, 3, 4]") { $0.geometry.accessibilityFrame = one },
    KeyCase("hitFrame", #"{"x": 1, "y": 2, "width": 3, "height": 4}"#) { $0.geometry.hitFrame = one },
    KeyCase("visibleFrame", #""{{1, 2}, {3, 4}}""#) { $0.geometry.visibleFrame = one },
    KeyCase("activationPoint", "[5, 6]") { $0.geometry.activationPoint = Point(x: 5, y: 6) },
    KeyCase("activationPoint", #"{"y": 6, "x": 5}"#) { $0.geometry.activationPoint = Point(x: 5, y: 6) },
    KeyCase("activationPoint", #""{5, 6}""#) { $0.geometry.activationPoint = Point(x: 5, y: 6) },
    KeyCase("clips", "true") { $0.geometry.clips = true },
  ]

  private static let one = Frame(x: 1, y: 2, width: 3, height: 4)

  static let interaction = [
    KeyCase("actions", #"[{"event": "touchUpInside", "target": "Camera", "selector": "show:"}]"#) {
      $0.interaction.actions = [TargetAction(events: .touchUpInside, target: "Camera", selector: "show:")]
    },
    KeyCase("actions", #"[{"event": ["touchDown", "touchCancel"], "target": null, "selector": "a"}]"#) {
      $0.interaction.actions = [TargetAction(events: [.touchDown, .touchCancel], target: nil, selector: "a")]
    },
    KeyCase("actions", #"[{"event": 4096, "selector": "a"}, {"selector": "b"}]"#) {
      $0.interaction.actions = [
        TargetAction(events: .valueChanged, selector: "a"), TargetAction(events: [], selector: "b"),
      ]
    },
    KeyCase("actions", #"[{"event": 4294967295, "selector": ""}]"#) {
      $0.interaction.actions = [TargetAction(events: .allEvents, selector: "")]
    },
    KeyCase("actions", "[]") { $0.interaction.actions = [] },
    KeyCase("action", #""open""#) { $0.interaction.action = "open" },
    KeyCase("url", #""mailto:a@b""#) { $0.interaction.url = "mailto:a@b" },
    KeyCase(
      "gestures", #"["tap", "doubleTap", "longPress", "pan", "swipe", "pinch", "rotate", "drag", "edgePan"]"#
    ) { $0.interaction.gestures = [.tap, .doubleTap, .longPress, .pan, .swipe, .pinch, .rotate, .drag, .edgePan] },
    KeyCase("gestures", "[]") { $0.interaction.gestures = [] },
    KeyCase("contextMenu", "true") { $0.interaction.hasContextMenu = true },
    KeyCase("tappable", "false") { $0.interaction.isTappable = false },
    KeyCase("implements", #"["increment", "decrement", "activate", "escape", "magicTap", "scroll"]"#) {
      $0.interaction.implements = [.increment, .decrement, .activate, .escape, .magicTap, .scroll]
    },
    KeyCase("customActions", #"["Delete", {"name": "Share", "image": "square"}, {"name": ""}]"#) {
      $0.interaction.customActions = [.init(name: "Delete"), .init(name: "Share", image: "square"), .init(name: "")]
    },
    KeyCase(
      "customContent",
      #"[{"label": "a", "value": "b", "importance": "high"}, {"label": "c", "importance": "default"}]"#
    ) {
      $0.interaction.customContent = [
        .init(label: "a", value: "b", isImportant: true), .init(label: "c", value: ""),
      ]
    },
    KeyCase("customRotors", #"["Headings"]"#) { $0.interaction.customRotors = ["Headings"] },
    KeyCase("customRotors", #"["Headings", {"name": "Notes"}, {"name": "", "results": []}]"#) {
      $0.interaction.customRotors = ["Headings", "Notes", .init(name: "", results: [])]
    },
    KeyCase(
      "customRotors",
      #"""
      [{"name": "Errors", "results": ["Name", {"text": "", "frame": [1, 2, 3, 4]}, {"text": "City"}], "more": 3}, \#
      {"name": "Links", "results": ["a"], "more": "many"}, {"name": "Dates", "results": ["b"], "more": 0}]
      """#
    ) {
      $0.interaction.customRotors = [
        .init(
          name: "Errors",
          results: ["Name", .init(text: "", frame: Frame(x: 1, y: 2, width: 3, height: 4)), "City"], rest: .more(3)),
        .init(name: "Links", results: ["a"], rest: .many), .init(name: "Dates", results: ["b"]),
      ]
    },
    KeyCase("userInputLabels", #"["Go", ""]"#) { $0.interaction.userInputLabels = ["Go", ""] },
    KeyCase("contentType", #""emailAddress""#) { $0.interaction.contentType = "emailAddress" },
  ]
}
