/// The state of a cell (CE-06). All flags are `false` by default.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// A Boolean value that indicates whether the cell does not respond to the user.
    public var isDisabled = false
    /// A Boolean value that indicates whether the cell is pressed.
    public var isHighlighted = false
    /// A Boolean value that indicates whether the cell is selected.
    public var isSelected = false
    /// A Boolean value that indicates whether the cell has focus.
    public var isFocused = false
    /// A Boolean value that indicates whether the cell stays at an edge while its section scrolls.
    public var isPinned = false
    /// A Boolean value that indicates whether the cell displays its editing controls.
    public var isEditing = false
    /// A Boolean value that indicates whether the cell displays its children in an outline.
    public var isExpanded = false
    /// A Boolean value that indicates whether the cell displays its swipe actions.
    public var isSwiped = false
    /// A Boolean value that indicates whether the user moves the cell to another position.
    public var isReordering = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state in which nothing is set.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// The value that the app stores for a key; `nil` if there is none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
