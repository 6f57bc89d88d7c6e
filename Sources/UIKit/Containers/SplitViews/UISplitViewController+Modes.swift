// The arrangement of the columns (SP-04 to SP-07).
extension UISplitViewController {
    typealias State = SplitArrangement.State

    // MARK: Columns and widths

    func has(_ column: Column) -> Bool { columns[column] != nil }

    func widths(of column: Column) -> SplitColumnWidth {
        switch column {
        case .supplementary: supplementaryWidths
        case .inspector: inspectorWidths
        default: primaryWidths
        }
    }

    func setWidth(
        _ column: ReferenceWritableKeyPath<UISplitViewController, SplitColumnWidth>,
        _ property: WritableKeyPath<SplitColumnWidth, CGFloat>, _ value: CGFloat
    ) {
        var new = self[keyPath: column]
        new[keyPath: property] = value
        // The app's wish replaces that of the user.
        if property != \.minimum, property != \.maximum { new.chosen = nil }
        guard new != self[keyPath: column] else { return }
        self[keyPath: column] = new
        arrangementNeedsUpdate()
    }

    var secondaryMinimum: CGFloat {
        secondaryWidths.minimum == SplitColumnWidth.automatic
            ? SplitMetrics.secondaryMinimum : secondaryWidths.minimum
    }

    /// The columns before the secondary one that have a controller.
    var sideColumns: [Column] { [Column.primary, .supplementary].filter(has) }

    private func sides(in total: CGFloat) -> [SplitArrangement.Side] {
        sideColumns.map { column in
            let widths = widths(of: column)
            return SplitArrangement.Side(
                column: column, width: widths.resolved(in: total), minimum: widths.lowerLimit)
        }
    }

    /// A Boolean value that indicates whether the primary column is at the right.
    var isMirrored: Bool { (viewIfLoaded?.isRightToLeft ?? false) != (primaryEdge == .trailing) }

    func arrangement(_ state: State, in size: CGSize) -> SplitArrangement {
        SplitArrangement(
            size: size, sides: sides(in: size.width),
            inspectorWidth: has(.inspector) ? inspectorWidths.resolved(in: size.width) : nil,
            secondaryMinimum: secondaryMinimum, state: state, isMirrored: isMirrored)
    }

    func currentWidth(of column: Column) -> CGFloat {
        if let host = hosts[column], host.superview != nil { return host.bounds.width }
        return widths(of: column).resolved(in: viewIfLoaded?.bounds.width ?? UIWindowScene.standardSize.width)
    }

    // MARK: Choosing an arrangement

    /// Returns whether a number of columns fit beside the secondary one.
    private func fits(_ level: Int, in total: CGFloat, reduced: Bool = false) -> Bool {
        let used = sides(in: total).suffix(level).reduce(secondaryMinimum) { sum, side in
            let least = widths(of: side.column).lowerDragLimit
            return sum + (reduced ? min(side.width, max(side.minimum, least)) : side.width) + SplitDivider.lineWidth
        }
        return used <= total
    }

    /// Returns the arrangement for a width, and the requests that are still valid then.
    func resolved(in total: CGFloat) -> (state: State, requests: SplitRequests) {
        var requests = requests
        let count = sideColumns.count
        let preferred = preferredDisplayMode.level.map { min($0, count) }
        var state = State()
        var behavior = style == .unspecified ? SplitBehavior.automatic : preferredSplitBehavior
        if behavior == .automatic {
            switch preferredDisplayMode {
            case .oneOverSecondary, .twoOverSecondary: behavior = .overlay
            case .twoDisplaceSecondary: behavior = .displace
            default: break
            }
        }
        switch behavior {
        case .tile:
            state.level = requests.beside ?? preferred ?? count
            if state.level > 1, !fits(2, in: total, reduced: true) { state.level = 1 }
            state.behavior = .tile
        case .overlay:
            state.level = requests.overlay ?? preferred ?? 0
            state.behavior = .overlay
        case .displace:
            state.level = requests.displace ?? preferred ?? min(1, count)
            state.behavior = .displace
        case .automatic:
            guard fits(1, in: total) else {
                state.level = requests.overlay ?? 0
                state.behavior = .overlay
                break
            }
            requests.overlay = nil
            state.level = requests.beside ?? preferred ?? count
            state.behavior = .tile
            if fits(2, in: total) {
                requests.displace = nil
            } else if let level = requests.displace, level > 1, count > 1 {
                state.level = level
                state.behavior = .displace
            } else {
                state.level = min(state.level, 1)
            }
        }
        state.level = min(state.level, count)
        resolveInspector(&state, in: total)
        return (state, requests)
    }

