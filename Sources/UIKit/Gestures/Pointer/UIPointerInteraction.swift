/// Changes the pointer while it is over parts of a view.
///
/// The delegate says, as the pointer moves, which region it is in, and how the pointer looks there. Of several
/// interactions under the pointer the one of the deepest view that names a region decides.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
    /// Says which regions there are. Not retained.
    public weak var delegate: (any UIPointerInteractionDelegate)?

    /// The view it belongs to.
    public private(set) weak var view: UIView?

    /// Whether it takes part. True unless set otherwise.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { invalidate() } }
    }

    /// An interaction that asks `delegate`.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// An interaction without a delegate: the pointer looks as usual over its view.
    @preconcurrency @MainActor public convenience override init() { self.init(delegate: nil) }

    /// Asks the delegate anew for the region and its style, if the pointer is over the view (PO-01).
    open func invalidate() { view?.windowStorage?.windowScene?.translator.hover.pointers.invalidate(self) }

    /// Takes its look from the pointer, if that has it, before it goes to another view. Overrides call `super`.
    open func willMove(to view: UIView?) {
        if view !== self.view { self.view?.windowStorage?.windowScene?.translator.hover.pointers.leave(self) }
    }

    /// Notes the view. Overrides call `super`.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Says how the pointer looks over parts of a view.
///
/// All methods are optional. Swift fixes which ones there are where a class is declared to conform, so a subclass of a
/// conforming class cannot add one.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// The region that the pointer is in, asked as it moves; nil if nothing is special there. All of the view by
    /// default.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?

    /// How the pointer looks in a region; nil is as usual, which is the default. Asked after the pointer entered.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?

    /// The pointer enters a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)

    /// The pointer leaves a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    /// All of the view.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }

    /// Nil: the pointer looks as usual.
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

/// Runs what is to happen together with a change of the pointer. Pointers of desktops change at once: so does this.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Runs `animations` at once.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Calls `completion` when the pointer has changed, with true.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}
