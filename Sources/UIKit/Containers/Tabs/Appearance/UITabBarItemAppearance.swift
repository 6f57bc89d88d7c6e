/// The appearance of items of a tab bar in all states.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, BarPartAppearance {
    /// The arrangements of icon and title.
    public enum Style: Int, Sendable {
        /// The icon above the title.
        case stacked = 0
        /// The icon beside the title.
        case inline = 1
        /// The icon beside the title, in a bar of reduced height.
        case compactInline = 2
    }

    final var changeHandler: (() -> Void)?
    private let states = (0..<4).map { _ in UITabBarItemStateAppearance() }

    /// Creates the standard appearance of items. The style does not make a difference here.
    public init(style: Style) {
        super.init()
        for state in states { state.changeHandler = { [weak self] in self?.changeHandler?() } }
    }

    /// Creates the standard appearance of items.
    public convenience override init() { self.init(style: .stacked) }

    /// Returns `nil`: archived appearances are not supported.
    public required init?(coder: NSCoder) { return nil }

    /// Returns a copy.
    nonisolated open override func copy() -> Any {
        let copy: UITabBarItemAppearance = MainActor.assumeIsolated { duplicate() }
        return copy
    }

    final func duplicate() -> UITabBarItemAppearance {
        let new = UITabBarItemAppearance()
        for (target, source) in zip(new.states, states) { target.takeValues(of: source) }
        return new
    }

    /// Removes all values.
    open func configureWithDefault(for style: Style) {
        for state in states { state.takeValues(of: UITabBarItemStateAppearance()) }
    }

    /// The appearance of items that are not in another state.
    open var normal: UITabBarItemStateAppearance { states[0] }
    /// The appearance of the selected item. Values that are not set are those of ``normal``.
    open var selected: UITabBarItemStateAppearance { states[1] }
    /// The appearance of disabled items. Values that are not set are those of ``normal``.
    open var disabled: UITabBarItemStateAppearance { states[2] }
    /// The appearance of focused items. Values that are not set are those of ``normal``.
    open var focused: UITabBarItemStateAppearance { states[3] }

    /// Returns the appearances for a state of a control, the most specific last.
    final func appearances(for state: UIControl.State) -> [UITabBarItemStateAppearance] {
        var result = [normal]
        if state.contains(.selected) { result.append(selected) }
        if state.contains(.focused) { result.append(focused) }
        if state.contains(.disabled) { result.append(disabled) }
        return result
    }
}
