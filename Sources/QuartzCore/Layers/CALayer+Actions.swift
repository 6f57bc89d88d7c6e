extension CALayer {
    /// The one way to change a property that can be animated: asks for the action, changes, marks, runs the action.
    /// Callers have made sure that the value really changes. No action is asked for where the transaction disables
    /// them.
    @inline(__always)
    final func change(_ key: String, _ effect: LayerFlags, _ body: (inout LayerProperties) -> Void) {
        let action = CATransaction.actionsAreDisabled ? nil : action(forKey: key)
        body(&modelValues)
        if effect.contains(.restyled) { noteMoved() }
        if effect == .contentChanged { contentDamage = .infinite }
        mark(effect, subtree: .subtreeNeedsCommit)
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        if let action { action.run(forKey: key, object: self, arguments: nil) }
    }

    final func findAction(_ event: String) -> (any CAAction)? {
        if let found = delegate?.action(for: self, forKey: event) { return found.isNull ? nil : found }
        if let actions, let found = actions[event] { return found.isNull ? nil : found }
        if let found = type(of: self).defaultAction(forKey: event) { return found.isNull ? nil : found }
        return implicitAction(event)
    }
}

extension CAAction {
    /// Whether it is `NSNull`. Changes of views' layers ask this each time, and a cast would look far and wide.
    fileprivate var isNull: Bool { (type(of: self) as Any.Type) == NSNull.self }
}
