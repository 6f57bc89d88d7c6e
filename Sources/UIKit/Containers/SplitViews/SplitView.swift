/// The view of a split view controller. Its layout places the columns.
@MainActor final class SplitView: UIView {
    weak var controller: UISplitViewController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layOutColumns()
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        setNeedsLayout()
    }
}

/// The view that contains the view of the controller of a column.
@MainActor final class SplitColumnHost: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviewStorage where view.transform.isIdentity && view.frame != bounds { view.frame = bounds }
    }
}

/// The shade over content beside an overlay. A press on it hides the overlay (SP-13).
@MainActor final class SplitShade: UIView {
    private let action: () -> Void

    init(action: @escaping () -> Void) {
        self.action = action
        super.init(frame: .zero)
        backgroundColor = UIColor.pair(0x000000, 0x000000, lightAlpha: 0.12, darkAlpha: 0.4)
    }

    required init?(coder: NSCoder) { return nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { action() }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
