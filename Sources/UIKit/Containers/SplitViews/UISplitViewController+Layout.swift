// The views of the columns.
extension UISplitViewController {
    /// The columns whose views are displayed.
    private var displayedColumns: [Column] { collapsed.map { [$0.column] } ?? visibleColumns(in: state) }

    func host(of column: Column) -> SplitColumnHost {
        if let host = hosts[column] { return host }
        let host = SplitColumnHost(frame: .zero)
        hosts[column] = host
        if column == .primary { updateBackground() }
        return host
    }

    /// Inserts the views of columns at the positions that they have before a transition.
    func install(_ shown: [Column], _ start: SplitArrangement) {
        for column in shown {
            let host = host(of: column)
            if host.superview == nil {
                host.frame = start.frames[column] ?? CGRect(origin: .zero, size: view.bounds.size)
            }
            if let child = columns[column]?.controller, child.view.superview !== host {
                child.view.frame = host.bounds
                host.addSubview(child.view)
            }
            if host.superview == nil { view.addSubview(host) }
            host.layoutIfNeeded()
        }
        restack()
    }

    /// Removes the views of columns that are not displayed.
    func removeHosts() {
        let displayed = displayedColumns
        for (column, host) in hosts where !displayed.contains(column) && host.superview != nil {
            host.removeFromSuperview()
        }
        for (column, divider) in dividers where !showsDivider(of: column) { divider.removeFromSuperview() }
        if !needsShade, shade.superview != nil { shade.removeFromSuperview() }
    }

    private var needsShade: Bool {
        !isCollapsed && (state.hasLeadingOverlay || state.isDisplaced || state.hasInspectorOverlay)
    }

    private func showsDivider(of column: Column) -> Bool {
        guard !isCollapsed else { return false }
        return dividers[column]?.isDragged == true
            || column != .secondary && visibleColumns(in: state).contains(column)
    }

    /// Brings the views into their order: overlays are in front of the shade, dividers in front of the columns.
    func restack() {
        guard !isCollapsed else { return }
        var order: [Column] = [.secondary]
        let overlays: [Column] = state.behavior == .overlay || state.isDisplaced ? [.supplementary, .primary] : []
        if !state.inspectorIsOverlay { order.append(.inspector) }
        if overlays.isEmpty { order += [.supplementary, .primary] }
        for column in order { if let host = hosts[column], host.superview === view { view.bringSubviewToFront(host) } }
        if needsShade {
            if shade.superview == nil {
                shade.alpha = 0
                view.addSubview(shade)
            }
            view.bringSubviewToFront(shade)
        }
        for column in overlays + (state.inspectorIsOverlay ? [.inspector] : []) {
            if let host = hosts[column], host.superview === view { view.bringSubviewToFront(host) }
        }
        for column in [Column.primary, .supplementary, .inspector] {
            guard showsDivider(of: column) else { continue }
            let divider = divider(of: column)
            if divider.superview == nil { view.addSubview(divider) }
            view.bringSubviewToFront(divider)
            placeDivider(of: column)
        }
    }

    /// Gives all columns their frames.
    func place() {
        guard let view = viewIfLoaded else { return }
        if let collapsed {
            if let host = hosts[collapsed.column], host.frame != view.bounds { host.frame = view.bounds }
            return updateTraits()
        }
        let arrangement = arrangement(state, in: view.bounds.size)
        for (column, host) in hosts where host.superview != nil {
            guard let frame = arrangement.frames[column] else { continue }
            if host.frame != frame { host.frame = frame }
        }
        for column in dividers.keys { placeDivider(of: column) }
        if shade.superview != nil {
            let frame = state.isDisplaced ? arrangement.exposedSecondary : view.bounds
            if shade.frame != frame, needsShade { shade.frame = frame }
            shade.alpha = needsShade ? 1 : 0
        }
        updateTraits()
    }

    /// Places a divider beside its column.
    private func placeDivider(of column: Column) {
        guard let divider = dividers[column], let host = hosts[column], let view = viewIfLoaded else { return }
        divider.columnIsAtLeft = isMirrored == (column == .inspector)
        let frame =
            host.superview == nil ? arrangement(state, in: view.bounds.size).frames[column] ?? .zero : host.frame
        divider.place(
            at: divider.columnIsAtLeft ? frame.maxX : frame.minX - SplitDivider.lineWidth, height: view.bounds.height)
    }

