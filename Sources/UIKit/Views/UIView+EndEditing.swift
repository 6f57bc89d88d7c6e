extension UIView {
    /// Makes the view or its descendant resign first responder.
    ///
    /// - Parameter force: Whether the first responder is removed even if it refuses to resign.
    /// - Returns: True if neither the view nor a descendant is first responder afterwards.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window, let responder = window.firstResponder, responder.belongs(to: self) else { return true }
        if responder.resignFirstResponder() { return true }
        guard force else { return false }
        _ = window.suspendFirstResponder(in: self)
        return true
    }
}
