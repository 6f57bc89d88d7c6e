import UIKit

/// The grid of labels, with a red marker in the bottom right corner.
final class MarkedLabelsView: LabelsView {
    private let mark = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        mark.backgroundColor = BenchmarkStyle.color(0xff0000)
        addSubview(mark)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        mark.frame = CGRect(x: bounds.width - 10, y: bounds.height - 10, width: 10, height: 10)
    }
}
