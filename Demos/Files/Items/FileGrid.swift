import UIKit

/// The files of a folder as icons with names. It decodes thumbnails of the visible images, and of those that are about
/// to become visible.
final class FileGrid: UICollectionView, FileItemsView, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDataSourcePrefetching
{
    weak var actions: (any FileItemsViewActions)?
    let thumbnails = Thumbnails()
    private var arrangement = Arrangement(empty: .root)

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = FileGridCell.size
        layout.minimumInteritemSpacing = 4
        layout.minimumLineSpacing = 4
        layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        super.init(frame: .zero, collectionViewLayout: layout)
        accessibilityLabel = "Files"
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
        allowsMultipleSelection = true
        register(FileGridCell.self, forCellWithReuseIdentifier: "file")
        dataSource = self
        delegate = self
        prefetchDataSource = self
        dragDelegate = self
        dropDelegate = self
        isSpringLoaded = true
        thumbnails.onLoad = { [weak self] key, image in
            for cell in self?.visibleCells ?? [] {
                if let cell = cell as? FileGridCell, cell.thumbnailKey == key { cell.show(image) }
            }
        }
    }

    required init?(coder: NSCoder) { nil }

    private func path(_ row: Int) -> IndexPath { IndexPath(item: row, section: 0) }

    /// Keys that select very many files notify the delegate only of one of them.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesBegan(presses, with: event)
        actions?.showStatus()
    }

    // MARK: Files

    var selectedRows: [Int] { (indexPathsForSelectedItems ?? []).map(\.item) }

    func show(_ arrangement: Arrangement, changes: RowChanges?, selectedRows: [Int]) {
        if let changes, self.arrangement.contents.path == arrangement.contents.path {
            performBatchUpdates {
                self.arrangement = arrangement
                if !changes.deleted.isEmpty { self.deleteItems(at: changes.deleted.map(self.path)) }
                if !changes.inserted.isEmpty { self.insertItems(at: changes.inserted.map(self.path)) }
            }
            reconfigureItems(at: indexPathsForVisibleItems)
            return
        }
        if self.arrangement.contents.path != arrangement.contents.path {
            thumbnails.cancelAll()
            setContentOffset(CGPoint(x: 0, y: -adjustedContentInset.top), animated: false)
        }
        self.arrangement = arrangement
        reloadData()
        select(rows: selectedRows)
    }

    func showDetails(_ arrangement: Arrangement) {
        self.arrangement = arrangement
        reconfigureItems(at: indexPathsForVisibleItems)
    }

    func select(_ rows: [Int]) {
        for path in indexPathsForSelectedItems ?? [] { deselectItem(at: path, animated: false) }
        select(rows: rows)
        if let first = rows.first { reveal(first) }
    }

    private func select(rows: [Int]) {
        for row in rows { selectItem(at: path(row), animated: false, scrollPosition: []) }
    }

    func reveal(_ row: Int) {
        layoutIfNeeded()
        guard let frame = layoutAttributesForItem(at: path(row))?.frame else { return }
        scrollRectToVisible(frame.insetBy(dx: 0, dy: -8), animated: false)
    }

    func nameFrame(ofRow row: Int) -> CGRect? {
        guard row < arrangement.count, let frame = layoutAttributesForItem(at: path(row))?.frame else { return nil }
        var name = FileGridCell.nameFrame.offsetBy(dx: frame.minX, dy: frame.minY).insetBy(dx: -10, dy: 0)
        name.size.height = 26
        return name.offsetBy(dx: 0, dy: -3)
    }

    // MARK: Thumbnails

    private func thumbnailKey(_ row: Int) -> Thumbnails.Key? {
        let side = FileGridCell.thumbnailSide * max(1, traitCollection.displayScale)
        return Thumbnails.key(arrangement[row], in: arrangement.contents.path, side: Int(side.rounded(.up)))
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        for path in indexPaths where path.item < arrangement.count {
            if let key = thumbnailKey(path.item) { _ = thumbnails.image(key) }
        }
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        for path in indexPaths where path.item < arrangement.count {
            if let key = thumbnailKey(path.item) { thumbnails.cancel(key) }
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        guard let cell = cell as? FileGridCell, let key = cell.thumbnailKey else { return }
        cell.thumbnailKey = nil
        thumbnails.cancel(key)
    }

    // MARK: Data source and delegate

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        arrangement.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = dequeueReusableCell(withReuseIdentifier: "file", for: indexPath)
        if let cell = cell as? FileGridCell {
            let key = thumbnailKey(indexPath.item)
            if let old = cell.thumbnailKey, old != key { thumbnails.cancel(old) }
            cell.thumbnailKey = key
            cell.show(arrangement[indexPath.item], thumbnail: key.flatMap { thumbnails.image($0) })
        }
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        actions?.selectionDidChange()
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        actions?.selectionDidChange()
    }

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        actions?.open(row: indexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { actions?.isFolder(row: indexPath.item) ?? false }

    func collectionView(
        _ collectionView: UICollectionView, typeSelectStringForItemAt indexPath: IndexPath
    ) -> String? { arrangement[indexPath.item].name.text }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = actions?.menu(forRows: indexPaths.map(\.item)) else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }
}
