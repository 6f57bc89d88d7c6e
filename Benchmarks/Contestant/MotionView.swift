import UIKit

/// A grid of 1000 views, each of which is blue while the pointer is over it.
final class MotionView: UIView {
    private var cells: [MotionCell] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        for row in 0..<BenchmarkStyle.rows {
            for column in 0..<BenchmarkStyle.columns {
                let cell = MotionCell(isEven: (row + column) % 2 == 0)
                cells.append(cell)
                addSubview(cell)
            }
        }
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, cell) in cells.enumerated() {
            cell.frame = BenchmarkStyle.cell(
                row: index / BenchmarkStyle.columns, column: index % BenchmarkStyle.columns, in: bounds.size)
        }
    }
}
