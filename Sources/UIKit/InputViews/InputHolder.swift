/// Holds an input or accessory view; what that does not handle goes to the responder that provided it.
@MainActor final class InputHolder: UIView {
    private weak var provider: UIResponder?
    private weak var content: UIView?

    override var next: UIResponder? { provider ?? super.next }

    /// Shows a view instead of the one before.
    func show(_ view: UIView?, for provider: UIResponder?) {
        self.provider = provider
        guard view !== content || view?.superview !== self else { return }
        if let content, content.superview === self { content.removeFromSuperview() }
        content = view
        if let view { addSubview(view) }
    }

    /// How high the view wants to be in a width, in points: what its frame says, or else what fits it.
    ///
    /// - Parameter standard: the height of a view that says nothing.
    func height(in width: CGFloat, standard: CGFloat) -> CGFloat {
        guard let content else { return 0 }
        // It was given another height since it was laid out.
        if content.frame.height != bounds.height { naturalHeight = content.frame.height }
        if (content as? UIInputView)?.allowsSelfSizing != true, naturalHeight > 0 { return naturalHeight }
        let fitting = content.sizeThatFits(CGSize(width: width, height: 0)).height
        return fitting > 0 ? fitting : standard
    }

    /// The height that the view came with.
    private var naturalHeight: CGFloat = 0

    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        naturalHeight = subview.frame.height
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content?.frame = bounds
    }
}
