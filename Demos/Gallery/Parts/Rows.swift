import UIKit

/// Views below one another, each as wide as all and as high as it likes to be.
final class Rows: UIView {
    private let rows: [UIView]
    private let spacing: CGFloat

    init(spacing: CGFloat = 12, _ rows: [UIView]) {
        self.rows = rows
        self.spacing = spacing
        super.init(frame: .zero)
        for item in rows { addSubview(item) }
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = rows.reduce(0) { $0 + $1.sizeThatFits(CGSize(width: size.width, height: 0)).height }
        return CGSize(width: size.width, height: height + spacing * CGFloat(max(0, rows.count - 1)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for row in rows {
            let height = row.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height + spacing
        }
    }
}

/// Views side by side, each as wide as it likes to be, or all equally wide.
final class Columns: UIView {
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
        var x: CGFloat = 0
        for (index, column) in columns.enumerated() {
            var width = areEqual ? even : column.sizeThatFits(.zero).width
            // The last one has what is left; nothing leaves the row.
            if index == columns.count - 1, column is UILabel { width = bounds.width - x }
            column.frame = CGRect(x: x, y: 0, width: max(0, min(width, bounds.width - x)), height: bounds.height)
            x += width + spacing
        }
    }
}
