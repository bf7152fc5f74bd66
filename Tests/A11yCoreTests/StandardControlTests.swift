import A11yCore
import Testing

/// What UIKit makes of its own classes without a line of accessibility code.
@Suite struct StandardControlTests {
  private func only(_ node: Node) -> Element { AccessibilityTree(Node.screen([node]))[1] }

  @Test("UIKit's controls have UIKit's roles and traits, and are elements")
  func controls() {
    let expected: [(String, Role, Traits)] = [
      ("UIButton", .button, .button), ("UISwitch", .switch, [.button, .toggleButton]),
      ("UISlider", .slider, .adjustable), ("UIPageControl", .pageControl, .adjustable),
      ("UIColorWell", .colorWell, .button), ("UITextField", .textField, .textEntry),
      ("UISearchTextField", .searchField, [.searchField, .textEntry]), ("SwiftUI.Button", .button, .button),
      ("XCUIElementTypeButton", .button, .button), ("XCUIElementTypeSwitch", .switch, [.button, .toggleButton]),
    ]
    for (name, role, traits) in expected {
      let element = only(Node("a", name))
      #expect(element.role == role && element.traits == traits && element.isElement, "\(name)")
      #expect(!element.isCustom && element.isInteractive && element.isSystemControl, "\(name)")
    }
  }

  @Test("listed traits replace UIKit's; an empty list is none")
  func traits() {
    #expect(only(Node("a", "UIButton") { $0.traits = .link }).traits == .link)
    #expect(only(Node("a", "UIButton") { $0.traits = [] }).traits == [])
    #expect(only(Node("a", "UIButton") { $0.traits = [] }).role == .button)
    #expect(only(Node("a", nil) { $0.traits = .adjustable }).role == .slider)
  }

  @Test("a control's state shows in the traits UIKit gives it, by flag or by bits; a text's does not")
  func states() {
    #expect(only(Node("a", "UIButton") { $0.isEnabled = false }).traits == [.button, .notEnabled])
    #expect(only(Node("a", "UITableViewCell") { $0.isSelected = true }).traits == .selected)
    let tab = only(
      Node("a", "UITabBarButton") {
        $0.isEnabled = false; $0.isSelected = true
      })
    #expect(tab.traits == [.tabBarItem, .selected] && tab.isEnabled == false)
    #expect(
      only(
        Node("a", "UITabBarButton") {
          $0.isEnabled = false; $0.traits = [.tabBarItem, .notEnabled]
        }
      ).traits == [.tabBarItem, .notEnabled])
    #expect(
      only(Node("a", "UIButton") { $0.state = [.disabled, .selected] }).traits == [.button, .notEnabled, .selected])
    #expect(
      only(
        Node("a", "UIButton") {
          $0.isEnabled = true; $0.state = .disabled
        }
      ).traits == .button)
    #expect(
      only(
        Node("a", "UILabel") {
          $0.text = "x"; $0.isEnabled = false
        }
      ).traits == .staticText)
    #expect(only(Node("a", "UITextField") { $0.isSecure = true }).traits == [.textEntry, .secureTextField])
    #expect(only(Node("a", "UITextView") { $0.isEditable = false }).traits == .staticText)
  }

  @Test("an explicit role is above the class, and the class above the traits")
  func role() {
    #expect(
      only(
        Node("a", "UIButton") {
          $0.role = .link; $0.traits = .header
        }
      ).role == .link)
    #expect(only(Node("a", "UIButton") { $0.traits = .link }).role == .button)
    #expect(only(Node("a", "Mine") { $0.superclassName = "UISlider" }).role == .slider)
    #expect(
      only(
        Node("a", "Mine") {
          $0.superclassName = "UIControl"; $0.traits = .link
        }
      ).role == .link)
    #expect(only(Node("a", "Mine")).role == nil)
  }

  @Test("a label without text is not visited")
  func emptyLabels() {
    let texts: [(String?, Bool)] = [(nil, false), ("", false), (" \u{A0}\u{200B}", false), ("x", true)]
    for (text, isMet) in texts {
      for name in ["UILabel", "SwiftUI.Text"] {
        #expect(only(Node("a", name) { $0.text = text }).isElement == isMet)
      }
    }
    #expect(
      !only(
        Node("a", "UILabel") {
          $0.text = "x"; $0.label = ""
        }
      ).isElement)
    #expect(only(Node("a", "UILabel") { $0.value = "x" }).isElement)
    #expect(only(Node("a", "UILabel") { $0.isElement = true }).isElement)
    #expect(
      !only(
        Node("a", "UILabel") {
          $0.text = "x"; $0.isElement = false
        }
      ).isElement)
  }

  @Test("an image or a plain view is not an element unless it says so; a custom class that was given attributes is")
  func custom() {
    #expect(!only(Node("a", "UIImageView") { $0.label = "x" }).isElement)
    #expect(!only(Node("a", "UIView") { $0.label = "x" }).isElement)
    #expect(!only(Node("a", "RangeSlider") { $0.superclassName = "UIControl" }).isElement)
    #expect(
      only(
        Node("a", "RangeSlider") {
          $0.superclassName = "UIControl"; $0.label = "x"
        }
      ).isElement)
    #expect(only(Node("a", "MyButton") { $0.superclassName = "UIButton" }).isElement)
    #expect(
      !only(
        Node("a", "MyScroll") {
          $0.superclassName = "UIScrollView"; $0.label = "x"
        }
      ).isElement)
    #expect(only(Node("a", nil) { $0.label = "x" }).isElement)
    #expect(!only(Node("a", nil)).isElement)
  }

  @Test("taps make a control interactive; a scroll view is not, whatever it carries")
  func interactive() {
    #expect(!only(Node("a", "UIView")).isInteractive)
    #expect(only(Node("a", "UIView") { $0.interaction.gestures = [.tap] }).isInteractive)
    #expect(!only(Node("a", "UIView") { $0.interaction.gestures = [.pan] }).isInteractive)
    #expect(only(Node("a", "UIView") { $0.interaction.url = "a" }).isInteractive)
    #expect(!only(Node("a", "UIView") { $0.interaction.actions = [] }).isInteractive)
    #expect(
      !only(
        Node("a", "UIView") {
          $0.interaction.url = "a"; $0.interaction.isTappable = false
        }
      ).isInteractive)
    #expect(!only(Node("a", "UIScrollView") { $0.interaction.gestures = [.tap] }).isInteractive)
    #expect(!only(Node("a", "UITableViewCell")).isInteractive)
  }

  @Test("the language is the control's, its nearest ancestor's, or the screen's")
  func language() {
    let root = Node("root", holding: [Node("a", holding: [Node("b")]) { $0.language = "de" }, Node("c")]) {
      $0.language = "fr"
    }
    var screen = Screen()
    screen.language = "en"
    let tree = AccessibilityTree(root.screen(screen))
    #expect(tree.screen.controls.indices.map { tree[$0].language } == ["en", "de", "de", "en"])
    #expect(tree.screen.controls.indices.map { tree[$0].ownLanguage } == [nil, "de", "de", nil])
  }
}
