/// A list whose rows or items can be dragged, and that takes drops between or into them: a table view or a collection
/// view.
@MainActor protocol DragDropList: UIScrollView, PlaceholderList {
    /// The object that handles drags and drops; nil until the list takes any.
    var dragDrop: ListDragDrop? { get set }

    // Positions
    func dragPath(at point: CGPoint) -> IndexPath?
    func dragCell(at path: IndexPath) -> UIView?
    /// The frame of a row or item, in the content's coordinates.
    func dropFrame(of path: IndexPath) -> CGRect
    /// Returns whether items follow each other along lines of text, so that one is inserted beside another.
    func insertsBeside(_ path: IndexPath) -> Bool
    /// The selected rows or items, in their order.
    var selectedDragPaths: [IndexPath] { get }
    /// The time for which items rest before the marker shows their place, in seconds.
    var dropMarkerDelay: TimeInterval { get }
    /// A number that changes when index paths become invalid.
    var dragGeneration: Int { get }

    // The drag delegate
    var takesDrags: Bool { get }
    func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
    func dragItemsForAdding(to session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem]
    func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func dragSessionWillBegin(_ session: any UIDragSession)
    func dragSessionDidEnd(_ session: any UIDragSession)
    func dragSessionAllowsMove(_ session: any UIDragSession) -> Bool
    func dragSessionIsRestricted(_ session: any UIDragSession) -> Bool
    func setDragState(_ state: ListDragState, of cell: UIView)

    // The drop delegate
    var takesDrops: Bool { get }
    func canHandleDrop(_ session: any UIDropSession) -> Bool
    func dropDidEnter(_ session: any UIDropSession)
    func dropDidExit(_ session: any UIDropSession)
    func dropDidEnd(_ session: any UIDropSession)
    func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> (UIDropProposal, ListDropIntent)
    func performDrop(_ state: ListDropState)
    func dropPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters?

    // Rows or items that the data source can move
    func canMoveByDrag(_ path: IndexPath) -> Bool
    func moveByDrag(_ path: IndexPath, to target: IndexPath)

    // Spring loading
    var isSpringLoaded: Bool { get }
    func shouldSpringLoad(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool
    func springLoad(_ path: IndexPath)
}

extension DragDropList {
    /// Adds or removes the interactions because the delegates changed.
    func dragDelegatesDidChange() {
        guard dragDrop != nil || takesDrags || takesDrops || isSpringLoaded else { return }
        let handler = dragDrop ?? ListDragDrop(self)
        dragDrop = handler
        handler.update(isSpringLoaded: isSpringLoaded)
    }
}

/// The states of a cell while its row or item is dragged.
enum ListDragState: Int {
    case none = 0
    case lifting = 1
    case dragging = 2
}

/// The places relative to a row or item to which something is dropped.
enum ListDropIntent {
    case unspecified
    case insertAt
    case insertInto
    /// Into the row in its middle, and otherwise before or after it.
    case automatic
}
