extension CALayer {
    /// The animation of a change of a layer that belongs to no view: one that has been seen, and is seen.
    final func implicitAction(_ event: String) -> (any CAAction)? {
        guard animatesImplicitly, committed.siblingIndex >= 0, let property = LayerProperty(rawValue: event),
            property.animatesImplicitly, rootLayer.host?.clock != nil
        else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.previous = seenValue(property)
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}

extension LayerProperty {
    /// Pictures and paths change at once, and what cannot be half of two values.
    fileprivate var animatesImplicitly: Bool {
        switch self {
        case .contents, .hidden, .path, .shadowPath, .zPosition, .fontSize: false
        default: true
        }
    }
}
