/// Provides the context menus of rows: the menu of the table view's delegate, and the actions that fingers find by
/// swiping (SW-07).
@MainActor final class TableRowMenus: NSObject, UIContextMenuInteractionDelegate {
    private weak var table: UITableView?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    /// The configuration of the app for the menu, and the one that also has the actions of the row.
    private var configurations: (app: UIContextMenuConfiguration?, shown: UIContextMenuConfiguration)?
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
        let shown = app.flatMap { actions.isEmpty ? $0 : nil } ?? extended(app, actions)
        configurations = (app, shown)
        self.cell = cell
        return shown
    }

    /// Returns a configuration whose menu ends with the actions of the row.
    private func extended(_ app: UIContextMenuConfiguration?, _ actions: [UIAction]) -> UIContextMenuConfiguration {
        UIContextMenuConfiguration(identifier: app?.identifier, previewProvider: nil) { suggestions in
            guard let menu = app?.actionProvider?(suggestions) else { return UIMenu(children: actions) }
            return menu.replacingChildren(menu.children + [UIMenu(options: .displayInline, children: actions)])
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let table else { return }
        cell?.setHighlighted(true, animated: false)
        if configurations?.shown === configuration, let app = configurations?.app {
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
        let app = configurations?.shown === configuration ? configurations?.app : nil
        configurations = nil
        if let app { table.delegate?.tableView(table, willEndContextMenuInteraction: app, animator: animator) }
    }
}
