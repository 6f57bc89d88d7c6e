/// A drop on a collection view, for its delegate.
@MainActor final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    private let state: ListDropState

    init(_ state: ListDropState) {
        self.state = state
        super.init()
    }

    var items: [any UICollectionViewDropItem] { state.items }
    var destinationIndexPath: IndexPath? { state.destination }
    var session: any UIDropSession { state.session }

    var proposal: UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: state.proposal.operation, intent: state.intent.collectionIntent)
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        state.drop(dragItem, at: indexPath)
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        state.drop(dragItem, into: indexPath, rect: rect)
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        let own = ListPlaceholder(reuseIdentifier: placeholder.reuseIdentifier) {
            if let cell = $0 as? UICollectionViewCell { placeholder.cellUpdateHandler?(cell) }
        }
        return state.drop(dragItem, to: own, at: placeholder.insertionIndexPath) {
            ($0 as? UICollectionViewCell).flatMap { placeholder.previewParametersProvider?($0) }
        }
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        state.drop(dragItem, to: target)
    }
}
