import DisplayServer

/// Where a pasteboard keeps what is on it.
@MainActor protocol PasteboardStore: AnyObject {
    var changeCount: Int { get }
    var contents: any PasteboardContents { get }

    /// Replaces what is there.
    ///
    /// - Returns: false if somebody else was quicker.
    func setItems(_ items: [PasteboardItem], _ options: PasteboardOptions) -> Bool
}

/// How items are kept.
struct PasteboardOptions {
    /// Whether no program that collects what was copied may keep them.
    var isConfidential = false
    /// When they are taken away.
    var expirationDate: Date?
}

/// A pasteboard of this application only.
final class NamedPasteboardStore: PasteboardStore {
    private(set) var changeCount = 0
    private var items: [PasteboardItem] = []
    private var expiration: Scheduler.Task?

    var contents: any PasteboardContents { OwnContents(items: items) }

    func setItems(_ items: [PasteboardItem], _ options: PasteboardOptions) -> Bool {
        self.items = items
        changeCount += 1
        expiration?.cancel()
        expiration = options.expirationDate.map { date in
            UIApplication.shared.displays.current.server.scheduler.schedule(at: date) { [weak self] in
                _ = self?.setItems([], PasteboardOptions())
            }
        }
        return true
    }
}
