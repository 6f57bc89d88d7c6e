/// The context of a placeholder in a table view.
@MainActor final class ListPlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let placeholder: ListPlaceholder
    private weak var list: UITableView?
    private let animator: DragAnimator

    init(_ dragItem: UIDragItem, _ placeholder: ListPlaceholder, in list: UITableView?, _ animator: DragAnimator) {
        self.dragItem = dragItem
        self.placeholder = placeholder
        self.list = list
        self.animator = animator
        super.init()
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        list?.commitPlaceholder(placeholder, dataSourceUpdates) ?? false
    }

    func deletePlaceholder() -> Bool { list?.removePlaceholder(placeholder) ?? false }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }
}
