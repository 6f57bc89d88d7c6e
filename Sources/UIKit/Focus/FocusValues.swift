/// What few views have to do with the focus.
@MainActor final class FocusValues {
    var groupIdentifier: String?
    var groupPriority: UIFocusGroupPriority?
    /// What the app set, which may be nothing; nil if it set nothing.
    var effect: UIFocusEffect??
    /// The ring around a focused view that is no control.
    var ring: FocusRing?

    init() {}
}

extension UIView {
    /// What is noted about the view; the memory for it is made the first time.
    var ownFocusValues: FocusValues {
        let values = focusValues ?? FocusValues()
        focusValues = values
        return values
    }

    /// Shows or hides the ring of a view that is no control.
    func updatePlainFocusRing() {
        guard isFocused, focusEffect != nil else {
            focusValues?.ring?.remove()
            focusValues?.ring = nil
            return
        }
        let values = ownFocusValues
        let ring = values.ring ?? FocusRing()
        values.ring = ring
        ring.place(around: self)
    }

    /// The ring goes around this, if the view's effect does not say otherwise.
    var focusRingShape: (rect: CGRect, cornerRadius: CGFloat) {
        (focusEffect as? UIFocusHaloEffect)?.shape ?? (self as? UIControl)?.focusShape
            ?? (bounds, min(layer.cornerRadius, min(bounds.width, bounds.height) / 2))
    }

    /// The nearest environment around the view.
    var focusParent: (any UIFocusEnvironment)? {
        if let viewController, viewController.viewIfLoaded === self { return viewController }
        return superviewStorage
    }
}
