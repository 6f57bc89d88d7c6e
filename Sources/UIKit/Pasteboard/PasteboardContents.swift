import Foundation

/// What is on a pasteboard: what this application put there, or what another program has.
@MainActor protocol PasteboardContents {
    /// The types of each item, the best first.
    var types: [[String]] { get }
    func value(_ type: String, item: Int) -> Any?
    func data(_ type: String, item: Int) -> Data?
    /// The values of all items for a type.
    func values(_ type: String) -> [Any]
}

/// What this application put there.
struct OwnContents: PasteboardContents {
    let items: [PasteboardItem]

    var types: [[String]] { items.map(\.types) }
    func value(_ type: String, item: Int) -> Any? { items.indices.contains(item) ? items[item].value(type) : nil }
    func data(_ type: String, item: Int) -> Data? { items.indices.contains(item) ? items[item].data(type) : nil }
    func values(_ type: String) -> [Any] { items.compactMap { $0.value(type) } }
}
