// swift-format-ignore-file
import A11yCore

/// What a configuration may say of the rules for Swift source, for a tool that is built without them: their catalog
/// depends on the parser of Swift, which takes minutes to build.
///
/// Written from `SourceCatalog` by a test (`RECORD=1 swift test`); edit the rules, not this file.
public enum SourceRuleList {
  public static let rules: [OtherRule] = [
    OtherRule(
      id: "custom-control-without-name",
      summary: "A custom control has no accessibility label"),
    OtherRule(
      id: "image-only-button",
      summary: "An image button has no accessibility label"),
    OtherRule(
      id: "blank-button",
      summary: "A button has neither a title, an image nor a label"),
    OtherRule(
      id: "image-missing-name",
      summary: "VoiceOver reads an image by its file name"),
    OtherRule(
      id: "input-without-name",
      summary: "An input has no accessible name"),
    OtherRule(
      id: "label-in-name-literal",
      summary: "An accessibility label does not contain the visible title"),
    OtherRule(
      id: "role-in-label-literal",
      summary: "A label repeats the control type"),
    OtherRule(
      id: "debug-string-label",
      summary: "A label or value is made from a debug string"),
    OtherRule(
      id: "tap-without-trait",
      summary: "A tappable view has no button trait",
      options: [
        RuleOption(
          name: "exempt-views",
          defaultValue: "overlay,background,backdrop,dim,dimming,dimmed,scrim,mask,blur,video,player,canvas",
          accepts: "comma-separated words",
          meaning: "words in the name of a background view that closes something when tapped"),
        RuleOption(
          name: "exempt-methods",
          defaultValue: "keyboard,end editing,dismiss,hide,resign,close,outside,background,backdrop,transparent",
          accepts: "comma-separated words",
          meaning: "words in the name of a recognizer's method that closes something, for which VoiceOver has its own gesture"),
        RuleOption(
          name: "exempt-actions",
          defaultValue: "dismiss",
          accepts: "comma-separated words",
          meaning: "words in the name of the only call in a SwiftUI action"),
        RuleOption(
          name: "exempt-mentions",
          defaultValue: "keyboard",
          accepts: "comma-separated words",
          meaning: "words in any name in a SwiftUI action"),
        RuleOption(
          name: "exempt-states",
          defaultValue: "focus",
          accepts: "comma-separated words",
          meaning: "words in the name of a property that a SwiftUI action sets")
      ]),
    OtherRule(
      id: "traits-overwritten",
      summary: "Assigning accessibilityTraits removes the control's own traits"),
    OtherRule(
      id: "link-without-link-trait",
      summary: "A button that opens a web page has no link trait",
      options: [
        RuleOption(
          name: "exempt-targets",
          defaultValue: "settings,tel,telprompt,mail,mailto,sms,phone,itms,appstore,app store,email,scheme,deeplink,deep link,facetime,face time,call",
          accepts: "comma-separated words",
          meaning: "words in a URL, or in its name, that opens another app"),
        RuleOption(
          name: "exempt-types",
          defaultValue: "menu",
          accepts: "comma-separated words",
          meaning: "words in the name of a type whose buttons are not links")
      ]),
    OtherRule(
      id: "fake-heading",
      summary: "Text looks like a heading but lacks the header trait"),
    OtherRule(
      id: "value-change-silent",
      summary: "A custom control shows a value but does not expose it"),
    OtherRule(
      id: "value-spoken-as-percent",
      summary: "A slider's value is spoken as a percentage of its range"),
    OtherRule(
      id: "unformatted-value",
      summary: "An accessibility value is not formatted"),
    OtherRule(
      id: "value-in-size",
      summary: "Only the size of a view shows a value"),
    OtherRule(
      id: "hint-describes-gesture",
      summary: "A hint describes the gesture instead of the result"),
    OtherRule(
      id: "small-hit-area",
      summary: "A hit target is smaller than 44 × 44 points",
      options: [
        RuleOption(
          name: "minimum",
          defaultValue: "44",
          accepts: "a number from 1 to 1000",
          meaning: "minimum width and height, in points"),
        RuleOption(
          name: "exempt-modifiers",
          defaultValue: "style",
          accepts: "comma-separated words",
          meaning: "words in the name of a modifier that may make a button larger"),
        RuleOption(
          name: "exempt-members",
          defaultValue: "bar,toolbar,navbar,tabbar,nav,navigation,menu",
          accepts: "comma-separated words",
          meaning: "words in the name of a property or function for items of a bar or menu")
      ]),
    OtherRule(
      id: "accessibility-frame-space",
      summary: "An accessibility frame is in the wrong coordinate space",
      options: [
        RuleOption(
          name: "exempt-views",
          defaultValue: "window,screen",
          accepts: "comma-separated words",
          meaning: "words in the name of a view that uses screen coordinates")
      ]),
    OtherRule(
      id: "container-hides-controls",
      summary: "An accessibility element hides the controls inside it"),
    OtherRule(
      id: "controls-hidden",
      summary: "A visible control is hidden from assistive technology"),
    OtherRule(
      id: "overlay-not-modal",
      summary: "A custom dialog is not modal for VoiceOver"),
    OtherRule(
      id: "row-not-combined",
      summary: "The texts of a row are separate elements"),
    OtherRule(
      id: "fixed-font",
      summary: "Text does not support Dynamic Type",
      options: [
        RuleOption(
          name: "exempt-types",
          defaultValue: "tab bar,tabbar,tool bar,toolbar,bottom bar,navigation bar,nav bar,navbar,navigation title,bottom nav,bottom navigation,tab item,emoji,watermark,logo,wordmark",
          accepts: "comma-separated words",
          meaning: "words in the name of a type whose text may keep its size, as in a bar, or that shows images"),
        RuleOption(
          name: "exempt-names",
          defaultValue: "navigation bar,nav bar,navbar,tab bar,tabbar,tool bar,toolbar,navigation title,bar title",
          accepts: "comma-separated words",
          meaning: "words in the name of an item of a bar, where text may keep its size")
      ]),
    OtherRule(
      id: "font-does-not-follow",
      summary: "Text does not follow changes of the text size while the app runs",
      options: [
        RuleOption(
          name: "exempt-calls",
          defaultValue: "font,style",
          accepts: "comma-separated words",
          meaning: "words in the name of a method that may make text follow the text size")
      ]),
    OtherRule(
      id: "fixed-label-height",
      summary: "Text that supports Dynamic Type has a fixed height",
      options: [
        RuleOption(
          name: "exempt-names",
          defaultValue: "navigation bar,nav bar,navbar,tab bar,tabbar,tool bar,toolbar,navigation title,bar title",
          accepts: "comma-separated words",
          meaning: "words in the name of an item of a bar, where text may keep its size")
      ]),
    OtherRule(
      id: "large-content-missing",
      summary: "A custom bar does not support the large content viewer"),
    OtherRule(
      id: "literal-contrast",
      summary: "Text has too little contrast"),
    OtherRule(
      id: "state-in-color",
      summary: "Only a color shows a state"),
    OtherRule(
      id: "state-not-exposed",
      summary: "A control shows its state but does not expose it"),
    OtherRule(
      id: "state-in-image",
      summary: "An image shows a state without a label"),
    OtherRule(
      id: "disclosure-without-state",
      summary: "A control that discloses content does not expose whether it is expanded"),
    OtherRule(
      id: "custom-control-not-exposed",
      summary: "A custom control is not exposed as an accessibility element"),
    OtherRule(
      id: "drag-control-not-adjustable",
      summary: "A control can be adjusted only by dragging"),
    OtherRule(
      id: "adjustable-without-increment",
      summary: "An adjustable element does not implement increment and decrement"),
    OtherRule(
      id: "increment-without-adjustable",
      summary: "An element implements increment and decrement but lacks the adjustable trait"),
    OtherRule(
      id: "increment-without-action",
      summary: "Adjusting with VoiceOver does not send an action"),
    OtherRule(
      id: "override-swallows-setter",
      summary: "A class ignores the accessibility label that its callers set"),
    OtherRule(
      id: "activate-does-nothing",
      summary: "An accessibility action returns true without doing anything"),
    OtherRule(
      id: "page-control-does-nothing",
      summary: "Adjusting a page control does not change the page"),
    OtherRule(
      id: "value-change-unreported",
      summary: "A control with a value reports touches instead of value changes"),
    OtherRule(
      id: "unlocalised-accessibility-string",
      summary: "An accessibility string is not localized"),
    OtherRule(
      id: "notification-misuse",
      summary: "An accessibility notification is posted too early or too often"),
    OtherRule(
      id: "message-not-announced",
      summary: "An error message appears without being announced",
      options: [
        RuleOption(
          name: "message-words",
          defaultValue: "error,warning,invalid,validation,failure",
          accepts: "comma-separated words",
          meaning: "words in the name of a label or a property with a message about an error")
      ]),
    OtherRule(
      id: "reduce-motion-ignored",
      summary: "An endless animation ignores Reduce Motion",
      options: [
        RuleOption(
          name: "exempt-names",
          defaultValue: "load,download,upload,spin,progress,activity,shimmer,skeleton,indicator,hud,placeholder,redact,busy,sync,refresh,retry,retries,cursor,caret,searching,typing",
          accepts: "comma-separated words",
          meaning: "words in the name of a type, function, property or condition for progress indicators"),
        RuleOption(
          name: "exempt-changes",
          defaultValue: "opacity,alpha",
          accepts: "comma-separated words",
          meaning: "words in the name of a property whose change does not move anything")
      ]),
    OtherRule(
      id: "auto-dismiss",
      summary: "A message is dismissed automatically after a fixed delay"),
    OtherRule(
      id: "motion-only",
      summary: "An action can be performed only by shaking or moving the device"),
    OtherRule(
      id: "media-autoplay",
      summary: "Sound plays automatically and covers VoiceOver's speech",
      options: [
        RuleOption(
          name: "exempt-players",
          defaultValue: "animation,animated,haptic",
          accepts: "comma-separated words",
          meaning: "words in the name of a player without sound")
      ]),
    OtherRule(
      id: "gesture-without-action",
      summary: "A long press or a swipe has no accessible alternative",
      options: [
        RuleOption(
          name: "exempt-actions",
          defaultValue: "dismiss,hide,close,debug,keyboard,back,scroll,page,next,previous,menu,end editing,pop,cancel,highlight,edge,minimize,minimise,collapse,continuous,repeat",
          accepts: "comma-separated words",
          meaning: "words in the name of the recognizer, or of a method it calls, for which VoiceOver has its own gesture"),
        RuleOption(
          name: "exempt-types",
          defaultValue: "scroll,transition,presentation,dismiss,navigation controller,toast,snack,snackbar,banner,canvas,signature,drawing",
          accepts: "comma-separated words",
          meaning: "words in the name of a type whose gestures are not checked"),
        RuleOption(
          name: "exempt-states",
          defaultValue: "press,touch,highlight,location,push,click",
          accepts: "comma-separated words",
          meaning: "words in the name of a property that only stores whether or where a view is touched")
      ]),
    OtherRule(
      id: "suppression-comment",
      summary: "A suppression comment is unused, expired, or lacks a reason or a rule"),
    OtherRule(
      id: "deprecated-accessibility-modifier",
      summary: "A deprecated accessibility modifier is used"),
  ]
}
