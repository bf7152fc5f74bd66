/// The declarations of all files, by name.
struct CodeProject {
  struct TypeInfo {
    var inherited: [UInt32] = []
    /// The first that a declaration inherits from: a class, or of a class without a superclass a protocol.
    var superclass: UInt32?
    var children: [UInt32] = []
    /// Its code was read, and not extensions or a header alone.
    var isDeclared = false
  }

  struct Function {
    let owner: UInt32
    let name: UInt32
    let returns: UInt32
    let parameters: Range<Int>
    let hidesKeyboard: Bool
  }

  private(set) var ids: [String: UInt32] = [:]
  private(set) var names: [String] = []
  private(set) var types: [UInt32: TypeInfo] = [:]
  /// The types of properties, by owner and name.
  private(set) var properties: [UInt64: UInt32] = [:]
  private(set) var functions: [Function] = []
  private(set) var parameters: [CodeRecord.Parameter] = []
  private(set) var functionsByName: [UInt32: [Int]] = [:]
  /// The names of all outlets of the project.
  private(set) var outletNames: Set<UInt32> = []
  /// The types whose code makes controls of UIKit.
  private(set) var controlMakers: Set<UInt32> = []
  private var propertyNames: Set<UInt32> = []
  private var families: [UInt32: [UInt32]] = [:]
  private var lineages: [UInt32: [UInt32]] = [:]

  static func key(_ type: UInt32, _ name: UInt32) -> UInt64 { UInt64(type) << 32 | UInt64(name) }

  mutating func id(_ name: String) -> UInt32 {
    if let id = ids[name] { return id }
    let id = UInt32(names.count)
    ids[name] = id
    names.append(name)
    return id
  }

  /// Adds the declarations of a file; the ids of its names.
  mutating func add(_ record: CodeRecord) -> [UInt32] {
    let map = record.names.map { id($0) }
    func global(_ name: UInt32) -> UInt32 { name < map.count ? map[Int(name)] : CodeRecord.none }
    for type in record.types {
      let inherited = type.inherited.map(global)
      let name = global(type.name)
      types[name, default: TypeInfo()].inherited += inherited
      if type.isWhole { types[name]?.isDeclared = true }
      if !type.isExtension, let superclass = inherited.first { types[name]?.superclass = superclass }
    }
    for type in record.controlMakers { controlMakers.insert(global(type)) }
    for property in record.properties {
      let key = Self.key(global(property.owner), global(property.name))
      let type = global(property.type)
      propertyNames.insert(global(property.name))
      if property.isOutlet { outletNames.insert(global(property.name)) }
      // Two classes of one name: what is said twice is not known.
      if let known = properties[key], known != CodeRecord.none {
        if type != CodeRecord.none, type != known { properties[key] = CodeRecord.none }
      } else {
        properties[key] = type
      }
    }
    let base = parameters.count
    for parameter in record.parameters {
      parameters.append(CodeRecord.Parameter(label: global(parameter.label), type: global(parameter.type)))
    }
    for function in record.functions {
      functionsByName[global(function.name), default: []].append(functions.count)
      functions.append(
        Function(
          owner: global(function.owner), name: global(function.name), returns: global(function.returns),
          parameters: function.parameters.lowerBound + base..<function.parameters.upperBound + base,
          hidesKeyboard: function.hidesKeyboard))
    }
    return map
  }

  /// Connects the types, once all files were added.
  mutating func finish() {
    for (name, info) in types {
      for parent in info.inherited { types[parent]?.children.append(name) }
    }
    for name in types.keys { lineages[name] = collectLineage(name) }
    for name in types.keys { families[name] = collectFamily(name) }
  }

  /// The type and what it inherits from, as far as that is known, with its protocols.
  func lineage(_ type: UInt32) -> [UInt32] { lineages[type] ?? collectLineage(type) }

  private func collectLineage(_ type: UInt32) -> [UInt32] {
    var result = [type]
    var index = 0
    while index < result.count, result.count < 40 {
      let next = result[index]
      for parent in types[next]?.inherited ?? [] where !result.contains(parent) { result.append(parent) }
      if next < names.count, let parent = systemParent(of: names[Int(next)]), !result.contains(parent) {
        result.append(parent)
      }
      index += 1
    }
    return result
  }

  /// The nearest superclass in UIKit that the sources mention: few mention `UIControl`, and `UIView` all.
  private func systemParent(of name: String) -> UInt32? {
    var parent = Self.systemParents[name]
    while let name = parent {
      if let id = ids[name] { return id }
      parent = Self.systemParents[name]
    }
    return nil
  }

  /// Whether any type has a property of the name.
  func declares(_ name: UInt32) -> Bool { propertyNames.contains(name) }

