/// A drop on a list: where, and how the dropped items move to their places.
@MainActor final class ListDropState {
    let session: any UIDropSession
    let items: [ListDropItem]
    let proposal: UIDropProposal
    let intent: ListDropIntent
    /// The index path of the insertion or of the row into which the items are dropped; nil beyond all rows.
    let destination: IndexPath?
    private weak var list: (any DragDropList)?
    private(set) var landings: [ObjectIdentifier: Landing] = [:]

    @MainActor struct Landing {
        let item: UIDragItem
        let animator = DragAnimator()
        /// Returns the preview with its place, after the data source has inserted the item.
        let preview: @MainActor () -> UITargetedDragPreview?
    }

    init(
        _ list: any DragDropList, _ session: any UIDropSession, _ items: [ListDropItem], _ proposal: UIDropProposal,
        _ intent: ListDropIntent, _ destination: IndexPath?
    ) {
        self.list = list
        self.session = session
        self.items = items
        self.proposal = proposal
        self.intent = intent
        self.destination = destination
    }

    private func land(_ item: UIDragItem, _ preview: @escaping @MainActor () -> UITargetedDragPreview?) -> DragAnimator
    {
        let landing = Landing(item: item, preview: preview)
        landings[ObjectIdentifier(item)] = landing
        return landing.animator
    }

    /// Moves an item to the cell of an inserted row.
    func drop(_ item: UIDragItem, at path: IndexPath) -> DragAnimator {
        land(item) { [weak list] in
            list?.layoutIfNeeded()
            guard let list, let cell = list.dragCell(at: path) else { return nil }
            return UITargetedDragPreview(
                view: cell, parameters: list.dropPreviewParameters(at: path) ?? UIDragPreviewParameters())
        }
    }

    /// Inserts a placeholder, and moves an item to its cell.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - placeholder: The placeholder.
    ///   - path: The index path at which its data would be inserted.
    ///   - parameters: A closure that returns the visible part of the cell.
    func drop(
        _ item: UIDragItem, to placeholder: ListPlaceholder, at path: IndexPath,
        parameters: @escaping (UIView) -> UIDragPreviewParameters?
    ) -> ListPlaceholderContext {
        list?.insertPlaceholder(placeholder, at: path)
        let animator = land(item) { [weak list] in
            list?.layoutIfNeeded()
            guard let cell = list?.placeholderView(placeholder) else { return nil }
            return UITargetedDragPreview(view: cell, parameters: parameters(cell) ?? UIDragPreviewParameters())
        }
        return ListPlaceholderContext(item, placeholder, in: list, animator)
    }

    /// Moves an item into a row.
    ///
    /// - Parameter rect: The place in the coordinates of the cell.
    func drop(_ item: UIDragItem, into path: IndexPath, rect: CGRect) -> DragAnimator {
        land(item) { [weak list] in
            guard let list, let cell = list.dragCell(at: path) else { return nil }
            let center = rect.isFinite ? CGPoint(x: rect.midX, y: rect.midY) : cell.center
            return UITargetedDragPreview(
                view: cell, parameters: UIDragPreviewParameters(),
                target: UIDragPreviewTarget(container: cell, center: center))
        }
    }

    /// Moves an item to any place.
    func drop(_ item: UIDragItem, to target: UIDragPreviewTarget) -> DragAnimator {
        land(item) {
            UITargetedDragPreview(view: target.container, parameters: UIDragPreviewParameters(), target: target)
        }
    }
}

/// An item that is dropped on a list.
@MainActor final class ListDropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ dragItem: UIDragItem, from source: IndexPath?, size: CGSize) {
        self.dragItem = dragItem
        sourceIndexPath = source
        previewSize = size
        super.init()
    }
}
