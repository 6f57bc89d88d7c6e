import CoreGraphics

/// Computes where the two sides of a constraint are, in the coordinates of the view that holds it.
@MainActor struct ConstraintGeometry {
    private let holder: UIView
    private let expressions: LayoutExpressions

    init(holder: UIView, engine: LayoutEngine) {
        self.holder = holder
        expressions = LayoutExpressions(source: engine, holder: holder)
    }

    /// Returns the lines that show a constraint: one for a distance or an alignment, and one for each size.
    func lines(of constraint: NSLayoutConstraint, isBroken: Bool) -> [ConstraintMarks.Line] {
        let (first, second) = (constraint.first, constraint.second)
        guard let item = first.item else { return [] }
        // A distance that is compared like a size, such as the space between two pairs of anchors.
        if first.kind == .size {
            return [first, second].compactMap { side in
                guard let item = side.item else { return nil }
                if let origin = side.origin {
                    return line(
                        from: side.attribute, of: item, to: origin.attribute, of: origin.item, constraint, isBroken)
                }
                return sizeLine(of: item, side.axis, isBroken)
            }
        }
        guard let other = second.item else { return [] }
        return [line(from: first.attribute, of: item, to: second.attribute, of: other, constraint, isBroken)]
    }

    /// Returns the line through the middle of an item, from edge to edge.
    private func sizeLine(
        of item: LayoutItem, _ axis: NSLayoutConstraint.Axis, _ isBroken: Bool
    ) -> ConstraintMarks.Line {
        let rect = rect(of: item)
        let (start, end) =
            axis == .horizontal
            ? (CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY))
            : (CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY))
        return ConstraintMarks.Line(kind: .size, start: start, end: end, isBroken: isBroken)
    }

    /// Returns the line between two positions.
    private func line(
        from attribute: NSLayoutConstraint.Attribute, of item: LayoutItem, to other: NSLayoutConstraint.Attribute,
        of otherItem: LayoutItem, _ constraint: NSLayoutConstraint, _ isBroken: Bool
    ) -> ConstraintMarks.Line {
        let item = expressions.resolve(item, attribute, in: constraint)
        let otherItem = expressions.resolve(otherItem, other, in: constraint)
        let position = position(of: attribute, item)
        let otherPosition = self.position(of: other, otherItem)
        let axis = attribute.axis
        let extent = ConstraintGeometry.extent(of: rect(of: item), across: axis)
        let otherExtent = ConstraintGeometry.extent(of: rect(of: otherItem), across: axis)
        func point(_ position: CGFloat, _ cross: CGFloat) -> CGPoint {
            axis == .horizontal ? CGPoint(x: position, y: cross) : CGPoint(x: cross, y: position)
        }
        guard abs(position - otherPosition) >= 0.5 else {
            let shared = ConstraintGeometry.alignedExtent(extent, otherExtent)
            return ConstraintMarks.Line(
                kind: .alignment, start: point(position, shared.lowerBound), end: point(position, shared.upperBound),
                isBroken: isBroken)
        }
        let middle = ConstraintGeometry.middle(extent, otherExtent)
        return ConstraintMarks.Line(
            kind: .distance, start: point(min(position, otherPosition), middle),
            end: point(max(position, otherPosition), middle), isBroken: isBroken)
    }

    // MARK: Positions

    /// Returns the position of an attribute along its axis.
    private func position(of attribute: NSLayoutConstraint.Attribute, _ item: LayoutItem) -> CGFloat {
        let (plain, isMargin) = attribute.withoutMargin
        var rect = rect(of: item)
        if isMargin, let view = item.view { rect = rect.inset(by: view.layoutMargins) }
        switch plain {
        case .leading: return expressions.isRightToLeft ? rect.maxX : rect.minX
        case .trailing: return expressions.isRightToLeft ? rect.minX : rect.maxX
        case .left: return rect.minX
        case .right: return rect.maxX
        case .top: return rect.minY
        case .centerX: return rect.midX
        case .centerY: return rect.midY
        case .firstBaseline, .lastBaseline: return baseline(of: item, isFirst: plain == .firstBaseline)
        default: return rect.maxY
        }
    }

    private func baseline(of item: LayoutItem, isFirst: Bool) -> CGFloat {
        guard let view = item.view else { return rect(of: item).maxY }
        let candidate = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        let source = candidate.isSelfOrDescendant(view) ? candidate : view
        let rect = rect(of: source.ownLayoutItem)
        guard let baseline = source.baselineForLayout(isFirst: isFirst) else { return rect.maxY }
        return rect.minY + rect.height * baseline.heightFraction + baseline.offset
    }

    // MARK: Rectangles

    private func rect(of item: LayoutItem) -> CGRect {
        if let view = item.view {
            guard view !== holder else {
                return view.alignmentRect(forFrame: CGRect(origin: .zero, size: view.bounds.size))
            }
            return ConstraintGeometry.rect(of: view, in: holder)
        }
        guard let guide = item.guide, let owner = guide.owningView else { return .zero }
        return owner.convert(guide.layoutFrame, to: holder)
    }

    /// Returns the alignment rectangle of a view in the coordinates of one of its superviews.
    static func rect(of view: UIView, in ancestor: UIView) -> CGRect {
        let rect = view.alignmentRectForLayout
        guard let superview = view.superviewStorage, superview !== ancestor else { return rect }
        return superview.convert(rect, to: ancestor)
    }

    /// Returns the range of a rectangle on the other axis.
    private static func extent(of rect: CGRect, across axis: NSLayoutConstraint.Axis) -> ClosedRange<CGFloat> {
        axis == .horizontal ? rect.minY...rect.maxY : rect.minX...rect.maxX
    }

    /// Returns the middle of what two ranges share; that of the first one if they share nothing.
    private static func middle(_ first: ClosedRange<CGFloat>, _ second: ClosedRange<CGFloat>) -> CGFloat {
        let range = first.overlaps(second) ? first.clamped(to: second) : first
        return (range.lowerBound + range.upperBound) / 2
    }

    /// Returns the range of an alignment line: the inner one of two ranges that contain each other, otherwise both.
    private static func alignedExtent(
        _ first: ClosedRange<CGFloat>, _ second: ClosedRange<CGFloat>
    ) -> ClosedRange<CGFloat> {
        let union = min(first.lowerBound, second.lowerBound)...max(first.upperBound, second.upperBound)
        return union == second ? first : union == first ? second : union
    }
}
