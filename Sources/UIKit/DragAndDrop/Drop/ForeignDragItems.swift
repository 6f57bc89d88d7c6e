import DisplayServer
import Foundation

/// The items of drags of other programs.
@MainActor enum ForeignDragItems {
    /// Returns a provider of the whole content. Its data can be loaded after the drop.
    static func provider(of drop: any DisplayDrop) -> NSItemProvider {
        let provider = NSItemProvider()
        let types = drop.types
        // A list of URLs is most often one of files.
        if types.contains(URIList.type) { register("public.file-url", URIList.type, drop, provider) }
        for type in ForeignPasteboardContents.identifiers(types) {
            guard let desktopType = ForeignPasteboardContents.best(for: type, among: types) else { continue }
            register(type, desktopType, drop, provider)
        }
        registerPromise(of: drop, provider)
        return provider
    }

    /// Adds the file that the other program promises, unless it provides its data, too (DT-08).
    private static func registerPromise(of drop: any DisplayDrop, _ provider: NSItemProvider) {
        guard let name = drop.promisedFileName else { return }
        let type = UniformTypes.typeOfFile(named: name)
        guard !provider.registeredTypeIdentifiers.contains(type) else { return }
        provider.suggestedName = (name as NSString).deletingPathExtension
        let source = UncheckedBox(drop)
        provider.registerFileRepresentation(forTypeIdentifier: type, visibility: .ownProcess) { completion in
            begin({ source.value.loadPromisedFile(completion: $0) }) { completion($0, false, $1) }
        }
    }

    private static func register(
        _ type: String, _ desktopType: String, _ drop: any DisplayDrop, _ provider: NSItemProvider
    ) {
        let source = UncheckedBox(drop)
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .ownProcess) { completion in
            begin({ source.value.load(desktopType, completion: $0) }) { completion($0, $1) }
        }
    }

    /// Begins a load on the main thread, and returns a progress that cancels it.
    private nonisolated static func begin<Value: Sendable>(
        _ load: @MainActor (@escaping @MainActor (Result<Value, ClipboardError>) -> Void) -> ClipboardRequest,
        _ completion: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        MainActor.assumeIsolated {
            let request = load { result in
                switch result {
                case .success(let value): completion(value, nil)
                case .failure(let error):
                    completion(nil, UIPasteboard.LoadError(error) ?? CocoaError(.userCancelled))
                }
            }
            let cancelling = UncheckedBox(request)
            progress.cancellationHandler = {
                DispatchQueue.main.async { MainActor.assumeIsolated { cancelling.value.cancel() } }
            }
        }
        return progress
    }

    /// Returns an item for each URL of a dropped list. Files have representations of their types.
    static func items(of urls: [URL], _ drop: any DisplayDrop) -> [UIDragItem] {
        if urls.count == 1, let url = urls.first, !url.isFileURL {
            // The other types, such as HTML, are of the same item.
            let whole = provider(of: drop)
            if let object = NSURL(string: url.absoluteString) { whole.registerObject(object, visibility: .ownProcess) }
            return [UIDragItem(itemProvider: whole)]
        }
        return urls.map { url in
            let provider =
                url.isFileURL
                ? NSItemProvider(contentsOf: url) ?? NSItemProvider(object: url) : NSItemProvider(object: url)
            return UIDragItem(itemProvider: provider)
        }
    }
}
