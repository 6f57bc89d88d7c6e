// Context menus of items (KS-12).
extension UICollectionView: ContextMenuKeySource {
    /// Adds the interaction that opens the menus.
    func installItemMenus() {
        guard itemMenus == nil, delegate != nil else { return }
        let menus = CollectionItemMenus(self)
        itemMenus = menus
        addInteraction(menus.interaction)
    }

    /// Moves the cursor to an item whose menu opens, and selects the item if moves of the cursor select.
    func selectForMenu(_ path: IndexPath) {
        guard usesSelection else { return }
        let number = numbers.number(of: path)
        selection.cursor = number
        gridCursor = GridCursor()
        if followsFocus(number) || usesMultipleSelection, !selection.rows.contains(number) { selectOnly(number) }
    }

    /// Returns the item at the cursor, which becomes visible.
    func rectForContextMenuByKey() -> CGRect? {
        guard let cursor = cursorRow else { return nil }
        reveal(cursor, isAnimated: false)
        layoutIfNeeded()
        let frame = frame(ofNumber: cursor)
        return frame.isNull ? nil : frame
    }

    /// Returns the actions of an item for its context menu (SW-07).
    func menuActions(for cell: UICollectionViewCell) -> [UIAction] {
        guard !isEditing, let cell = cell as? UICollectionViewListCell, cell.placement.hasSwipeActions,
            let path = path(of: cell)
        else { return [] }
        let start = generation
        var actions = layoutStorage.swipeConfiguration(forItemAt: path, .leading)?.actions ?? []
        guard generation == start else { return [] }
        actions += layoutStorage.swipeConfiguration(forItemAt: path, .trailing)?.actions ?? []
        guard generation == start else { return [] }
        return actions.map { action in
            UIAction(
                title: action.title ?? "", image: action.image,
                attributes: action.style == .destructive ? .destructive : []
            ) { [weak cell] _ in
                guard let cell else { return }
                action.handler(action, cell) { _ in }
            }
        }
    }
}
