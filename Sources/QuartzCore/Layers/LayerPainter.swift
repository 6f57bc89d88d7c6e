/// Draws a layer's own content straight into the frame, each time the frame needs it, without keeping a bitmap.
///
/// The drawing must be a pure function of the layer's and the painter's state: it may run for any part of the layer, at
/// any time. Whoever changes that state calls `setNeedsPaint()` on the layer.
@MainActor package protocol LayerPainter: AnyObject {
    /// Draws into `context`, whose coordinates are the layer's bounds in points, y downwards, already clipped to the
    /// bounds. `scale` is device pixels a point.
    func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat)

    /// Whether it draws nothing but text and upright rectangles, whose edges are at whole device pixels or hard. The
    /// compositor may then let it draw any part alone; otherwise it must draw everything for each part. Default: false.
    var drawsOnlyTextAndBoxes: Bool { get }
}

extension LayerPainter {
    package var drawsOnlyTextAndBoxes: Bool { false }
}
