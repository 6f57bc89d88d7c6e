import UIKit

/// A cell that is laid out with stack views.
final class StackedCell: FeedCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        let names = StackedCell.stack([name, date], .vertical, spacing: 4)
        let header = StackedCell.stack([picture, names, badge], .horizontal, spacing: 8)
        header.alignment = .top
        let row = StackedCell.stack(buttons, .horizontal, spacing: 8)
        row.distribution = .fillEqually
        let column = StackedCell.stack([header, text, image, line, row, footer], .vertical, spacing: 8)
        let margin = FeedCell.margin
        column.layoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
        column.isLayoutMarginsRelativeArrangement = true
        let whole = StackedCell.stack([upperEdge, column, lowerEdge], .vertical, spacing: 0)
        whole.translatesAutoresizingMaskIntoConstraints = false
        addSubview(whole)
        NSLayoutConstraint.activate([
            whole.topAnchor.constraint(equalTo: topAnchor), whole.bottomAnchor.constraint(equalTo: bottomAnchor),
            whole.leadingAnchor.constraint(equalTo: leadingAnchor),
            whole.trailingAnchor.constraint(equalTo: trailingAnchor),
            picture.widthAnchor.constraint(equalToConstant: 40), picture.heightAnchor.constraint(equalToConstant: 40),
            badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 20),
            image.heightAnchor.constraint(equalToConstant: 60), line.heightAnchor.constraint(equalToConstant: 1),
            upperEdge.heightAnchor.constraint(equalToConstant: 1),
            lowerEdge.heightAnchor.constraint(equalToConstant: 1),
        ])
    }

    required init?(coder: NSCoder) { nil }

    private static func stack(
        _ views: [UIView], _ axis: NSLayoutConstraint.Axis, spacing: CGFloat
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.spacing = spacing
        return stack
    }
}
