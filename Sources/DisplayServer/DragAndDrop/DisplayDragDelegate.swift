import CoreGraphics

/// Receives the events of a drag that began in a window of the application.
@MainActor package protocol DisplayDragDelegate: AnyObject {
    /// Tells the delegate that the user moved the drag, or pressed or released a modifier key. The window below the
    /// drag has been notified before.
    ///
    /// - Parameters:
    ///   - drag: The drag.
    ///   - location: The location in points of the screen. Locations of the same batch of input are coalesced.
    func drag(_ drag: any DisplayDrag, didMoveTo location: CGPoint)

    /// Tells the delegate that ``DisplayDrag/response`` changed. Programs answer some time after a movement.
    func drag(_ drag: any DisplayDrag, didChange response: DragResponse)

    /// Tells the delegate that the user ended the drag, or that it was cancelled.
    ///
    /// If the target has not answered the last movement yet, this happens up to two seconds after the user released the
    /// button (DD-04). A window of the application that receives the drop is notified afterwards.
    ///
    /// - Parameters:
    ///   - drag: The drag.
    ///   - operation: The operation of the drop; nil if the drag was cancelled or no target accepted it.
    func drag(_ drag: any DisplayDrag, didEndWith operation: DragOperation?)

    /// Tells the delegate that the target has performed or refused the drop. Called once after
    /// ``drag(_:didEndWith:)`` with an operation, some time later: when the target has loaded all data that it needs,
    /// or ten seconds after its last request.
    ///
    /// - Parameters:
    ///   - drag: The drag.
    ///   - operation: The operation that the target performed; after a move, the source removes its content. Nil if the
    ///     drop failed.
    func drag(_ drag: any DisplayDrag, didFinishWith operation: DragOperation?)
}
