// Undoing and redoing with the keyboard.
extension UIWindow {
    /// Undoes with Control and Z, redoes with Shift too, or with Control and Y.
    ///
    /// - Returns: whether there was anything to undo or redo.
    func undo(by key: UIKey?) -> Bool {
        guard let key, key.modifierFlags.contains(.control),
            key.modifierFlags.isDisjoint(with: [.alternate, .command]),
            let manager = (firstResponder ?? self).undoManager
        else { return false }
        switch (key.charactersIgnoringModifiers, key.modifierFlags.contains(.shift)) {
        case ("z", false):
            guard manager.canUndo else { return false }
            manager.undo()
        case ("z", true), ("y", false):
            guard manager.canRedo else { return false }
            manager.redo()
        default: return false
        }
        return true
    }
}
