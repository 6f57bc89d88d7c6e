import ConstraintSolver
import CoreGraphics

/// Translates attributes of items into expressions of the engine's variables, in the coordinates of the view that holds
/// a constraint.
///
/// A position is the sum of the positions of the views between the item and the holder. Positions count from the point
/// (0, 0) of a view's coordinates, whatever the origin of its bounds (AL-32). Frames that the engine does not determine
/// are constants.
@MainActor struct LayoutExpressions {
    let source: any LayoutVariableSource
    let holder: UIView
    /// The direction of the holder decides where leading edges are (AL-29).
    let isRightToLeft: Bool

    init(source: any LayoutVariableSource, holder: UIView) {
        self.source = source
        self.holder = holder
        isRightToLeft = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Determines the left side of a constraint minus its right side, without the constant of the constraint.
    func difference(of constraint: NSLayoutConstraint, into result: inout LinearExpression) {
        result.removeAll()
        add(constraint.first, 1, of: constraint, to: &result)
        guard constraint.second.item != nil else { return }
        add(constraint.second, -Double(constraint.multiplier), of: constraint, to: &result)
        // "At least 8 points after" is "at least 8 points to the left of" here: the constant and the relation are
        // reversed (AL-29).
        if isRightToLeft, constraint.first.origin == nil, constraint.first.attribute.isDirectional { result.negate() }
    }

    /// Calls a closure for the items whose positions and sizes are part of an attribute of `item`: those between it and
    /// the holder, the owner of a guide, and the view whose baseline counts.
    static func forEachDependency(
        of item: LayoutItem, in constraint: NSLayoutConstraint, heldBy holder: UIView, _ body: (LayoutItem) -> Void
    ) {
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

    /// Adds a multiple of one side of a constraint.
    private func add(
        _ side: LayoutAttribute, _ factor: Double, of constraint: NSLayoutConstraint, to result: inout LinearExpression
    ) {
        guard let item = side.item else { return }
        guard let origin = side.origin else {
            return add(side.attribute, of: resolve(item, side.attribute, in: constraint), factor, to: &result)
        }
        let factor = isRightToLeft && side.attribute.isDirectional ? -factor : factor
        add(side.attribute, of: resolve(item, side.attribute, in: constraint), factor, to: &result)
        add(origin.attribute, of: resolve(origin.item, origin.attribute, in: constraint), -factor, to: &result)
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

    /// Adds a multiple of an attribute of an item.
    private func add(
        _ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem, _ factor: Double,
        to result: inout LinearExpression
    ) {
        let (plain, isMargin) = attribute.withoutMargin
        let axis = plain.axis
        let margins = isMargin ? item.view?.layoutMargins ?? .zero : .zero
        switch plain {
        case .width, .height:
            addSize(of: item, axis, factor, to: &result)
        case .left, .top:
            addOrigin(of: item, axis, factor, to: &result)
            result.constant += factor * Double(axis == .horizontal ? margins.left : margins.top)
        case .right, .bottom:
            addOrigin(of: item, axis, factor, to: &result)
            addSize(of: item, axis, factor, to: &result)
            result.constant -= factor * Double(axis == .horizontal ? margins.right : margins.bottom)
        case .leading:
            addEdge(isLeft: !isRightToLeft, isMargin: isMargin, of: item, factor, to: &result)
        case .trailing:
            addEdge(isLeft: isRightToLeft, isMargin: isMargin, of: item, factor, to: &result)
        case .centerX, .centerY:
            addOrigin(of: item, axis, factor, to: &result)
            addSize(of: item, axis, factor * 0.5, to: &result)
            let shift = axis == .horizontal ? margins.left - margins.right : margins.top - margins.bottom
            result.constant += factor * Double(shift / 2)
        case .firstBaseline, .lastBaseline:
            addBaseline(of: item, isFirst: plain == .firstBaseline, factor, to: &result)
        default: break
        }
    }

    private func addEdge(
        isLeft: Bool, isMargin: Bool, of item: LayoutItem, _ factor: Double, to result: inout LinearExpression
    ) {
        if isMargin {
            add(isLeft ? .leftMargin : .rightMargin, of: item, factor, to: &result)
        } else {
            add(isLeft ? .left : .right, of: item, factor, to: &result)
        }
    }

    /// Adds a multiple of the position of a baseline: that of the view that represents it, which may be a descendant
    /// (IC-18).
    private func addBaseline(
        of item: LayoutItem, isFirst: Bool, _ factor: Double, to result: inout LinearExpression
    ) {
        guard let view = item.view else { return add(.bottom, of: item, factor, to: &result) }
        let source = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        let sourceItem = source.isSelfOrDescendant(view) ? source.ownLayoutItem : item
        guard let baseline = sourceItem.view?.baselineForLayout(isFirst: isFirst) else {
            return add(.bottom, of: sourceItem, factor, to: &result)
        }
        addOrigin(of: sourceItem, .vertical, factor, to: &result)
        addSize(of: sourceItem, .vertical, factor * Double(baseline.heightFraction), to: &result)
        result.constant += factor * Double(baseline.offset)
    }

    /// Adds a multiple of the size of an item along an axis.
    private func addSize(
        of item: LayoutItem, _ axis: NSLayoutConstraint.Axis, _ factor: Double, to result: inout LinearExpression
    ) {
        if source.determinesSize(of: item) {
            result.add(source.variables(of: item).size(axis), factor)
        } else if let guide = item.guide, let owner = guide.owningView, case .inset(let area) = guide.area {
            addSize(of: owner.ownLayoutItem, axis, factor, to: &result)
            let insets = area(owner)
            let inset = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
            result.constant -= factor * Double(inset)
        } else if let view = item.view {
            let rect = view.alignmentRectForLayout
            result.constant += factor * Double(axis == .horizontal ? rect.width : rect.height)
        }
    }

    /// Adds a multiple of the position of an item's near edge along an axis, in the coordinates of the holder.
    private func addOrigin(
        of item: LayoutItem, _ axis: NSLayoutConstraint.Axis, _ factor: Double, to result: inout LinearExpression
    ) {
        if item.view === holder {
            let insets = holder.alignmentRectInsets
            result.constant += factor * Double(axis == .horizontal ? insets.left : insets.top)
            return
        }
        addOriginInContainer(of: item, axis, factor, to: &result)
        var container = item.container
        while let view = container, view !== holder {
            addOriginInContainer(of: view.ownLayoutItem, axis, factor, to: &result)
            // The coordinates of the subviews begin at the frame, not at the alignment rectangle.
            let insets = view.alignmentRectInsets
            result.constant -= factor * Double(axis == .horizontal ? insets.left : insets.top)
            container = view.superviewStorage
        }
    }

    /// Adds a multiple of the position of an item in its container.
    private func addOriginInContainer(
        of item: LayoutItem, _ axis: NSLayoutConstraint.Axis, _ factor: Double, to result: inout LinearExpression
    ) {
        if item.isPlacedByEngine {
            if case .content? = item.guide?.area { return }
            result.add(source.variables(of: item).origin(axis), factor)
        } else if let guide = item.guide {
            guard let owner = guide.owningView, case .inset(let area) = guide.area else { return }
            let insets = area(owner)
            let origin = owner.bounds.origin
            result.constant += factor * Double(axis == .horizontal ? origin.x + insets.left : origin.y + insets.top)
        } else if let view = item.view {
            let rect = view.alignmentRectForLayout
            result.constant += factor * Double(axis == .horizontal ? rect.minX : rect.minY)
        }
    }
}
