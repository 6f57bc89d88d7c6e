import UIKit
import UIKitTesting

@testable import UIKit

/// A collection view of 200 × 200 points with list cells, whose data source counts its calls.
@MainActor final class ListStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    private(set) var stage: CollectionStage!
    var sections: [[String]]
    var log: [String] = []
    /// The number of cells that were requested.
    var requests = 0
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
    }
    private let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in
        var content = cell.defaultContentConfiguration()
        content.text = "Header \(path.section)"
        cell.contentConfiguration = content
    }
    private let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionFooter
    ) { cell, _, path in
        var content = cell.defaultContentConfiguration()
        content.text = "Footer \(path.section)"
        cell.contentConfiguration = content
    }

    init(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, _ counts: [Int] = [20],
        _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) throws {
        sections = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
        super.init()
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        change(&configuration)
        stage = try CollectionStage(
            counts, layout: UICollectionViewCompositionalLayout.list(using: configuration)
        ) { view in
            view.dataSource = self
            view.delegate = self
        }
        log = []
    }

    var view: UICollectionView { stage.view }

    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
        view.cellForItem(at: stage.path(item, section)) as? UICollectionViewListCell
    }

    func header(_ section: Int) -> UICollectionViewListCell? {
        view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: stage.path(0, section))
            as? UICollectionViewListCell
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        requests += 1
        return collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: sections[indexPath.section][indexPath.item])
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        return collectionView.dequeueConfiguredReusableSupplementary(
            using: isHeader ? header : footer, for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.section).\(indexPath.item)")
    }
}
