// swift-format-ignore-file
// As much of the framework Accessibility as Capture/A11yCapture.swift uses, declared by its public documentation.

@_exported import Foundation

public final class AXCustomContent: NSObject {
  public enum Importance: Int { case `default`, high }
  public let label: String
  public let value: String
  public var importance = Importance.default
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}

public protocol AXCustomContentProvider: AnyObject { var accessibilityCustomContent: [AXCustomContent]! { get set } }
