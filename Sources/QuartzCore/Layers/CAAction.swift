/// Something that happens because a layer's property changed or the layer entered or left the tree; an animation, most
/// often.
@preconcurrency @MainActor public protocol CAAction {
    /// Runs the action.
    ///
    /// - Parameters:
    ///   - event: What happened: the name of the property that changed.
    ///   - anObject: The layer it happened to.
    ///   - dict: More about the event; nil for changes of properties.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// `NSNull` stands for "no action, and do not look any further".
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
