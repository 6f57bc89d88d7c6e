/// A choice of files in a dialog of the desktop.
@MainActor package protocol FileChoiceSession: AnyObject {
    /// Closes the dialog. The choice ends as cancelled. Does nothing after its end.
    func cancel()
}
