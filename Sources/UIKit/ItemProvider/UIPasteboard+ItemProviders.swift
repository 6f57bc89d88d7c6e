import DisplayServer
import Foundation

// Item providers on the pasteboard (IP-07).
extension UIPasteboard {
    /// Providers of the items. Data of another application is requested when it is loaded. Setting them replaces the
    /// contents.
    public var itemProviders: [NSItemProvider] {
        get {
            if let desktop = store as? DesktopPasteboardStore, !desktop.isOwn { return foreignProviders(desktop) }
            let contents = UncheckedBox(contents)
            return contents.value.types.enumerated().map { index, types in
                let provider = NSItemProvider()
                for type in types {
                    provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                        MainActor.assumeIsolated { completion(contents.value.data(type, item: index), nil) }
                        return nil
                    }
                }
                return provider
            }
        }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    private func foreignProviders(_ store: DesktopPasteboardStore) -> [NSItemProvider] {
        let contents = ForeignPasteboardContents(clipboard: store.clipboard, board: store.board)
        guard let types = contents.types.first else { return [] }
        let provider = NSItemProvider()
        let (clipboard, board) = (UncheckedBox(store.clipboard), store.board)
        for type in types {
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
                MainActor.assumeIsolated {
                    _ = clipboard.value.readTypes(of: board) { result in
                        let offered = (try? result.get()) ?? []
                        guard let best = ForeignPasteboardContents.best(for: type, among: offered) else {
                            return completion(nil, LoadError.typeUnavailable)
                        }
                        _ = clipboard.value.readData(ofType: best, on: board) { result in
                            switch result {
                            case .success(let data): completion(data, nil)
                            case .failure(let error): completion(nil, LoadError(error) ?? CocoaError(.userCancelled))
                            }
                        }
                    }
                }
                return nil
            }
        }
        return [provider]
    }

    /// Replaces the contents with the items of providers. Their representations for all programs are loaded as soon as
    /// possible; others are left out.
    ///
    /// - Parameters:
    ///   - itemProviders: The providers.
    ///   - localOnly: Whether other programs are asked not to store the contents.
    ///   - expirationDate: The date at which the contents are removed; `nil` for never.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        let items = itemProviders.map { provider in
            var values: [String: Any] = [:]
            for representation in provider.representations where representation.visibility == .all {
                values[representation.type] = ProvidedData(provider, representation.type).value
            }
            return PasteboardItem(values)
        }
        set(items, PasteboardOptions(isConfidential: localOnly, expirationDate: expirationDate))
    }

    /// Replaces the contents with objects.
    public func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces the contents with objects.
    ///
    /// - Parameters:
    ///   - objects: The objects.
    ///   - localOnly: Whether other programs are asked not to store the contents.
    ///   - expirationDate: The date at which the contents are removed; `nil` for never.
    public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(
            objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
    }
}

/// The data of a representation on the pasteboard, which may arrive after it was put there.
@MainActor private final class ProvidedData {
    private let provider: NSItemProvider
    private let type: String
    private var data: Data?

    init(_ provider: NSItemProvider, _ type: String) {
        self.provider = provider
        self.type = type
        let box = UncheckedBox(self)
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
            MainActor.assumeIsolated { box.value.data = data }
        }
    }

    /// The value for the pasteboard's item.
    var value: DeferredValue {
        DeferredValue { [self] in
            if data == nil { data = provider.dataIfImmediate(type) }
            return data
        }
    }
}
