import UIKit

extension UIView {
    /// Gives the view a name for screen readers if it has none, such as that of the label beside it.
    func nameIfNeeded(_ name: String) {
        guard (accessibilityLabel ?? "").isEmpty, isAccessibilityElement || self is UIControl else { return }
        accessibilityLabel = name
    }
}
