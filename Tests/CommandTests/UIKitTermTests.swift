import Foundation
import TestSupport
import Testing

/// UIKit's own words as keys: what they mean to VoiceOver, and that none of them is a finding.
@Suite struct UIKitTermTests {
  private static func outline(_ line: String) -> String { "component \"a\" en\n  \(line)\n" }

  private func spoken(_ line: String) throws -> [String] {
    let run = try Tool.run(["narrate", "-"], input: Self.outline(line))
    #expect(run.errors == "")
    // Without the locations, which differ.
    return run.output.split(separator: "\n").compactMap { $0.split(separator: "  [<stdin>").first }
      .filter { $0.hasPrefix("  ") }.map(String.init)
  }

  @Test(
    "A key of UIKit is spoken like the attribute that it sets",
    arguments: [
      ("UIButton buttonType=close", "UIButton \"Close\""), ("UIButton buttonType=contactAdd", "UIButton \"Add\""),
      ("UIButton buttonType=infoLight", "UIButton \"More Info\""),
      ("UIButton \"Dismiss\" buttonType=close", "UIButton \"Dismiss\""),
      ("UIButton title=Done buttonType=close", "UIButton \"Done\""),
      ("UIButton attributedTitle=Done", "UIButton title=Done"),
      ("UISwitch \"Wi-Fi\" isOn=true", "UISwitch \"Wi-Fi\" value=1"),
      ("UISwitch \"Wi-Fi\" isOn=false", "UISwitch \"Wi-Fi\" value=0"),
      ("UISlider \"Speed\" minimumValue=0 maximumValue=200 value=100", "UISlider \"Speed\" value=50%"),
      ("UISlider \"Speed\" minimumValue=-1 maximumValue=1 value=0.5", "UISlider \"Speed\" value=75%"),
      (
        "UISlider \"Speed\" minimumValue=0 maximumValue=200 value=\"100 km/h\"", "UISlider \"Speed\" value=\"100 km/h\""
      ),
      ("UIPageControl numberOfPages=5 currentPage=2", "UIPageControl value=\"page 3 of 5\""),
      ("UIButton \"Delete\" buttonRole=destructive", "UIButton \"Delete\""),
    ])
  func equal(_ line: String, _ other: String) throws {
    let lines = try spoken(line)
    #expect(lines.count == 1)
    #expect(try lines == spoken(other))
  }

  @Test("A stepper is its two buttons, by role and by class, with its label")
  func stepper() throws {
    let lines = ["  1  Guests, Decrement. Button.", "  2  Guests, Increment. Button."]
    #expect(try spoken("UIStepper \"Guests\" value=2") == lines)
    #expect(try spoken("stepper \"Guests\" value=2") == lines)
  }

  @Test("The titles of segments are spoken as if they were listed")
  func segments() throws {
    let given = try spoken("UISegmentedControl segments=List,Map selectedSegmentIndex=1 frame=0,0,200,44")
    let listed = try spoken(
      """
      UISegmentedControl frame=0,0,200,44
          segment title=List frame=0,0,100,44
          segment title=Map selected=true frame=100,0,100,44
      """)
    #expect(given.count == 2)
    #expect(given == listed)
  }

  @Test(
    "A key of UIKit is not a finding",
    arguments: [
      "UIButton \"Pay\" buttonType=system configuration=filled subtitle=\"2 items\"",
      "UIButton \"More\" menu=Copy,Share showsMenuAsPrimaryAction=true changesSelectionAsPrimaryAction=false",
      "UIButton \"Pay\" contentHorizontalAlignment=leading contentVerticalAlignment=center toolTip=Pays",
      "UIButton \"Delete\" buttonRole=destructive titleColor=#000000 backgroundColor=white",
      "UIButton title=Play states={\"selected\":{\"title\":\"Pause\"}}",
      "UIButton buttonType=close", "UIStepper \"Guests\" minimumValue=0 maximumValue=9 stepValue=1",
      "UIButton \"Pay\" state=application,selected", "UIPageControl numberOfPages=5 currentPage=2",
      "UISwitch \"Wi-Fi\" isOn=true",
    ])
  func clean(_ line: String) throws {
    let run = try Tool.run(["-", "--notices"], input: Self.outline(line))
    #expect(run.status == 0)
    #expect(!run.output.contains("<stdin>:"), "\(run.output)")
    #expect(run.errors == "")
  }
}
