import QuartzCore

// The arrangement of a cell: editing control, content, accessories, reorder control.
extension UITableViewCell {
    func setUpCell() {
        addSubview(standardContent)
        layer.addSublayer(separatorLayer)
        super.backgroundColor = nil
    }

    /// The distance by which the editing control moves the content.
    var editingShift: CGFloat {
        accessories.currentControl != nil && shouldIndentWhileEditing ? CellMetrics.controlWidth : 0
    }

    func indentationDidChange() {
        setNeedsLayout()
        owner?.cellNeedsNewHeight(self)
    }

    private var indentation: CGFloat { CGFloat(max(0, indentationLevel)) * max(0, indentationWidth) }

    /// The widths beside the content view at its leading and trailing sides.
    private var sides: (leading: CGFloat, trailing: CGFloat) {
        var trailing = placement.trailingInset + placement.sideInset
        if accessories.showsReorderControl { trailing += CellMetrics.controlWidth }
        if let width = accessoryWidth {
            trailing += width + (accessories.showsReorderControl ? 0 : CellMetrics.sideMargin)
        }
        return (placement.sideInset + editingShift + indentation, trailing)
    }

    private var accessoryWidth: CGFloat? {
        if let view = accessories.currentView { return view.bounds.width }
        let type = accessories.currentType
        guard type != .none else { return nil }
        return accessories.standardView?.sizeThatFits(.zero).width
    }

    // MARK: Size

    private func contentWidth(in width: CGFloat) -> CGFloat { max(0, width - sides.leading - sides.trailing) }

    func fittingSize(width: CGFloat) -> CGSize {
        let room = width.isFinite ? max(0, width) : 0
        let content = standardContent.sizeThatFits(CGSize(width: contentWidth(in: room), height: 0)).height
        let accessory = accessories.currentView?.bounds.height ?? 0
        return CGSize(
            width: room, height: max(CellMetrics.minimumHeight, max(content, accessory) + separatorHeight))
    }

    func constrainedSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        guard standardContent.isConstrained else {
            return sizeThatFits(CGSize(width: target.width, height: .greatestFiniteMagnitude))
        }
        let content = standardContent.systemLayoutSizeFitting(
            CGSize(width: contentWidth(in: target.width), height: max(0, target.height - separatorHeight)),
            withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        return CGSize(
            width: content.width + sides.leading + sides.trailing, height: content.height + separatorHeight)
    }

    /// Returns the height that the cell needs at a width, in whole device pixels (TV-11, CE-14).
    func preferredHeight(forWidth width: CGFloat) -> CGFloat {
        prepareForMeasuring()
        let size = systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        guard size.height.isFinite, size.height > 0 else { return CellMetrics.minimumHeight }
        let scale = max(scaleForLayout, 1)
        return (size.height * scale - 1e-6).rounded(.up) / scale
    }

    /// Updates what determines the size.
    func prepareForMeasuring() {
        updateConfigurationIfNeeded()
        updateAccessories()
    }

    // MARK: Layout

    /// Gives the content view its frame.
    func placeContent() {
        let sides = sides
        standardContent.frame = mirrored(
            CGRect(
                x: sides.leading, y: 0, width: max(0, bounds.width - sides.leading - sides.trailing),
                height: contentHeight))
    }

    private var contentHeight: CGFloat { max(0, bounds.height - separatorHeight) }

    func layOutCell() {
        placeContent()
        backgrounds.view?.frame = bounds
        configurations.backgroundView?.frame = bounds
        backgrounds.shownSelectedView?.frame = bounds
        layOutAccessories(height: contentHeight)
        layOutSeparator()
    }
}
