/// An interaction that shows a short text when the pointer rests on a view.
///
/// ```swift
/// let interaction = UIToolTipInteraction(defaultToolTip: "Distance to the next station")
/// imageView.addInteraction(interaction)
/// ```
///
/// Controls have a shortcut: ``UIControl/toolTip``. The user also reads the tooltip of the focused view with Control-F1.
/// A tooltip disappears when the pointer leaves, with any press, key or scrolling, and after 10 seconds. Touches show
/// no tooltips.
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
    /// A Boolean value that indicates whether the application has created an interaction. Until then, the movement of
    /// the pointer has no costs for tooltips. State of the process, because interactions belong to no display.
    private(set) static var isUsed = false

    /// The view that the interaction is attached to.
    public private(set) weak var view: UIView?

    /// The object that provides texts for locations. Its text takes precedence over ``defaultToolTip`` (TT-01). Not
    /// retained.
    open weak var delegate: (any UIToolTipInteractionDelegate)? { didSet { invalidate() } }

    /// A Boolean value that indicates whether the interaction shows tooltips. The default is `true`.
    open var isEnabled = true { didSet { if isEnabled != oldValue { invalidate() } } }

    /// The text that is shown unless the delegate provides another one. With `nil` or an empty text, there is no
    /// tooltip.
    open var defaultToolTip: String? { didSet { if defaultToolTip != oldValue { invalidate() } } }

    /// Creates an interaction without a text.
    public override init() {
        super.init()
        UIToolTipInteraction.isUsed = true
    }

    /// Creates an interaction with a text.
    public convenience init(defaultToolTip: String) {
        self.init()
        self.defaultToolTip = defaultToolTip
    }

    deinit {}

    /// Hides the tooltip before the interaction moves to another view. Overrides must call `super`.
    open func willMove(to view: UIView?) { if view !== self.view { invalidate() } }

    /// Updates ``view``. Overrides must call `super`.
    open func didMove(to view: UIView?) { self.view = view }

    /// Hides the interaction's tooltip, whose text may no longer be right (TT-04).
    private func invalidate() { view?.windowStorage?.windowScene?.display.toolTips.hide(self) }

    /// Returns the tooltip at a point of the view, or `nil` if there is none.
    func toolTip(at point: CGPoint) -> UIToolTipConfiguration? {
        guard isEnabled else { return nil }
        let found =
            delegate.map { $0.toolTipInteraction(self, configurationAt: point) }
            ?? defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
        return found.flatMap { $0.toolTip.isEmpty ? nil : $0 }
    }
}
