import DisplayServer

/// The pasteboard contents of another client, presented as a single item. Each access queries the client, for up to
/// ``UIPasteboard/synchronousTimeout``.
struct ForeignPasteboardContents: PasteboardContents {
    let clipboard: any DisplayClipboard
    let board: ClipboardSelection

    /// The MIME types or X11 targets that the client offers. Empty if they cannot be determined.
    private var desktopTypes: [String] {
        (try? clipboard.types(of: board, within: UIPasteboard.synchronousTimeout).get()) ?? []
    }

    var types: [[String]] {
        let types = ForeignPasteboardContents.identifiers(desktopTypes)
        return types.isEmpty ? [] : [types]
    }

    func value(_ type: String, item: Int) -> Any? {
        guard item == 0, let (found, data) = read(type) else { return nil }
        return PasteboardCoding.value(data, type: found)
    }

    func data(_ type: String, item: Int) -> Data? { item == 0 ? read(type)?.data : nil }

    func values(_ type: String) -> [Any] {
        if PasteboardKind.named(type)?.value == .url {
            return (read(type)?.data).map { PasteboardCoding.urls($0) } ?? []
        }
        return value(type, item: 0).map { [$0] } ?? []
    }

    private func read(_ asked: String) -> (type: String, data: Data)? {
        guard let desktopType = ForeignPasteboardContents.best(for: asked, among: desktopTypes),
            case .success(let data) = clipboard.data(
                ofType: desktopType, on: board, within: UIPasteboard.synchronousTimeout)
        else { return nil }
        return (PasteboardKind.identifier(ofDesktopType: desktopType), data)
    }

    // MARK: Types

    /// Returns the type identifiers of what another client offers, in the client's order and without duplicates.
    static func identifiers(_ desktopTypes: [String]) -> [String] {
        var known: Set<String> = []
        return desktopTypes.map { PasteboardKind.identifier(ofDesktopType: $0) }.filter { known.insert($0).inserted }
    }

    /// Returns the desktop type to request for a type identifier, or `nil` if the client offers none that fits.
    static func best(for asked: String, among desktopTypes: [String]) -> String? {
        func rank(_ type: String) -> Int { PasteboardKind.rank(PasteboardKind.identifier(ofDesktopType: type)) }
        // Of several image formats, the preferred one is used.
        return desktopTypes.filter {
            $0 == asked || PasteboardKind.satisfies(PasteboardKind.identifier(ofDesktopType: $0), asked)
        }.min { rank($0) < rank($1) }
    }
}
