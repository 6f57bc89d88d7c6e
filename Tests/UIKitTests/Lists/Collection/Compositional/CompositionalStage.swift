import UIKit

@testable import UIKit

/// Short forms for compositional layouts in tests.
@MainActor enum Layouts {
    static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    static func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutItem
    { NSCollectionLayoutItem(layoutSize: size(width, height)) }

    /// Returns an item that fills its group.
    static var full: NSCollectionLayoutItem { item(.fractionalWidth(1), .fractionalHeight(1)) }

    static func row(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, _ items: [NSCollectionLayoutItem],
        spacing: NSCollectionLayoutSpacing? = nil
    ) -> NSCollectionLayoutGroup {
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(width, height), subitems: items)
        group.interItemSpacing = spacing
        return group
    }

    static func column(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, _ items: [NSCollectionLayoutItem],
        spacing: NSCollectionLayoutSpacing? = nil
    ) -> NSCollectionLayoutGroup {
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size(width, height), subitems: items)
        group.interItemSpacing = spacing
        return group
    }

    /// Returns a section of rows of full width with one item each.
    static func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(
            group: row(.fractionalWidth(1), height, [item(.fractionalWidth(1), height)]))
    }

    static func layout(_ section: NSCollectionLayoutSection) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout(section: section)
    }

    static func layout(_ group: NSCollectionLayoutGroup) -> UICollectionViewCompositionalLayout {
        layout(NSCollectionLayoutSection(group: group))
    }

    static func header(
        _ height: CGFloat, alignment: NSRectAlignment = .top, pins: Bool = false
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let isTop = [.top, .topLeading, .topTrailing].contains(alignment)
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(height)),
            elementKind: isTop
                ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter,
            alignment: alignment)
        item.pinToVisibleBounds = pins
        return item
    }
}

extension CollectionStage {
    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: path(item, section))?.frame
    }

    func frames(_ items: Range<Int>, _ section: Int = 0) -> [CGRect] { items.compactMap { frame($0, section) } }

    func boundary(_ kind: String = UICollectionView.elementKindSectionHeader, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(0, section))?.frame
    }

    /// Runs a closure and returns the reports to standard error.
    static func reports(_ body: () throws -> Void) rethrows -> [String] {
        let old = ResponderDiagnostics.report
        var reports: [String] = []
        ResponderDiagnostics.report = { reports.append($0) }
        defer { ResponderDiagnostics.report = old }
        try body()
        return reports
    }
}
