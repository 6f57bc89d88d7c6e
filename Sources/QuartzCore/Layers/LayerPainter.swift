import TextEngine

/// An object that draws a layer's own content directly into the frame, whenever the frame needs it, without a bitmap.
///
/// Drawing is a pure function of the state of the layer and the painter. It can run for any part of the layer, at any
/// time, any number of times for a frame, and for snapshots that are not displayed. Therefore, ``paint(_:in:scale:)``
/// and ``text(of:scale:)`` change nothing that can be observed: they neither change nor mark layers, and request no
/// layout, display or frame. They may cache values that they derive from the state, such as the layout of a text.
///
/// After a change of the state, call `setNeedsPaint()` on the layer; `setNeedsDisplay()` of its view does so. A painter
/// that needs to know whether its content is visible implements ``observesPainting`` and ``didPaint(_:)``.
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

    /// A Boolean value that indicates whether everything that the painter draws moves with the origin of the layer's
    /// bounds, and nothing else changes with the origin. Pixels of a scrolled layer are then moved instead of painted.
    var paintsInContentCoordinates: Bool { get }

    /// A Boolean value that indicates whether the painter is notified of displayed frames that contain its drawing. The
    /// default is `false`.
    var observesPainting: Bool { get }

    /// Tells the painter that ``paint(_:in:scale:)`` drew a part of a displayed frame. The host calls the method after
    /// the frame has been painted, possibly several times.
    ///
    /// The painter may request the next frame, as animated content does that should cost nothing while it is not
    /// visible. It must not change layers: the frame has been committed.
    func didPaint(_ layer: CALayer)
}

extension LayerPainter {
    package var paintsInContentCoordinates: Bool { false }
    package func text(of layer: CALayer, scale: CGFloat) -> PositionedTextLayout? { nil }

    package var observesPainting: Bool { false }

    package func didPaint(_ layer: CALayer) {}
}
