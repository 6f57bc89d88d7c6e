import QuartzCore

// Masks of views.
extension UIView {
    /// The mask view, unless its layer is no longer the mask of this view's layer.
    var maskStorage: UIView? {
        get { rareValues?.mask.flatMap { $0.layer === layer.mask ? $0 : nil } }
        set {
            let old = maskStorage
            guard newValue !== old else { return }
            old?.moved(to: nil)
            if let newValue {
                precondition(newValue !== self, "a view cannot be its own mask")
                newValue.removeFromSuperview()
            }
            if newValue != nil || rareValues != nil { ownRareValues.mask = newValue }
            layer.mask = newValue?.layer
            if let newValue {
                if newValue.windowStorage !== windowStorage { newValue.moved(to: windowStorage) }
                newValue.setNeedsLayout()
            }
        }
    }
}
