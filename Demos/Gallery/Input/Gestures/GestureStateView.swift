import UIKit

/// A view with several gesture recognizers that displays the state of each of them.
final class GestureStateView: UIView {
    private let names = ["Tap", "Double tap", "Long press", "Swipe", "Hover"]
    private var recognizers: [UIGestureRecognizer] = []
    private var states: [UILabel] = []
    private var counts = [Int](repeating: 0, count: 5)
    private let field = UIView()

    init() {
        super.init(frame: .zero)
        field.backgroundColor = .tertiarySystemFill
        field.layer.cornerRadius = Style.innerRadius
        addSubview(field)
        let tap = UITapGestureRecognizer(target: self, action: GestureStateView.report)
        let double = UITapGestureRecognizer(target: self, action: GestureStateView.report)
        double.numberOfTapsRequired = 2
        tap.require(toFail: double)
        let swipe = UISwipeGestureRecognizer(target: self, action: GestureStateView.report)
        recognizers = [
            tap, double, UILongPressGestureRecognizer(target: self, action: GestureStateView.report), swipe,
            UIHoverGestureRecognizer(target: self, action: GestureStateView.report),
        ]
        for (name, recognizer) in zip(names, recognizers) {
            recognizer.name = name
            field.addGestureRecognizer(recognizer)
            let label = UILabel("", font: Style.digits, color: .secondaryLabel)
            states.append(label)
            addSubview(label)
        }
        for index in names.indices { show(index) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height: CGFloat = 22
        let top = bounds.height - CGFloat(states.count) * height
        field.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, top - 8))
        for (index, label) in states.enumerated() {
            label.frame = CGRect(x: 0, y: top + CGFloat(index) * height, width: bounds.width, height: height)
        }
    }

    private func report(_ recognizer: UIGestureRecognizer) {
        guard let index = recognizers.firstIndex(where: { $0 === recognizer }) else { return }
        if recognizer.state == .began || recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
        {
            counts[index] += 1
        }
        show(index)
    }

    private func show(_ index: Int) {
        let state =
            switch recognizers[index].state {
            case .began: "began"
            case .changed: "changed"
            case .ended: "ended"
            case .cancelled: "cancelled"
            case .failed: "failed"
            case .possible: "possible"
            }
        states[index].text = "\(names[index]): \(counts[index]), \(state)"
    }
}
