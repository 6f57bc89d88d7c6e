import UIKit

/// A view that draws bars, each of which can be focused. Space, Return or a click raises a bar.
final class BarChart: UIView {
    private var bars: [Bar] = []
    private static let captionHeight: CGFloat = 20

    init(_ names: [String]) {
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        focusGroupIdentifier = "chart"
        let values: [CGFloat] = [0.4, 0.7, 0.55, 0.9, 0.3, 0.65, 0.5]
        bars = names.enumerated().map { index, name in
            Bar(name, value: values[index % values.count], in: self)
        }
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: BarChart.wasTapped(_:)))
    }

    required init?(coder: NSCoder) { nil }

    override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        super.focusItems(in: rect) + bars.filter { $0.frame.intersects(rect) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let step = bounds.width / CGFloat(max(1, bars.count))
        let room = max(0, bounds.height - BarChart.captionHeight)
        for (index, bar) in bars.enumerated() {
            let height = max(8, (room * bar.value).rounded())
            let width = max(8, min(36, step - 12))
            bar.frame = CGRect(
                x: (CGFloat(index) * step + (step - width) / 2).rounded(), y: room - height, width: width,
                height: height)
        }
    }

    override func draw(_ rect: CGRect) {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: Style.caption, .foregroundColor: UIColor.secondaryLabel,
        ]
        for bar in bars {
            let color: UIColor = bar.isFocused ? tintColor : .systemTeal
            color.setFill()
            UIBezierPath(roundedRect: bar.frame, cornerRadius: Bar.radius).fill()
            let size = bar.name.size(withAttributes: attributes)
            bar.name.draw(
                at: CGPoint(x: (bar.frame.midX - size.width / 2).rounded(), y: bounds.height - 16),
                withAttributes: attributes)
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        setNeedsDisplay()
    }

    // The chart handles the keys for the focused bar, because a bar is not a responder.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let keys = presses.compactMap(\.key?.keyCode)
        let isSelect = keys.contains(.keyboardSpacebar) || keys.contains(.keyboardReturnOrEnter)
        if isSelect, let bar = bars.first(where: \.isFocused) { return raise(bar) }
        super.pressesBegan(presses, with: event)
    }

    private func wasTapped(_ recognizer: UITapGestureRecognizer) {
        let point = recognizer.location(in: self)
        if let bar = bars.first(where: { $0.frame.insetBy(dx: -4, dy: -4).contains(point) }) { raise(bar) }
    }

    private func raise(_ bar: Bar) {
        bar.value = bar.value >= 1 ? 0.2 : min(1, bar.value + 0.2)
        setNeedsLayout()
        setNeedsDisplay()
    }
}
