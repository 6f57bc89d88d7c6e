/// The view that contains the views of a container's children.
@MainActor final class ContainerContentView: UIView {
    weak var controller: UIViewController?

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { return nil }

    // Views that move receive no touches.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard controller?.containmentTransition == nil else {
            return self.point(inside: point, with: event) ? self : nil
        }
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
