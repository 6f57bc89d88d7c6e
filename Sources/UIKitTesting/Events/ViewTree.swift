import UIKit

/// Formats a view hierarchy as text for the descriptions of errors.
@MainActor enum ViewTree {
    /// Returns one line for each view, indented by depth: class, frame, identifier, label, value, and properties that
    /// prevent touches.
    ///
    /// - Parameters:
    ///   - root: The root of the hierarchy.
    ///   - marked: A view to mark with an arrow.
    static func text(_ root: UIView, marked: UIView? = nil) -> String {
        var lines: [String] = []
        append(root, depth: 0, marked: marked, to: &lines)
        if let marked, !marked.isDescendant(of: root) { lines.append("not in this hierarchy: " + line(marked)) }
        return lines.joined(separator: "\n")
    }

    private static func append(_ view: UIView, depth: Int, marked: UIView?, to lines: inout [String]) {
        let indent = String(repeating: "  ", count: depth)
        lines.append((view === marked ? "→ " : "  ") + indent + line(view))
        for subview in view.subviews { append(subview, depth: depth + 1, marked: marked, to: &lines) }
    }

    private static func line(_ view: UIView) -> String {
        let frame = view.frame
        var words = ["\(type(of: view))"]
        words.append("(\(short(frame.minX)), \(short(frame.minY)), \(short(frame.width)), \(short(frame.height)))")
        if let identifier = view.accessibilityIdentifier { words.append("\"\(identifier)\"") }
        if let label = view.accessibilityLabel { words.append("“\(label)”") }
        if let value = view.accessibilityValue { words.append("= \(value)") }
        if view.isHidden { words.append("hidden") }
        if view.alpha < 1 { words.append("alpha \(short(view.alpha))") }
        if !view.isUserInteractionEnabled { words.append("user interaction disabled") }
        if let control = view as? UIControl, !control.isEnabled { words.append("disabled") }
        return words.joined(separator: " ")
    }

    /// Formats a number with at most two decimals.
    private static func short(_ value: CGFloat) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
}
