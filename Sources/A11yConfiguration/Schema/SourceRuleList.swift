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
      summary: "A custom control is exposed and nobody gives it a label"),
    OtherRule(
      id: "image-only-button",
      summary: "A button shows a picture and has no name"),
    OtherRule(
      id: "label-in-name-literal",
      summary: "A control is called otherwise than what is written on it"),
    OtherRule(
      id: "role-in-label-literal",
      summary: "A label says what kind of element it belongs to"),
    OtherRule(
      id: "debug-string-label",
      summary: "A label is made of what programmers see, not of words"),
    OtherRule(
      id: "tap-without-trait",
      summary: "Something can be tapped and does not say so",
      options: [
        RuleOption(
          name: "exempt-views",
          defaultValue: "overlay,background,backdrop,dim,scrim,mask,container,blur,cover,video,player,canvas",
          accepts: "words with commas between them",
          meaning: "words in the name of a view behind something, which a tap on it closes"),
        RuleOption(
          name: "exempt-methods",
          defaultValue: "keyboard,end editing,dismiss,hide,resign,close",
          accepts: "words with commas between them",
          meaning: "words in the name of a recognizer's method that closes something, for which VoiceOver has its own gestures"),
        RuleOption(
          name: "exempt-actions",
          defaultValue: "dismiss",
          accepts: "words with commas between them",
          meaning: "words in the name of the only thing that a SwiftUI action does"),
        RuleOption(
          name: "exempt-mentions",
          defaultValue: "keyboard",
          accepts: "words with commas between them",
          meaning: "words in any name in a SwiftUI action"),
        RuleOption(
          name: "exempt-states",
          defaultValue: "focus",
          accepts: "words with commas between them",
          meaning: "words in the name of a property that a SwiftUI action sets")
      ]),
    OtherRule(
      id: "traits-overwritten",
      summary: "Setting a state takes away what the control is"),
    OtherRule(
      id: "link-without-link-trait",
      summary: "A button leaves the app for a web page and does not say so",
      options: [
        RuleOption(
          name: "exempt-targets",
          defaultValue: "settings,tel,telprompt,mail,mailto,sms,phone,itms,appstore,app store,email,scheme,deeplink,deep link,facetime,face time,call",
          accepts: "words with commas between them",
          meaning: "words in an address, or in its name, that leads to another app"),
        RuleOption(
          name: "exempt-types",
          defaultValue: "menu",
          accepts: "words with commas between them",
          meaning: "words in the name of a type whose buttons are no links")
      ]),
    OtherRule(
      id: "value-change-silent",
      summary: "A custom control shows a value that VoiceOver never speaks"),
    OtherRule(
      id: "unformatted-value",
      summary: "A value is spoken with all its digits"),
    OtherRule(
      id: "hint-describes-gesture",
      summary: "A hint tells how to tap instead of what happens"),
    OtherRule(
      id: "small-hit-area",
      summary: "A control is held to a size smaller than a finger",
      options: [
        RuleOption(
          name: "minimum",
          defaultValue: "44",
          accepts: "a number from 1 to 1000",
          meaning: "the smallest side, in points"),
        RuleOption(
          name: "exempt-modifiers",
          defaultValue: "style",
          accepts: "words with commas between them",
          meaning: "words in the name of a modifier that may make a button larger"),
        RuleOption(
          name: "exempt-members",
          defaultValue: "bar,toolbar,navbar,tabbar,nav,navigation,menu",
          accepts: "words with commas between them",
          meaning: "words in the name of a property or function for what is in a bar or menu")
      ]),
    OtherRule(
      id: "accessibility-frame-space",
      summary: "A frame is given in the wrong coordinates",
      options: [
        RuleOption(
          name: "exempt-views",
          defaultValue: "window,screen",
          accepts: "words with commas between them",
          meaning: "words in the name of a view whose coordinates are the screen's")
      ]),
    OtherRule(
      id: "container-hides-controls",
      summary: "A container is one element, and the controls in it cannot be reached"),
    OtherRule(
      id: "controls-hidden",
      summary: "A control is hidden from assistive technology while it can be seen and used"),
    OtherRule(
      id: "overlay-not-modal",
      summary: "A dialogue of the app's own does not keep VoiceOver inside"),
    OtherRule(
      id: "fixed-font",
      summary: "A text keeps its size whatever size the user has chosen",
      options: [
        RuleOption(
          name: "exempt-types",
          defaultValue: "tab bar,tabbar,tool bar,toolbar,bottom bar,navigation bar,nav bar,navbar,navigation title,bottom nav,bottom navigation,tab item,emoji,watermark",
          accepts: "words with commas between them",
          meaning: "words in the name of a type whose text keeps its size, as in a bar, or that shows pictures"),
        RuleOption(
          name: "exempt-names",
          defaultValue: "navigation bar,nav bar,navbar,tab bar,tabbar,tool bar,toolbar,navigation title,bar title",
          accepts: "words with commas between them",
          meaning: "words in the name of what is in a bar, where text keeps its size")
      ]),
    OtherRule(
      id: "font-does-not-follow",
      summary: "A text takes the user's size once and does not follow when it changes",
      options: [
        RuleOption(
          name: "exempt-calls",
          defaultValue: "font,style",
          accepts: "words with commas between them",
          meaning: "words in the name of a method that may make a text follow the user's size")
      ]),
    OtherRule(
      id: "fixed-label-height",
      summary: "A text that grows is held to one height",
      options: [
        RuleOption(
          name: "exempt-names",
          defaultValue: "navigation bar,nav bar,navbar,tab bar,tabbar,tool bar,toolbar,navigation title,bar title",
          accepts: "words with commas between them",
          meaning: "words in the name of what is in a bar, where text keeps its size")
      ]),
    OtherRule(
      id: "large-content-missing",
      summary: "A bar of the app's own keeps its text small and shows nothing larger"),
    OtherRule(
      id: "literal-contrast",
      summary: "A text hardly differs from what is behind it"),
    OtherRule(
      id: "state-not-exposed",
      summary: "A custom control shows that it is selected and does not say it"),
    OtherRule(
      id: "custom-control-not-exposed",
      summary: "A control that draws itself and takes touches is no element for assistive technology"),
    OtherRule(
      id: "drag-control-not-adjustable",
      summary: "A control whose value is dragged cannot be adjusted without dragging"),
    OtherRule(
      id: "adjustable-without-increment",
      summary: "An element says that it is adjustable and does nothing when it is adjusted"),
    OtherRule(
      id: "increment-without-adjustable",
      summary: "Code for adjusting is never called, because the element is not adjustable"),
    OtherRule(
      id: "increment-without-action",
      summary: "Adjusting with VoiceOver changes the value, and the app is not told"),
    OtherRule(
      id: "override-swallows-setter",
      summary: "A public class ignores the label that its users set"),
    OtherRule(
      id: "activate-does-nothing",
      summary: "A method answers that it did what VoiceOver asked, and does nothing"),
    OtherRule(
      id: "unlocalised-accessibility-string",
      summary: "What VoiceOver says is written in one language only"),
    OtherRule(
      id: "notification-misuse",
      summary: "VoiceOver is told something when it cannot hear it, or far too often"),
    OtherRule(
      id: "reduce-motion-ignored",
      summary: "Something moves without end, whatever the user has asked for",
      options: [
        RuleOption(
          name: "exempt-names",
          defaultValue: "load,download,upload,spin,progress,activity,shimmer,skeleton,indicator,hud,placeholder,redact,busy,sync,refresh,retry,retries,cursor,caret,searching,typing",
          accepts: "words with commas between them",
          meaning: "words in the name of a type, function, property or condition that shows that something is in progress"),
        RuleOption(
          name: "exempt-changes",
          defaultValue: "opacity,alpha",
          accepts: "words with commas between them",
          meaning: "words in the name of a property whose change moves nothing")
      ]),
    OtherRule(
      id: "auto-dismiss",
      summary: "A message goes away by itself before everybody has read it"),
    OtherRule(
      id: "motion-only",
      summary: "Something is done by shaking the device only"),
    OtherRule(
      id: "media-autoplay",
      summary: "Sound begins by itself and talks over VoiceOver",
      options: [
        RuleOption(
          name: "exempt-players",
          defaultValue: "animation,animated,haptic",
          accepts: "words with commas between them",
          meaning: "words in the name of a player that makes no sound")
      ]),
    OtherRule(
      id: "gesture-without-action",
      summary: "What a long press or a swipe does cannot be done without it",
      options: [
        RuleOption(
          name: "exempt-actions",
          defaultValue: "dismiss,hide,close,debug,keyboard,back,scroll,page,next,previous,menu,end editing,pop,cancel,highlight,edge,minimize,minimise,collapse,continuous,repeat",
          accepts: "words with commas between them",
          meaning: "words in the name of what a gesture calls, or of the recognizer, for which VoiceOver has a gesture of its own"),
        RuleOption(
          name: "exempt-types",
          defaultValue: "scroll,transition,presentation,dismiss,navigation controller,toast,snack,snackbar,banner,canvas,signature,drawing",
          accepts: "words with commas between them",
          meaning: "words in the name of a type whose gestures are not checked"),
        RuleOption(
          name: "exempt-states",
          defaultValue: "press,touch,highlight,location,push,click",
          accepts: "words with commas between them",
          meaning: "words in the name of a property that only stores that, or where, a view is touched")
      ]),
    OtherRule(
      id: "suppression-comment",
      summary: "A comment that accepts findings gives no reason, names no rule, is past its day, or accepts nothing"),
    OtherRule(
      id: "deprecated-accessibility-modifier",
      summary: "An accessibility modifier goes by its old name"),
  ]
}
