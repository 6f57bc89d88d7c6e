// Overlays, keys and commands (SP-13, SP-15).
extension UISplitViewController {
    // MARK: Covered columns

    private func coveredColumns(in state: State) -> [Column] {
        let sides = Array(sideColumns.suffix(state.level))
        if state.hasInspectorOverlay { return sides + [.secondary] }
        if state.hasLeadingOverlay || state.isDisplaced {
            return [.secondary] + (state.showsInspector ? [.inspector] : [])
        }
        return []
    }

    private func overlayColumn(in state: State) -> Column? {
        if state.hasInspectorOverlay { return .inspector }
        return state.hasLeadingOverlay || state.isDisplaced ? sideColumns.suffix(state.level).first : nil
    }

    /// Takes keys and touches from the columns that overlays cover.
    ///
    /// - Returns: The columns that are no longer covered.
    func cover(from old: State, to new: State) -> [Column] {
        let before = coveredColumns(in: old)
        let after = coveredColumns(in: new)
        for column in after where !before.contains(column) {
            columns[column]?.controller.rememberFocus()
            host(of: column).isUserInteractionEnabled = false
        }
        if let column = overlayColumn(in: new), column != overlayColumn(in: old),
            let controller = columns[column]?.controller, let window = viewIfLoaded?.window,
            after.contains(where: { columns[$0]?.controller.containerValues?.coveredFocus != nil })
        {
            window.focusSystem.requestFocusUpdate(to: controller)
        }
        return before.filter { !after.contains($0) }
    }

    /// Gives keys and touches back to columns.
    func finishCovering(_ columns: [Column]) {
        for column in columns {
            hosts[column]?.isUserInteractionEnabled = true
            self.columns[column]?.controller.restoreFocus()
        }
    }

    /// The child that receives keys while there is no first responder.
    var controllerForKeys: UIViewController? {
        if let collapsed { return columns[collapsed.column]?.controller }
        let column = overlayColumn(in: state) ?? .secondary
        return columns[column]?.controller ?? columns[.primary]?.controller
    }

    // MARK: Commands

    private static let sidebarAction = Selector(UIResponder.toggleSidebar(_:))
    private static let inspectorAction = Selector(UIResponder.toggleInspector(_:))

    func togglePrimary() {
        if shows(.primary) { hide(.primary) } else { show(.primary) }
    }

    /// Returns whether the column of a command can be shown or hidden; nil for other actions.
    func canToggle(_ action: Selector) -> Bool? {
        if action == UISplitViewController.sidebarAction { return has(.primary) && !isCollapsed }
        if action == UISplitViewController.inspectorAction { return has(.inspector) }
        return nil
    }

    func nameToggle(_ command: UICommand) {
        if command.action == UISplitViewController.sidebarAction {
            command.title = shows(.primary) ? "Hide Sidebar" : "Show Sidebar"
        } else if command.action == UISplitViewController.inspectorAction {
            command.title = shows(.inspector) ? "Hide Inspector" : "Show Inspector"
        }
    }

    // MARK: The display mode button (SP-11)

    /// The arrangement to which the display mode button changes.
    var targetMode: DisplayMode {
        if let mode = delegate?.targetDisplayModeForAction(in: self), mode != .automatic { return mode }
        let count = sideColumns.count
        let level = count > 1 ? (state.level == 1 ? 2 : 1) : 1 - min(1, state.level)
        return DisplayMode(level: min(level, count), state.behavior)
    }

    /// Changes the arrangement as the display mode button does.
    func performDisplayModeAction() {
        guard !isCollapsed else { return }
        request(level: targetMode.level ?? 0)
    }
}
