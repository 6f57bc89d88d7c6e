import QuartzCore

// Drags of items, and drops on them (DI-06).
extension UICollectionView: DragDropList, UISpringLoadedInteractionSupporting {
    func dragPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
    func dragCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

    func dropFrame(of path: IndexPath) -> CGRect {
        cellForItem(at: path)?.frame ?? layoutAttributesForItem(at: path)?.frame ?? .zero
    }

    var dropMarkerDelay: TimeInterval { reorderingCadence.delay }
    var dragGeneration: Int { generation }
    func insertsBeside(_ path: IndexPath) -> Bool { dropFrame(of: path).width < bounds.width * 0.6 }
    var selectedDragPaths: [IndexPath] { (indexPathsForSelectedItems ?? []).sorted() }

    func setDragState(_ state: ListDragState, of cell: UIView) {
        guard let cell = cell as? UICollectionViewCell,
            let state = UICollectionViewCell.DragState(rawValue: state.rawValue)
        else { return }
        cell.setDragState(state)
    }

    func canMoveByDrag(_ path: IndexPath) -> Bool { canMove(path) && !missingMethods.contains(.moveItem) }

    func moveByDrag(_ path: IndexPath, to proposed: IndexPath) {
        guard let dataSource else { return }
        let target =
            delegate?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
                toProposedIndexPath: proposed) ?? proposed
        guard target != path else { return }
        let start = generation
        dataSource.collectionView(self, moveItemAt: path, to: target)
        if generation == start, !missingMethods.contains(.moveItem) { moveItem(at: path, to: target) }
    }

    func springLoad(_ known: IndexPath) {
        let path = displayedPath(known)
        guard hasItem(path) else { return }
        let (number, start) = (numbers.number(of: path), generation)
        selectByUser(IndexSet(integer: number), deselecting: selection.rows)
        if generation == start { performPrimaryAction(number) }
    }

    var takesDrags: Bool { dragInteractionEnabled && dragDelegate != nil }
    var takesDrops: Bool { dropDelegate != nil }

    func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
    }

    func dragItemsForAdding(to session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
    }

    func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
    }

    func dragSessionWillBegin(_ session: any UIDragSession) {
        dragDelegate?.collectionView(self, dragSessionWillBegin: session)
    }

    func dragSessionDidEnd(_ session: any UIDragSession) {
        dragDelegate?.collectionView(self, dragSessionDidEnd: session)
    }

    func dragSessionAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? false
    }

    func dragSessionIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func canHandleDrop(_ session: any UIDropSession) -> Bool {
        dropDelegate?.collectionView(self, canHandle: session) ?? false
    }

    func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnter: session) }
    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }
    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }

    func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> (UIDropProposal, ListDropIntent) {
        guard
            let proposal = dropDelegate?.collectionView(
                self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        else { return (UIDropProposal(operation: .cancel), .unspecified) }
        return (proposal, ListDropIntent(proposal.intent))
    }

    func performDrop(_ state: ListDropState) {
        dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(state))
    }

    func dropPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
    }

    func shouldSpringLoad(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
        delegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context) ?? true
    }
}

extension ListDropIntent {
    init(_ intent: UICollectionViewDropProposal.Intent) {
        switch intent {
        case .unspecified: self = .unspecified
        case .insertAtDestinationIndexPath: self = .insertAt
        case .insertIntoDestinationIndexPath: self = .insertInto
        }
    }

    var collectionIntent: UICollectionViewDropProposal.Intent {
        switch self {
        case .unspecified, .automatic: .unspecified
        case .insertAt: .insertAtDestinationIndexPath
        case .insertInto: .insertIntoDestinationIndexPath
        }
    }
}
