/// The place of a preview: a point of a container view.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    /// The view in whose coordinates the place is. It must be in a window while the preview is displayed.
    public let container: UIView

    /// The center of the preview, in the coordinates of the container.
    public let center: CGPoint

    /// The transform of the preview. The default is the identity.
    public let transform: CGAffineTransform

    /// Creates a place with a transform.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }

    /// Creates a place without a transform.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }
}
