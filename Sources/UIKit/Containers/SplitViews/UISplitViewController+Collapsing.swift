// Collapsing in narrow windows, and expanding (SP-08 to SP-10, SP-18).
extension UISplitViewController {
    /// Returns whether the split view is to be collapsed at a width. The limits differ by some points, because the edge
    /// of a window is dragged through many sizes.
    func wantsCollapse(in total: CGFloat) -> Bool {
        if traitCollection.horizontalSizeClass == .compact { return true }
        let column = sideColumns.map { widths(of: $0).lowerLimit }.max() ?? 0
        let least = max(SplitMetrics.collapseWidth, column + SplitDivider.lineWidth + secondaryMinimum)
        return total < (isCollapsed ? least + SplitMetrics.hysteresis : least)
    }

    /// Performs a change that moves views, and gives first responder and focus back.
    private func keepingFocus(_ change: () -> Void) {
        columnTransition?.endImmediately()
        containmentTransition?.endImmediately()
        for column in columns.values { column.controller.containmentTransition?.endImmediately() }
        rememberFocus()
        let positions = isArranged ? ScrollPositions(of: columns.values.map(\.controller)) : nil
        UIView.performWithoutAnimation {
            change()
            viewIfLoaded?.layoutIfNeeded()
        }
        positions?.restore()
        restoreFocus()
    }

    func collapse() {
        keepingFocus {
            for column in [Column.secondary, .inspector, .supplementary, .primary] {
                columns[column]?.controller.forgetFocus()
                hosts[column]?.isUserInteractionEnabled = true
            }
            if style == .unspecified {
                collapseClassic()
            } else {
                let proposed = proposedTopColumn
                join(
                    top: delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
                        ?? proposed)
            }
            requests.displace = nil
            requests.overlay = nil
            isArranged = true
            if isViewLoaded, let collapsed {
                removeHosts()
                install([collapsed.column], arrangement(state, in: view.bounds.size))
                place()
            }
            buttonItems.update()
            gestures.update()
            updateBackground()
        }
        delegate?.splitViewControllerDidCollapse(self)
        detailTargetDidChange()
    }

    func expand() {
        guard let collapsed else { return }
        let total = view.bounds.width
        keepingFocus {
            if style == .unspecified { expandClassic() } else { part(collapsed) }
            self.collapsed = nil
            var new = resolved(in: total)
            let proposed = DisplayMode(level: new.state.level, new.state.behavior)
            let mode =
                delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
                ?? proposed
            if mode != proposed, let level = mode.level {
                switch new.state.behavior {
                case .overlay: requests.overlay = level
                case .displace: requests.displace = level
                default: requests.beside = level
                }
                new = resolved(in: total)
            }
            (state, requests) = (new.state, new.requests)
            let arrangement = arrangement(state, in: view.bounds.size)
            removeHosts()
            install(visibleColumns(in: state), arrangement)
            place()
            buttonItems.update()
            gestures.update()
            updateBackground()
        }
        _ = cover(from: State(), to: state)
        delegate?.splitViewControllerDidExpand(self)
        detailTargetDidChange()
    }

