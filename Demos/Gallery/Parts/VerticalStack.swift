import UIKit

/// A vertical stack of views, each with its full width and its preferred height.
class VerticalStack: UIView {
    private var rows: [UIView]
    private let spacing: CGFloat

    init(spacing: CGFloat = 12, _ rows: [UIView]) {
        self.rows = rows
        self.spacing = spacing
        super.init(frame: .zero)
        for item in rows { addSubview(item) }
    }

    required init?(coder: NSCoder) { nil }

    /// Adds a row at the end.
    func add(_ row: UIView) {
        rows.append(row)
        addSubview(row)
        setNeedsLayout()
    }

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
