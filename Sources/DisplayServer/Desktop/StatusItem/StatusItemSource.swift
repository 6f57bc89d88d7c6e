/// The object that handles actions of the user on an item in the notification area.
@MainActor package protocol StatusItemSource: AnyObject {
    /// Tells the source that the user clicked the item.
    func statusItemWasActivated()

    /// Tells the source that the user clicked the item with the middle button.
    func statusItemWasActivatedSecondarily()

    /// Tells the source that the user scrolled over the item.
    ///
    /// - Parameters:
    ///   - delta: The distance, in a unit of the panel: notches, or eighths of degrees.
    ///   - isHorizontal: Whether the user scrolled horizontally.
    func statusItemWasScrolled(by delta: Int, isHorizontal: Bool)

    /// Tells the source that the desktop begins or ends to show the item.
    func statusItemDidChangeVisibility()

    /// Tells the source about the token with which the program may bring a window to the front.
    func statusItemDidReceive(activationToken: String)
}
