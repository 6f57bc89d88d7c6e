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
            row.show(
                ChainView.name(of: responder), role: ChainView.role(of: responder), wasVisited: index <= last,
                isLast: index == chain.count - 1)
        }
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: CGFloat(rows.count) * ChainView.rowHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, row) in rows.enumerated() {
            let y = CGFloat(index) * ChainView.rowHeight
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: ChainView.rowHeight)
            row.isHidden = row.frame.maxY > bounds.height + 1
        }
    }

    private static func role(of responder: UIResponder) -> String {
        switch responder {
        case is UIWindow: "window"
        case is UIView: "view"
        case is UIViewController: "controller"
        case is UIScene: "scene"
        case is UIApplication: "application"
        default: responder is any UIApplicationDelegate ? "delegate" : ""
        }
    }

    static func name(of responder: UIResponder) -> String {
        let type = "\(type(of: responder))"
        if let name = (responder as? UIView)?.accessibilityLabel { return "\(type), \(name.lowercased())" }
        return type
    }
}
