/// A menu of rows or items: the configuration of the app, and the one that also has the actions that fingers find by
/// swiping (SW-07).
@MainActor struct ListMenu {
    /// The configuration of the app.
    let app: UIContextMenuConfiguration?
    /// The configuration of the menu that is shown.
    let shown: UIContextMenuConfiguration

    /// Creates a menu that ends with the actions of a row or item.
    init(_ app: UIContextMenuConfiguration?, _ actions: [UIAction]) {
        self.app = app
        if let app, actions.isEmpty {
            shown = app
            return
        }
        shown = UIContextMenuConfiguration(identifier: app?.identifier, previewProvider: app?.previewProvider) {
            guard let menu = app?.actionProvider?($0) else { return UIMenu(children: actions) }
            return menu.replacingChildren(menu.children + [UIMenu(options: .displayInline, children: actions)])
        }
    }
}
