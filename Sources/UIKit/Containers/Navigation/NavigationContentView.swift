/// The view of a navigation controller. Its layout places the bars and the top controller's view.
@MainActor final class NavigationView: UIView {
    weak var controller: UINavigationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layoutBars()
    }
}

/// The view that contains the views of a navigation controller's children.
@MainActor final class NavigationContentView: UIView {
    weak var controller: UINavigationController?

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
