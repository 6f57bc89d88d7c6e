import DisplayServer

/// The storage behind a pasteboard.
@MainActor protocol PasteboardStore: AnyObject {
    var changeCount: Int { get }
    var contents: any PasteboardContents { get }

    /// Replaces the contents.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - options: Options for the items.
    ///   - expire: Called at the expiration date of the items, unless they were replaced before.
    /// - Returns: `false` if another client took ownership of the selection first.
    func setItems(
        _ items: [PasteboardItem], _ options: PasteboardOptions, expire: @escaping @MainActor () -> Void
    ) -> Bool
}

/// Options for the items on a pasteboard.
struct PasteboardOptions {
    /// A Boolean value that indicates whether clipboard managers must not store the items.
    var isConfidential = false
    /// The date at which the items are removed.
    var expirationDate: Date?
}

/// The storage of a pasteboard that is private to this application.
final class NamedPasteboardStore: PasteboardStore {
    private(set) var changeCount = 0
    private var items: [PasteboardItem] = []
    private var expiration: Scheduler.Task?

    var contents: any PasteboardContents { OwnContents(items: items) }

    func setItems(
        _ items: [PasteboardItem], _ options: PasteboardOptions, expire: @escaping @MainActor () -> Void
    ) -> Bool {
        self.items = items
        changeCount += 1
        expiration?.cancel()
        expiration = options.expirationDate.map { date in
            UIApplication.shared.displays.current.server.scheduler.schedule(at: date, expire)
        }
        return true
    }
}
