import CoreGraphics

/// The view that a layer belongs to. It is notified when the geometry of the layer changes.
@MainActor package protocol CALayerOwner: CALayerDelegate {
    /// Tells the owner that the layer's bounds changed.
    func layerDidChangeBounds(_ layer: CALayer, from old: CGRect)

    /// Tells the owner that the layer's position changed.
    func layerDidMove(_ layer: CALayer)
}
