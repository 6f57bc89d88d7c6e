import UIKit

/// Rows that are laid out with frames.
final class FramedRows: RowsPage {
    private var offsets: [Int: CGFloat] = [:]

    override func moveLabel(at index: Int, to offset: CGFloat) {
        offsets[index] = offset
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = RowsPage.rowHeight
        for (index, row) in rows.enumerated() {
            let y = CGFloat(index) * height
            row.icon.frame = CGRect(x: 8, y: y, width: 20, height: height)
            let x = 36 + (offsets[index] ?? 0)
            row.label.frame = CGRect(x: x, y: y, width: 120, height: height)
            let column = (bounds.width - x - 120 - 24) / 2
            row.left.frame = CGRect(x: x + 128, y: y, width: column, height: height)
            row.right.frame = CGRect(x: x + 136 + column, y: y, width: column, height: height)
        }
    }
}
