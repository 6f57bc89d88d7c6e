import UIKit

/// Rows with a name and a control each.
final class FormRows: UIView {
    private let rows: [(label: UILabel, control: UIView)]
    private static let spacing: CGFloat = 12

    init(_ rows: [(String, UIView)]) {
        self.rows = rows.map { (UILabel($0.0, font: Style.smallText), $0.1) }
        super.init(frame: .zero)
        for (row, name) in zip(self.rows, rows.map(\.0)) {
            row.control.nameIfNeeded(name)
            addSubview(row.label)
            addSubview(row.control)
        }
    }

    required init?(coder: NSCoder) { nil }

    private func height(_ row: (label: UILabel, control: UIView)) -> CGFloat { row.control.sizeThatFits(.zero).height }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width,
            height: rows.reduce(0) { $0 + height($1) } + FormRows.spacing * CGFloat(rows.count - 1))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let labels = rows.map { $0.label.sizeThatFits(.zero).width }.max() ?? 0
        var y: CGFloat = 0
        for row in rows {
            let size = row.control.sizeThatFits(.zero)
            let x = labels.rounded(.up) + 16
            row.label.frame = directional(CGRect(x: 0, y: y, width: labels.rounded(.up), height: size.height))
            row.control.frame = directional(
                CGRect(x: x, y: y, width: min(size.width, max(0, bounds.width - x)), height: size.height))
            y += size.height + FormRows.spacing
        }
    }
}
