import DisplayServer
import TextEngine

/// The storage of a pasteboard that is shared with all clients of the display: an X11 selection.
@MainActor final class DesktopPasteboardStore: PasteboardStore {
    let clipboard: any DisplayClipboard
    let board: ClipboardSelection
    private let scheduler: Scheduler
    private var items: [PasteboardItem] = []
    /// The text of the items with its attributes, if this application copied it from a text view. Other clients receive
    /// plain text.
    var styledText: TextFragment?
    private var expiration: Scheduler.Task?

    init(_ board: ClipboardSelection, server: any DisplayServer) {
        self.board = board
        clipboard = server.clipboard
        scheduler = server.scheduler
    }

    var changeCount: Int { clipboard.changeCount(of: board) }

    var contents: any PasteboardContents {
        isOwn ? OwnContents(items: items) : ForeignPasteboardContents(clipboard: clipboard, board: board)
    }

    /// A Boolean value that indicates whether this application owns the selection.
    var isOwn: Bool { clipboard.content(of: board) != nil }

    /// A Boolean value that indicates whether the contents of another client may include text. Menus and key commands
    /// read this often, so the client is queried only once for each change count, with a short timeout. The value is
    /// `true` if the client does not answer in time.
    var foreignContentsMayHaveText: Bool {
        let count = changeCount
        if let cachedTextAvailability, cachedTextAvailability.changeCount == count {
            return cachedTextAvailability.mayBeThere
        }
        let mayBeThere =
            switch clipboard.types(of: board, within: DesktopPasteboardStore.menuTimeout) {
            case .success(let types):
                UIPasteboard.typeListString.contains { ForeignPasteboardContents.best(for: $0, among: types) != nil }
            case .failure(let error): error == .timedOut
            }
        cachedTextAvailability = (count, mayBeThere)
        return mayBeThere
    }

    /// The time that a menu or key command waits for another client, in seconds.
    private static let menuTimeout: TimeInterval = 0.2
    /// The cached answer, with the change count it applies to.
    private var cachedTextAvailability: (changeCount: Int, mayBeThere: Bool)?

    func setItems(
        _ items: [PasteboardItem], _ options: PasteboardOptions, expire: @escaping @MainActor () -> Void
    ) -> Bool {
        guard clipboard.setContent(items.isEmpty ? nil : offer(items, options), of: board) else { return false }
        self.items = items
        styledText = nil
        expiration?.cancel()
        expiration = options.expirationDate.map { date in
            scheduler.schedule(at: date) { [weak self] in
                if self?.isOwn == true { expire() }
            }
        }
        return true
    }

    /// Called when another client has taken ownership of the selection.
    func wasReplaced() {
        items = []
        expiration?.cancel()
    }

    /// Returns the content to offer to other clients. Several items are offered as one: text as lines, URLs as a list,
    /// and otherwise the first item.
    private func offer(_ items: [PasteboardItem], _ options: PasteboardOptions) -> ClipboardContent {
        /// A cache of converted data.
        final class Made { var data: [String: Data] = [:] }
        let made = Made()
        var types = items.flatMap(\.types).map { PasteboardKind.desktopType(of: $0) }
        let secret = "x-kde-passwordManagerHint"
        if options.isConfidential { types.append(secret) }
        return ClipboardContent(
            types: types, canBeStored: !options.isConfidential && options.expirationDate == nil
        ) { type in
            if options.isConfidential, type == secret { return Data("secret".utf8) }
            if let data = made.data[type] { return data }
            let data = DesktopPasteboardStore.data(type, of: items)
            made.data[type] = data
            return data
        }
    }

    private static func data(_ desktopType: String, of items: [PasteboardItem]) -> Data? {
        if desktopType == PasteboardKind.text.desktopTypes[0] {
            let lines = items.compactMap { $0.data(PasteboardKind.text.identifier) }
            guard var text = lines.first else { return nil }
            for line in lines.dropFirst() {
                text.append(0x0a)
                text.append(line)
            }
            return text
        }
        if desktopType == PasteboardKind.url.desktopTypes[0] {
            return PasteboardCoding.list(items.compactMap { $0.value(PasteboardKind.url.identifier) as? URL })
        }
        for item in items {
            if let type = item.types.first(where: { PasteboardKind.desktopType(of: $0) == desktopType }) {
                return item.data(type)
            }
        }
        return nil
    }
}

/// The pasteboards of one display.
@MainActor final class DesktopPasteboards: DisplayClipboardDelegate {
    let general: DesktopPasteboardStore
    let primary: DesktopPasteboardStore

    init(server: any DisplayServer) {
        general = DesktopPasteboardStore(.clipboard, server: server)
        primary = DesktopPasteboardStore(.selection, server: server)
        server.clipboard.delegate = self
    }

    func clipboard(_ clipboard: any DisplayClipboard, didChange board: ClipboardSelection) {
        let store = board == .clipboard ? general : primary
        store.wasReplaced()
        UIPasteboard.board(of: store).postChange()
    }
}
