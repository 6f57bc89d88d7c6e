/// An object that reports the changes of an undo manager to a document (UD-05).
@MainActor final class DocumentUndoObserver {
    let manager: UndoManager
    private weak var document: UIDocument?
    /// The tokens may be removed on any thread.
    nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []

    init(_ manager: UndoManager, _ document: UIDocument) {
        self.manager = manager
        self.document = document
        observe(.NSUndoManagerDidCloseUndoGroup) { [unowned self] in
            // Groups inside others are part of their change, and undo and redo have their own notifications.
            guard manager.groupingLevel == 0, !manager.isUndoing, !manager.isRedoing, manager.canUndo else { return }
            self.document?.updateChangeCount(.done)
        }
        observe(.NSUndoManagerDidUndoChange) { [unowned self] in self.document?.updateChangeCount(.undone) }
        observe(.NSUndoManagerDidRedoChange) { [unowned self] in self.document?.updateChangeCount(.redone) }
    }

    private func observe(_ name: Notification.Name, _ body: @escaping @MainActor () -> Void) {
        let body = UncheckedBox(body)
        tokens.append(
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { notification in
                // A discardable change, such as a selection, is no change of the document.
                guard notification.userInfo?[NSUndoManagerGroupIsDiscardableKey] == nil else { return }
                MainActor.assumeIsolated { body.value() }
            })
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
