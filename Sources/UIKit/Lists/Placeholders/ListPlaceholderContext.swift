/// The context of a placeholder in a table view or a collection view.
@MainActor final class ListPlaceholderContext: NSObject, UITableViewDropPlaceholderContext,
    UICollectionViewDropPlaceholderContext
{
    let dragItem: UIDragItem
    private let placeholder: ListPlaceholder
    private weak var list: (any PlaceholderList)?
    private let animator: DragAnimator

    init(
        _ dragItem: UIDragItem, _ placeholder: ListPlaceholder, in list: (any PlaceholderList)?,
        _ animator: DragAnimator
    ) {
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

    func setNeedsCellUpdate() { list?.updatePlaceholderCell(placeholder) }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }
}
