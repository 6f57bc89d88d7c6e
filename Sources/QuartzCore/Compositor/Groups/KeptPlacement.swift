/// Under which circumstances pixels of a layer were rendered: under the same ones they are the same.
///
/// A place only whole pixels away is not the same: the colours of stretched pictures and the coverage of large shapes
/// come out a little different there.
struct KeptPlacement: Equatable {
    let stamp: Int
    private let bounds: CGRect
    let toDevice: CGAffineTransform

    @MainActor init(_ layer: CALayer, _ toDevice: CGAffineTransform) {
        stamp = layer.committed.stamp
        bounds = layer.presentationProperties.bounds
        self.toDevice = toDevice
    }
}
