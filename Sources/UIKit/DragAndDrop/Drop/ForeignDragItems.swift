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
        return provider
    }

    private static func register(
        _ type: String, _ desktopType: String, _ drop: any DisplayDrop, _ provider: NSItemProvider
    ) {
        let source = UncheckedBox(drop)
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .ownProcess) { completion in
            let progress = Progress(totalUnitCount: 1)
            MainActor.assumeIsolated {
                let request = source.value.load(desktopType) { result in
                    switch result {
                    case .success(let data): completion(data, nil)
                    case .failure(let error): completion(nil, UIPasteboard.LoadError(error) ?? CocoaError(.userCancelled))
                    }
                }
                let cancelling = UncheckedBox(request)
                progress.cancellationHandler = {
                    DispatchQueue.main.async { MainActor.assumeIsolated { cancelling.value.cancel() } }
                }
            }
            return progress
        }
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
