import UIKit

// Files that the user drags from the grid, and drops on it.
extension FileGrid: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { actions?.dragItems(forRow: indexPath.item) ?? [] }

    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { actions?.dragItems(forRow: indexPath.item) ?? [] }

    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        session.hasFiles
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        guard let found = actions?.dropOperation(session, row: destinationIndexPath?.item) else {
            return UICollectionViewDropProposal(operation: .cancel)
        }
        return UICollectionViewDropProposal(
            operation: found.operation, intent: found.isIntoRow ? .insertIntoDestinationIndexPath : .unspecified)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        let path = coordinator.destinationIndexPath
        let isIntoRow = coordinator.proposal.intent == .insertIntoDestinationIndexPath
        actions?.receive(
            coordinator.session, row: isIntoRow ? path?.item : nil, operation: coordinator.proposal.operation)
        guard isIntoRow, let path, let cell = cellForItem(at: path) else { return }
        for item in coordinator.items { coordinator.drop(item.dragItem, intoItemAt: path, rect: cell.bounds) }
    }
}
