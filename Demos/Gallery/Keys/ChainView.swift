import UIKit

/// The responder chain from top to bottom, with those marked that a press went through.
final class ChainView: UIView {
    private static let rowHeight: CGFloat = 26
    private var rows: [ChainRow] = []

    /// Shows the chain that begins with a responder.
    func show(from first: UIResponder?, visited: [UIResponder]) {
        var chain: [UIResponder] = []
        var current = first
        while let responder = current {
            chain.append(responder)
            current = responder.next
        }
        while rows.count < chain.count {
            let row = ChainRow()
            rows.append(row)
            addSubview(row)
        }
        while rows.count > chain.count { rows.removeLast().removeFromSuperview() }
        // Those between two that were noted passed it on without a word.
        let last = chain.lastIndex { responder in visited.contains { $0 === responder } } ?? -1
        for (index, (row, responder)) in zip(rows, chain).enumerated() {
            row.show(ChainView.name(of: responder), wasVisited: index <= last, isLast: index == chain.count - 1)
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, row) in rows.enumerated() {
            let y = CGFloat(index) * ChainView.rowHeight
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: ChainView.rowHeight)
            row.isHidden = row.frame.maxY > bounds.height + 1
        }
    }

    private static func name(of responder: UIResponder) -> String {
        if let field = responder as? KeyField { return "KeyField, \(field.name.lowercased())" }
        return "\(type(of: responder))"
    }
}

/// A responder: a dot and a name.
private final class ChainRow: UIView {
    private let dot = UIView()
    private let line = UIView()
    private let label = UILabel("", font: Style.smallText)
    private var isLast = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        line.backgroundColor = .systemGray4
        dot.layer.cornerRadius = 4
        for item in [line, dot, label] { addSubview(item) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        dot.frame = CGRect(x: 0, y: bounds.midY - 4, width: 8, height: 8)
        line.frame = CGRect(x: 3, y: bounds.midY + 8, width: 2, height: isLast ? 0 : bounds.height - 16)
        label.frame = CGRect(x: 20, y: 0, width: max(0, bounds.width - 20), height: bounds.height)
    }

    func show(_ name: String, wasVisited: Bool, isLast: Bool) {
        label.text = name
        label.textColor = wasVisited ? .label : .secondaryLabel
        dot.backgroundColor = wasVisited ? .systemBlue : .systemGray4
        self.isLast = isLast
        setNeedsLayout()
    }
}
