/// The presentation of a document picker: an invisible view over the whole window, which receives its input until the
/// user has answered the dialog in another window.
@MainActor final class DocumentPickerPresentation: UIPresentationController {
    override var isUserDismissible: Bool { true }

    override var shouldPresentInFullscreen: Bool { true }

    override var shouldRemovePresentersView: Bool { false }

    override var alwaysDissolves: Bool { true }

    override func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    /// Withdraws the dialog, because the user pressed Escape in the window of the app.
    override func attemptDismissal() -> Bool {
        (presentedViewController as? UIDocumentPickerViewController)?.cancel()
        return true
    }
}
