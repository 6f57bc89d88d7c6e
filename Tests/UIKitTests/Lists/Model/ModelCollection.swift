@testable import UIKit

/// A collection view that a random test compares with its model.
@MainActor final class ModelCollection: ModelList {
    let collection: UICollectionView

    init(_ frame: CGRect, _ source: ModelListSource, _ random: inout SeededGenerator) {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = random.chance(0.5) ? 0 : 5
        layout.minimumInteritemSpacing = 0
        if random.chance(0.5) { layout.itemSize = CGSize(width: frame.width, height: 40) }
        if random.chance(0.5) { layout.headerReferenceSize = CGSize(width: 0, height: 24) }
        if random.chance(0.3) { layout.sectionInset = UIEdgeInsets(top: 3, left: 0, bottom: 4, right: 0) }
        layout.sectionHeadersPinToVisibleBounds = random.chance(0.3)
        source.givesHeights = random.chance(0.4)
        collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        collection.isPrefetchingEnabled = random.chance(0.5)
        collection.allowsMultipleSelection = true
        collection.register(ModelCollectionCell.self, forCellWithReuseIdentifier: "cell")
        collection.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collection.delegate = source
    }

    var view: UIScrollView { collection }
    var counts: [Int] { (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) } }
    var visiblePaths: [IndexPath] { collection.indexPathsForVisibleItems.sorted() }
    var selectedPaths: [IndexPath] { collection.indexPathsForSelectedItems ?? [] }
    var hasKnownHeights: Bool { true }

    func cell(at path: IndexPath) -> UIView? { collection.cellForItem(at: path) }
    func frame(at path: IndexPath) -> CGRect { collection.layoutAttributesForItem(at: path)?.frame ?? .null }
    func isSelected(_ cell: UIView) -> Bool { (cell as? UICollectionViewCell)?.isSelected ?? false }

    func setSelected(_ isSelected: Bool, _ path: IndexPath) {
        if isSelected {
            collection.selectItem(at: path, animated: false, scrollPosition: [])
        } else {
            collection.deselectItem(at: path, animated: false)
        }
    }

    func scroll(to path: IndexPath, _ position: Int, animated: Bool) {
        let positions: [UICollectionView.ScrollPosition] = [[], .top, .centeredVertically, .bottom]
        collection.scrollToItem(at: path, at: positions[position], animated: animated)
    }

    func reloadData() { collection.reloadData() }
    func reconfigure(_ paths: [IndexPath]) { collection.reconfigureItems(at: paths) }

    func perform(_ change: ListChange, animation: Int) {
        switch change {
        case .deleteItem(let place): collection.deleteItems(at: [place.indexPath])
        case .insertItem(let place): collection.insertItems(at: [place.indexPath])
        case .reloadItem(let place): collection.reloadItems(at: [place.indexPath])
        case .moveItem(let from, let to): collection.moveItem(at: from.indexPath, to: to.indexPath)
        case .deleteSection(let section): collection.deleteSections([section])
        case .insertSection(let section): collection.insertSections([section])
        case .reloadSection(let section): collection.reloadSections([section])
        case .moveSection(let from, let to): collection.moveSection(from, toSection: to)
        }
    }

    func performBatchUpdates(_ updates: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        collection.performBatchUpdates(updates, completion: completion)
    }
}
