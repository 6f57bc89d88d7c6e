// The accessories and the editing controls of a cell.
extension UITableViewCell {
    func changeAccessories(_ change: (inout CellAccessories) -> Void) {
        change(&accessories)
        updateAccessories()
        setNeedsLayout()
    }

    func changeEditing(_ editing: Bool, _ animated: Bool) {
        guard editing != accessories.isEditing else { return }
        let state: StateMask = editing ? .showingEditControl : []
        willTransition(to: state)
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            changeAccessories { $0.isEditing = editing }
            configurationStateDidChange()
            return didTransition(to: state)
        }
        layoutIfNeeded()
        let leaving = editing ? [] : editingViews
        if editing { placeControlsOutside() }
        UIView.animate(withDuration: CellMetrics.duration) { [self] in
            changeAccessories { $0.isEditing = editing }
            configurationStateDidChange()
            layoutIfNeeded()
        } completion: { [weak self] _ in
            self?.didTransition(to: state)
        }
        moveOut(leaving)
    }

    /// The editing controls that are displayed.
    private var editingViews: [UIView] {
        let views: [UIView?] = [accessories.editControl, accessories.reorderControl]
        return views.compactMap { $0 }.filter { $0.superview === self }
    }

    /// Moves controls that were removed out of the cell.
    private func moveOut(_ views: [UIView]) {
        for view in views where view.superview == nil {
            addSubview(view)
            let isLeading = (view is CellEditControl) != isRightToLeft
            UIView.animate(withDuration: CellMetrics.duration) { [self] in
                view.frame.origin.x = isLeading ? -view.frame.width : bounds.width
                view.alpha = 0
            } completion: { [weak self] _ in
                view.alpha = 1
                guard let self, !accessories.isEditing else { return }
                view.removeFromSuperview()
            }
        }
    }

    /// Adds the views for the current state and removes the others.
    func updateAccessories() {
        let current = accessories.currentView
        if current !== accessories.shownView {
            accessories.shownView?.removeFromSuperview()
            accessories.shownView = current
            if let current { addSubview(current) }
        }
        let type = accessories.currentType
        if type != .none {
            let view = accessories.standardView ?? makeStandardView()
            view.show(type)
            if view.superview == nil { addSubview(view) }
        } else {
            accessories.standardView?.removeFromSuperview()
        }
        if let kind = accessories.currentControl {
            let control = accessories.editControl ?? makeEditControl()
            control.show(kind, isMarked: backgrounds.isSelected)
            if control.superview == nil { addSubview(control) }
        } else {
            accessories.editControl?.removeFromSuperview()
        }
        if accessories.showsReorderControl {
            let control = accessories.reorderControl ?? makeReorderControl()
            if control.superview == nil { addSubview(control) }
        } else {
            accessories.reorderControl?.removeFromSuperview()
        }
    }

    private func makeStandardView() -> CellAccessoryView {
        let view = CellAccessoryView(frame: .zero)
        view.didTap = { [weak self] in
            guard let self else { return }
            owner?.cellDidTapAccessory(self)
        }
        accessories.standardView = view
        return view
    }

    private func makeReorderControl() -> CellReorderControl {
        let control = CellReorderControl(frame: .zero)
        control.didDrag = { [weak self] recognizer in
            guard let self else { return }
            owner?.cell(self, didDragReorderControl: recognizer)
        }
        accessories.reorderControl = control
        return control
    }

    /// Permits the table view to move the row.
    func setMovable(_ isMovable: Bool) {
        if isMovable != accessories.isMovable { changeAccessories { $0.isMovable = isMovable } }
    }

    private func makeEditControl() -> CellEditControl {
        let control = CellEditControl(frame: .zero)
        control.didTap = { [weak self] in
            guard let self else { return }
            owner?.cellDidTapEditControl(self)
        }
        accessories.editControl = control
        return control
    }

    /// Places controls that appear outside of the cell, from where they move in.
    private func placeControlsOutside() {
        var next = accessories
        next.isEditing = true
        UIView.performWithoutAnimation {
            let height = max(0, bounds.height - separatorHeight)
            if next.currentControl != nil {
                let control = accessories.editControl ?? makeEditControl()
                control.alpha = 1
                control.frame = mirrored(
                    CGRect(x: -CellMetrics.controlWidth, y: 0, width: CellMetrics.controlWidth, height: height))
            }
            if next.showsReorderControl {
                let control = accessories.reorderControl ?? makeReorderControl()
                control.frame = mirrored(
                    CGRect(x: bounds.width, y: 0, width: CellMetrics.controlWidth, height: height))
            }
        }
    }

    func layOutAccessories(height: CGFloat) {
        let side = placement.sideInset
        var end = bounds.width - placement.trailingInset - side
        if accessories.currentControl != nil {
            accessories.editControl?.frame = mirrored(
                CGRect(x: side, y: 0, width: CellMetrics.controlWidth, height: height))
        }
        if accessories.showsReorderControl {
            end -= CellMetrics.controlWidth
            accessories.reorderControl?.frame = mirrored(
                CGRect(x: end, y: 0, width: CellMetrics.controlWidth, height: height))
        } else {
            end -= CellMetrics.sideMargin
        }
        if let view = accessories.currentView {
            let size = view.bounds.size
            view.frame = mirrored(
                CGRect(
                    x: end - size.width, y: ((height - size.height) / 2).rounded(.down), width: size.width,
                    height: size.height))
        } else if accessories.currentType != .none, let view = accessories.standardView {
            let size = view.sizeThatFits(bounds.size)
            view.frame = mirrored(
                CGRect(
                    x: end - size.width, y: ((height - size.height) / 2).rounded(.down), width: size.width,
                    height: size.height))
        }
    }
}
