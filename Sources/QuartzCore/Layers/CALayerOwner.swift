import CoreGraphics

/// The object whose own layer a layer is: a view. It learns of geometry that is set on the layer directly.
@MainActor package protocol CALayerOwner: CALayerDelegate {
    /// The layer's bounds changed.
    func layerDidChangeBounds(_ layer: CALayer, from old: CGRect)

    /// The layer's position changed.
    func layerDidMove(_ layer: CALayer)
}
