import UIKit

/// A view that contains rows of four views: a box at the leading edge, a label beside it, and two boxes of equal widths.
@MainActor class RowsPage: UIView {
    @MainActor struct Row {
        let icon = UIView()
        let label = UILabel()
        let left = UIView()
        let right = UIView()

        var views: [UIView] { [icon, label, left, right] }
    }

    static let rowHeight: CGFloat = 24
    let rows: [Row]

    init(count: Int) {
        rows = (0..<count).map { _ in Row() }
        super.init(frame: .zero)
        for (index, row) in rows.enumerated() {
            row.label.text = "Row \(index)"
            row.views.forEach(addSubview)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Moves the label of a row away from its box.
    func moveLabel(at index: Int, to offset: CGFloat) {}
}
