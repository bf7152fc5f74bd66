import A11yCore

extension InterfaceOutlets.Object {
  /// Whether its class sets no name: a class of UIKit, or a custom button class that only changes the appearance.
  func isPlainButton(_ file: SourceFile) -> Bool {
    if isPlain { return true }
    guard let facts = namelessClass(file) else { return false }
    return facts.functions["setImage"] == nil && !facts.calls("setImage", "setBackgroundImage")
  }

  /// Whether its class sets an image and no name. One that code makes as well is reported itself.
  func showsImageOfClass(_ file: SourceFile) -> Bool {
    guard !isPlain, let facts = namelessClass(file), !file.index.constructed.contains(facts.name) else { return false }
    return facts.functions["setImage"] == nil && facts.calls("setImage")
  }

  private func namelessClass(_ file: SourceFile) -> ClassFacts? {
    guard let className, let facts = file.facts(of: className), facts.uikitBase == "UIButton", !facts.mayName,
      !facts.isExposed, !facts.hasHelper, !facts.hasMacro, !facts.sets("configuration"),
      !facts.heldTypes.contains("UILabel")
    else { return nil }
    return facts
  }
}

/// What interface files say of the objects that outlets lead to.
public struct InterfaceOutlets: Sendable {
  /// One object, as its file has it.
  public struct Object: Sendable, Equatable {
    /// It has a label, a title, a text or a placeholder.
    public var isNamed: Bool
    public var hasImage: Bool
    /// It says whether it is an element, or what traits it has.
    public var isExposed: Bool
    /// It has no class of the app's own, which may do more.
    public var isPlain: Bool
    /// The class of the app's own that it has.
    public var className: String?
    /// A text view for more than reading.
    public var isEditable = false
    /// The title that Interface Builder gives to a new button, "Button", or to a new bar button, "Item"; nil if it has another.
    public var defaultTitle: String?
    /// In a hidden view that no code shows: nothing is to be said of it.
    public var isHidden = false
    /// It calls an action, or cannot be operated.
    public var needsNoAction = false
    /// The SF Symbol that it shows.
    public var symbol: String?

    public init(isNamed: Bool = false, hasImage: Bool = false, isExposed: Bool = false, isPlain: Bool = true) {
      self.isNamed = isNamed
      self.hasImage = hasImage
      self.isExposed = isExposed
      self.isPlain = isPlain
    }

    /// Two objects behind one outlet: what either of them has counts.
    func joined(with other: Object) -> Object {
      if isHidden != other.isHidden { return isHidden ? other : self }
      var joined = Object(
        isNamed: isNamed || other.isNamed, hasImage: hasImage || other.hasImage,
        isExposed: isExposed || other.isExposed, isPlain: isPlain && other.isPlain)
      joined.isEditable = isEditable && other.isEditable
      joined.symbol = symbol ?? other.symbol
      joined.defaultTitle = defaultTitle ?? other.defaultTitle
      joined.isHidden = isHidden
      joined.needsNoAction = needsNoAction || other.needsNoAction
      joined.className = className == other.className ? className : nil
      return joined
    }
  }

  /// A button that calls an action of a class, and to which no outlet leads: no code of the class has it by a name.
  public struct Button: Sendable, Equatable {
    public var object: Object
    /// `Login.storyboard`
    public var file: String
    /// In a bar, not a view.
    public var isBarButton: Bool
    /// Classes of the views around it, and of the object that it calls.
    public var around: [String]

    public init(object: Object, file: String, isBarButton: Bool = false, around: [String] = []) {
      self.object = object
      self.file = file
      self.isBarButton = isBarButton
      self.around = around
    }

    var kind: String { isBarButton ? "bar button" : "button" }
  }

  /// By class and selector: `LoginController.close:`.
  private var buttons: [String: [Button]] = [:]

  /// By class and outlet: `LoginController.closeButton`.
  private var objects: [String: Object] = [:]

  /// Classes that interface files, lists of properties and Objective-C name.
  private(set) var classes: Set<String> = []
  /// Classes of collection cells with a segue.
  private(set) var cellsWithSegues: Set<String> = []
  /// A scene that nothing but an identifier, or such a scene, leads to.
  public struct Scene: Sendable {
    public var classes: Set<String>
    /// Scenes that its segues lead to.
    public var next: [String]

    public init(classes: Set<String>, next: [String]) {
      self.classes = classes
      self.next = next
    }
  }

  private(set) var scenes: [String: Scene] = [:]
  /// By what code has to name for them to be shown.
  private(set) var scenesByIdentifier: [String: Set<String>] = [:]
  /// Identifiers of scenes that other storyboards refer to.
  private(set) var references: Set<String> = []
  /// Classes of objects of xibs that have their names, `PriceCell.xib`.
  private(set) var classesOfXibs: Set<String> = []

  public init() {}

  /// - Parameter file: the name of the interface file, without its suffix.
  public mutating func addClass(_ name: String, in file: String) {
    if file == name { classesOfXibs.insert(name) } else { classes.insert(name) }
  }

  public mutating func addCellWithSegue(_ name: String) { cellsWithSegues.insert(name) }

  public mutating func addReference(_ identifier: String) { references.insert(identifier) }

  public mutating func addScene(_ id: String, _ scene: Scene) { scenes[id] = scene }

  /// - Parameter identifier: what code has to name for the scene to be shown.
  public mutating func addIdentifier(_ identifier: String, of scene: String) {
    scenesByIdentifier[identifier, default: []].insert(scene)
  }

  /// Adds all words that may be names of classes, of a file that is no Swift.
  public mutating func addNames(_ bytes: [UInt8]) {
    for word in bytes.split(whereSeparator: { !$0.isPartOfName }) where word.first?.isCapital == true {
      classes.insert(String(decoding: word, as: UTF8.self))
    }
  }

  /// Adds an object; of several behind one outlet, in several files, what any of them has counts.
  public mutating func add(_ object: Object, at outlet: String, of className: String) {
    let key = "\(className).\(outlet)"
    objects[key] = objects[key]?.joined(with: object) ?? object
  }

  /// Adds a button that sends the message of the selector to an object of the class.
  public mutating func add(_ button: Button, calling selector: String, of className: String) {
    buttons["\(className).\(selector)", default: []].append(button)
  }

  func buttons(calling selector: String, of className: String) -> [Button] {
    buttons["\(className).\(selector)"] ?? []
  }

  /// Nil if no file of the run connects the outlet.
  func object(at outlet: String, of className: String) -> Object? { objects["\(className).\(outlet)"] }
}

extension InterfaceOutlets.Object {
  /// What a button without a name has, for messages.
  var contentDescription: String {
    if let defaultTitle { return "the default title \(defaultTitle.quoted(limit: 20)) and no label" }
    return hasImage ? "an image but no label" : "neither a title, an image nor a label"
  }
}

extension ObjectUse {
  /// The object of an interface file to which it leads; nil for one that no file connects.
  func interfaceObject(_ file: SourceFile) -> InterfaceOutlets.Object? {
    connected(file).flatMap { $0.isHidden ? nil : $0 }
  }

  /// Its interface file has it in a hidden view that no code shows.
  func isHiddenInInterface(_ file: SourceFile) -> Bool { connected(file)?.isHidden == true }

  private func connected(_ file: SourceFile) -> InterfaceOutlets.Object? {
    guard isOutlet, let type = declaration.enclosingType?.text else { return nil }
    return file.index.interfaceObject(at: name, of: type)
  }
}
