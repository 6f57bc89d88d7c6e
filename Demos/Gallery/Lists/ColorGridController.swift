import UIKit

/// A grid of colors, of which several can be selected, and which the user arranges by dragging.
final class ColorGridController: UICollectionViewController {
    private let layout = UICollectionViewFlowLayout()
    /// The numbers of the colors, in the order of the items.
    private var colors = Array(1...400)
    /// Called when the selection changes.
    var selectionDidChange: () -> Void = {}

    init() {
        super.init(collectionViewLayout: layout)
        clearsSelectionOnViewWillAppear = false
    }

    required init?(coder: NSCoder) { nil }

    /// The width and height of the items.
    var itemSide: CGFloat = 72 { didSet { layout.itemSize = CGSize(width: itemSide, height: itemSide) } }

    var selectedCount: Int { collectionView.indexPathsForSelectedItems?.count ?? 0 }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.minimumInteritemSpacing = 12
        layout.minimumLineSpacing = 12
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        collectionView.register(ColorCell.self, forCellWithReuseIdentifier: "color")
        collectionView.allowsMultipleSelection = true
        collectionView.backgroundColor = .secondarySystemGroupedBackground
        collectionView.layer.cornerRadius = Style.radius
        collectionView.accessibilityLabel = "Colors"
    }

    private func delete(_ paths: [IndexPath]) {
        for path in paths.sorted().reversed() { colors.remove(at: path.item) }
        collectionView.deleteItems(at: paths)
        selectionDidChange()
    }

    // MARK: Data source

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        colors.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "color", for: indexPath)
        let number = colors[indexPath.item]
        (cell as? ColorCell)?.show(Style.color(number - 1), number: number)
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { colors.insert(colors.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }

    // MARK: Delegate

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selectionDidChange()
    }

    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        selectionDidChange()
    }

    override func collectionView(
        _ collectionView: UICollectionView, typeSelectStringForItemAt indexPath: IndexPath
    ) -> String? { "\(colors[indexPath.item])" }

    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard !indexPaths.isEmpty else { return nil }
        let title = indexPaths.count == 1 ? "Delete" : "Delete \(indexPaths.count) Items"
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [
                UIAction(title: title, image: UIImage(systemName: "trash"), attributes: .destructive) {
                    [weak self] _ in self?.delete(indexPaths)
                }
            ])
        }
    }
}
