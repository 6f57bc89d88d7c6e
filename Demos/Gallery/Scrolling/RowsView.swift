import UIKit

/// A scroll view with numbered rows.
final class RowsView: UIScrollView {
    private let rows: [UILabel]
    private let dots: [UIView]
    private static let rowHeight: CGFloat = 40

    init(_ titles: [String]) {
        rows = titles.map { UILabel($0, font: Style.smallText) }
        dots = titles.indices.map { index in
            let dot = UIView()
            dot.backgroundColor = Style.color(index)
            dot.layer.cornerRadius = 5
            return dot
        }
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Style.innerRadius
        for row in rows { addSubview(row) }
        for dot in dots { addSubview(dot) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows other titles in the rows.
    func show(_ titles: [String]) {
        for (row, title) in zip(rows, titles) { row.text = title }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentSize = CGSize(width: bounds.width, height: CGFloat(rows.count) * RowsView.rowHeight)
        for (index, (row, dot)) in zip(rows, dots).enumerated() {
            let y = CGFloat(index) * RowsView.rowHeight
            dot.frame = CGRect(x: 16, y: y + 15, width: 10, height: 10)
            row.frame = CGRect(x: 40, y: y, width: max(0, bounds.width - 56), height: RowsView.rowHeight)
        }
    }
}
