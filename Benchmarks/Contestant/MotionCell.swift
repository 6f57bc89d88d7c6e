import UIKit

/// A cell that is blue while the pointer is over it.
final class MotionCell: UIView {
    private let color: UIColor

    init(isEven: Bool) {
        color = BenchmarkStyle.color(isEven ? 0xdddddd : 0xcccccc)
        super.init(frame: .zero)
        backgroundColor = color
        addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: MotionCell.hover))
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    private func hover(_ recognizer: UIHoverGestureRecognizer) {
        switch recognizer.state {
        case .began: backgroundColor = BenchmarkStyle.color(0x3366cc)
        case .ended, .cancelled: backgroundColor = color
        default: break
        }
    }
}