  /// The type of a property that the type or one of its ancestors declares.
  func typeOfProperty(_ name: UInt32, of type: UInt32) -> UInt32? {
    for owner in lineage(type) {
      if let type = properties[Self.key(owner, name)] { return type }
    }
    return nil
  }

  private static let largestFamily = 4096

  /// The type, its read ancestors, and all its descendants: code in any of them may reach its outlets.
  func family(_ type: UInt32) -> [UInt32] { families[type] ?? lineage(type) }

  private func collectFamily(_ type: UInt32) -> [UInt32] {
    var result = [type]
    var seen: Set<UInt32> = [type]
    var index = 0
    while index < result.count, result.count < Self.largestFamily {
      for child in types[result[index]]?.children ?? [] where seen.insert(child).inserted { result.append(child) }
      index += 1
    }
    for parent in lineage(type) where types[parent] != nil && seen.insert(parent).inserted { result.append(parent) }
    return result
  }

  /// The names of functions that take the keyboard away and do nothing else, whatever type they are of.
  func keyboardHiders() -> Set<String> {
    let found = functionsByName.filter { $0.value.allSatisfy { functions[$0].hidesKeyboard } }
    return Set(found.keys.map { names[Int($0)] })
  }

  /// The types that have a function of one of the names which does more than to take the keyboard away.
  ///
  /// - Parameters:
  ///   - labels: one of which a parameter has; empty for any.
  ///   - count: of its parameters; nil for any.
  func owners(ofFunctions names: [String], labels: [String] = [], parameters count: Int? = nil) -> Set<UInt32> {
    let wanted = Set(labels.compactMap { ids[$0] })
    let found = names.compactMap { ids[$0] }.flatMap { functionsByName[$0] ?? [] }.map { functions[$0] }
    return Set(
      found.filter { function in
        !function.hidesKeyboard && (count == nil || function.parameters.count == count)
          && (labels.isEmpty || parameters[function.parameters].contains { wanted.contains($0.label) })
      }.map(\.owner))
  }

  /// The types that have properties of one of these classes or of classes that inherit from them.
  func owners(ofPropertiesOf classNames: [String]) -> Set<UInt32> {
    let classes = Set(classNames.compactMap { ids[$0] })
    let found = properties.filter { $0.value != CodeRecord.none && !classes.isDisjoint(with: lineage($0.value)) }
    return Set(found.keys.map { UInt32($0 >> 32) })
  }

  /// Whether a name has the prefix of one of Apple's frameworks for interfaces.
  static func isOfSystem(_ name: String) -> Bool {
    guard name.utf8.count > 2, let third = name.utf8.dropFirst(2).first, third < UInt8(ascii: "a") else { return false }
    return ["UI", "NS", "CA", "CG", "MK", "AV", "WK"].contains { name.hasPrefix($0) }
  }

  /// Superclasses of UIKit's classes, for extensions that style them. Not one that an extension of `NSObject` would need.
  private static let systemParents: [String: String] = [
    "UILabel": "UIView", "UIImageView": "UIView", "UIControl": "UIView", "UIScrollView": "UIView",
    "UIStackView": "UIView", "UITableViewCell": "UIView", "UICollectionReusableView": "UIView",
    "UICollectionViewCell": "UICollectionReusableView", "UITableViewHeaderFooterView": "UIView",
    "UIActivityIndicatorView": "UIView", "UIProgressView": "UIView", "UISearchBar": "UIView",
    "UINavigationBar": "UIView", "UIToolbar": "UIView", "UITabBar": "UIView", "UIPickerView": "UIView",
    "WKWebView": "UIView", "UIWebView": "UIView", "MKMapView": "UIView", "UIVisualEffectView": "UIView",
    "UIButton": "UIControl", "UITextField": "UIControl", "UISwitch": "UIControl", "UISlider": "UIControl",
    "UISegmentedControl": "UIControl", "UIStepper": "UIControl", "UIPageControl": "UIControl",
    "UIDatePicker": "UIControl", "UIRefreshControl": "UIControl", "UISearchTextField": "UITextField",
    "UITextView": "UIScrollView", "UITableView": "UIScrollView", "UICollectionView": "UIScrollView",
    "UIBarButtonItem": "UIBarItem", "UITabBarItem": "UIBarItem", "UIView": "UIResponder",
    "UIViewController": "UIResponder", "UITableViewController": "UIViewController",
    "UICollectionViewController": "UIViewController", "UINavigationController": "UIViewController",
    "UITabBarController": "UIViewController", "UIResponder": "NSObject", "UIBarItem": "NSObject",
  ]
}
