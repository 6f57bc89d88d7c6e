import Foundation

/// The descriptions of constraints, in Apple's format (AL-26).
///
/// Constraints for the space between two items, or between an item and the edge of its superview, are written as a
/// visual format string. This applies to the forms that visual format strings create: the first attribute is the
/// greater coordinate, as in `b.leading == a.trailing + 8`. All other constraints are equations.
@MainActor enum LayoutDescription {
    /// Returns the description of a constraint.
    static func of(_ constraint: NSLayoutConstraint) -> String {
        var names = LayoutNames()
        let relation =
            LayoutSpaceFormat(constraint).map { format(constraint, $0, &names) } ?? equation(constraint, &names)
        var words = ["\(type(of: constraint)):\(ObjectAddress.text(of: constraint))"]
        if let identifier = constraint.identifier, !identifier.isEmpty { words.append("'\(identifier)'") }
        words.append(relation)
        if constraint.priority != .required { words.append("@\(number(CGFloat(constraint.priority.rawValue)))") }
        return "<\(words.joined(separator: " "))   (\(state(constraint.isActive, names)))>"
    }

    /// Returns the descriptions of the four constraints that keep the frame of a view (AL-38). They are not objects;
    /// their address is the address of the view.
    static func autoresizing(_ view: UIView) -> [String] {
        let mask = view.autoresizingMask
        let horizontal = flags(
            mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
        let vertical = flags(
            mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
        let address = ObjectAddress.text(of: view)
        let rect = view.alignmentRectForLayout
        let values: [(String, CGFloat, isPosition: Bool)] = [
            ("minX", rect.minX, true), ("width", rect.width, false), ("minY", rect.minY, true),
            ("height", rect.height, false),
        ]
        return values.map { attribute, value, isPosition in
            var names = LayoutNames()
            let name = names.name(of: view.ownLayoutItem)
            if isPosition, let superview = view.superviewStorage { names.setSuperview(superview.ownLayoutItem) }
            return """
                <NSAutoresizingMaskLayoutConstraint:\(address) h=\(horizontal) v=\(vertical) \
                \(name).\(attribute) == \(number(value))   (\(state(true, names)))>
                """
        }
    }

    /// The near margin, the size and the far margin: `&` if flexible, `-` if fixed. Without a flexible one, the far
    /// margin is flexible.
    private static func flags(_ near: Bool, _ size: Bool, _ far: Bool) -> String {
        [near, size, far || !near && !size].map { $0 ? "&" : "-" }.joined()
    }

    private static func state(_ isActive: Bool, _ names: LayoutNames) -> String {
        let state = isActive ? "active" : "inactive"
        return names.isEmpty ? state : "\(state), names: \(names.text) "
    }

    /// `H:|-(>=20)-[UILabel:0x1]`
    private static func format(
        _ constraint: NSLayoutConstraint, _ format: LayoutSpaceFormat, _ names: inout LayoutNames
    ) -> String {
        let items = [format.before, format.after].map { item in
            if item === format.superview { return "|" }
            return "[\(names.name(of: item))]"
        }
        if let superview = format.superview { names.setSuperview(superview) }
        let relation = constraint.relation == .equal ? "" : sign(constraint.relation)
        let axis = constraint.first.axis == .horizontal ? "H" : "V"
        let direction = constraint.first.attribute.isAbsoluteEdge ? "(LTR)" : ""
        return "\(axis):\(items[0])-(\(relation)\(number(constraint.constant)))-\(items[1])\(direction)"
    }

    /// `UIView:0x1.width == 0.5*UIView:0x2.width + 8`
    private static func equation(_ constraint: NSLayoutConstraint, _ names: inout LayoutNames) -> String {
        let first = expression(constraint.first, &names)
        let constant = constraint.constant
        let left = "\(first) \(sign(constraint.relation)) "
        guard constraint.second.attribute != .notAnAttribute, constraint.multiplier != 0 else {
            return left + number(constant)
        }
        var second = expression(constraint.second, &names)
        if constraint.multiplier != 1 {
            if constraint.second.origin != nil { second = "(\(second))" }
            second = "\(number(constraint.multiplier))*\(second)"
        }
        guard constant != 0 else { return left + second }
        return left + "\(second) \(constant < 0 ? "-" : "+") \(number(abs(constant)))"
    }

    /// An attribute, or the difference of two positions (AL-16).
    private static func expression(_ side: LayoutAttribute, _ names: inout LayoutNames) -> String {
        let end = "\(names.name(of: side.item)).\(side.attribute.name)"
        guard let origin = side.origin else { return end }
        return "\(end) - \(names.name(of: origin.item)).\(origin.attribute.name)"
    }

    private static func sign(_ relation: NSLayoutConstraint.Relation) -> String {
        switch relation {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    /// A number with six significant digits.
    static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(format: "%g", Double(value))
    }
}
