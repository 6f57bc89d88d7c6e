extension CALayer {
    /// Changes an animatable property: looks up the action, changes the value, marks the layer, and runs the action.
    /// All setters of animatable properties use this method.
    ///
    /// The caller ensures that the value differs. If the transaction disables actions, the method does not look up an
    /// action.
    @inline(__always)
    final func change(_ key: String, _ effect: LayerFlags, _ body: (inout LayerProperties) -> Void) {
        let action = CATransaction.actionsAreDisabled ? nil : action(forKey: key)
        body(&modelValues)
        if !effect.isDisjoint(with: [.restyled, .scrolled]) { noteMoved() }
        if effect == .contentChanged { contentDamage = .infinite }
        mark(effect, subtree: .subtreeNeedsCommit)
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        if let action { action.run(forKey: key, object: self, arguments: nil) }
    }

    /// Returns the action for an event: that of the delegate, the `actions` dictionary, the class, or the implicit
    /// animation.
    final func findAction(_ event: String) -> (any CAAction)? {
        if let found = delegate?.action(for: self, forKey: event) { return found.isNull ? nil : found }
        if let actions, let found = actions[event] { return found.isNull ? nil : found }
        if let found = type(of: self).defaultAction(forKey: event) { return found.isNull ? nil : found }
        return implicitAction(event)
    }
}

extension CAAction {
    /// A Boolean value that indicates whether the action is `NSNull`. Every property change of a view's layer reads it,
    /// and a dynamic cast would be slow.
    fileprivate var isNull: Bool { (type(of: self) as Any.Type) == NSNull.self }
}
