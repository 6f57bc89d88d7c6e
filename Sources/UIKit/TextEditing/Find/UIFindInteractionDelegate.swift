/// The methods with which an object provides find sessions for a find interaction.
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// Asks the delegate for a session that searches the content of a view; nil if it cannot be searched.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?

    /// Tells the delegate that a session has begun. Does nothing by default.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)

    /// Tells the delegate that a session has ended. Does nothing by default.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    /// Does nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    /// Does nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
