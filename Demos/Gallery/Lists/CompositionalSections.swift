import UIKit

/// The sections of the page about compositional layouts.
@MainActor enum CompositionalSections: Int, CaseIterable {
    case carousel
    case mosaic
    case tiles

    static let badgeKind = "badge"
    static let backgroundKind = "background"

    var title: String {
        switch self {
        case .carousel: "Carousel, from group to group"
        case .mosaic: "Nested groups with badges"
        case .tiles: "Tiles on a background"
        }
    }

    var count: Int {
        switch self {
        case .carousel: 8
        case .mosaic: 18
        case .tiles: 9
        }
    }

    /// Returns the definition of the section for the width of the collection view.
    func layout(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let section: NSCollectionLayoutSection
        switch self {
        case .carousel: section = carousel(environment)
        case .mosaic: section = mosaic()
        case .tiles: section = tiles(environment)
        }
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: CompositionalSections.size(.fractionalWidth(1), .absolute(36)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        section.supplementariesFollowContentInsets = false
        return section
    }

    private static func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private static var whole: NSCollectionLayoutItem {
        NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    }

    private func carousel(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let width = min(280, environment.container.contentSize.width * 0.7)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: CompositionalSections.size(.absolute(width), .absolute(120)),
            subitems: [CompositionalSections.whole])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 16, trailing: 16)
        return section
    }

    private func mosaic() -> NSCollectionLayoutSection {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: CompositionalSections.size(.absolute(22), .absolute(22)),
            elementKind: CompositionalSections.badgeKind,
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.25, y: -0.25)))
        let large = NSCollectionLayoutItem(
            layoutSize: CompositionalSections.size(.fractionalWidth(0.5), .fractionalHeight(1)),
            supplementaryItems: [badge])
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: CompositionalSections.size(.fractionalWidth(0.25), .fractionalHeight(1)),
            subitem: CompositionalSections.whole, count: 2)
        column.interItemSpacing = .fixed(12)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: CompositionalSections.size(.fractionalWidth(1), .absolute(140)),
            subitems: [large, column, column])
        group.interItemSpacing = .fixed(12)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 16, trailing: 16)
        return section
    }

    private func tiles(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let columns = environment.container.contentSize.width > 520 ? 4 : 3
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: CompositionalSections.size(.fractionalWidth(1), .absolute(64)),
            subitem: CompositionalSections.whole, count: columns)
        group.interItemSpacing = .fixed(12)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 28, bottom: 28, trailing: 28)
        let background = NSCollectionLayoutDecorationItem.background(
            elementKind: CompositionalSections.backgroundKind)
        background.contentInsets = NSDirectionalEdgeInsets(top: 36, leading: 16, bottom: 16, trailing: 16)
        section.decorationItems = [background]
        section.contentInsets.top = 12
        return section
    }
}
