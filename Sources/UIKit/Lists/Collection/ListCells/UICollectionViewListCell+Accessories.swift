// The accessories of a list cell (CE-12).
extension UICollectionViewListCell {
    func setAccessories(_ new: [UICellAccessory]) {
        if let problem = ListCellAccessories.problem(in: new) { preconditionFailure(problem) }
        let views = new.compactMap(\.customView?.customView)
        for old in listAccessories.all {
            guard let view = old.customView?.customView, !views.contains(view) else { continue }
            if view.superview === self { view.removeFromSuperview() }
        }
        listAccessories.all = new
        updateAccessories()
    }

    /// Displays the accessories of the current state, and removes the views of others.
    func updateAccessories() {
        let old = listAccessories.leading + listAccessories.trailing
        // The positions of custom views are closures of the app, which may access the accessories.
        var new = listAccessories
        new.update(isEditing: isEditingItem)
        listAccessories = new
        let shown = listAccessories.leading + listAccessories.trailing
        let types = Set(shown.map(\.accessoryType))
        for accessory in old where !types.contains(accessory.accessoryType) {
            let view = existingView(of: accessory)
            if view?.superview === self { view?.removeFromSuperview() }
        }
        for accessory in shown {
            let view = existingView(of: accessory) ?? makeView(accessory)
            if view.superview !== self { addSubview(view) }
            configure(view, accessory)
        }
        contentAreaDidChange()
    }

    func existingView(of accessory: UICellAccessory) -> UIView? {
        accessory.customView?.customView ?? listAccessories.views[accessory.accessoryType]
    }

    private func makeView(_ accessory: UICellAccessory) -> UIView {
        let type = accessory.accessoryType
        let view: UIView
        switch type {
        case .delete, .insert, .multiselect:
            let control = CellEditControl(frame: .zero)
            control.didTap = { [weak self] in self?.performAction(of: type) }
            view = control
        case .outlineDisclosure:
            let control = CellOutlineControl(frame: .zero)
            control.didTap = { [weak self] in self?.performOutlineAction() }
            view = control
        case .reorder:
            let control = CellReorderControl(frame: .zero)
            control.didDrag = { [weak self] recognizer in
                if let self { owner?.listCell(self, didDragReorderControl: recognizer) }
            }
            view = control
        case .label: view = CellLabel(frame: .zero)
        case .checkmark, .disclosureIndicator, .detail:
            let accessory = CellAccessoryView(frame: .zero)
            accessory.didTap = { [weak self] in self?.performAction(of: type) }
            view = accessory
        case .customView(let custom): return custom
        }
        listAccessories.views[type] = view
        return view
    }

    private func configure(_ view: UIView, _ accessory: UICellAccessory) {
        let color = accessory.appearance.tintColor
        if let control = view as? CellEditControl {
            switch accessory.accessoryType {
            case .delete: control.show(.delete, isMarked: false)
            case .insert: control.show(.insert, isMarked: false)
            default: control.show(.selection, isMarked: isSelected)
            }
            control.ownColor = color
        } else if let control = view as? CellOutlineControl {
            control.tintColor = color ?? .secondaryLabel
            control.isExpanded = outline?.isExpanded ?? false
        } else if let control = view as? CellReorderControl {
            control.ownColor = color
            control.showsSeparator = accessory.showsVerticalSeparator && listAccessories.trailing.count > 1
        } else if let mark = view as? CellAccessoryView {
            switch accessory.accessoryType {
            case .checkmark: mark.show(.checkmark)
            case .detail: mark.show(.detailButton)
            default: mark.show(.disclosureIndicator)
            }
            mark.setColor(color)
        } else if let text = accessory.label, let label = view as? UILabel {
            label.adjustsFontForContentSizeCategory = text.adjustsFont ?? true
            label.font = text.font ?? CellMetrics.textFont
            label.textColor = color ?? .secondaryLabel
            label.text = text.text
        } else if let color {
            view.tintColor = color
        }
    }

    /// Updates the accessories that display the state of the cell.
    func updateStateOfAccessories() {
        for accessory in listAccessories.leading + listAccessories.trailing {
            switch accessory.accessoryType {
            case .multiselect, .outlineDisclosure: existingView(of: accessory).map { configure($0, accessory) }
            default: break
            }
        }
    }

    // MARK: Actions

    private func accessory(_ type: UICellAccessory.AccessoryType) -> UICellAccessory? {
        accessories.first { $0.accessoryType == type }
    }

    private func performAction(of type: UICellAccessory.AccessoryType) {
        guard let accessory = accessory(type) else { return }
        if let handler = accessory.actionHandler {
            handler()
        } else if type == .delete {
            owner?.listCellDidTapDelete(self)
        }
    }

    /// A Boolean value that indicates whether the cell displays an outline disclosure.
    var hasOutlineDisclosure: Bool { listAccessories.contains(.outlineDisclosure) }

