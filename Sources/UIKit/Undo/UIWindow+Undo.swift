// Undoing and redoing by commands.
extension UIWindow {
    /// The action of the main menu's command that undoes.
    static let undoAction = Selector("undo:")

    /// The action of the main menu's command that redoes.
    static let redoAction = Selector("redo:")

    /// The undo manager of what is used in the window.
    private var currentUndoManager: UndoManager? { (firstResponder ?? self).undoManager }

    func undoLastChange(_ sender: Any?) { currentUndoManager?.undo() }

    func redoLastChange(_ sender: Any?) { currentUndoManager?.redo() }

    /// Whether there is something to undo or redo; nil for other actions.
    func canUndoOrRedo(_ action: Selector) -> Bool? {
        if action == UIWindow.undoAction { return currentUndoManager?.canUndo ?? false }
        if action == UIWindow.redoAction { return currentUndoManager?.canRedo ?? false }
        return nil
    }

    /// Gives a command the title that says what is undone or redone.
    func nameUndoOrRedo(_ command: UICommand) {
        guard let manager = currentUndoManager else { return }
        if command.action == UIWindow.undoAction { command.title = manager.undoMenuItemTitle }
        if command.action == UIWindow.redoAction { command.title = manager.redoMenuItemTitle }
    }

    /// Control-Y redoes, too, if nobody else takes it, and so do the keys that some keyboards have for it.
    ///
    /// - Returns: whether there was anything to undo or redo.
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
