/// An interaction that changes the pointer while it is over regions of a view.
///
/// As the pointer moves, the delegate returns the region that contains it, and the pointer's style in that region. If
/// several interactions are under the pointer, the one of the deepest view that returns a region takes precedence.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    /// The object that provides regions and styles. Not retained.
    public weak var delegate: (any UIPointerInteractionDelegate)?

    /// The view that the interaction is attached to.
    public private(set) weak var view: UIView?

    /// A Boolean value that indicates whether the interaction is enabled. The default is true.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { invalidate() } }
    }

    /// Creates an interaction with a delegate.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Creates an interaction without a delegate, which does not change the pointer.
    @preconcurrency @MainActor public convenience override init() { self.init(delegate: nil) }

    /// Queries the delegate again for the region and its style if the pointer is over the view (PO-01).
    open func invalidate() { view?.windowStorage?.windowScene?.translator.hover.pointers.invalidate(self) }

    /// Ends the interaction's effect on the pointer before the interaction moves to another view. Overrides must call
    /// `super`.
    open func willMove(to view: UIView?) {
        if view !== self.view { self.view?.windowStorage?.windowScene?.translator.hover.pointers.leave(self) }
    }

    /// Updates ``view``. Overrides must call `super`.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Methods that provide the pointer's style over regions of a view.
///
/// All methods are optional. Swift selects the implementations where the conformance is declared, so a subclass of a
/// conforming class cannot add one.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// Asks the delegate for the region that contains the pointer, as the pointer moves. Return nil if the pointer has
    /// no special style there. The default is `defaultRegion`, which is the view's bounds.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?

    /// Asks the delegate for the pointer's style after the pointer entered a region. Return nil, the default, for the
    /// standard style.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?

    /// Tells the delegate that the pointer enters a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)

    /// Tells the delegate that the pointer leaves a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    /// Returns `defaultRegion`.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }

    /// Returns nil.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }

    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}

    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// An object that runs animations together with a change of the pointer. Desktop pointers change immediately, so the
/// animations have no duration.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Runs `animations` immediately.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called with true after the pointer has changed.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}
