import Foundation

/// Creates the constraints of a visual format string (VF-02…VF-05).
@MainActor struct VisualFormatBuilder {
    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]

    /// Returns the constraints of a visual format string: first those along the string, then the alignments (VF-05).
    ///
    /// - Parameters:
    ///   - text: The visual format string.
    ///   - options: The direction, the alignments, and the kind of spaces.
    ///   - metrics: The numbers that the string names.
    ///   - views: The views and guides that the string names.
    static func constraints(
        _ text: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:],
        views: [String: Any]
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let format = try VisualFormatParser.parse(text)
        return try VisualFormatBuilder(format: format, options: options, metrics: metrics, views: views).constraints()
    }

    private func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
        if options.isSuperset(of: .directionMask) { throw error("Options must contain at most one direction", at: 0) }
        var items: [LayoutItem] = []
        for view in format.views { items.append(try item(view.name)) }
        var result: [NSLayoutConstraint] = []
        if let edge = format.startEdge {
            let start = LayoutAttribute(try superview(of: items[0], edge), edges.near)
            result += try space(
                edge.connection, from: start, to: LayoutAttribute(items[0], edges.near),
                standard: SystemSpacing.toSuperview)
        }
        for (index, view) in format.views.enumerated() {
            if index > 0 {
                result += try space(format.connections[index - 1], between: items[index - 1], and: items[index])
            }
            for predicate in view.predicates { result.append(try size(of: items[index], predicate)) }
        }
        if let edge = format.endEdge, let last = items.last {
            let end = LayoutAttribute(try superview(of: items[0], edge), edges.far)
            result += try space(
                edge.connection, from: LayoutAttribute(last, edges.far), to: end, standard: SystemSpacing.toSuperview)
        }
        return result + (try alignments(items))
    }

    // MARK: Spaces

    /// The edges where a view begins and ends in the direction of the options.
    private var edges: (near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute) {
        guard format.axis == .horizontal else { return (.top, .bottom) }
        if options.contains(.directionLeftToRight) { return (.left, .right) }
        return isReversed ? (.right, .left) : (.leading, .trailing)
    }

    /// A Boolean value that indicates whether the first view is the rightmost one in every layout direction.
    private var isReversed: Bool { format.axis == .horizontal && options.contains(.directionRightToLeft) }

    private func space(
        _ connection: VisualFormatConnection, between previous: LayoutItem, and next: LayoutItem
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        var start = LayoutAttribute(previous, edges.far)
        var end = LayoutAttribute(next, edges.near)
        // Guides have no baselines.
        if format.axis == .vertical, options.contains(.spacingBaselineToBaseline), previous.view != nil,
            next.view != nil
        {
            start = LayoutAttribute(previous, .lastBaseline)
            end = LayoutAttribute(next, .firstBaseline)
            if connection == .standard {
                let anchor = NSLayoutYAxisAnchor(start)
                return [NSLayoutYAxisAnchor(end).constraint(equalToSystemSpacingBelow: anchor, multiplier: 1)]
            }
        }
        return try space(connection, from: start, to: end, standard: SystemSpacing.betweenSiblings)
    }

    /// Returns the constraints for the distance from one edge to the next one.
    private func space(
        _ connection: VisualFormatConnection, from start: LayoutAttribute, to end: LayoutAttribute, standard: CGFloat
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        // The greater coordinate is the first attribute, so that the constant is the distance.
        let (first, second) = isReversed ? (start, end) : (end, start)
        switch connection {
        case .flush: return [NSLayoutConstraint(first, .equal, second, 1, 0)]
        case .standard: return [NSLayoutConstraint(first, .equal, second, 1, standard)]
        case .predicates(let predicates):
            var result: [NSLayoutConstraint] = []
            for predicate in predicates {
                let constant = try distance(predicate.object)
                let constraint = NSLayoutConstraint(first, predicate.relation, second, 1, constant)
                try setPriority(predicate, of: constraint)
                result.append(constraint)
            }
            return result
        }
    }

    // MARK: Sizes and alignments

    private func size(
        of item: LayoutItem, _ predicate: VisualFormatPredicate
    ) throws(VisualFormatError) -> NSLayoutConstraint {
        let attribute: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
        let first = LayoutAttribute(item, attribute)
        let constraint: NSLayoutConstraint
        if case .name(let name) = predicate.object, metrics[name.text] == nil, views[name.text] != nil {
            let second = LayoutAttribute(try self.item(name), attribute)
            constraint = NSLayoutConstraint(first, predicate.relation, second, 1, 0)
        } else {
            constraint = NSLayoutConstraint(first, predicate.relation, .none, 1, try number(predicate.object))
        }
        try setPriority(predicate, of: constraint)
        return constraint
    }

    /// Returns one equality for each alignment and each pair of neighbors (VF-04).
    private func alignments(_ items: [LayoutItem]) throws(VisualFormatError) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        for index in items.indices.dropFirst() {
            for (option, attribute) in Self.alignments where options.contains(option) {
                if attribute.axis == format.axis {
                    let axis = format.axis == .horizontal ? "horizontal" : "vertical"
                    throw error(
                        """
                        Options mask required views to be aligned on a \(axis) edge, which is not allowed for layout \
                        that is also \(axis).
                        """, at: format.views[index].name.position)
                }
                result.append(
                    NSLayoutConstraint(
                        LayoutAttribute(items[index - 1], attribute), .equal, LayoutAttribute(items[index], attribute),
                        1, 0))
            }
        }
        return result
    }

    private static let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
        (.alignAllFirstBaseline, .firstBaseline),
    ]

    private func setPriority(
        _ predicate: VisualFormatPredicate, of constraint: NSLayoutConstraint
    ) throws(VisualFormatError) {
        guard let value = predicate.priority else { return }
        let priority = Float(try number(value))
        guard priority > 0, priority <= 1000 else {
            throw error("Priorities must be greater than 0 and less or equal to 1000", at: value.position)
        }
        constraint.priority = UILayoutPriority(priority)
    }

    // MARK: Names

    private func item(_ name: VisualFormatName) throws(VisualFormatError) -> LayoutItem {
        guard let view = views[name.text] else {
            throw error("Unable to find view with name \(name.text)", at: name.position)
        }
        guard let item = LayoutItem.of(view) else {
            throw error("The value of \(name.text) must be a view or a layout guide", at: name.position)
        }
        return item
    }

    private func superview(of first: LayoutItem, _ edge: VisualFormatEdge) throws(VisualFormatError) -> LayoutItem {
        guard let superview = first.container else {
            throw error(
                "Unable to interpret '|' character, because the related view doesn't have a superview",
                at: edge.position)
        }
        return superview.ownLayoutItem
    }

    private func distance(_ value: VisualFormatValue) throws(VisualFormatError) -> CGFloat {
        if case .name(let name) = value, metrics[name.text] == nil, views[name.text] != nil {
            throw error("Expected a metric. Views can be compared only with views", at: name.position)
        }
        return try number(value)
    }

    private func number(_ value: VisualFormatValue) throws(VisualFormatError) -> CGFloat {
        switch value {
        case .number(let number, _): return CGFloat(number)
        case .name(let name):
            guard let metric = metrics[name.text] else {
                throw error(
                    """
                    Encountered metric with name "\(name.text)", but value was not specified in metrics or views \
                    dictionaries
                    """, at: name.position)
            }
            guard let number = Self.number(metric), number.isFinite else {
                throw error("The value of metric \(name.text) must be a finite number", at: name.position)
            }
            return CGFloat(number)
        }
    }

    /// Returns the value of a metric; `nil` if it is not a number.
    private static func number(_ metric: Any) -> Double? {
        switch metric {
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as any BinaryInteger: Double(number)
        case let priority as UILayoutPriority: Double(priority.rawValue)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    private func error(_ message: String, at position: Int) -> VisualFormatError {
        VisualFormatError(message: message, format: format.text, position: position)
    }
}
