/// How a fact of an element is known. Ordered: the weakest is the least.
public enum Evidence: Int, Comparable, Sendable {
  /// Code that was read sets it to something else, so that nothing can be said of it.
  case settled
  /// The description cannot tell it.
  case unknown
  /// Nothing states it, and the usual was assumed: English, where no language is given.
  case assumed
  /// An outlet leads to the element, by which code may change it before anyone meets it. In nine public apps code
  /// recolored about 60 of 68 such texts of low contrast, and named 8 of 59 such images.
  case handle
  /// Code that was read sets it to something that only a person can check.
  case code
  /// An interface file hides the element, and code may show it.
  case hidden
  /// The element's class is the app's own, in a description from before the app ran: its code may say more.
  case customClass
  /// Words that an editor holds until the app replaces them.
  case template
  /// A screenshot shows it, as it was at one moment, with what lay in front and behind.
  case measured
  /// A size or a place on an editor's canvas, which layout may change.
  case drawn
  /// A reader inferred it from other facts.
  case inferred
  /// The description states it, and nothing else can set it.
  case declared

  public static func < (a: Evidence, b: Evidence) -> Bool { a.rawValue < b.rawValue }

  /// The question for a person who is to settle a fact that is known no better; nil where only the rule can put it.
  func question(about fact: Fact, of element: Element) -> String? {
    switch self {
    case .unknown where fact == .visibleText: "is this text visible on the control?"
    case .assumed: "is the text in English?"
    case .code:
      if case .open(let site) = element.codeSettlement(of: fact) {
        fact == .colors
          ? "are its colors, which code sets at \(site.description.escapedForDisplay), correct?"
          : "is its \(fact.noun), which code sets at \(site.description.escapedForDisplay), correct?"
      } else {
        nil
      }
    case .handle: "is its \(fact.noun) set in code, through its outlet or tag?"
    case .customClass:
      "does \((element.control.className ?? "its class").escapedForDisplay) set its \(fact.noun) in code?"
    case .hidden: "is it shown when the app runs?"
    case .template where element.awaitsText: "is text set when the app runs?"
    case .template: "is its text replaced when the app runs?"
    case .measured: "are these its colors?"
    case .drawn where fact == .stacking: "do they overlap like this when the app runs?"
    case .drawn: "is its \(fact.noun) the same when the app runs?"
    case .settled, .unknown, .inferred, .declared: nil
    }
  }
}

extension AccessibilityTree {
  /// Whether the description can tell this fact of its elements.
  public func knows(_ fact: Fact) -> Bool { !unknown.contains(fact) }

  /// People write such descriptions, so what one leaves out can be added. Others are written by programs.
  public var isCompletable: Bool { screen.source.format == Screen.Source.controlTree.format }

  /// A person wrote it, and what it contains is what the screen contains.
  public var isWritten: Bool { isCompletable && knows(.content) }

  static func unknownFacts(of screen: Screen) -> FactSet {
    var unknown = screen.source.lacks
    if screen.size == nil { unknown.insert(.screenSize) }
    if screen.source.isDesignTime { unknown.formUnion([.layout, .content]) }
    if screen.source.level != .views { unknown.insert(.modality) }
    return unknown
  }

  /// Those of these facts that some element may lack: most rules need one that the description states of all.
  package func open(_ needs: [Fact]) -> [Fact] { needs.filter { !isKnownOfAll($0) } }

  private func isKnownOfAll(_ fact: Fact) -> Bool {
    guard knows(fact) else { return false }
    return switch fact {
    case .label: !inferred.contains(.label)
    case .value: !inferred.contains(.value)
    case .exposure: !inferred.contains(.exposure)
    case .hint, .placeholder, .actions, .hierarchy, .surroundings, .screenSize, .wordList: true
    default: false
    }
  }

  /// The first of these facts that the description cannot tell.
  public func missing(of needs: [Fact]) -> Fact? { needs.first { !knows($0) } }

  /// Whether a text field without a content type has none: the file is from an editor, or gives that of another field.
  public var tellsContentTypes: Bool {
    screen.source.isDesignTime || elements.contains { $0.hasInteraction && $0.interaction.contentType != nil }
  }
}

extension Element {
  /// Whether the description tells this fact of the element, or UIKit's defaults settle it.
  public func knows(_ fact: Fact) -> Bool {
    guard tree.knows(fact) else { return false }
    switch fact {
    case .frame: return frame?.isValid == true && tree.geometryIsUsable
    // The side of a drawing is not the side that layout gives.
    case .width: return knows(.frame) && !control.inferred.contains(.width)
    case .height: return knows(.frame) && !control.inferred.contains(.height)
    // A view without one may get it from code that can reach it.
    case .background: return appearance.backgroundColor != nil || evidence(for: .background) == .declared
    case .traits where control.inferred.contains(.traits): return false
    case .exposure: return !control.inferred.contains(.exposure)
    case .label: return !control.inferred.contains(.label)
    case .value: return !control.inferred.contains(.value)
    case .traits: return control.traits != nil || derivesFromClass && uikitClass != nil && !isCustom
    case .enabled: return isEnabled != nil
    case .selected: return control.selected != nil
    case .language: return language != nil
    case .font: return appearance.font != nil
    case .colors: return appearance.textColor != nil
    case .visibleText: return derivesFromClass || role == .image
    default: return true
    }
  }

