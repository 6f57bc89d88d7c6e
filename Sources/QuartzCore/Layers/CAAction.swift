/// An object that responds to a change of a layer's property, or to the insertion or removal of a layer; most often an
/// animation.
@preconcurrency @MainActor public protocol CAAction {
    /// Runs the action.
    ///
    /// - Parameters:
    ///   - event: The identifier of the event, such as the name of the changed property.
    ///   - anObject: The layer on which the event occurred.
    ///   - dict: Additional information about the event; `nil` for property changes.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An action that does nothing. As the result of an action lookup, it ends the search.
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
