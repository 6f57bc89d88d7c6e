/// Provides the context menus of items: the menu of the collection view's delegate, and the actions that fingers find
/// by swiping (SW-07).
@MainActor final class CollectionItemMenus: NSObject, ContextMenuHighlighting {
    private weak var view: UICollectionView?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    private var menu: ListMenu?
    /// The cells of the items, with their index paths.
    private var cells: [(path: IndexPath, cell: UICollectionViewCell)] = []

    init(_ view: UICollectionView) {
        self.view = view
        super.init()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let view, let delegate = view.delegate, !view.isInteractivelyMoving else { return nil }
        view.swipes?.close()
        guard let path = view.path(at: location), let cell = view.cell(at: path) else {
            // The menu of the background.
            let app = delegate.collectionView(view, contextMenuConfigurationForItemsAt: [], point: location)
            menu = app.map { ListMenu($0, []) }
            cells = []
            return app
        }
        let generation = view.generation
        let items = view.isSelected(path) ? view.selectedItems : [view.dataPath(path)]
        let app = delegate.collectionView(view, contextMenuConfigurationForItemsAt: items, point: location)
        guard view.generation == generation else { return nil }
        let actions = items.count == 1 ? view.menuActions(for: cell) : []
        guard app != nil || !actions.isEmpty, view.generation == generation else { return nil }
        view.selectForMenu(path)
        guard view.generation == generation else { return nil }
        let menu = ListMenu(app, actions)
        self.menu = menu
        cells = items.prefix(256).compactMap { path in view.cellForItem(at: path).map { (path, $0) } }
        return menu.shown
    }

    /// Returns the app's configuration of the menu that is shown; nil if it has none.
    private func app(_ configuration: UIContextMenuConfiguration) -> UIContextMenuConfiguration? {
        menu?.shown === configuration ? menu?.app : nil
    }

    // MARK: Previews

    /// The most items that are lifted.
    private static let liftedItems = 16

    func highlightPreviews(for configuration: UIContextMenuConfiguration) -> [UITargetedPreview?] {
        guard let view, let delegate = view.delegate, let app = app(configuration) else { return [] }
        return cells.prefix(CollectionItemMenus.liftedItems).map { path, cell in
            let preview = delegate.collectionView(
                view, contextMenuConfiguration: app, highlightPreviewForItemAt: path)
            return preview ?? (app.previewProvider == nil ? nil : UITargetedPreview(view: cell))
        }
    }

    func dismissalPreviews(for configuration: UIContextMenuConfiguration) -> [UITargetedPreview?] {
        guard let view, let delegate = view.delegate, let app = app(configuration) else { return [] }
        return cells.prefix(CollectionItemMenus.liftedItems).map { path, _ in
            delegate.collectionView(view, contextMenuConfiguration: app, dismissalPreviewForItemAt: path)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let view, let app = app(configuration) else { return }
        view.delegate?.collectionView(view, willPerformPreviewActionForMenuWith: app, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let view else { return }
        if interaction.highlights.isEmpty { for item in cells { item.cell.isHighlighted = true } }
        if let app = app(configuration) {
            view.delegate?.collectionView(view, willDisplayContextMenu: app, animator: animator)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        for item in cells { item.cell.isHighlighted = false }
        cells = []
        guard let view else { return }
        let app = app(configuration)
        menu = nil
        if let app { view.delegate?.collectionView(view, willEndContextMenuInteraction: app, animator: animator) }
    }
}
