import Synchronization

/// An operation that makes an item on a background thread when the user has chosen an activity.
///
/// Override ``item``. The item is made once.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
    private struct State: @unchecked Sendable {
        var type: UIActivity.ActivityType?
        var item: Any?
    }

    private let state = Mutex(State())

    /// The object of the item's class with which activities decide whether they can be performed.
    public let placeholderItem: Any?

    /// Creates a provider.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    deinit {}

    /// The type of the activity that the user has chosen; `nil` before.
    open internal(set) var activityType: UIActivity.ActivityType? {
        get { state.withLock { $0.type } }
        set { state.withLock { $0.type = newValue } }
    }

    /// The item. It is read on a background thread. The default is the placeholder.
    open var item: Any { placeholderItem ?? NSNull() }

    /// Makes the item.
    open override func main() {
        guard !isCancelled else { return }
        let box = UncheckedBox(item)
        state.withLock { $0.item = box.value }
    }

    /// Returns the placeholder.
    @preconcurrency @MainActor open func activityViewControllerPlaceholderItem(
        _ activityViewController: UIActivityViewController
    ) -> Any { placeholderItem ?? NSNull() }

    /// Returns the item; `nil` before it has been made.
    @preconcurrency @MainActor open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        let box = state.withLock { UncheckedBox($0.item) }
        return box.value
    }
}

extension UIActivityItemProvider: UIActivityItemSource {}
