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

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        state.drop(dragItem, to: target)
    }
}
