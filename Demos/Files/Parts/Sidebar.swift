import UIKit

/// The list of the user's folders.
final class Sidebar: UIView, UICollectionViewDelegate, UICollectionViewDropDelegate {
    /// Called when the user chooses a folder.
    var onOpen: ((FilePath) -> Void)?
    /// Returns what a drop on a folder would do.
    var dropOperation: ((any UIDropSession, FilePath) -> UIDropOperation)?
    /// Called when the user drops files on a folder.
    var onDrop: ((any UIDropSession, FilePath, UIDropOperation) -> Void)?

    private(set) var places: [UserFolders.Place] = []
    private let list: UICollectionView
    private var source: UICollectionViewDiffableDataSource<Int, UserFolders.Place>?
    private let edge = UIView()

    override init(frame: CGRect) {
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.backgroundColor = .secondarySystemBackground
        list = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        edge.backgroundColor = .separator
        list.accessibilityLabel = "Places"
        list.contentInset.top = 8
        list.delegate = self
        list.dropDelegate = self
        addSubview(list)
        addSubview(edge)
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, UserFolders.Place> { cell, _, place in
            var content = cell.defaultContentConfiguration()
            content.text = place.title
            content.textProperties.numberOfLines = 1
            content.image = UIImage(systemName: place.symbolName)
            content.imageProperties.reservedLayoutSize = CGSize(width: 20, height: 0)
            cell.contentConfiguration = content
        }
        source = UICollectionViewDiffableDataSource<Int, UserFolders.Place>(collectionView: list) { view, path, place in
            view.dequeueConfiguredReusableCell(using: row, for: path, item: place)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the folders, and selects the one with a path.
    func show(_ places: [UserFolders.Place], current: FilePath) {
        guard let source else { return }
        if places != self.places {
            self.places = places
            var snapshot = NSDiffableDataSourceSnapshot<Int, UserFolders.Place>()
            snapshot.appendSections([0])
            snapshot.appendItems(places, toSection: 0)
            source.apply(snapshot, animatingDifferences: false)
        }
        let selected = places.first { $0.path == current }.flatMap { source.indexPath(for: $0) }
        guard list.indexPathsForSelectedItems?.first != selected else { return }
        list.selectItem(at: selected, animated: false, scrollPosition: [])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        edge.frame = CGRect(x: isRightToLeft ? 0 : bounds.width - 1, y: 0, width: 1, height: bounds.height)
        list.frame = CGRect(x: isRightToLeft ? 1 : 0, y: 0, width: max(0, bounds.width - 1), height: bounds.height)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let place = source?.itemIdentifier(for: indexPath) else { return }
        onOpen?(place.path)
    }

    // MARK: Drops

    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        session.hasFiles
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        guard let path = destinationIndexPath, let place = source?.itemIdentifier(for: path), let dropOperation else {
            return UICollectionViewDropProposal(operation: .cancel)
        }
        return UICollectionViewDropProposal(
            operation: dropOperation(session, place.path), intent: .insertIntoDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        guard let path = coordinator.destinationIndexPath, let place = source?.itemIdentifier(for: path) else { return }
        onDrop?(coordinator.session, place.path, coordinator.proposal.operation)
    }
}
