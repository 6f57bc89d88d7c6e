import UIKit

/// Rows that are laid out with constraints.
final class ConstrainedRows: RowsPage {
    private var offsets: [NSLayoutConstraint] = []

    override init(count: Int) {
        super.init(count: count)
        var constraints: [NSLayoutConstraint] = []
        var top = topAnchor
        for row in rows {
            let offset = row.label.leadingAnchor.constraint(equalTo: row.icon.trailingAnchor, constant: 8)
            offsets.append(offset)
            for view in row.views {
                view.translatesAutoresizingMaskIntoConstraints = false
                constraints.append(view.topAnchor.constraint(equalTo: top))
                constraints.append(view.heightAnchor.constraint(equalToConstant: RowsPage.rowHeight))
            }
            constraints += [
                row.icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                row.icon.widthAnchor.constraint(equalToConstant: 20), offset,
                row.label.widthAnchor.constraint(equalToConstant: 120),
                row.left.leadingAnchor.constraint(equalTo: row.label.trailingAnchor, constant: 8),
                row.right.leadingAnchor.constraint(equalTo: row.left.trailingAnchor, constant: 8),
                row.right.widthAnchor.constraint(equalTo: row.left.widthAnchor),
                row.right.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            ]
            top = row.icon.bottomAnchor
        }
        NSLayoutConstraint.activate(constraints)
    }

    required init?(coder: NSCoder) { nil }

    override func moveLabel(at index: Int, to offset: CGFloat) { offsets[index].constant = 8 + offset }
}
