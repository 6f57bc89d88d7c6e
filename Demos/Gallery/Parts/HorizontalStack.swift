import UIKit

/// A horizontal row of views, with their preferred widths or with equal widths. In a frame that is higher than the row,
/// the row is at the top.
class HorizontalStack: UIView {
    private let columns: [UIView]
    private let spacing: CGFloat
    private let height: CGFloat
    private let areEqual: Bool

    init(height: CGFloat = 32, spacing: CGFloat = 8, equal: Bool = false, _ columns: [UIView]) {
        self.columns = columns
        self.spacing = spacing
        self.height = height
        areEqual = equal
        super.init(frame: .zero)
        for item in columns { addSubview(item) }
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let even = (bounds.width - spacing * CGFloat(columns.count - 1)) / CGFloat(max(1, columns.count))
        let rowHeight = min(height, bounds.height)
        var x: CGFloat = 0
        for (index, column) in columns.enumerated() {
            let wish = column.sizeThatFits(.zero)
            var width = areEqual ? even : wish.width
            // A label in the last column fills the remaining width. No column extends beyond the row.
            if index == columns.count - 1, column is UILabel { width = bounds.width - x }
            width = max(0, min(width, bounds.width - x))
            // Controls and image views keep their preferred heights.
            let isOfOwnHeight = column is UIControl && !(column is UIButton) || column is UIImageView
            let high = isOfOwnHeight ? min(wish.height, rowHeight) : rowHeight
            column.frame = directional(
                CGRect(x: x, y: ((rowHeight - high) / 2).rounded(), width: width, height: high))
            x += width + spacing
        }
    }
}
