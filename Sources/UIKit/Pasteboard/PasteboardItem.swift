import Foundation

/// An item on a pasteboard, in one or more representations.
@MainActor struct PasteboardItem {
    /// The type identifiers of the representations, in order of preference.
    let types: [String]
    private let values: [String: Any]

    /// Creates an item.
    ///
    /// - Parameter representations: Values by type identifier. `com.apple.uikit.type-automatic` represents the types
    ///   that suit the value. Values of unsupported kinds are omitted.
    init(_ representations: [String: Any]) {
        var values: [String: Any] = [:]
        for (type, value) in representations where PasteboardCoding.accepts(value) {
            guard type == UIPasteboard.typeAutomatic else {
                if !type.isEmpty { values[type] = value }
                continue
            }
            for (type, value) in PasteboardItem.representations(of: value) where values[type] == nil {
                values[type] = value
            }
        }
        self.values = values
        types = values.keys.sorted {
            (PasteboardKind.rank($0), $0) < (PasteboardKind.rank($1), $1)
        }
    }

    /// Creates an item with the representations that suit a value.
    init(automatic value: Any) { self.init([UIPasteboard.typeAutomatic: value]) }

    private static func representations(of value: Any) -> [String: Any] {
        switch value {
        // The text is for applications that do not support URLs.
        case let url as URL: [PasteboardKind.url.identifier: url, PasteboardKind.text.identifier: url.absoluteString]
        case is UIImage: [PasteboardKind.png.identifier: value]
        case is UIColor: [PasteboardKind.color.identifier: value]
        case is String, is DeferredValue: [PasteboardKind.text.identifier: value]
        default: [:]
        }
    }

    /// Returns the type of the representation that satisfies a requested type, or `nil` if there is none.
    func type(satisfying asked: String) -> String? {
        values[asked] != nil ? asked : types.first { PasteboardKind.satisfies($0, asked) }
    }

    /// Returns the value of a representation. Data is decoded to the value that suits its type.
    func value(_ asked: String) -> Any? {
        guard let type = type(satisfying: asked), let value = values[type] else { return nil }
        switch value {
        case let deferred as DeferredValue:
            let value = deferred.value()
            return (value as? Data).map { PasteboardCoding.value($0, type: type) ?? $0 } ?? value
        case let data as Data: return PasteboardCoding.value(data, type: type) ?? data
        default: return value
        }
    }

    func data(_ asked: String) -> Data? {
        guard let type = type(satisfying: asked), let value = values[type] else { return nil }
        return PasteboardCoding.data(value, type: type)
    }
}
