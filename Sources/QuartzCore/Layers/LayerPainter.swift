import TextEngine

/// An object that draws a layer's own content directly into the frame, whenever the frame needs it, without a bitmap.
///
/// The drawing must be a pure function of the state of the layer and the painter: it can run for any part of the layer,
/// at any time. After a change of this state, call `setNeedsPaint()` on the layer.
@MainActor package protocol LayerPainter: AnyObject {
    /// Draws the layer's content.
    ///
    /// The result must not depend on the clip, which can be any part of the bounds. With the context's own methods it
    /// does not.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - context: A context whose user space is the layer's bounds in points, with the y-axis pointing down, clipped
    ///     to the bounds.
    ///   - scale: The number of device pixels per point.
    func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat)

    /// Returns the text that makes up the entire content, in the layer's coordinate system, or `nil` if
    /// ``paint(_:in:scale:)`` draws anything else. The compositor blends the text into the frame without a context,
    /// which is several times as fast.
    func text(of layer: CALayer, scale: CGFloat) -> PositionedTextLayout?
}

extension LayerPainter {
    package func text(of layer: CALayer, scale: CGFloat) -> PositionedTextLayout? { nil }
}
