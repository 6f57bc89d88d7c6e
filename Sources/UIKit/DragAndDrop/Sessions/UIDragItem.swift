/// An item of a drag.
///
/// ```swift
/// let item = UIDragItem(itemProvider: NSItemProvider(object: "Lisbon"))
/// item.localObject = IndexPath(row: 3, section: 0)
/// ```
@preconcurrency @MainActor open class UIDragItem: NSObject {
    /// The data of the item.
    public let itemProvider: NSItemProvider

    /// A value of the app for drops within the app. The default is `nil`, also for items of other programs (DI-05).
    open var localObject: Any?

    /// A closure that returns the preview of the item while it is dragged, or `nil` for none. It is called when the drag
    /// begins. The default is `nil`: the preview with which the item was lifted.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Creates an item.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}
