import Foundation

/// The contents of a pasteboard, which belong to this application or to another client.
@MainActor protocol PasteboardContents {
    /// The types of each item, in order of preference.
    var types: [[String]] { get }
    func value(_ type: String, item: Int) -> Any?
    func data(_ type: String, item: Int) -> Data?
    /// Returns the values of all items for a type.
    func values(_ type: String) -> [Any]
}

/// Contents that this application put on a pasteboard.
struct OwnContents: PasteboardContents {
    let items: [PasteboardItem]

    var types: [[String]] { items.map(\.types) }
    func value(_ type: String, item: Int) -> Any? { items.indices.contains(item) ? items[item].value(type) : nil }
    func data(_ type: String, item: Int) -> Data? { items.indices.contains(item) ? items[item].data(type) : nil }
    func values(_ type: String) -> [Any] { items.compactMap { $0.value(type) } }
}
