import QuartzCore

/// The rounded panel of a sheet, with its shadow; the presented controller's view is in it.
@MainActor final class SheetPanel: UIView {
    private static let cornerRadius: CGFloat = 14
    /// Cuts off the corners of the controller's view, which the shadow must not be cut off with.
    private let cut = UIView()

    init(_ content: UIView) {
        super.init(frame: .zero)
        backgroundColor = UIColor.systemBackground
        layer.cornerRadius = SheetPanel.cornerRadius
        layer.shadowColor = CGColor(gray: 0, alpha: 1)
        layer.shadowOpacity = 0.30
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
        cut.clipsToBounds = true
        cut.layer.cornerRadius = SheetPanel.cornerRadius
        cut.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(cut)
        hold(content)
        layer.borderWidth = 1
        registerForTraitChanges([UITraitUserInterfaceStyle.self], action: SheetPanel.updateBorder)
    }

    // A shadow alone does not set it off from what is dark.
    private func updateBorder() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        layer.borderColor = CGColor(gray: isDark ? 1 : 0, alpha: isDark ? 0.14 : 0.05)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        updateBorder()
    }

    required init?(coder: NSCoder) { return nil }

    /// Takes the controller's view in, if it is not in already.
    func hold(_ content: UIView) {
        guard content.superview !== cut else { return }
        for view in cut.subviews { view.removeFromSuperview() }
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.frame = cut.bounds
        cut.addSubview(content)
    }
}
