extension NSCollectionLayoutSection {
    /// Returns a section whose items are the rows of a list (CL-28).
    ///
    /// ```swift
    /// let layout = UICollectionViewCompositionalLayout { section, environment in
    ///     let appearance: UICollectionLayoutListConfiguration.Appearance = section == 0 ? .plain : .insetGrouped
    ///     let configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    ///     return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - configuration: The properties of the list.
    ///   - layoutEnvironment: The environment that the section provider of the layout receives.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let section = makeList(configuration)
        let isColored = configuration.appearance != .plain || configuration.backgroundColor != nil
        if isColored {
            section.decorationItems = [.background(elementKind: ListSectionBackground.kind)]
        }
        return section
    }

    /// Returns a list without a background of its own.
    static func makeList(_ configuration: UICollectionLayoutListConfiguration) -> NSCollectionLayoutSection {
        let appearance = configuration.appearance
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableMetrics.rowHeight))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        let list = ListSection(configuration)
        section.list = list
        var insets = NSDirectionalEdgeInsets.zero
        if appearance.isGrouped {
            if configuration.headerMode == .none { insets.top = TableMetrics.groupSpacing }
            if configuration.footerMode == .none { insets.bottom = TableMetrics.groupSpacing }
        }
        if appearance == .insetGrouped {
            (insets.leading, insets.trailing) = (TableMetrics.sideMargin, TableMetrics.sideMargin)
        }
        section.contentInsets = insets
        let isPinned = appearance.pinsHeaders
        if configuration.headerMode == .supplementary {
            let hugs = configuration.contentHuggingElements.contains(.supplementaryHeader)
            section.boundarySupplementaryItems.append(
                makeBoundary(
                    UICollectionView.elementKindSectionHeader, hugs ? .topLeading : .top, isPinned: isPinned,
                    hugs: hugs))
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                makeBoundary(UICollectionView.elementKindSectionFooter, .bottom, isPinned: isPinned))
        }
        return section
    }

    private static func makeBoundary(
        _ kind: String, _ alignment: NSRectAlignment, isPinned: Bool, hugs: Bool = false
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let size = NSCollectionLayoutSize(
            widthDimension: hugs ? .estimated(TableMetrics.huggingHeaderWidth) : .fractionalWidth(1),
            heightDimension: .estimated(TableMetrics.headerHeight))
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: kind, alignment: alignment)
        item.pinToVisibleBounds = isPinned
        return item
    }
}
