import UIKit

/// A list of cells that determine their heights by constraints. Cells appear as they are scrolled to, and are used
/// again after they disappear, as in a table.
final class SelfSizingList: UIScrollView {
    private var visible: [(index: Int, cell: StackedCell)] = []
    private var unused: [StackedCell] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentSize = CGSize(width: frame.width, height: 1_000_000)
    }

    required init?(coder: NSCoder) { nil }

    /// The index of the last cell that is visible.
    var lastIndex: Int { visible.last?.index ?? -1 }

    override func layoutSubviews() {
        super.layoutSubviews()
        while let first = visible.first, first.cell.frame.maxY < bounds.minY {
            first.cell.removeFromSuperview()
            unused.append(first.cell)
            visible.removeFirst()
        }
        while (visible.last?.cell.frame.maxY ?? 0) < bounds.maxY { appendCell() }
    }

    private func appendCell() {
        let cell = unused.popLast() ?? StackedCell()
        let index = lastIndex + 1
        cell.update(index)
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        cell.frame = CGRect(
            x: 0, y: visible.last?.cell.frame.maxY ?? 0, width: bounds.width, height: size.height)
        addSubview(cell)
        visible.append((index, cell))
    }
}