    private func detailTargetDidChange() {
        NotificationCenter.default.post(
            name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    }

    // MARK: Columns

    /// The highest column with content.
    private var proposedTopColumn: Column {
        if has(.compact) { return .compact }
        let candidates: [Column] = [.secondary, .supplementary, .primary]
        return candidates.first { column in
            guard let entry = columns[column] else { return false }
            return entry.navigation.map { !$0.viewControllers.isEmpty } ?? true
        } ?? .primary
    }

    /// Joins the stacks of the columns up to one of them (SP-08).
    func join(top: Column) {
        if top == .compact, has(.compact) {
            collapsed = CollapsedColumns(column: .compact)
            return
        }
        let existing = CollapsedColumns.order.filter(has)
        guard let bottom = existing.first, let base = columns[bottom]?.navigation else {
            // Without a navigation controller at the bottom, nothing can be pushed.
            collapsed = CollapsedColumns(column: has(top) ? top : existing.first ?? .secondary)
            return
        }
        var joined: [Column: [UIViewController]] = [:]
        var stack = base.viewControllers
        for column in existing.dropFirst() {
            guard let navigation = columns[column]?.navigation else { continue }
            let members = navigation.viewControllers
            joined[column] = members
            navigation.setViewControllers([], animated: false)
            if column.rawOrder <= top.rawOrder, column != .inspector { stack += members }
        }
        collapsed = CollapsedColumns(column: bottom, joined: joined)
        base.setViewControllers(stack, animated: false)
    }

    /// Gives the columns their stacks back (SP-09). Controllers that were pushed belong to the column below them.
    func part(_ collapsed: CollapsedColumns) {
        guard let base = columns[collapsed.column]?.navigation, !collapsed.joined.isEmpty else { return }
        let stack = base.viewControllers
        base.setViewControllers(Array(stack.prefix(collapsed.ownCount(in: stack))), animated: false)
        for column in collapsed.joinedColumns {
            let members = collapsed.range(of: column, in: stack).map { Array(stack[$0]) }
            columns[column]?.navigation?.setViewControllers(
                members ?? collapsed.joined[column] ?? [], animated: false)
        }
    }

    /// Returns controllers that have left the stack to the navigation controllers of their columns, so that they remain
    /// in the split view.
    func stackDidChange(of navigation: UINavigationController) {
        guard let collapsed, columns[collapsed.column]?.navigation === navigation else { return }
        let stack = navigation.viewControllers
        for column in collapsed.joinedColumns where collapsed.range(of: column, in: stack) == nil {
            guard let own = columns[column]?.navigation, own.viewControllers.isEmpty,
                let members = collapsed.joined[column], members.allSatisfy({ $0.parent == nil })
            else { continue }
            own.setViewControllers(members, animated: false)
        }
    }

    /// Returns the column that the top of the stack belongs to.
    func topColumn(of collapsed: CollapsedColumns) -> Column {
        guard let stack = columns[collapsed.column]?.navigation?.viewControllers else { return collapsed.column }
        return collapsed.joinedColumns.last { collapsed.range(of: $0, in: stack) != nil } ?? collapsed.column
    }

    func isTop(_ column: Column, of collapsed: CollapsedColumns) -> Bool { topColumn(of: collapsed) == column }

    /// Pushes the controllers of a column, or pops to them.
    func showCollapsed(_ column: Column) {
        guard let collapsed, let base = columns[collapsed.column]?.navigation else { return }
        let stack = base.viewControllers
        let animated = isSeen && UIView.areAnimationsEnabled
        if column == collapsed.column {
            base.setViewControllers(Array(stack.prefix(collapsed.ownCount(in: stack))), animated: animated)
        } else if let range = collapsed.range(of: column, in: stack) {
            base.setViewControllers(Array(stack.prefix(range.upperBound)), animated: animated)
        } else if let members = collapsed.joined[column], !members.isEmpty {
            let later = collapsed.joinedColumns.first { one in
                one.rawOrder > column.rawOrder && collapsed.range(of: one, in: stack) != nil
            }
            let end = later.flatMap { collapsed.range(of: $0, in: stack)?.lowerBound } ?? stack.count
            columns[column]?.navigation?.setViewControllers([], animated: false)
            base.setViewControllers(Array(stack.prefix(end)) + members, animated: animated)
        }
    }

    /// Pops the controllers of a column.
    func hideCollapsed(_ column: Column) {
        guard let collapsed, let base = columns[collapsed.column]?.navigation,
            let start = collapsed.range(of: column, in: base.viewControllers)?.lowerBound, start > 0
        else { return }
        base.setViewControllers(
            Array(base.viewControllers.prefix(start)), animated: isSeen && UIView.areAnimationsEnabled)
    }

    /// Pushes a controller as the new content of the secondary column (SP-12).
    func showDetail(_ vc: UIViewController, _ collapsed: CollapsedColumns) {
        guard let base = columns[collapsed.column]?.navigation else {
            if style == .unspecified { return present(vc, animated: UIView.areAnimationsEnabled) }
            return changeColumns { set(vc, for: .secondary) }
        }
        let animated = isSeen && UIView.areAnimationsEnabled
        guard style != .unspecified else {
            if let detail = vc as? UINavigationController {
                base.push(secondary: detail, animated: animated)
            } else {
                base.pushViewController(vc, animated: animated)
            }
            return
        }
        let stack = base.viewControllers
        let below = collapsed.range(of: .secondary, in: stack).map { Array(stack.prefix($0.lowerBound)) } ?? stack
        // The column's own controller changes before its stack is pushed.
        self.collapsed?.joined[.secondary] = nil
        if columns[.secondary]?.assigned !== vc {
            if columns[.secondary]?.isWrapped == true || !(vc is UINavigationController) { clearSecondary() }
            set(vc, for: .secondary)
        }
        guard let navigation = columns[.secondary]?.navigation, navigation !== base else { return }
        let members = navigation.viewControllers
        navigation.setViewControllers([], animated: false)
        self.collapsed?.joined[.secondary] = members
        base.setViewControllers(below + members, animated: animated)
    }

    private func clearSecondary() { if has(.secondary) { set(nil, for: .secondary) } }

    // MARK: The classic style (SP-10)

    private func collapseClassic() {
        let primary =
            delegate?.primaryViewController(forCollapsing: self) ?? columns[.primary]?.controller
            ?? columns[.secondary]?.controller
        guard let primary else {
            collapsed = CollapsedColumns(column: .primary)
            return
        }
        let secondary = columns[.secondary]?.controller
        if let secondary, secondary !== primary {
            let isHandled =
                delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
            setClassicColumn(.secondary, nil)
            if !isHandled { primary.collapseSecondaryViewController(secondary, for: self) }
        }
        setClassicColumn(.primary, primary)
        collapsed = CollapsedColumns(column: .primary)
    }

    private func expandClassic() {
        guard let old = columns[.primary]?.controller else { return }
        let primary = delegate?.primaryViewController(forExpanding: self) ?? old
        let secondary =
            delegate?.splitViewController(self, separateSecondaryFrom: primary)
            ?? primary.separateSecondaryViewController(for: self)
        if primary !== old { setClassicColumn(.primary, primary) }
        if let secondary, secondary !== primary { setClassicColumn(.secondary, secondary) }
    }
}

extension UINavigationController {
    /// Pushes the secondary controller of a split view, or its stack if it is a navigation controller.
    func push(secondary: UIViewController, animated: Bool = false) {
        guard let navigation = secondary as? UINavigationController else {
            guard !secondary.isTabBarController, !secondary.isSplitViewController else { return }
            return pushViewController(secondary, animated: animated)
        }
        let members = navigation.viewControllers
        guard let root = members.first else { return }
        navigation.setViewControllers([], animated: false)
        collapsedSecondary = (navigation, root)
        setViewControllers(viewControllers + members, animated: animated)
    }

    /// Pops the secondary controller of a split view; nil at the root.
    func popSecondary() -> UIViewController? {
        defer { collapsedSecondary = nil }
        let stack = viewControllers
        guard let (navigation, root) = collapsedSecondary, let index = stack.firstIndex(where: { $0 === root }),
            index > 0
        else { return popViewController(animated: false) }
        setViewControllers(Array(stack.prefix(index)), animated: false)
        navigation.setViewControllers(Array(stack[index...]), animated: false)
        return navigation
    }
}

extension UIViewController {
    /// Posted when a split view controller has collapsed or expanded, because ``showDetailViewController(_:sender:)``
    /// then displays controllers in another way. The object is the split view controller.
    nonisolated public static let showDetailTargetDidChangeNotification = NSNotification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")
}
