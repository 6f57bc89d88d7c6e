import ConstraintSolver
import CoreGraphics

/// Translates attributes of items into expressions of the engine's variables, in the coordinates of the view that holds
/// a constraint.
///
/// A position is the sum of the positions of the views between the item and the holder. Positions count from the point
/// (0, 0) of a view's coordinates, whatever the origin of its bounds (AL-32). Frames that the engine does not determine
/// are constants.
@MainActor struct LayoutExpressions {
    /// The left side of a constraint minus its right side, which is compared with zero.
    struct Difference {
        let terms: [Solver.Term]
        /// The constant of both sides, without the constant of the constraint.
        let constant: Double
    }

    let source: any LayoutVariableSource
    let holder: UIView
    /// The direction of the holder decides where leading edges are (AL-29).
    let isRightToLeft: Bool

    init(source: any LayoutVariableSource, holder: UIView) {
        self.source = source
        self.holder = holder
        isRightToLeft = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    func difference(of constraint: NSLayoutConstraint) -> Difference {
        var result = expression(constraint.first, of: constraint)
        if constraint.second.item != nil {
            result.add(expression(constraint.second, of: constraint), -Double(constraint.multiplier))
            // "At least 8 points after" is "at least 8 points to the left of" here: the constant and the relation are
            // reversed (AL-29).
            if isRightToLeft, constraint.first.origin == nil, constraint.first.attribute.isDirectional {
                result.negate()
            }
        }
        return Difference(terms: result.terms, constant: result.constant)
    }

    /// Calls a closure for the items whose positions and sizes are part of an attribute of `item`: those between it and
    /// the holder, the owner of a guide, and the view whose baseline counts.
    func forEachDependency(of item: LayoutItem, in constraint: NSLayoutConstraint, _ body: (LayoutItem) -> Void) {
        body(item)
        if let content = item.view?.contentGuideForConstraints { body(content.layoutItem) }
        if let owner = item.guide?.owningView { body(owner.ownLayoutItem) }
        if let view = item.view, constraint.usesBaselines {
            for source in [view.forFirstBaselineLayout, view.forLastBaselineLayout] where source !== view {
                body(source.ownLayoutItem)
            }
        }
        guard item.view !== holder else { return }
        var container = item.container
        while let view = container, view !== holder {
            body(view.ownLayoutItem)
            container = view.superviewStorage
        }
    }

    private func expression(_ side: LayoutAttribute, of constraint: NSLayoutConstraint) -> LinearExpression {
        guard let item = side.item else { return LinearExpression() }
        var result = expression(of: side.attribute, resolve(item, side.attribute, in: constraint))
        if let origin = side.origin {
            let start = resolve(origin.item, origin.attribute, in: constraint)
            result.add(expression(of: origin.attribute, start), -1)
            if isRightToLeft, side.attribute.isDirectional { result.negate() }
        }
        return result
    }

    /// Returns the item that an attribute belongs to: for an edge of a scroll view that contains the other item, the
    /// content area (LG-12).
    func resolve(
        _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in constraint: NSLayoutConstraint
    ) -> LayoutItem {
        guard let view = item.view, let content = view.contentGuideForConstraints else { return item }
        switch attribute.withoutMargin.attribute {
        case .left, .right, .leading, .trailing, .top, .bottom: break
        default: return item
        }
        let others = (constraint.first.items + constraint.second.items).filter { $0 !== item }
        guard !others.isEmpty,
            others.allSatisfy({ other in
                other.representative.map {
                    $0 !== view && $0.isSelfOrDescendant(view) || other.guide?.owningView === view
                }
                    ?? false
            })
        else { return item }
        return content.layoutItem
    }

    private func expression(of attribute: NSLayoutConstraint.Attribute, _ item: LayoutItem) -> LinearExpression {
        let (plain, isMargin) = attribute.withoutMargin
        let axis = plain.axis
        let margins = isMargin ? item.view?.layoutMargins ?? .zero : .zero
        var result = LinearExpression()
        switch plain {
        case .width, .height:
            result = size(of: item, axis)
        case .left, .top:
            result = origin(of: item, axis)
            result.constant += Double(axis == .horizontal ? margins.left : margins.top)
        case .right, .bottom:
            result = origin(of: item, axis)
            result.add(size(of: item, axis))
            result.constant -= Double(axis == .horizontal ? margins.right : margins.bottom)
        case .leading:
            return edge(isLeft: !isRightToLeft, isMargin: isMargin, of: item)
        case .trailing:
            return edge(isLeft: isRightToLeft, isMargin: isMargin, of: item)
        case .centerX, .centerY:
            result = origin(of: item, axis)
            result.add(size(of: item, axis), 0.5)
            let shift = axis == .horizontal ? margins.left - margins.right : margins.top - margins.bottom
            result.constant += Double(shift / 2)
        case .firstBaseline, .lastBaseline:
            return baseline(of: item, isFirst: plain == .firstBaseline)
        default: break
        }
        return result
    }

    private func edge(isLeft: Bool, isMargin: Bool, of item: LayoutItem) -> LinearExpression {
        if isMargin { return expression(of: isLeft ? .leftMargin : .rightMargin, item) }
        return expression(of: isLeft ? .left : .right, item)
    }

    /// Returns the position of a baseline: that of the view that represents it, which may be a descendant (IC-18).
    private func baseline(of item: LayoutItem, isFirst: Bool) -> LinearExpression {
        guard let view = item.view else { return expression(of: .bottom, item) }
        let source = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        let sourceItem = source.isSelfOrDescendant(view) ? source.ownLayoutItem : item
        guard let baseline = sourceItem.view?.baselineForLayout(isFirst: isFirst) else {
            return expression(of: .bottom, sourceItem)
        }
        var result = origin(of: sourceItem, .vertical)
        result.add(size(of: sourceItem, .vertical), Double(baseline.heightFraction))
        result.constant += Double(baseline.offset)
        return result
    }

    /// Returns the size of an item along an axis.
    private func size(of item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> LinearExpression {
        if source.determinesSize(of: item) {
            var result = LinearExpression()
            result.add(source.variables(of: item).size(axis))
            return result
        }
        if let guide = item.guide, let owner = guide.owningView, case .inset(let area) = guide.area {
            var result = size(of: owner.ownLayoutItem, axis)
            let insets = area(owner)
            result.constant -= Double(axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom)
            return result
        }
        var result = LinearExpression()
        if let view = item.view {
            let rect = view.alignmentRectForLayout
            result.constant = Double(axis == .horizontal ? rect.width : rect.height)
        }
        return result
    }

    /// Returns the position of an item's near edge along an axis, in the coordinates of the holder.
    private func origin(of item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> LinearExpression {
        var result = LinearExpression()
        if item.view === holder {
            let insets = holder.alignmentRectInsets
            result.constant = Double(axis == .horizontal ? insets.left : insets.top)
            return result
        }
        addOrigin(of: item, axis, to: &result)
        var container = item.container
        while let view = container, view !== holder {
            addOrigin(of: view.ownLayoutItem, axis, to: &result)
            // The coordinates of the subviews begin at the frame, not at the alignment rectangle.
            let insets = view.alignmentRectInsets
            result.constant -= Double(axis == .horizontal ? insets.left : insets.top)
            container = view.superviewStorage
        }
        return result
    }

    /// Adds the position of an item in its container.
    private func addOrigin(of item: LayoutItem, _ axis: NSLayoutConstraint.Axis, to result: inout LinearExpression) {
        if item.isPlacedByEngine {
            if case .content? = item.guide?.area { return }
            result.add(source.variables(of: item).origin(axis))
        } else if let guide = item.guide {
            guard let owner = guide.owningView, case .inset(let area) = guide.area else { return }
            let insets = area(owner)
            let origin = owner.bounds.origin
            result.constant += Double(axis == .horizontal ? origin.x + insets.left : origin.y + insets.top)
        } else if let view = item.view {
            let rect = view.alignmentRectForLayout
            result.constant += Double(axis == .horizontal ? rect.minX : rect.minY)
        }
    }
}
