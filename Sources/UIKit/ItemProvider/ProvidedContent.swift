import DisplayServer
import Foundation

/// The contents of item providers as other programs see them. Several items are one content: text as lines, URLs as a
/// list, and otherwise the first item of each type (DD-06).
@MainActor struct ProvidedContent {
    private let providers: [NSItemProvider]

    init(_ providers: [NSItemProvider]) { self.providers = providers }

    /// The types on the desktop, in order of preference.
    private var types: [String] {
        let own = providers.flatMap { provider in
            provider.representations.filter { $0.visibility == .all }.map(\.type)
        }
        return own.sorted { PasteboardKind.rank($0) < PasteboardKind.rank($1) }.map {
            PasteboardKind.desktopType(of: $0)
        }
    }

    var dragContent: DragContent {
        DragContent(types: types, promisedFile: promisedFile) { [self] type, completion in
            load(type, completion: completion)
        }
    }

    /// The file of a single item that has one, and that is not named by a URL already (DD-11).
    private var promisedFile: PromisedFile? {
        guard providers.count == 1, let provider = providers.first else { return nil }
        let visible = provider.representations.filter { $0.visibility == .all }
        guard !visible.contains(where: { UniformTypes.conforms($0.type, to: "public.file-url") }),
            let file = visible.first(where: \.isFile)
        else { return nil }
        let type = file.type
        return PromisedFile(name: TemporaryItem.fileName(provider.suggestedName, type: type)) { url, completion in
            let tell = UncheckedBox(completion)
            let progress = provider.saveFile(type, to: url) { isSaved in
                MainActor.assumeIsolated { tell.value(isSaved) }
            }
            return { progress.cancel() }
        }
    }

    /// Loads the data of a type of the desktop.
    private func load(_ desktopType: String, completion: @escaping @MainActor (Data?) -> Void) {
        var found: [(NSItemProvider, String)] = []
        for provider in providers {
            let type = provider.representations.first {
                $0.visibility == .all && PasteboardKind.desktopType(of: $0.type) == desktopType
            }
            if let type { found.append((provider, type.type)) }
        }
        let isText = desktopType == PasteboardKind.text.desktopTypes[0]
        let isList = desktopType == URIList.type
        if !isText, !isList { found = Array(found.prefix(1)) }
        guard !found.isEmpty else { return completion(nil) }
        let gathered = GatheredData(count: found.count) { parts in
            guard isText || isList else { return completion(parts[0]) }
            let known = parts.compactMap(\.self)
            guard !known.isEmpty else { return completion(nil) }
            completion(
                isList
                    ? URIList.data(of: known.compactMap { PasteboardCoding.urls($0).first })
                    : Data(known.joined(separator: [0x0a])))
        }
        for (index, (provider, type)) in found.enumerated() {
            _ = provider.loadData(type) { result in
                let data = result.success
                MainActor.assumeIsolated { gathered.set(data, at: index) }
            }
        }
    }
}

/// Data that are loaded one by one.
@MainActor private final class GatheredData {
    private var parts: [Data?]
    private var missing: Int
    private let completion: @MainActor ([Data?]) -> Void

    init(count: Int, completion: @escaping @MainActor ([Data?]) -> Void) {
        parts = Array(repeating: nil, count: count)
        missing = count
        self.completion = completion
    }

    func set(_ data: Data?, at index: Int) {
        parts[index] = data
        missing -= 1
        if missing == 0 { completion(parts) }
    }
}
