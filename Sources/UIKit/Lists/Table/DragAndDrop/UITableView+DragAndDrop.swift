import QuartzCore

// Drags of rows, and drops on them (DI-06).
extension UITableView: DragDropList, UISpringLoadedInteractionSupporting {
    func dragPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
    func dragCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }
    func dropFrame(of path: IndexPath) -> CGRect { rectForRow(at: path) }
    var dragGeneration: Int { generation }
    var dropMarkerDelay: TimeInterval { 0 }
    func insertsBeside(_ path: IndexPath) -> Bool { false }
    var selectedDragPaths: [IndexPath] { (indexPathsForSelectedRows ?? []).sorted() }

    func setDragState(_ state: ListDragState, of cell: UIView) {
        guard let cell = cell as? UITableViewCell, let state = UITableViewCell.DragState(rawValue: state.rawValue)
        else {
            return
        }
        cell.setDragState(state)
    }

    func canMoveByDrag(_ path: IndexPath) -> Bool { canMove(path) && !missingMethods.contains(.moveRow) }

    func moveByDrag(_ path: IndexPath, to proposed: IndexPath) {
        guard let dataSource else { return }
        let target =
            delegate?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
        guard target != path else { return }
        let start = generation
        dataSource.tableView(self, moveRowAt: path, to: target)
        if generation == start, isLoaded, !missingMethods.contains(.moveRow) { moveRow(at: path, to: target) }
    }

    func springLoad(_ path: IndexPath) {
        guard let number = rowNumber(path) else { return }
        let start = generation
        selectByUser(IndexSet(integer: number), deselecting: selection.rows)
        if generation == start { performPrimaryAction(number) }
    }

    var takesDrags: Bool { dragInteractionEnabled && dragDelegate != nil }
    var takesDrops: Bool { dropDelegate != nil }

    func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
    }

    func dragItemsForAdding(to session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
    }

    func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
    }

    func dragSessionWillBegin(_ session: any UIDragSession) {
        dragDelegate?.tableView(self, dragSessionWillBegin: session)
    }

    func dragSessionDidEnd(_ session: any UIDragSession) {
        dragDelegate?.tableView(self, dragSessionDidEnd: session)
    }

    func dragSessionAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? false
    }

    func dragSessionIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func canHandleDrop(_ session: any UIDropSession) -> Bool {
        dropDelegate?.tableView(self, canHandle: session) ?? false
    }

    func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }
    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }
    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }

    func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> (UIDropProposal, ListDropIntent) {
        guard
            let proposal = dropDelegate?.tableView(
                self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        else { return (UIDropProposal(operation: .cancel), .unspecified) }
        return (proposal, ListDropIntent(proposal.intent))
    }

    func performDrop(_ state: ListDropState) {
        dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(state))
    }

    func dropPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
    }

    func shouldSpringLoad(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
        delegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
    }
}

extension ListDropIntent {
    init(_ intent: UITableViewDropProposal.Intent) {
        switch intent {
        case .unspecified: self = .unspecified
        case .insertAtDestinationIndexPath: self = .insertAt
        case .insertIntoDestinationIndexPath: self = .insertInto
        case .automatic: self = .automatic
        }
    }

    var tableIntent: UITableViewDropProposal.Intent {
        switch self {
        case .unspecified: .unspecified
        case .insertAt: .insertAtDestinationIndexPath
        case .insertInto: .insertIntoDestinationIndexPath
        case .automatic: .automatic
        }
    }
}
