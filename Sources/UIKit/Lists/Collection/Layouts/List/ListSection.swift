/// The behavior of a section that is a list.
@MainActor final class ListSection: ListSectionBehavior {
    private let configuration: UICollectionLayoutListConfiguration
    private let appearance: UICollectionLayoutListConfiguration.Appearance
    /// The item that begins the group, after a header that is an item.
    private let firstItem: Int

    init(_ configuration: UICollectionLayoutListConfiguration) {
        self.configuration = configuration
        appearance = configuration.appearance
        firstItem = configuration.headerMode == .firstItemInSection ? 1 : 0
    }

    private var hasSwipeActions: Bool {
        configuration.leadingSwipeActionsConfigurationProvider != nil
            || configuration.trailingSwipeActionsConfigurationProvider != nil
    }

    /// The distance above the header.
    var topPadding: CGFloat {
        guard configuration.headerMode != .none else { return 0 }
        if let padding = configuration.headerTopPadding { return padding.isFinite ? max(0, padding) : 0 }
        return appearance.pinsHeaders && configuration.headerMode == .supplementary ? TableMetrics.headerTopPadding : 0
    }

    func placement(of key: ElementKey, knownAs path: IndexPath?, count: Int) -> ListItemPlacement? {
        var placement = ListItemPlacement()
        placement.appearance = appearance
        switch key.category {
        case .cell:
            let item = key.path.item
            placement.role = item < firstItem ? .header : .item
            placement.isFirst = item == firstItem
            placement.isLast = item >= firstItem && item == count - 1
            placement.hasSwipeActions = placement.role == .item && hasSwipeActions
            separate(&placement, path)
        case .supplementaryView where key.kind == UICollectionView.elementKindSectionHeader:
            placement.role = .header
        case .supplementaryView where key.kind == UICollectionView.elementKindSectionFooter:
            placement.role = .footer
        case .decorationView where key.kind == ListSectionBackground.kind:
            placement.sectionColor = configuration.backgroundColor ?? appearance.backgroundColor
        default: return nil
        }
        return placement
    }

    /// Determines the separators of an item.
    private func separate(_ placement: inout ListItemPlacement, _ path: IndexPath?) {
        guard configuration.showsSeparators else { return }
        var separators = configuration.separatorConfiguration
        if let path, let handler = configuration.itemSeparatorHandler { separators = handler(path, separators) }
        let isBelowAutomatic: Bool
        switch appearance {
        case .plain, .sidebarPlain: isBelowAutomatic = placement.role == .item
        case .grouped, .insetGrouped: isBelowAutomatic = placement.role == .item && !placement.isLast
        case .sidebar: isBelowAutomatic = false
        }
        placement.topSeparator = separators.separator(
            separators.topSeparatorVisibility, separators.topSeparatorInsets, isAutomatic: false)
        placement.bottomSeparator = separators.separator(
            separators.bottomSeparatorVisibility, separators.bottomSeparatorInsets, isAutomatic: isBelowAutomatic)
    }

    func swipeConfiguration(forItemAt path: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration? {
        guard path.item >= firstItem else { return nil }
        return switch side {
        case .leading: configuration.leadingSwipeActionsConfigurationProvider?(path)
        case .trailing: configuration.trailingSwipeActionsConfigurationProvider?(path)
        }
    }
}
