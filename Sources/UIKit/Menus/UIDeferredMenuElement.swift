/// A place in a menu for elements that are made when the menu is shown.
///
/// Until they are there, a row says that they are being fetched. They are asked for once and kept, or with ``uncached(_:)``
/// each time the menu is shown.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    /// Fetches elements and calls its argument with them, at once or later.
    public typealias Provider = @MainActor (_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let keeps: Bool
    private var kept: [UIMenuElement]?
    private var waiting: [@MainActor ([UIMenuElement]) -> Void] = []

    /// A place for elements that are asked for when a menu with it is shown first, and kept.
    public convenience init(_ elementProvider: @escaping Provider) {
        self.init(keeps: true, provider: elementProvider)
    }

    /// A place for elements that are asked for each time a menu with it is shown.
    public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(keeps: false, provider: elementProvider)
    }

    private init(keeps: Bool, provider: @escaping Provider) {
        self.provider = provider
        self.keeps = keeps
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Calls `completion` with the elements: at once if they are there, otherwise when they are, once. Elements that are
    /// to be kept and are being fetched are not asked for again.
    package func fetch(_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) {
        guard keeps else {
            var completion: (@MainActor ([UIMenuElement]) -> Void)? = completion
            provider { elements in
                completion?(elements)
                completion = nil
            }
            return
        }
        if let kept {
            completion(kept)
            return
        }
        waiting.append(completion)
        guard waiting.count == 1 else { return }
        provider { [weak self] elements in
            guard let self, kept == nil else { return }
            kept = elements
            let waiting = waiting
            self.waiting = []
            for completion in waiting { completion(elements) }
        }
    }
}