    private func resolveInspector(_ state: inout State, in total: CGFloat) {
        guard requests.showsInspector, has(.inspector) else { return }
        state.showsInspector = true
        var rest = total - inspectorWidths.resolved(in: total) - SplitDivider.lineWidth
        if state.behavior != .overlay {
            for side in sides(in: total).suffix(state.level) { rest -= side.width + SplitDivider.lineWidth }
        }
        state.inspectorIsOverlay = rest < secondaryMinimum
    }

    /// Shows a number of columns before the secondary one.
    func request(level: Int, animated: Bool = UIView.areAnimationsEnabled) {
        let level = min(level, sideColumns.count)
        guard isArranged, let view = viewIfLoaded, view.bounds.width > 0 else {
            (requests.beside, requests.overlay, requests.displace) = (level, level, level)
            return arrangementNeedsUpdate()
        }
        let total = view.bounds.width
        switch state.behavior {
        case .overlay: requests.overlay = level
        case .displace where preferredSplitBehavior == .displace || preferredDisplayMode == .twoDisplaceSecondary:
            requests.displace = level
        default:
            let displaces = level > 1 && preferredSplitBehavior != .tile && !fits(2, in: total)
            requests.displace = displaces ? level : nil
            if !displaces { requests.beside = level }
        }
        updateArrangement(animated: animated)
    }

    // MARK: Showing and hiding

    func showByCode(_ column: Column) {
        if isCollapsed { return showCollapsed(column) }
        switch column {
        case .primary: request(level: sideColumns.count)
        case .supplementary: if has(.supplementary) { request(level: max(1, state.level)) }
        case .secondary:
            if state.hasLeadingOverlay { request(level: 0) }
            if state.isDisplaced { request(level: 1) }
            if state.hasInspectorOverlay { setInspector(visible: false) }
        case .inspector: setInspector(visible: true)
        case .compact: break
        }
    }

    func hideByCode(_ column: Column) {
        if isCollapsed { return hideCollapsed(column) }
        switch column {
        case .primary: request(level: min(state.level, sideColumns.count - 1))
        case .supplementary: if has(.supplementary) { request(level: 0) }
        case .inspector: setInspector(visible: false)
        case .secondary, .compact: break
        }
    }

    private func setInspector(visible: Bool) {
        guard requests.showsInspector != visible else { return }
        requests.showsInspector = visible
        if isArranged { updateArrangement(animated: UIView.areAnimationsEnabled) }
    }

    func shows(_ column: Column) -> Bool {
        if let collapsed { return isTop(column, of: collapsed) }
        return isArranged && visibleColumns(in: state).contains(column)
    }

    /// Hides the columns over the secondary one, or those that displace it.
    ///
    /// - Returns: `false` if there are none.
    func hideOverlays() -> Bool {
        guard !isCollapsed, state.hasLeadingOverlay || state.isDisplaced || state.hasInspectorOverlay else {
            return false
        }
        if state.hasInspectorOverlay { requests.showsInspector = false }
        if state.hasLeadingOverlay {
            request(level: 0)
        } else if state.isDisplaced {
            request(level: 1)
        } else {
            updateArrangement(animated: UIView.areAnimationsEnabled)
        }
        return true
    }

    /// The columns that are visible in a state, from the leading edge.
    func visibleColumns(in state: State) -> [Column] {
        Array(sideColumns.suffix(state.level)) + [.secondary] + (state.showsInspector ? [.inspector] : [])
    }

    // MARK: Changes

    /// Requests that the arrangement is checked at the next layout. Within an animation block, it changes now.
    func arrangementNeedsUpdate() {
        guard let view = viewIfLoaded else { return }
        if isSeen, UIView.inheritedAnimationDuration > 0 {
            updateArrangement(animated: true)
        } else {
            view.setNeedsLayout()
        }
    }

