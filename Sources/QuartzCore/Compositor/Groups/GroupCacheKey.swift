/// The state of a layer that determines its rendered pixels. Pixels with equal keys are equal.
///
/// Positions that differ by whole pixels have different keys, because the colors of scaled images and the coverage of
/// large shapes can differ slightly.
struct GroupCacheKey: Equatable {
    let stamp: Int
    private let bounds: CGRect
    let toDevice: CGAffineTransform

    @MainActor init(_ layer: CALayer, _ toDevice: CGAffineTransform) {
        stamp = layer.committed.stamp
        bounds = layer.effectiveProperties.bounds
        self.toDevice = toDevice
    }
}
