/// The appearance of items of a bar in all states.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, BarPartAppearance {
    final var changeHandler: (() -> Void)?
    private let states = (0..<4).map { _ in UIBarButtonItemStateAppearance() }

    /// Creates the standard appearance of items of a style. The style does not make a difference here.
    public init(style: UIBarButtonItem.Style) {
        super.init()
        for state in states { state.changeHandler = { [weak self] in self?.changeHandler?() } }
    }

    /// Creates the standard appearance of plain items.
    public convenience override init() { self.init(style: .plain) }

    /// Returns `nil`: archived appearances are not supported.
    public required init?(coder: NSCoder) { return nil }

    /// Returns a copy.
    nonisolated open override func copy() -> Any {
        let copy: UIBarButtonItemAppearance = MainActor.assumeIsolated { duplicate() }
        return copy
    }

    final func duplicate() -> UIBarButtonItemAppearance {
        let new = UIBarButtonItemAppearance()
        for (target, source) in zip(new.states, states) { target.takeValues(of: source) }
        return new
    }

    /// Removes all values.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in states { state.takeValues(of: UIBarButtonItemStateAppearance()) }
    }

    /// The appearance of items that are not in another state.
    open var normal: UIBarButtonItemStateAppearance { states[0] }
    /// The appearance of pressed items. Values that are not set are those of ``normal``.
    open var highlighted: UIBarButtonItemStateAppearance { states[1] }
    /// The appearance of disabled items. Values that are not set are those of ``normal``.
    open var disabled: UIBarButtonItemStateAppearance { states[2] }
    /// The appearance of focused items. Values that are not set are those of ``normal``.
    open var focused: UIBarButtonItemStateAppearance { states[3] }

    /// Returns the appearance for a state of a control.
    final func appearance(for state: UIControl.State) -> UIBarButtonItemStateAppearance {
        if state.contains(.disabled) { return disabled }
        if state.contains(.highlighted) { return highlighted }
        return state.contains(.focused) ? focused : normal
    }
}
