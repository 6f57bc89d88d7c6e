import UIKit

// Files that the user drags from the list, and drops on it.
extension FileTable: UITableViewDragDelegate, UITableViewDropDelegate {
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { actions?.dragItems(forRow: indexPath.row) ?? [] }

    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { actions?.dragItems(forRow: indexPath.row) ?? [] }

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        session.hasFiles
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        guard let found = actions?.dropOperation(session, row: destinationIndexPath?.row) else {
            return UITableViewDropProposal(operation: .cancel)
        }
        return UITableViewDropProposal(
            operation: found.operation, intent: found.isIntoRow ? .insertIntoDestinationIndexPath : .unspecified)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let path = coordinator.destinationIndexPath
        let isIntoRow = coordinator.proposal.intent == .insertIntoDestinationIndexPath
        actions?.receive(
            coordinator.session, row: isIntoRow ? path?.row : nil, operation: coordinator.proposal.operation)
        guard isIntoRow, let path, let cell = cellForRow(at: path) else { return }
        for item in coordinator.items { coordinator.drop(item.dragItem, intoRowAt: path, rect: cell.bounds) }
    }
}
