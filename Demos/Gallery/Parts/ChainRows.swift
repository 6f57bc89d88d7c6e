import UIKit

/// A list of responders with one row each. Rows that do not fit are hidden.
class ChainRows: UIView {
    /// The name and role of a responder, and whether an event passed through it.
    struct Entry {
        let name: String
        let role: String
        let wasVisited: Bool
    }

    private static let rowHeight: CGFloat = 26
    private var rows: [ChainRow] = []

    func show(_ entries: [Entry]) {
        while rows.count < entries.count {
            let row = ChainRow()
            rows.append(row)
            addSubview(row)
        }
        while rows.count > entries.count { rows.removeLast().removeFromSuperview() }
        for (index, (row, entry)) in zip(rows, entries).enumerated() {
            row.show(entry.name, role: entry.role, wasVisited: entry.wasVisited, isLast: index == entries.count - 1)
        }
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: CGFloat(rows.count) * ChainRows.rowHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, row) in rows.enumerated() {
            let y = CGFloat(index) * ChainRows.rowHeight
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: ChainRows.rowHeight)
            row.isHidden = row.frame.maxY > bounds.height + 1
        }
    }

    static func name(of responder: UIResponder) -> String {
        let type = "\(type(of: responder))"
        if let name = (responder as? UIView)?.accessibilityLabel { return "\(type), \(name.lowercased())" }
        return type
    }
}
