/// The object that answers questions of the session manager.
@MainActor package protocol SessionClientDelegate: AnyObject {
    /// Returns the reason for which the session should not end yet, such as unsaved changes; nil if it may end.
    func reasonToContinueSession() -> String?

    /// Tells the delegate to store what is not stored: the session ends.
    func sessionWillEnd()

    /// Tells the delegate to end the program.
    func sessionDidEnd()
}
