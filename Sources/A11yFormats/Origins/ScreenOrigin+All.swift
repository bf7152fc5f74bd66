extension ScreenOrigin {
  /// All ways, the richest and most usual first.
  public static let all: [ScreenOrigin] = [
    storyboards, xcuitest, capture, idb, axe, appium, webDriverAgent, maestro, accessibilitySnapshot, detox,
    a11yUITests,
    earlGrey, debugger, device, deviceAudit, byHand,
  ]

  private static let storyboards = ScreenOrigin(
    title: "Storyboards and xibs", format: InterfaceBuilder.name,
    needs: "the repository; runs on Linux",
    choice: "Start here if the app has interface files: nothing has to be built or run.",
    steps: [
      Step(
        "Audit the checkout; the Swift and Objective-C code in it is read for outlets and labels", "sh", "a11y-audit .")
    ],
    limits: [
      "Screens built in code and SwiftUI are not in these files; lint their source with a11y-lint.",
      "Texts and images that only exist while the app runs are unknown.",
    ])

  private static let xcuitest = ScreenOrigin(
    title: "XCUITest", format: DebugDescription.name,
    needs: "a Mac with Xcode and a UI test target; the audit runs on Linux",
    choice: "Choose this if the app has UI tests: every screen they visit can be audited.",
    steps: [
      Step(
        "Attach the hierarchy and a screenshot wherever a test is on a screen worth auditing", "swift",
        """
        for item in [XCTAttachment(string: app.debugDescription), XCTAttachment(screenshot: app.screenshot())] {
          (item.name, item.lifetime) = ("login", .keepAlways); add(item)
        }
        """),
      Step(
        "Run the tests and export the attachments", "sh",
        """
        xcodebuild test -scheme App -destination 'platform=iOS Simulator,name=iPhone 16' -resultBundlePath Result.xcresult
        xcrun xcresulttool export attachments --path Result.xcresult --output-path attachments
        """),
      Step(
        "Optional, from Xcode 15: attach what Apple's audit finds; it becomes findings of the rules apple/contrast, apple/hit-region "
          + "and so on",
        "swift",
        """
        var issues: [[String: Any]] = []
        try app.performAccessibilityAudit { issue in
          var element: [String: Any] = [:]
          if let found = issue.element {
            let frame = found.frame
            element = [
              "label": found.label,
              "rect": ["x": frame.minX, "y": frame.minY, "width": frame.width, "height": frame.height],
            ]
          }
          issues.append([
            "auditType": String(issue.auditType.rawValue), "compactDescription": issue.compactDescription,
            "elementAttributes": element,
          ])
          return true
        }
        let audit = XCTAttachment(
          data: try JSONSerialization.data(withJSONObject: issues), uniformTypeIdentifier: "public.json")
        audit.name = "login.audit"
        audit.lifetime = .keepAlways
        add(audit)
        """),
      Step(
        "Or let the audit fail the test, and save the failures next to the attachments; a failure names no frame", "sh",
        "xcrun xcresulttool get test-results tests --path Result.xcresult > attachments/test-results.json"),
      Step(
        "Audit the folder, on any machine; screens are named after their tests, with their screenshots in the page",
        "sh",
        "a11y-audit attachments --report text --report html=a11y-audit.html"),
    ],
    limits: [
      "Colors are measured in a screenshot that is attached under the same name; where it leaves them open, contrast is not checked.",
      "Hints are not in the text, traits follow from the kind of control, and values are cut off after about 20 characters.",
      "Without a UI test: stop at a breakpoint in one and enter 'po app' in the debugger; save what it prints.",
    ])

  private static let capture = ScreenOrigin(
    title: "A11yCapture", format: ControlTree.name,
    needs: "a Mac with Xcode and a test target or a debug build; the audit runs on Linux",
    choice: "Choose this for the most complete screens: UIKit itself reports all attributes, also of SwiftUI.",
    steps: [
      Step(
        "Add Capture/A11yCapture.swift, one file without dependencies, to the test target, and write the screen",
        "swift",
        """
        @MainActor func testLogin() throws {
          let window = UIWindow(frame: UIScreen.main.bounds)
          window.rootViewController = LoginViewController()
          window.makeKeyAndVisible()
          try A11yCapture.write(window, name: "login", to: URL(fileURLWithPath: "/tmp/screens"))
        }
        """),
      Step(
        "Audit the folder, on any machine", "sh", "a11y-audit /tmp/screens --report text --report html=a11y-audit.html"),
    ],
    limits: [
      "The file was compiled and tried against declarations of the UIKit that it uses, written for this purpose; it has not been run on a device.",
      "Names of images are known if the image has an accessibility identifier. UIKit does not reveal which accessibility methods a class overrides.",
    ])

  private static let device = ScreenOrigin(
    title: "A device by USB, what it speaks", format: DeviceItems.name,
    needs: "Linux or a Mac, an iPhone or iPad in developer mode, pymobiledevice3",
    choice:
      "Choose this to compare the narration with what a device really speaks. The list alone shows which elements are silent.",
    steps: [
      Step(
        "Have the device list its elements, and compare them with the narration of the same screen", "sh",
        """
        pip install pymobiledevice3
        pymobiledevice3 developer accessibility list-items > device.json
        a11y-audit narrate login.json --against device.json
        a11y-audit device.json
        """)
    ],
    limits: [
      "The list has spoken texts, without frames and traits.",
      "The shape of the list was taken from the source of pymobiledevice3 11.45; it has not been tried with a device.",
    ])

  private static let deviceAudit = ScreenOrigin(
    title: "A device by USB, Apple's audit", format: AppleAudit.name,
    needs: "Linux or a Mac, an iPhone or iPad in developer mode, pymobiledevice3",
    choice: "Choose this for Apple's own findings about an app on a device, without a test.",
    steps: [
      Step(
        "Have the device audit the screen that it shows, and report what it finds", "sh",
        """
        pymobiledevice3 developer accessibility run-audit testTypeContrast testTypeHitRegion testTypeDynamicText \
          testTypeTextClipped testTypeElementDetection testTypeSufficientElementDescription > login.audit.json
        a11y-audit login.audit.json
        """),
      Step(
        "With a description of the same screen, the findings are at its elements, each once", "sh",
        """
        a11y-audit login.json
        a11y-audit login.json --apple-audit other-name.json
        """),
    ],
    limits: [
      "An issue has a frame and no label.",
      "The shape of the result was taken from the source of pymobiledevice3 11.45; it has not been tried with a device.",
    ])

  private static let idb = ScreenOrigin(
    title: "idb", format: IDB.name,
    needs: "a Mac with Xcode, a booted simulator, idb and idb_companion",
    choice: "Choose this for one screen of a simulator, with hints and traits, without a test.",
    steps: [
      Step(
        "Save the screen that the simulator shows", "sh",
        """
        idb ui describe-all --udid UDID > login.json
        xcrun simctl io UDID screenshot login.png
        a11y-audit login.json
        """),
      Step(
        "If the file contains only an application without elements, turn accessibility on and save it again", "sh",
        """
        xcrun simctl spawn UDID defaults write com.apple.Accessibility AccessibilityEnabled -bool true
        xcrun simctl spawn UDID defaults write com.apple.Accessibility ApplicationAccessibilityEnabled -bool true
        """),
    ],
    limits: ["Only elements of VoiceOver are listed: what is missing for VoiceOver is missing in the file."])

  private static let axe = ScreenOrigin(
    title: "AXe", format: IDB.name,
    needs: "a Mac with Xcode, a booted simulator and AXe",
    choice: "Like idb, as one program without a companion.",
    steps: [
      Step(
        "Save the screen that the simulator shows", "sh",
        """
        axe describe-ui --udid UDID > login.json
        a11y-audit login.json
        """)
    ],
    limits: ["The traits are left out: rules that need them are counted as not checked."])

  private static let appium = ScreenOrigin(
    title: "Appium", format: WebDriverAgentXML.name,
    needs: "an Appium session with a simulator or a device",
    choice: "Choose this if the tests use Appium; devices in a cloud work, too.",
    steps: [
      Step(
        "Save the page source in a test", "python",
        """
        with open("login.xml", "w", encoding="utf-8") as file:
            file.write(driver.page_source)
        """),
      Step(
        "Optional, from iOS 17: save the screenshot and what Apple's audit finds next to it", "python",
        """
        driver.save_screenshot("login.png")
        with open("login.audit.json", "w", encoding="utf-8") as file:
            json.dump(driver.execute_script("mobile: performAccessibilityAudit", {}), file)
        """),
      Step("Audit it", "sh", "a11y-audit login.xml"),
    ],
    limits: [
      "A screenshot must be a PNG of the size that the device has; colors are measured there.",
      "Hints and colors are not in the page source; traits are in it since version 9.12 of WebDriverAgent.",
    ])

  private static let webDriverAgent = ScreenOrigin(
    title: "WebDriverAgent", format: WebDriverAgentJSON.name,
    needs: "a running WebDriverAgent, on a simulator or a device",
    choice: "Like Appium, without it.",
    steps: [
      Step(
        "Save the source", "sh",
        """
        curl 'http://localhost:8100/source?format=json' > login.json
        a11y-audit login.json
        """)
    ],
    limits: ["Hints and colors are not in it; traits follow from the kind of control."])

  private static let maestro = ScreenOrigin(
    title: "Maestro", format: Maestro.name,
    needs: "Maestro, and a simulator or device with the app in the foreground",
    choice: "Choose this if the tests use Maestro.",
    steps: [
      Step(
        "Save the hierarchy", "sh",
        """
        maestro hierarchy > login.json
        a11y-audit login.json
        """)
    ],
    limits: ["The file does not tell what kind of control an element is: few rules can check it."])

  private static let accessibilitySnapshot = ScreenOrigin(
    title: "AccessibilitySnapshot", format: AccessibilitySnapshot.name,
    needs: "a Mac with Xcode, and snapshot tests with AccessibilitySnapshot",
    choice: "Choose this for components in unit tests: the order and everything that VoiceOver receives.",
    steps: [
      Step(
        "Encode the hierarchy in a test and attach it", "swift",
        """
        let hierarchy = AccessibilityHierarchyParser().parseAccessibilityHierarchy(in: view)
        let tree = XCTAttachment(data: try JSONEncoder().encode(hierarchy), uniformTypeIdentifier: "public.json")
        tree.name = "login.json"
        tree.lifetime = .keepAlways
        add(tree)
        """),
      Step("Export the attachments as for XCUITest, and audit the folder", "sh", "a11y-audit attachments"),
    ],
    limits: ["Only elements of VoiceOver are listed; classes, colors and fonts are not."])

  private static let detox = ScreenOrigin(
    title: "Detox", format: DetoxXML.name,
    needs: "Detox 20 or later, for React Native apps",
    choice: "Choose this if the tests use Detox.",
    steps: [
      Step(
        "Save the hierarchy in a test", "javascript",
        #"require("fs").writeFileSync("login.xml", await device.generateViewHierarchyXml());"#),
      Step("Audit it", "sh", "a11y-audit login.xml"),
    ],
    limits: ["Traits, hints and states are not in it."])

  private static let a11yUITests = ScreenOrigin(
    title: "A11yUITests", format: A11yUITests.name,
    needs: "UI tests that use A11yUITests",
    choice: "Choose this if reference snapshots are there already.",
    steps: [Step("Audit the snapshots in the repository", "sh", "a11y-audit AppUITests")],
    limits: ["Hints and the hierarchy are not in them."])

  private static let earlGrey = ScreenOrigin(
    title: "EarlGrey", format: EarlGrey.name,
    needs: "tests with EarlGrey, or with Detox before version 18",
    choice: "Choose this if logs of failed tests are there already.",
    steps: [Step("Save the hierarchy that a failed test prints as a text file", "sh", "a11y-audit login.txt")],
    limits: ["Colors and fonts are not in it."])

  private static let debugger = ScreenOrigin(
    title: "The debugger", format: RecursiveDescription.name,
    needs: "a Mac with Xcode, and the app running in the debugger",
    choice: "A look at the views of an app without any tool. Prefer one of the others.",
    steps: [
      Step(
        "Pause the app, print the views, and save what is printed", "sh",
        "(lldb) expr -l objc -O -- [[[UIApplication sharedApplication] keyWindow] recursiveDescription]"),
      Step("Audit it", "sh", "a11y-audit login.txt"),
    ],
    limits: ["Labels, hints, values and traits are not in it: frames and classes are checked."])

  private static let byHand = ScreenOrigin(
    title: "By hand", format: Outline.name,
    needs: "nothing",
    choice: "For a design, before there is an app.",
    steps: [
      Step(
        "Write a starter description, change it, and audit and narrate it", "sh",
        """
        a11y-audit new login
        a11y-audit login.outline
        a11y-audit narrate login.outline
        """)
    ],
    limits: ["A description that is written by hand shows what is meant, not what the app does."])
}
