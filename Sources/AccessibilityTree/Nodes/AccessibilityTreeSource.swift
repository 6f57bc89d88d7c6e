import CoreGraphics

/// An application whose interface assistive technologies can read.
@MainActor package protocol AccessibilityTreeSource: AnyObject {
    /// The object to which the application posts events.
    var accessibilityEvents: AccessibilityEventCenter { get }

    /// Returns the node of the application, whose children are its windows. It is requested when an assistive
    /// technology starts, and retained by the caller until the last one ends: the application needs no tree otherwise.
    func makeAccessibilityRoot() -> any AccessibilityNode

    /// The name of the application for the user.
    var accessibilityApplicationName: String { get }

    /// The name and the version of the toolkit.
    var accessibilityToolkit: (name: String, version: String) { get }

    /// The locale of the application's texts, such as `en_US`.
    var accessibilityLocaleIdentifier: String { get }

    /// Returns the number of pixels of a screen point at a node.
    func pixelsPerPoint(at node: any AccessibilityNode) -> CGFloat

    /// Posts the window and the element that have keyboard focus, because the assistive technology did not listen when
    /// they got it. By default, nothing is posted.
    func postFocus()
}

extension AccessibilityTreeSource {
    package func postFocus() {}
}
