/// A drop on a table view, for its delegate.
@MainActor final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    private let state: ListDropState

    init(_ state: ListDropState) {
        self.state = state
        super.init()
    }

    var items: [any UITableViewDropItem] { state.items }
    var destinationIndexPath: IndexPath? { state.destination }
    var session: any UIDropSession { state.session }

    var proposal: UITableViewDropProposal {
        UITableViewDropProposal(operation: state.proposal.operation, intent: state.intent.tableIntent)
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        state.drop(dragItem, at: indexPath)
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        state.drop(dragItem, into: indexPath, rect: rect)
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        let own = ListPlaceholder(
            reuseIdentifier: placeholder.reuseIdentifier, rowHeight: placeholder.rowHeight
        ) { if let cell = $0 as? UITableViewCell { placeholder.cellUpdateHandler?(cell) } }
        return state.drop(dragItem, to: own, at: placeholder.insertionIndexPath) {
            ($0 as? UITableViewCell).flatMap { placeholder.previewParametersProvider?($0) }
        }
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        state.drop(dragItem, to: target)
    }
}
