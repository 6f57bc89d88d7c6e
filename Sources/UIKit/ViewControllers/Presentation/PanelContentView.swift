/// A view that contains a presented controller's view in a panel and clips it to rounded corners. The panel itself does
/// not clip, so that its shadow remains visible.
@MainActor final class PanelContentView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { return nil }

    /// Adds the controller's view, unless it is a subview already.
    func hold(_ content: UIView) {
        guard content.superview !== self else { return }
        for view in subviews { view.removeFromSuperview() }
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.frame = bounds
        addSubview(content)
    }
}
