/// Provides the context menus of items: the menu of the collection view's delegate, and the actions that fingers find
/// by swiping (SW-07).
@MainActor final class CollectionItemMenus: NSObject, UIContextMenuInteractionDelegate {
    private weak var view: UICollectionView?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    /// The configuration of the app for the menu, and the one that also has the actions of the item.
    private var configurations: (app: UIContextMenuConfiguration?, shown: UIContextMenuConfiguration)?
    /// The cells of the items.
    private var cells: [UICollectionViewCell] = []

    init(_ view: UICollectionView) {
        self.view = view
        super.init()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let view, let delegate = view.delegate, !view.isInteractivelyMoving else { return nil }
        view.swipes?.close()
        guard let path = view.path(at: location), let cell = view.cellForItem(at: path) else {
            // The menu of the background.
            let app = delegate.collectionView(view, contextMenuConfigurationForItemsAt: [], point: location)
            configurations = app.map { ($0, $0) }
            cells = []
            return app
        }
        let generation = view.generation
        let items = view.isSelected(path) ? view.selectedItems : [path]
        let app = delegate.collectionView(view, contextMenuConfigurationForItemsAt: items, point: location)
        guard view.generation == generation else { return nil }
        let actions = items.count == 1 ? view.menuActions(for: cell) : []
        guard app != nil || !actions.isEmpty, view.generation == generation else { return nil }
        view.selectForMenu(path)
        guard view.generation == generation else { return nil }
        let shown = app.flatMap { actions.isEmpty ? $0 : nil } ?? extended(app, actions)
        configurations = (app, shown)
        cells = items.prefix(256).compactMap { view.cellForItem(at: $0) }
        return shown
    }

    /// Returns a configuration whose menu ends with the actions of the item.
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
        guard let view else { return }
        for cell in cells { cell.isHighlighted = true }
        if configurations?.shown === configuration, let app = configurations?.app {
            view.delegate?.collectionView(view, willDisplayContextMenu: app, animator: animator)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        for cell in cells { cell.isHighlighted = false }
        cells = []
        guard let view else { return }
        let app = configurations?.shown === configuration ? configurations?.app : nil
        configurations = nil
        if let app { view.delegate?.collectionView(view, willEndContextMenuInteraction: app, animator: animator) }
    }
}
