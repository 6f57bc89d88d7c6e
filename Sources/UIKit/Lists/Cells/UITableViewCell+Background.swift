import QuartzCore

// The backgrounds of a cell, its selection and its separator.
extension UITableViewCell {
    // MARK: Selection

    func changeSelected(_ selected: Bool, _ animated: Bool) {
        guard selected != backgrounds.isSelected else { return }
        backgrounds.isSelected = selected
        stateDidChange(animated: animated)
    }

    func changeHighlighted(_ highlighted: Bool, _ animated: Bool) {
        guard highlighted != backgrounds.isHighlighted else { return }
        backgrounds.isHighlighted = highlighted
        stateDidChange(animated: animated)
    }

    func setPointerInside(_ isInside: Bool) {
        guard isInside != backgrounds.isHovered else { return }
        backgrounds.isHovered = isInside
        updateBackground(animated: false)
    }

    /// Updates the cell after a change of its state.
    func stateDidChange(animated: Bool) {
        updateBackground(animated: animated)
        if accessories.isEditing { updateAccessories() }
        configurationStateDidChange()
    }

    /// Resets the state for another row.
    func resetState() {
        setDragState(.none)
        UIView.performWithoutAnimation {
            isSelected = false
            isHighlighted = false
            isEditing = false
            // Most cells have none of these states, and need no update.
            guard backgrounds.isHovered || backgrounds.isSwiped || backgrounds.isReordering else { return }
            backgrounds.isHovered = false
            backgrounds.isSwiped = false
            backgrounds.isReordering = false
            configurationStateDidChange()
            updateBackground(animated: false)
        }
    }

    // MARK: Views

    func setBackgroundView(_ view: UIView?) {
        guard view !== backgrounds.view else { return }
        backgrounds.view?.removeFromSuperview()
        backgrounds.view = view
        setNeedsLayout()
        guard let view else { return }
        view.frame = bounds
        insertSubview(view, at: 0)
    }

    func setSelectedBackgroundView(_ view: UIView?) {
        guard view !== backgrounds.selectedView else { return }
        backgrounds.selectedView = view
        updateBackground(animated: false)
    }

    func setMultipleSelectionBackgroundView(_ view: UIView?) {
        guard view !== backgrounds.multipleSelectionView else { return }
        backgrounds.multipleSelectionView = view
        updateBackground(animated: false)
    }

    /// The app's background for the selection.
    private var ownSelectedView: UIView? {
        if backgrounds.allowsMultipleSelection, let view = backgrounds.multipleSelectionView { return view }
        return backgrounds.selectedView
    }

    /// The color of the standard background in the current state; `nil` if it is invisible.
    private var overlayColor: UIColor? {
        let isSelectable = selectionStyle != .none
        // A configuration that follows the state displays the selection itself.
        let isConfigured = configurations.background != nil && configurations.updatesBackground
        if isConfigured, backgrounds.isSelected || backgrounds.isHighlighted { return nil }
        if isSelectable, backgrounds.isSelected {
            return selectionStyle == .gray ? .secondarySystemFill : .listSelection
        }
        if isSelectable, backgrounds.isHighlighted { return .secondarySystemFill }
        return isSelectable && backgrounds.isHovered && owner != nil ? ControlStyle.hover : nil
    }

    /// Shows the background for the current state (CE-09).
    func updateBackground(animated: Bool) {
        let isMarked = selectionStyle != .none && (backgrounds.isSelected || backgrounds.isHighlighted)
        let view: UIView?
        if let own = ownSelectedView {
            view = isMarked ? own : nil
        } else if let color = overlayColor {
            let overlay = backgrounds.overlay ?? UIView(frame: bounds)
            backgrounds.overlay = overlay
            overlay.backgroundColor = color
            view = overlay
        } else {
            view = nil
        }
        show(selectedView: view, animated: animated && window != nil)
        separatorDidChange()
    }

    private func show(selectedView view: UIView?, animated: Bool) {
        let old = backgrounds.shownSelectedView
        guard view !== old else { return }
        backgrounds.shownSelectedView = view
        if let view {
            view.frame = bounds
            view.alpha = 1
            let others: [UIView?] = [backgrounds.view, configurations.backgroundView]
            if let below = others.compactMap({ $0 }).first(where: { $0.superview === self }) {
                insertSubview(view, aboveSubview: below)
            } else {
                insertSubview(view, at: 0)
            }
        }
        guard let old else { return }
        guard animated, view == nil else { return old.removeFromSuperview() }
        UIView.animate(
            withDuration: CellMetrics.duration, animations: { old.alpha = 0 },
            completion: { [weak self] _ in
                guard self?.backgrounds.shownSelectedView !== old else { return }
                old.removeFromSuperview()
                old.alpha = 1
            })
    }

    // MARK: Appearance

    /// Updates the colors for the position in the table view.
    func placementDidChange(from old: TableCellPlacement) {
        if !backgrounds.hasOwnColor, configurations.background == nil {
            super.backgroundColor = standardColor
        }
        roundGroupCorners(placement)
        if placement.trailingInset != old.trailingInset || placement.sideInset != old.sideInset { setNeedsLayout() }
    }

    /// The color of cells whose color the app does not set.
    private var standardColor: UIColor {
        switch (placement.appearance, placement.isAlternate) {
        case (.plain, false): .systemBackground
        case (.plain, true): .alternateRowBackground
        case (_, false): .secondarySystemGroupedBackground
        case (_, true): .alternateGroupedRowBackground
        }
    }

    /// Removes the color, because a configuration displays the background.
    func clearBackgroundColor() { super.backgroundColor = nil }

    func appearanceDidChange() {
        separatorLayer.backgroundColor = CellSeparator.color(separator.color, in: traitCollection)
        if backgrounds.shownSelectedView === backgrounds.overlay { backgrounds.overlay?.backgroundColor = overlayColor }
    }

    // MARK: Separator

    func separatorDidChange() {
        // The line beside a selected row is hidden.
        separatorLayer.isHidden =
            !separator.isVisible || selectionStyle != .none && (backgrounds.isSelected || backgrounds.isHighlighted)
        if separator.isVisible { appearanceDidChange() }
        setNeedsLayout()
    }

    /// The height of the separator, one device pixel.
    var separatorHeight: CGFloat { CellSeparator.height(scale: scaleForLayout) }

    func layOutSeparator() {
        let insets = separatorInset
        let shift = editingShift
        let covered = placement.trailingInset
        let side = placement.sideInset
        let start = side + insets.left + (isRightToLeft ? covered : shift)
        let end = side + insets.right + (isRightToLeft ? shift : covered)
        let height = separatorHeight
        separatorLayer.frame = CGRect(
            x: start, y: bounds.height - height, width: max(0, bounds.width - start - end), height: height)
    }
}
