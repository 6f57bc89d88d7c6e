import AccessibilityTree

/// Shows what assistive technologies find in an interface, and finds what they would miss. The type is not part of
/// Apple's API; the environment variable `UIKIT_ACCESSIBILITY_AUDIT=1` prints the issues of each window of an app.
///
/// ```swift
/// for element in AccessibilityInspector.elements(in: window) {
///     print(AccessibilityInspector.spokenText(of: element))     // "Volume, 50%, adjustable"
/// }
/// for issue in AccessibilityInspector.issues(in: window) { print(issue) }
/// ```
@preconcurrency @MainActor public enum AccessibilityInspector {
    /// Returns the elements in a view, a window or a scene in the order in which a screen reader visits them (AX-05).
    /// Rows of lists that are not displayed are not among them.
    public static func elements(in object: UIResponder) -> [UIResponder] { AccessibilityOrder.elements(in: object) }

    /// Returns the frontmost element at a point of a window, also if it is disabled; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - point: The point in the coordinates of the window.
    ///   - window: The window.
    public static func element(at point: CGPoint, in window: UIWindow) -> UIResponder? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        let onScreen = window.screen.convert(point, from: window as any UICoordinateSpace)
        return elements(in: window).last { element in
            guard element.accessibilityFrame.contains(onScreen) else { return false }
            return (element as? UIView).map { $0.visiblePartInWindow.contains(point) } ?? true
        }
    }

    /// Returns what a screen reader says about an element: its label, value, traits and hint.
    public static func spokenText(of element: UIResponder) -> String { AccessibilityText.spoken(element) }

    /// Returns the names of the actions that assistive technologies offer for an element, its activation first.
    public static func actionNames(of element: UIResponder) -> [String] {
        NodeAction.all(of: element, AccessibilityRole(of: element)).map(\.action.name)
    }

    /// Returns the problems of the elements in a view or window (AX-41).
    public static func issues(in view: UIView) -> [AccessibilityIssue] { AccessibilityAudit.issues(in: view) }
}
