/// Drags that begin in windows of the application. Drags of other programs arrive at the delegates of surfaces, as
/// those of the application do: see ``DisplaySurfaceDelegate/surface(_:dragDidEnter:)``.
///
/// The display server tracks the drag. It takes over the pointer or the touch, finds the window below the drag, asks
/// that window for a response, shows the cursor and the image, observes modifier keys, and cancels the drag on Escape:
///
/// - The press or touch is cancelled in its window, with an ``InputEvent``. No further events of the pointer, the touch
///   or the keyboard reach the application's windows until the drag ends.
/// - A window of the application below the drag gets the same calls as for another program's drag. The response is used
///   immediately, and no messages are sent (DD-10). ``DisplayDrop/localDrag`` identifies the drag.
/// - Within a window, its delegate finds the target. The display server does not know views.
@MainActor package protocol DisplayDragging: AnyObject {
    /// Begins a drag. Call it while the button or the touch is down, when the user has moved it.
    ///
    /// - Parameters:
    ///   - surface: The window in which the press or touch began.
    ///   - configuration: The content, the allowed operations and the image.
    ///   - delegate: Receives the events of the drag. It is not retained. It gets no call before this method returns.
    /// - Returns: The drag, which the display server retains until it has ended; nil if there is no connection, another
    ///   drag is in progress, the surface is not mapped, the input is not pressed, or another client has grabbed the
    ///   input.
    func beginDrag(
        from surface: any DisplaySurface, _ configuration: DragConfiguration, delegate: any DisplayDragDelegate
    ) -> (any DisplayDrag)?

    /// The drag of the application that the user moves; nil after its end.
    var currentDrag: (any DisplayDrag)? { get }
}
