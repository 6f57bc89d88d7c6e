import UIKit

/// A grid of 1000 labels. Each press of U increments the number in one of them.
class LabelsView: UIView {
    private var labels: [UILabel] = []
    private var count = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        let font = BenchmarkStyle.font(7)
        for row in 0..<BenchmarkStyle.rows {
            for column in 0..<BenchmarkStyle.columns {
                let label = UILabel()
                label.text = "\(row),\(column)"
                label.font = font
                label.textAlignment = .center
                labels.append(label)
                addSubview(label)
            }
        }
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, label) in labels.enumerated() {
            label.frame = BenchmarkStyle.cell(
                row: index / BenchmarkStyle.columns, column: index % BenchmarkStyle.columns, in: bounds.size)
        }
    }

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: { $0.key?.keyCode == .keyboardU }) else {
            return super.pressesBegan(presses, with: event)
        }
        count += 1
        labels[20 * BenchmarkStyle.columns + 12].text = "\(count)"
    }
}
