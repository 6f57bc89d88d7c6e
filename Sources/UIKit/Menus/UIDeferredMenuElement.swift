/// A placeholder in a menu for elements that are provided when the menu is shown.
///
/// Until the elements arrive, a row with an activity indicator takes their place. The elements are requested once and
/// cached, or with ``uncached(_:)`` each time the menu is shown.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    /// A closure that fetches elements and calls its argument with them, synchronously or later.
    public typealias Provider = @MainActor (_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let keeps: Bool
    private var kept: [UIMenuElement]?
    private var waiting: [@MainActor ([UIMenuElement]) -> Void] = []

    /// Creates an element whose contents are requested when it is first shown, and cached.
    public convenience init(_ elementProvider: @escaping Provider) {
        self.init(keeps: true, provider: elementProvider)
    }

    /// Creates an element whose contents are requested each time a menu with it is shown.
    public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(keeps: false, provider: elementProvider)
    }

    private init(keeps: Bool, provider: @escaping Provider) {
        self.provider = provider
        self.keeps = keeps
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Calls `completion` once with the elements, immediately if they are available. Elements that are cached and
    /// already being fetched are not requested again.
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
