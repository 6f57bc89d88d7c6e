/// Rarely used focus properties of a view.
@MainActor final class FocusValues {
    var groupIdentifier: String?
    var groupPriority: UIFocusGroupPriority?
    /// The focus effect that the app set, which may be nil; nil if the app set none.
    var effect: UIFocusEffect??
    /// The ring around a focused view that is not a control.
    var ring: FocusRing?

    init() {}
}

extension UIView {
    /// The view's focus properties, which are allocated on first access.
    var ownFocusValues: FocusValues {
        let values = focusValues ?? FocusValues()
        focusValues = values
        return values
    }

    /// Shows or hides the focus ring of a view that is not a control.
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

    /// The shape that the focus ring surrounds, unless the view's effect specifies another one.
    var focusRingShape: (rect: CGRect, cornerRadius: CGFloat) {
        (focusEffect as? UIFocusHaloEffect)?.shape ?? focusShape
    }

    /// The nearest focus environment that contains the view.
    var focusParent: (any UIFocusEnvironment)? {
        if let viewController, viewController.viewIfLoaded === self { return viewController }
        return superviewStorage
    }
}
