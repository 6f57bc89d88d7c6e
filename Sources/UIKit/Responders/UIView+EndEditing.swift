extension UIView {
    /// Takes the keys from whatever in this view has them: the view itself, or something in it.
    ///
    /// - Parameter force: whether they are taken from one that refuses, too.
    /// - Returns: whether nothing in the view has the keys any more.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window = self as? UIWindow ?? window, let responder = window.firstResponder,
            responder.belongs(to: self)
        else { return true }
        if responder.resignFirstResponder() { return true }
        guard force else { return false }
        _ = window.suspendFirstResponder(in: self)
        return true
    }
}
