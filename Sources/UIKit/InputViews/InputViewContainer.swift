/// A container for an input or accessory view. Events that the view does not handle go to the responder that provided
/// it.
@MainActor final class InputViewContainer: UIView {
    private weak var provider: UIResponder?
    private weak var content: UIView?

    override var next: UIResponder? { provider ?? super.next }

    /// Replaces the content with a view.
    func show(_ view: UIView?, for provider: UIResponder?) {
        self.provider = provider
        guard view !== content || view?.superview !== self else { return }
        if let content, content.superview === self { content.removeFromSuperview() }
        content = view
        if let view { addSubview(view) }
    }

    /// Returns the preferred height of the content: the height of its frame, or else its fitting height.
    ///
    /// - Parameters:
    ///   - width: The width of the window, in points.
    ///   - standard: The height of a view that specifies none, in points.
    func height(in width: CGFloat, standard: CGFloat) -> CGFloat {
        guard let content else { return 0 }
        // The app has set another height since the last layout.
        if content.frame.height != bounds.height { naturalHeight = content.frame.height }
        if (content as? UIInputView)?.allowsSelfSizing != true, naturalHeight > 0 { return naturalHeight }
        let fitting = content.sizeThatFits(CGSize(width: width, height: 0)).height
        return fitting > 0 ? fitting : standard
    }

    /// The height of the content's frame as the app set it, in points.
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
