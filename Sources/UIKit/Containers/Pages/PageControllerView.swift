/// The view of a page view controller. Its layout places the pages and the page control.
@MainActor final class PageControllerView: UIView {
    weak var controller: UIPageViewController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layoutPages()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        setNeedsLayout()
    }

    // Pages that move by an animation receive no touches.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let turn = controller?.turn, !turn.isDragged else { return super.hitTest(point, with: event) }
        return self.point(inside: point, with: event) ? self : nil
    }
}
