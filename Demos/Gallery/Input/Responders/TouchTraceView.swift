import UIKit

/// A named view that can contain other such views, and records the touches that it receives.
final class TouchTraceView: UIView {
    private let label: UILabel

    init(_ name: String) {
        label = UILabel(name, font: Style.smallText)
        super.init(frame: .zero)
        accessibilityLabel = name
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Style.innerRadius
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// Adds two subviews, one of which has a subview itself.
    func addInner() {
        let left = TouchTraceView("Left")
        let right = TouchTraceView("Right")
        right.addSubview(TouchTraceView("Inner"))
        addSubview(left)
        addSubview(right)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 12, y: 8, width: max(0, bounds.width - 24), height: 20)
        let inner = subviews.filter { $0 is TouchTraceView }
        guard !inner.isEmpty else { return }
        let area = CGRect(x: 12, y: 36, width: max(0, bounds.width - 24), height: max(0, bounds.height - 48))
        let width = (area.width - 12 * CGFloat(inner.count - 1)) / CGFloat(inner.count)
        for (index, view) in inner.enumerated() {
            view.frame = CGRect(
                x: (area.minX + CGFloat(index) * (width + 12)).rounded(), y: area.minY, width: width.rounded(),
                height: area.height)
        }
    }

    /// Highlights the touched view, and the views that received the touch.
    func mark(_ touched: UIResponder, visited: [UIResponder]) {
        let isTouched = self === touched
        layer.borderWidth = isTouched ? 2 : visited.contains { $0 === self } ? 1 : 0
        layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
        for case let view as TouchTraceView in subviews { view.mark(touched, visited: visited) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let trace = TouchTrace.shared
        // The touched view is the first to receive the touch.
        let isTouched = touches.first?.view === self
        if isTouched { trace.begin() }
        trace.note(self)
        if !trace.stopsAtView { super.touchesBegan(touches, with: event) }
        // At this point the touch has passed through the responder chain.
        if isTouched { trace.end() }
    }
}
