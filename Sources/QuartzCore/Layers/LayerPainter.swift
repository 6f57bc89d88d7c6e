/// Draws a layer's own content straight into the frame, each time the frame needs it, without keeping a bitmap.
///
/// The drawing must be a pure function of the layer's and the painter's state: it may run for any part of the layer, at
/// any time. Whoever changes that state calls `setNeedsPaint()` on the layer.
@MainActor package protocol LayerPainter: AnyObject {
    /// Draws into `context`, whose coordinates are the layer's bounds in points, y downwards, already clipped to the
    /// bounds. `scale` is device pixels a point. The clip may be any part of the bounds; what a pixel becomes must not
    /// depend on it, and with the context's own methods it does not.
    func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat)

    /// A text that is all there is to draw, in the layer's bounds; nil where ``paint(_:in:scale:)`` does more than draw it. It is
    /// blended into the frame without a context, which is several times as fast.
    func text(of layer: CALayer, scale: CGFloat) -> PlacedText?
}

extension LayerPainter {
    package func text(of layer: CALayer, scale: CGFloat) -> PlacedText? { nil }
}
