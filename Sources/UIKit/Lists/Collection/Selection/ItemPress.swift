/// A press of an item by a finger, a pen or a pointer.
@MainActor struct ItemPress {
    let touch: UITouch
    let path: IndexPath
    /// The modifier keys that are held: Control extends the selection, Shift selects a range.
    let modifiers: UIKeyModifierFlags
    /// A Boolean value that indicates whether the item is highlighted.
    var isHighlighted = false
}
