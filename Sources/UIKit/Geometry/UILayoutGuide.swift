/// A rectangular area of a view without content of its own.
///
/// Views provide guides, such as ``UIScrollView/contentLayoutGuide``, which follow the view. Apps cannot create guides,
/// because there is no Auto Layout.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    private let area: @MainActor () -> CGRect

    /// Creates a guide that a view provides.
    init(owner: UIView, area: @escaping @MainActor () -> CGRect) {
        self.area = area
        owningView = owner
    }

    /// The view that the guide belongs to.
    open internal(set) weak var owningView: UIView?

    /// The area of the guide, in the coordinates of its view.
    open var layoutFrame: CGRect { owningView == nil ? .zero : area() }

    /// A name for debugging.
    open var identifier = ""
}
