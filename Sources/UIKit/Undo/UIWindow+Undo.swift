// Undo and redo with key commands.
extension UIWindow {
    /// The action of the Undo command in the main menu.
    static let undoAction = Selector("undo:")

    /// The action of the Redo command in the main menu.
    static let redoAction = Selector("redo:")

    /// The undo manager of the first responder, or of the window if there is no first responder.
    private var currentUndoManager: UndoManager? { (firstResponder ?? self).undoManager }

    func undoLastChange(_ sender: Any?) { currentUndoManager?.undo() }

    func redoLastChange(_ sender: Any?) { currentUndoManager?.redo() }

    /// Returns whether a change can be undone or redone; nil for other actions.
    func canUndoOrRedo(_ action: Selector) -> Bool? {
        if action == UIWindow.undoAction { return currentUndoManager?.canUndo ?? false }
        if action == UIWindow.redoAction { return currentUndoManager?.canRedo ?? false }
        return nil
    }

    /// Sets the title of an Undo or Redo command to the name of the next change.
    func nameUndoOrRedo(_ command: UICommand) {
        guard let manager = currentUndoManager else { return }
        if command.action == UIWindow.undoAction { command.title = manager.undoMenuItemTitle }
        if command.action == UIWindow.redoAction { command.title = manager.redoMenuItemTitle }
    }

    /// Undoes or redoes for the Undo and Again keys of some keyboards, and redoes for Control-Y if no other responder
    /// handles it.
    ///
    /// - Returns: Whether there was a change to undo or redo.
    func undoOrRedo(by key: UIKey?) -> Bool {
        if let key, key.keyCode == .keyboardUndo, let manager = currentUndoManager, manager.canUndo {
            manager.undo()
            return true
        }
        return redo(by: key)
    }

    private func redo(by key: UIKey?) -> Bool {
        if let key, key.keyCode == .keyboardAgain, let manager = currentUndoManager, manager.canRedo {
            manager.redo()
            return true
        }
        guard let key, key.charactersIgnoringModifiers == "y" || key.latinCharactersIgnoringModifiers == "y",
            key.modifierFlags.intersection([.control, .shift, .alternate, .command]) == .control,
            let manager = currentUndoManager, manager.canRedo
        else { return false }
        manager.redo()
        return true
    }
}
