import QuartzCore

/// The strip beside a swiped row that displays its actions.
///
/// The strip is as wide as the part of the row that is revealed. Narrower than its buttons, it shows the inner part of
/// each; wider, it stretches them.
@MainActor final class SwipeActionsView: UIView {
    let buttons: [SwipeActionButton]
    /// A Boolean value that indicates whether the strip is at the left of the row.
    let isAtLeft: Bool
    /// A Boolean value that indicates whether the first action fills the strip, because releasing performs it.
    var isExpanded = false { didSet { if isExpanded != oldValue { setNeedsLayout() } } }

    /// The greatest part of a row that the actions cover, so that a part of the row stays visible.
    private static let greatestPart: CGFloat = 0.8

    init(
        _ actions: [UIContextualAction], isAtLeft: Bool, perform: @escaping (SwipeActionButton) -> Void
    ) {
        buttons = actions.map { SwipeActionButton($0, perform: perform) }
        self.isAtLeft = isAtLeft
        super.init(frame: .zero)
        clipsToBounds = true
        // The outermost action covers the others.
        for button in buttons.reversed() { addSubview(button) }
    }

    required init?(coder: NSCoder) { return nil }

    private var preferredWidth: CGFloat { buttons.reduce(0) { $0 + $1.preferredWidth } }

    /// Returns the width of the strip beside an open row of a width, in points.
    func restingWidth(in width: CGFloat) -> CGFloat {
        min(preferredWidth, (width * SwipeActionsView.greatestPart).rounded(.down))
    }

    /// The width of the strip while the row is open, in points. The list sets it.
    var openWidth: CGFloat = 0 { didSet { if openWidth != oldValue { setNeedsLayout() } } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let total = preferredWidth
        guard total > 0 else { return }
        let height = bounds.height
        let part = bounds.width / total
        let natural = openWidth / total
        var outer: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let preferred = button.preferredWidth
            let end = outer + preferred * part
            // The distance of the inner edge from the outer edge of the strip.
            let isFilling = isExpanded && index == 0
            let inner = isFilling ? bounds.width : end
            let width = isFilling ? bounds.width : preferred * max(part, natural)
            let x = isAtLeft ? inner - width : bounds.width - inner
            button.frame = CGRect(x: x, y: 0, width: width, height: height)
            outer = end
        }
    }
}
