extension UIView {
    /// Sets or removes a closure that is called when a constraint in the view, or an intrinsic size, has changed (TV-26).
    func observeContent(_ isObserved: Bool, _ observer: @escaping () -> Void) {
        if isObserved {
            ownLayoutItem.contentObserver = observer
        } else if layoutItem?.contentObserver != nil {
            layoutItem?.contentObserver = nil
        }
    }
}
