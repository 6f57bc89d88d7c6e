extension CALayer {
    /// Returns the implicit animation of a change, for a standalone layer (one without a view) that is displayed and
    /// has been in a frame; otherwise `nil`.
    final func implicitAction(_ event: String) -> (any CAAction)? {
        guard animatesImplicitly, committed.siblingIndex >= 0, let property = LayerProperty(rawValue: event),
            property.animatesImplicitly, rootLayer.host?.clock != nil
        else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.previous = presentationValue(property)
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}

extension LayerProperty {
    /// A Boolean value that indicates whether a change of the property animates implicitly. Contents, paths, and values
    /// that cannot be interpolated change immediately.
    fileprivate var animatesImplicitly: Bool {
        switch self {
        case .contents, .hidden, .path, .shadowPath, .zPosition, .fontSize: false
        default: true
        }
    }
}