    func edgeDidChange() {
        gestures.update()
        buttonItems.update()
        arrangementNeedsUpdate()
    }

    func updateBackground() {
        hosts[.primary]?.backgroundColor =
            primaryBackgroundStyle == .sidebar && !isCollapsed ? .secondarySystemBackground : .systemBackground
    }

    /// Returns the size of a child in a split view of a size.
    func columnSize(of container: any UIContentContainer, in size: CGSize) -> CGSize? {
        guard let column = columns.first(where: { $0.value.controller === container })?.key else { return nil }
        if let collapsed { return collapsed.column == column ? size : nil }
        return arrangement(state, in: size).frames[column]?.size
    }

    // MARK: Traits (SP-16)

    /// Sets the horizontal size classes of the columns.
    func updateTraits() {
        for (column, entry) in columns {
            let child = entry.controller
            var values = childOverrides[ObjectIdentifier(child)]?.values ?? TraitValues()
            if values.horizontalSizeClass == .unspecified {
                let width = hosts[column].flatMap { $0.superview == nil ? nil : $0.bounds.width }
                let isCompact =
                    isCollapsed || column != .secondary
                    || (width.map { $0 < SplitMetrics.compactWidth } ?? false)
                if isCompact { values.horizontalSizeClass = .compact }
            }
            let new: TraitValues? = values == TraitValues() ? nil : values
            if child.parentOverrides != new { child.changeTraits { child.parentOverrides = new } }
        }
    }
}

// The dividers (SP-17).
extension UISplitViewController: SplitDividerDelegate {
    fileprivate func divider(of column: Column) -> SplitDivider {
        if let divider = dividers[column] { return divider }
        let divider = SplitDivider(label: column == .inspector ? "Inspector divider" : "Sidebar divider")
        divider.delegate = self
        dividers[column] = divider
        return divider
    }

    private func column(of divider: SplitDivider) -> Column { dividers.first { $0.value === divider }?.key ?? .primary }

    func changeWidths(of column: Column, _ change: (inout SplitColumnWidth) -> Void) {
        switch column {
        case .supplementary: change(&supplementaryWidths)
        case .inspector: change(&inspectorWidths)
        default: change(&primaryWidths)
        }
    }

    func columnWidth(of divider: SplitDivider) -> CGFloat {
        let column = column(of: divider)
        return visibleColumns(in: state).contains(column) ? currentWidth(of: column) : 0
    }

    func columnWidthLimits(of divider: SplitDivider) -> ClosedRange<CGFloat> {
        let column = column(of: divider)
        let widths = widths(of: column)
        var upper = widths.upperLimit
        let frames = arrangement(state, in: view.bounds.size).frames
        let isOverlay = column == .inspector ? state.inspectorIsOverlay : state.behavior == .overlay
        if isOverlay || state.isDisplaced {
            upper = min(upper, view.bounds.width - SplitDivider.lineWidth)
        } else if let frame = frames[column], let rest = frames[.secondary], visibleColumns(in: state).contains(column)
        {
            upper = min(upper, frame.width + rest.width - secondaryMinimum)
        }
        return widths.lowerDragLimit...max(widths.lowerDragLimit, upper)
    }

    func setColumnWidth(_ width: CGFloat?, of divider: SplitDivider) {
        let column = column(of: divider)
        changeWidths(of: column) { $0.chosen = width }
        if !visibleColumns(in: state).contains(column) { setVisible(true, column) }
        view.setNeedsLayout()
    }

    func hideColumn(of divider: SplitDivider) { setVisible(false, column(of: divider)) }

    private func setVisible(_ isVisible: Bool, _ column: Column) {
        if column == .inspector {
            requests.showsInspector = isVisible
            updateArrangement(animated: false)
        } else {
            // A column takes those before it with it.
            let index = sideColumns.firstIndex(of: column) ?? 0
            let level = sideColumns.count - index
            request(level: isVisible ? level : level - 1, animated: false)
        }
    }

    func dividerDrag(of divider: SplitDivider, isActive: Bool) {
        let column = column(of: divider)
        if isActive {
            widthBeforeDrag = widths(of: column).chosen
        } else {
            // A column that was dragged out of sight returns with the width that it had.
            if columnWidth(of: divider) == 0 { changeWidths(of: column) { $0.chosen = widthBeforeDrag } }
            removeHosts()
        }
    }
}
