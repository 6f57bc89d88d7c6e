import DisplayServer

/// What another program has put on a pasteboard. It is asked each time, and waited for no longer than
/// ``UIPasteboard/synchronousTimeout``. To UIKit it is one item.
struct OthersContents: PasteboardContents {
    let clipboard: any DisplayClipboard
    let board: ClipboardBoard

    /// The desktop's names for what is there; empty if that cannot be found out.
    private var desktopTypes: [String] {
        (try? clipboard.types(of: board, within: UIPasteboard.synchronousTimeout).get()) ?? []
    }

    var types: [[String]] {
        let types = OthersContents.identifiers(desktopTypes)
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
        guard let desktopType = OthersContents.best(for: asked, among: desktopTypes),
            case .success(let data) = clipboard.data(
                ofType: desktopType, on: board, within: UIPasteboard.synchronousTimeout)
        else { return nil }
        return (PasteboardKind.identifier(ofDesktopType: desktopType), data)
    }

    // MARK: Names

    /// UIKit's names for what another program has, the best first.
    static func identifiers(_ desktopTypes: [String]) -> [String] {
        var known: Set<String> = []
        return desktopTypes.map { PasteboardKind.identifier(ofDesktopType: $0) }.filter { known.insert($0).inserted }
    }

    /// Which of the desktop's names to ask for to get a type.
    static func best(for asked: String, among desktopTypes: [String]) -> String? {
        func rank(_ type: String) -> Int { PasteboardKind.rank(PasteboardKind.identifier(ofDesktopType: type)) }
        // Of several kinds of images the one that UIKit would rather have.
        return desktopTypes.filter {
            $0 == asked || PasteboardKind.satisfies(PasteboardKind.identifier(ofDesktopType: $0), asked)
        }.min { rank($0) < rank($1) }
    }
}
