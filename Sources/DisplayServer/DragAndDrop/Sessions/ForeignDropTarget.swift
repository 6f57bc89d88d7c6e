import CoreGraphics

/// A window of another program, to which a ``DragSession`` sends messages. Answers arrive later, at the session's
/// methods `targetDidAnswer`, `targetDidFinish` and `targetDidVanish`.
@MainActor protocol ForeignDropTarget: AnyObject {
    /// Announces the drag.
    func enter(_ session: DragSession)

    /// Returns whether the target asked to be notified of a movement to a location with a suggested operation.
    func needsMove(to location: CGPoint, suggesting operation: DragOperation?) -> Bool

    /// Sends the location, which the target answers. The session sends no further movement before the answer (DD-03).
    func move(to location: CGPoint, suggesting operation: DragOperation?)

    /// Tells the target that the drag left it or was cancelled.
    func leave()

    /// Tells the target that the user dropped the content.
    func drop()
}
