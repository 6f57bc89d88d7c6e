import DisplayServer

/// A pasteboard that all programs of the desktop share.
@MainActor final class DesktopPasteboardStore: PasteboardStore {
    let clipboard: any DisplayClipboard
    let board: ClipboardBoard
    private let scheduler: Scheduler
    private var items: [PasteboardItem] = []
    private var expiration: Scheduler.Task?

    init(_ board: ClipboardBoard, server: any DisplayServer) {
        self.board = board
        clipboard = server.clipboard
        scheduler = server.scheduler
    }

    var changeCount: Int { clipboard.changeCount(of: board) }

    var contents: any PasteboardContents {
        isOwn ? OwnContents(items: items) : OthersContents(clipboard: clipboard, board: board)
    }

    /// Whether what is there is this application's.
    var isOwn: Bool { clipboard.content(of: board) != nil }

    /// Whether there may be text in what another program has put there. Menus and key commands ask often, so the program is
    /// asked once for each of its contents, and does not hold up the app for long: without an answer there may be text.
    var othersMayHaveText: Bool {
        let count = changeCount
        if let knownText, knownText.changeCount == count { return knownText.mayBeThere }
        let mayBeThere =
            switch clipboard.types(of: board, within: DesktopPasteboardStore.menuTimeout) {
            case .success(let types):
                UIPasteboard.typeListString.contains { OthersContents.best(for: $0, among: types) != nil }
            case .failure(let error): error == .timedOut
            }
        knownText = (count, mayBeThere)
        return mayBeThere
    }

    /// How long a menu or key command waits for another program, in seconds.
    private static let menuTimeout: TimeInterval = 0.2
    /// Whether there may be text, as of a change count.
    private var knownText: (changeCount: Int, mayBeThere: Bool)?

    func setItems(_ items: [PasteboardItem], _ options: PasteboardOptions) -> Bool {
        guard clipboard.setContent(items.isEmpty ? nil : offer(items, options), of: board) else { return false }
        self.items = items
        expiration?.cancel()
        expiration = options.expirationDate.map { date in
            scheduler.schedule(at: date) { [weak self] in self?.expire() }
        }
        return true
    }

    /// Somebody else put something there.
    func wasReplaced() {
        items = []
        expiration?.cancel()
    }

    private func expire() {
        guard isOwn else { return }
        UIPasteboard.board(of: self)?.items = []
    }

    /// What other programs are offered. Several items are one to them: lines of text, a list of URLs, otherwise the
    /// first.
    private func offer(_ items: [PasteboardItem], _ options: PasteboardOptions) -> ClipboardContent {
        /// Data that were made once need not be made again.
        final class Made { var data: [String: Data] = [:] }
        let made = Made()
        var types = items.flatMap(\.types).map { PasteboardKind.desktopType(of: $0) }
        let secret = "x-kde-passwordManagerHint"
        if options.isConfidential { types.append(secret) }
        return ClipboardContent(
            types: types, outlivesApplication: !options.isConfidential && options.expirationDate == nil
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

    func clipboard(_ clipboard: any DisplayClipboard, didChange board: ClipboardBoard) {
        let store = board == .clipboard ? general : primary
        store.wasReplaced()
        UIPasteboard.board(of: store)?.postChange()
    }
}
