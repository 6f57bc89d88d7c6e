/// The state of a header or footer (CE-06). All flags are `false` by default.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// A Boolean value that indicates whether the view does not respond to the user.
    public var isDisabled = false
    /// A Boolean value that indicates whether the view is pressed.
    public var isHighlighted = false
    /// A Boolean value that indicates whether the view is selected.
    public var isSelected = false
    /// A Boolean value that indicates whether the view has focus.
    public var isFocused = false
    /// A Boolean value that indicates whether the view stays at an edge while its section scrolls.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state in which nothing is set.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// The value that the app stores for a key; `nil` if there is none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
