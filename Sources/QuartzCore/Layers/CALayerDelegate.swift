/// A delegate that draws, lays out, and animates a layer.
///
/// Every method has a default implementation. Swift binds the default implementations in the class that declares the
/// conformance: a subclass cannot implement a method that its superclass left to the default.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
    /// Provides the layer's content, usually by setting `contents`. The default implementation draws with
    /// ``draw(_:in:)`` into a bitmap that the layer stores.
    func display(_ layer: CALayer)

    /// Draws the layer's content into a bitmap that the layer stores. The user space of the context is the layer's
    /// bounds in points, with the y-axis pointing down. The default implementation draws nothing.
    func draw(_ layer: CALayer, in ctx: CGContext)

    /// Tells the delegate that the layer is about to draw into its bitmap. The default implementation does nothing.
    func layerWillDraw(_ layer: CALayer)

    /// Lays out the layer's sublayers. The default implementation does nothing.
    func layoutSublayers(of layer: CALayer)

    /// Returns the action for a change of a property. The layer calls the method before the change.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - event: The name of the property.
    /// - Returns: The action; `NSNull` for no action; or `nil`, which is the default, to continue the search.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Draws into the layer's bitmap.
    public func display(_ layer: CALayer) { layer.drawBackingStore() }
    /// The default implementation draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// The default implementation does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// The default implementation does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Returns `nil`, so that the layer continues its search.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