    /// A Boolean value that indicates whether the columns receive explicit appearance callbacks, because the user sees
    /// the split view.
    var isSeen: Bool {
        guard let window = viewIfLoaded?.window, !window.isHidden else { return false }
        return appearance.state == .appeared
    }

    /// Collapses, expands, or changes the arrangement, if the size or the wishes require it.
    func updateArrangement(animated: Bool) {
        guard let size = viewIfLoaded?.bounds.size, size.width > 0 else { return }
        if wantsCollapse(in: size.width) {
            if !isCollapsed { collapse() }
        } else if isCollapsed {
            expand()
        } else {
            let new = resolved(in: size.width)
            requests = new.requests
            apply(new.state, animated: animated)
        }
    }

    private func needsUpdate(in size: CGSize) -> Bool {
        guard isArranged else { return true }
        let wants = wantsCollapse(in: size.width)
        return wants != isCollapsed || !wants && resolved(in: size.width).state != state
    }

    /// Places the columns. A change of the arrangement that another size requires happens at the end of the frame.
    func layOutColumns() {
        guard let view = viewIfLoaded, view.bounds.width > 0 else { return }
        let size = view.bounds.size
        if needsUpdate(in: size) {
            if isArranged, isSeen, size != laidOutSize, let scene = view.window?.windowScene {
                laidOutSize = size
                // The columns keep their frames until then.
                return scheduleUpdate(in: scene)
            } else if !isUpdateScheduled {
                updateArrangement(animated: false)
            }
        }
        laidOutSize = size
        place()
    }

    private func scheduleUpdate(in scene: UIWindowScene) {
        guard !isUpdateScheduled else { return }
        isUpdateScheduled = true
        scene.performAfterLayout { [weak self] in
            guard let self else { return }
            isUpdateScheduled = false
            updateArrangement(animated: false)
        }
    }

    /// Changes the visible columns.
    func apply(_ new: State, animated: Bool) {
        columnTransition?.endImmediately()
        let old = isArranged ? state : State()
        guard new != old || !isArranged else { return }
        let isFirst = !isArranged
        let oldColumns = isFirst ? [] : visibleColumns(in: old)
        let newColumns = visibleColumns(in: new)
        let hidden = oldColumns.filter { !newColumns.contains($0) }
        let shown = newColumns.filter { !oldColumns.contains($0) }
        let mode = DisplayMode(level: new.level, new.behavior)
        if mode != DisplayMode(level: old.level, old.behavior) {
            delegate?.splitViewController(self, willChangeTo: mode)
        }
        for column in hidden { delegate?.splitViewController(self, willHide: column) }
        for column in shown { delegate?.splitViewController(self, willShow: column) }
        let start = arrangement(old, in: view.bounds.size)
        (state, isArranged) = (new, true)
        let covered = cover(from: isFirst ? State() : old, to: new)
        let finish = { [weak self] in
            guard let self else { return }
            columnTransition = nil
            finishCovering(covered)
            buttonItems.update()
            for column in hidden { delegate?.splitViewController(self, didHide: column) }
            for column in shown { delegate?.splitViewController(self, didShow: column) }
        }
        guard isSeen else {
            install(shown, start)
            place()
            removeHosts()
            return finish()
        }
        let transition = ColumnTransition(
            in: view, hidden: hidden.compactMap { columns[$0]?.controller },
            shown: shown.compactMap { columns[$0]?.controller },
            animated: animated && UIView.areAnimationsEnabled,
            changes: { [weak self] in self?.placeInTransition() }, settle: { [weak self] in self?.settle() },
            finished: finish)
        columnTransition = transition
        transition.begin()
        guard !transition.isOver else { return }
        UIView.performWithoutAnimation { install(shown, start) }
        transition.start()
    }

    private func placeInTransition() {
        place()
        guard columnTransition?.isAnimated == true else { return }
        for host in hosts.values where host.superview != nil { host.layoutIfNeeded() }
    }

    private func settle() {
        removeHosts()
        place()
        for host in hosts.values where host.superview != nil {
            host.layer.removeAllAnimations()
            host.layoutIfNeeded()
        }
    }
}
