/// Holds a presented controller's view in a panel, and cuts off its corners, which the panel's shadow must not be cut
/// off with.
@MainActor final class PanelContentView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { return nil }

    /// Takes the controller's view in, if it is not in already.
    func hold(_ content: UIView) {
        guard content.superview !== self else { return }
        for view in subviews { view.removeFromSuperview() }
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.frame = bounds
        addSubview(content)
    }
}
