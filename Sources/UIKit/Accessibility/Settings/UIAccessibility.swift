import DisplayServer

/// The user's preferences for accessible interfaces, and messages to assistive technologies such as screen readers.
///
/// ```swift
/// UIView.animate(withDuration: UIAccessibility.isReduceMotionEnabled ? 0 : 0.3) { label.alpha = 1 }
/// UIAccessibility.post(notification: .announcement, argument: "Saved")
/// ```
@preconcurrency @MainActor public enum UIAccessibility {
    // MARK: Settings

    /// A Boolean value that indicates whether an assistive technology reads the app: a screen reader or another program
    /// that uses the accessibility services of the desktop (AX-18).
    public static var isVoiceOverRunning: Bool { AccessibilityCenter.isActive }

    /// A Boolean value that indicates whether the user prefers interfaces without animated motion: the desktop's
    /// setting for animations is off. Views then fade instead of sliding (NC-22).
    public static var isReduceMotionEnabled: Bool { settings.reducesMotion ?? false }

    /// A Boolean value that indicates whether the user prefers more contrast (AX-18). The traits of views have it too:
    /// ``UITraitCollection/accessibilityContrast``.
    public static var isDarkerSystemColorsEnabled: Bool { settings.hasHighContrast ?? false }

    private static var settings: DisplaySettings { UIApplication.shared.displays.current.server.settings }

    /// Posted after ``isVoiceOverRunning`` changed.
    nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")

    /// Posted after ``isReduceMotionEnabled`` changed.
    nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")

    /// Posted after ``isDarkerSystemColorsEnabled`` changed.
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

    /// Posts the notifications for settings that differ.
    static func settingsDidChange(from old: DisplaySettings, to new: DisplaySettings) {
        let center = NotificationCenter.default
        if (old.reducesMotion ?? false) != (new.reducesMotion ?? false) {
            center.post(name: reduceMotionStatusDidChangeNotification, object: nil)
        }
        if (old.hasHighContrast ?? false) != (new.hasHighContrast ?? false) {
            center.post(name: darkerSystemColorsStatusDidChangeNotification, object: nil)
        }
    }

    // MARK: Coordinates

    /// Converts a rectangle of a view to points of the screen, and returns its bounding box.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard rect.isFinite else { return .zero }
        return (view.window?.screen ?? .main).convert(rect, from: view)
    }

    /// Converts a path of a view to points of the screen.
    ///
    /// - Returns: A new path. Lines stay lines under the transforms of the view.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let screen = view.window?.screen ?? .main
        let origin = screen.convert(CGPoint.zero, from: view)
        let x = screen.convert(CGPoint(x: 1, y: 0), from: view)
        let y = screen.convert(CGPoint(x: 0, y: 1), from: view)
        let result = path.copy() as? UIBezierPath ?? path
        result.apply(
            CGAffineTransform(
                a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y, tx: origin.x, ty: origin.y))
        return result
    }

    // MARK: Notifications

    /// Tells assistive technologies about a change of the interface (AX-28). Costs the test of a flag while none runs.
    ///
    /// - Parameters:
    ///   - notification: The kind of the change.
    ///   - argument: A text that is spoken, or the element to which the cursor of the screen reader moves, depending on
    ///     the kind; or `nil`.
    public static func post(notification: Notification, argument: Any?) {
        AccessibilityCenter.post(notification, argument)
    }

    /// Posted after an announcement was handed to the assistive technology. The user info has its text and whether it
    /// succeeded. Desktops do not report when a text has been spoken, or that it was interrupted.
    nonisolated public static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")

    /// The user info key of the text of an announcement.
    nonisolated public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"

    /// The user info key of a Boolean value that indicates whether an announcement succeeded.
    nonisolated public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"

    /// Posted after the cursor of an assistive technology has moved to an element, or keyboard focus while one runs.
    /// The user info has the element and the previous one (AX-26).
    nonisolated public static let elementFocusedNotification = Foundation.Notification.Name(
        "UIAccessibilityElementFocusedNotification")

    /// The user info key of the element that has the cursor.
    nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"

    /// The user info key of the element that had the cursor.
    nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

    // MARK: Focus

    /// Returns the element at which the cursor of the assistive technology is; `nil` if none runs (AX-26).
    ///
    /// - Parameter assistiveTechnologyIdentifier: The technology. There is one cursor, whichever is given.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        AccessibilityCenter.focusedElement
    }
}