    /// A Boolean value that indicates whether a press of the cell expands or collapses its item instead of selecting it.
    var expandsWhenPressed: Bool {
        guard hasOutlineDisclosure, let accessory = accessory(.outlineDisclosure) else { return false }
        return switch accessory.outlineStyle {
        case .automatic: placement.role == .header
        case .header: true
        case .cell: false
        }
    }

    /// Expands or collapses the item, or calls the app's closure for that.
    func performOutlineAction() {
        guard let accessory = accessory(.outlineDisclosure) else { return }
        if let handler = accessory.actionHandler { handler() } else { owner?.listCellDidTapOutline(self) }
    }

    // MARK: Layout

    /// The widths that the accessories and the indentation take beside the content view.
    var sides: (leading: CGFloat, trailing: CGFloat) {
        var leading: CGFloat = 0
        forEachLeading { _, _, end in leading = end }
        let isIndented = indentsAccessories && listAccessories.leading.contains { !$0.isEditingControl }
        if !isIndented { leading += indentation }
        var trailing: CGFloat = 0
        forEachTrailing { _, _, start in trailing = start }
        return (leading, trailing)
    }

    var indentation: CGFloat { CGFloat(max(0, indentationLevel)) * max(0, indentationWidth) }

    /// Calls a closure with each accessory of the leading side, the start of its view, and the end of its space.
    private func forEachLeading(_ body: (UICellAccessory, _ start: CGFloat, _ end: CGFloat) -> Void) {
        var x: CGFloat = 0
        var isIndented = false
        for accessory in listAccessories.leading {
            if accessory.isEditingControl {
                body(accessory, x, x + width(of: accessory))
                x += width(of: accessory)
                continue
            }
            if !isIndented, indentsAccessories { x += indentation }
            isIndented = true
            // The content begins with a margin of its own.
            let start = x + CellMetrics.sideMargin
            x += width(of: accessory) + CellMetrics.accessoryGap
            body(accessory, start, x)
        }
    }

    /// Calls a closure with each accessory of the trailing side, from the edge inward, the distance of its view's end
    /// from the edge, and that of its view's start.
    private func forEachTrailing(_ body: (UICellAccessory, _ end: CGFloat, _ start: CGFloat) -> Void) {
        var x = CellMetrics.sideMargin
        for accessory in listAccessories.trailing.reversed() {
            let width = width(of: accessory)
            body(accessory, x, x + width)
            x += width + CellMetrics.accessoryGap
        }
    }

    private func size(of accessory: UICellAccessory) -> CGSize {
        guard let view = existingView(of: accessory) else { return .zero }
        if let custom = accessory.customView {
            if custom.maintainsFixedSize { return view.bounds.size }
            if !view.constraints.isEmpty { return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
            let size = view.intrinsicContentSize
            let fitting = view.sizeThatFits(view.bounds.size)
            return CGSize(
                width: size.width == UIView.noIntrinsicMetric ? fitting.width : size.width,
                height: size.height == UIView.noIntrinsicMetric ? fitting.height : size.height)
        }
        if accessory.isEditingControl { return CGSize(width: CellMetrics.controlWidth, height: bounds.height) }
        if view is CellReorderControl { return CGSize(width: CellMetrics.controlWidth, height: bounds.height) }
        if view is CellOutlineControl { return CGSize(width: CellOutlineControl.width, height: bounds.height) }
        let size = view.sizeThatFits(
            CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    private func width(of accessory: UICellAccessory) -> CGFloat {
        switch accessory.appearance.reservedLayoutWidth {
        case nil, .actual: size(of: accessory).width
        case .standard: UICellAccessory.standardWidth
        case .custom(let width): width.isFinite ? max(0, width) : size(of: accessory).width
        }
    }

    /// The greatest height of the accessories of the app and of labels.
    var accessoryHeight: CGFloat {
        var height: CGFloat = 0
        for accessory in listAccessories.leading + listAccessories.trailing
        where accessory.customView != nil || accessory.label != nil {
            height = max(height, size(of: accessory).height)
        }
        return height
    }

    func layOutAccessories(height: CGFloat) {
        forEachLeading { accessory, start, _ in
            place(accessory, start, width(of: accessory), height)
        }
        forEachTrailing { accessory, end, start in
            place(accessory, bounds.width - start, start - end, height)
        }
    }

    /// Places a view in the middle of its space.
    private func place(_ accessory: UICellAccessory, _ x: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        guard let view = existingView(of: accessory) else { return }
        let size = size(of: accessory)
        let isHigh = accessory.isEditingControl || view is CellOutlineControl || view is CellReorderControl
        let own = isHigh ? height : size.height
        let frame = CGRect(
            x: x + ((width - size.width) / 2).rounded(.down), y: ((height - own) / 2).rounded(.down),
            width: size.width, height: own)
        let placed = mirrored(frame)
        if view.frame != placed { view.frame = placed }
    }
}

extension UICellAccessory {
    /// The width of accessories with the same width.
    static let standardWidth: CGFloat = 24

    /// A Boolean value that indicates whether the accessory is an editing control at the leading edge.
    var isEditingControl: Bool { [.delete, .insert, .multiselect].contains(accessoryType) }
}
