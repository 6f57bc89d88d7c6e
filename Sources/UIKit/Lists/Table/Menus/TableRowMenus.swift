/// Provides the context menus of rows: the menu of the table view's delegate, and the actions that fingers find by
/// swiping (SW-07).
@MainActor final class TableRowMenus: NSObject, ContextMenuHighlighting {
    private weak var table: UITableView?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    private var menu: ListMenu?
    /// The cell of the row.
    private weak var cell: UITableViewCell?

    init(_ table: UITableView) {
        self.table = table
        super.init()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let table, let path = table.indexPathForRow(at: location), let cell = table.cellForRow(at: path) else {
            return nil
        }
        table.swipes.close()
        let app = table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
        let actions = table.menuActions(for: cell)
        guard app != nil || !actions.isEmpty, table.indexPath(for: cell) != nil else { return nil }
        table.selectForMenu(cell)
        guard table.indexPath(for: cell) != nil else { return nil }
        let menu = ListMenu(app, actions)
        self.menu = menu
        self.cell = cell
        return menu.shown
    }

    /// Returns the app's configuration of the menu that is shown; nil if it has none.
    private func app(_ configuration: UIContextMenuConfiguration) -> UIContextMenuConfiguration? {
        menu?.shown === configuration ? menu?.app : nil
    }

    // MARK: Previews

    func highlightPreviews(for configuration: UIContextMenuConfiguration) -> [UITargetedPreview?] {
        guard let table, let app = app(configuration) else { return [] }
        let preview = table.delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: app)
        let standard = app.previewProvider == nil ? nil : cell.map { UITargetedPreview(view: $0) }
        return [preview ?? standard]
    }

    func dismissalPreviews(for configuration: UIContextMenuConfiguration) -> [UITargetedPreview?] {
        guard let table, let app = app(configuration) else { return [] }
        return [table.delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: app)]
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let table, let app = app(configuration) else { return }
        table.delegate?.tableView(table, willPerformPreviewActionForMenuWith: app, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let table else { return }
        if interaction.highlights.isEmpty { cell?.setHighlighted(true, animated: false) }
        if let app = app(configuration) {
            table.delegate?.tableView(table, willDisplayContextMenu: app, animator: animator)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        cell?.setHighlighted(false, animated: false)
        cell = nil
        guard let table else { return }
        let app = app(configuration)
        menu = nil
        if let app { table.delegate?.tableView(table, willEndContextMenuInteraction: app, animator: animator) }
    }
}
