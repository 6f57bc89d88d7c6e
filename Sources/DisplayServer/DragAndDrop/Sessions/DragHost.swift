import CoreGraphics

/// A display server, as a ``DragSession`` uses it.
@MainActor protocol DragHost: AnyObject {
    var scheduler: Scheduler { get }

    /// Returns the window at a location, in points of the screen.
    func dragTarget(at location: CGPoint) -> DragTarget

    /// Shows a cursor while the user moves the drag.
    func showDragCursor(_ shape: CursorShape)

    /// Creates an object that shows the image of a drag; nil if the display server cannot show one.
    func makeDragImagePresenter() -> (any DragImagePresenter)?

    /// Releases the input, because the user does not move the drag any more.
    func dragDidEndTracking(_ session: DragSession)

    /// Releases the content, because the drag has ended and no target will request it.
    func dragDidFinish(_ session: DragSession)

    /// Notes that application code is about to run.
    func applicationCodeWillRun()
}
