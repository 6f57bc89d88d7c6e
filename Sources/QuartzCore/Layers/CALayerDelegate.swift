/// Draws, lays out and animates on behalf of a layer.
///
/// Every method has a default, so a delegate writes those it needs. Swift fixes the defaults in the class that declares
/// the conformance: a subclass of it cannot add a method its superclass left to the default.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
    /// Gives the layer its content, usually by setting `contents`. The default lets the layer draw with ``draw(_:in:)``
    /// into a bitmap that it keeps.
    func display(_ layer: CALayer)

    /// Draws the layer's content into a bitmap the layer keeps. Coordinates are points in the layer's bounds with y
    /// downwards. The default draws nothing.
    func draw(_ layer: CALayer, in ctx: CGContext)

    /// Called before the layer draws into its bitmap. The default does nothing.
    func layerWillDraw(_ layer: CALayer)

    /// Places the layer's sublayers. The default does nothing.
    func layoutSublayers(of layer: CALayer)

    /// What to run when the property `event` changes: nil to let the layer look further, `NSNull` for nothing. The
    /// default is nil. Called before the change.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Lets the layer draw into its bitmap.
    public func display(_ layer: CALayer) { layer.drawBackingStore() }
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Nil: the layer looks further.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