  /// The first of these facts that is not known.
  public func missing(of needs: [Fact]) -> Fact? { needs.first { !knows($0) } }

  /// How well a fact of the element is known.
  public func evidence(for fact: Fact) -> Evidence {
    var evidence = evidenceOnceShown(fact)
    if awaitsText, fact == .font || fact == .colors { evidence = min(evidence, evidenceForText) }
    return tree.screen.isShownLater ? min(evidence, .hidden) : evidence
  }

  /// Whether text is put into an element that shows none.
  private var evidenceForText: Evidence {
    if role?.isTextInput == true { return .declared }
    return switch codeSettlement(of: .text) {
    case .settled, .open: .declared
    case .untouched: .settled
    case .unimproved, nil: .template
    }
  }

  private func evidenceOnceShown(_ fact: Fact) -> Evidence {
    let source = tree.screen.source
    if fact == .measuredColors { return .measured }
    let code = codeSettlement(of: fact)
    if code == .settled { return .settled }
    if source.lacks.contains(fact) { return .unknown }
    var isCertain = false
    switch code {
    case .open: return .code
    case .untouched, .unimproved: isCertain = true
    case .settled, nil: break
    }
    switch fact {
    case .language: return language == nil ? .assumed : .declared
    case .width: return control.inferred.contains(.width) ? .drawn : .declared
    case .height: return control.inferred.contains(.height) ? .drawn : .declared
    case .frame, .screenSize, .layout: return source.isDesignTime ? .drawn : .declared
    // Nothing but the views of a running app lie in the order in which they are drawn.
    case .stacking: return source.isDesignTime ? .drawn : derivesFromClass ? .declared : .inferred
    // A dump lists what is scrolled away, or left over from the screen before.
    case .visibility where !derivesFromClass: return .inferred
    case .content: return source.isDesignTime ? .inferred : .declared
    case .hierarchy, .surroundings, .modality, .wordList: return .declared
    case .kind: return isKindStated ? .declared : .inferred
    case .listedTraits where control.traits == nil || mayKeepDefaultTraits: return .inferred
    case .visibleText where !knows(.visibleText): return .unknown
    case .visibleText where source.isDesignTime && isVisibleTextTemplate && !isCertain: return .template
    case .text where source.isDesignTime && !isCertain: return .template
    case .label where holdsTemplate && !isCertain: return .template
    case .label where source.isDesignTime && isNamedByCode: return .inferred
    case .label where control.inferred.contains(.label): return .inferred
    case .traits where control.inferred.contains(.traits): return .inferred
    case .exposure where control.inferred.contains(.exposure): return .inferred
    case .value where control.inferred.contains(.value): return .inferred
    case .colors where control.inferred.contains(.colors), .background where control.inferred.contains(.colors):
      return .handle
    default: break
    }
    if isCertain { return .declared }
    if source.isDesignTime, isCustom { return .customClass }
    return control.inferred.contains(.connected) ? .handle : .declared
  }

  /// Whether UIKit has yet to derive label, value and traits from the class: the description shows views, not what
  /// assistive technology met.
  public var derivesFromClass: Bool { tree.screen.source.level == .views }

  /// Its traits were chosen in an editor. That these replace UIKit's is inferred from documents, not seen on a device.
  private var mayKeepDefaultTraits: Bool {
    tree.screen.source.isDesignTime && control.traits != nil && uikitClass?.traits.isEmpty == false
  }

  /// A bare role says neither whose control it is nor what it lacks.
  private var isKindStated: Bool {
    control.value != nil || control.traits != nil || control.className != nil || !derivesFromClass
  }

  /// In an editor cells are prototypes, and plain views are made elements by people who name them in code: five of six
  /// in public apps.
  private var isNamedByCode: Bool { role == .cell || uikitClass?.name == "UIView" && !isCustom }

  /// The name is a word that an editor puts on a new control.
  public var holdsTemplate: Bool {
    tree.screen.source.isDesignTime && (control.label == nil || role == .text && control.className == nil)
      && TemplateWords.contain(name)
  }

  /// The texts of a drawn view may be replaced when the app runs, and so is an editor's own word.
  private var isVisibleTextTemplate: Bool {
    (control.title ?? control.text).map(TemplateWords.contain) ?? (visibleText != nil)
  }

  /// A custom class is around it.
  public var isInOwnClass: Bool { ancestors.contains(where: \.isCustom) }

  /// Whether the description says if the font follows the preferred text size. In an editor's file, a font that is no
  /// text style does not.
  public var tellsFontScaling: Bool {
    guard hasAppearance, let font = appearance.font else { return false }
    return font.textStyle != nil || font.isScaled != nil || appearance.adjustsFont != nil
      || tree.screen.source.isDesignTime
  }
}
