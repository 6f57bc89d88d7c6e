import CoreGraphics

/// Receives the events of one surface. Outside of tests, only `UIWindowScene` conforms to it.
@MainActor package protocol DisplaySurfaceDelegate: AnyObject {
    /// Tells the delegate about an input event.
    func surface(_ surface: any DisplaySurface, didReceive event: InputEvent)

    /// Tells the delegate that the content's size or scale changed. The whole content needs to be painted.
    func surfaceDidResize(_ surface: any DisplaySurface)

    /// Tells the delegate that the content's position on the screen may have changed.
    func surfaceDidMove(_ surface: any DisplaySurface)

    /// Asks the delegate to close the window, at the user's request. The window is still open.
    func surfaceShouldClose(_ surface: any DisplaySurface)

    /// Tells the delegate that the window was mapped or unmapped.
    func surfaceDidChangeMapping(_ surface: any DisplaySurface)

    /// Tells the delegate that the window gained or lost keyboard focus.
    func surfaceDidChangeFocus(_ surface: any DisplaySurface)

    /// Tells the delegate that ``ManagedSurface/state`` changed.
    func surfaceDidChangeState(_ surface: any DisplaySurface)

    /// Tells the delegate that the window became visible or invisible. A window that is fully obscured or minimized
    /// need not be painted.
    func surface(_ surface: any DisplaySurface, didChangeVisibility isVisible: Bool)

    /// Tells the delegate that the surface lost the grab of ``PopupSurface/grabInput()``.
    func surfaceDidLoseInputGrab(_ surface: any DisplaySurface)

    /// Tells the delegate that another client destroyed the window, or that it was lost with the connection. Touches in
    /// progress have been cancelled before.
    func surfaceWasDestroyed(_ surface: any DisplaySurface)

    // MARK: Drag and drop

    /// Asks the delegate for a response to a drag that entered the window, of this application or another. The response
    /// is required immediately (DT-01).
    func surface(_ surface: any DisplaySurface, dragDidEnter drop: any DisplayDrop) -> DragResponse

    /// Asks the delegate for a response to a drag that moved over the window, or whose suggested operation changed.
    func surface(_ surface: any DisplaySurface, dragDidMove drop: any DisplayDrop) -> DragResponse

    /// Tells the delegate that a drag left the window, ended without a drop, or that its program terminated.
    func surface(_ surface: any DisplaySurface, dragDidExit drop: any DisplayDrop)

    /// Tells the delegate that the user dropped content for which the last response was an operation. The delegate
    /// loads the data, and calls ``DisplayDrop/finish(_:)`` in any case, immediately or later.
    func surface(_ surface: any DisplaySurface, didReceiveDrop drop: any DisplayDrop)
}

extension DisplaySurfaceDelegate {
    package func surfaceDidMove(_ surface: any DisplaySurface) {}
    package func surfaceDidLoseInputGrab(_ surface: any DisplaySurface) {}
    package func surface(_ surface: any DisplaySurface, dragDidEnter drop: any DisplayDrop) -> DragResponse {
        .forbidden
    }
    package func surface(_ surface: any DisplaySurface, dragDidMove drop: any DisplayDrop) -> DragResponse {
        .forbidden
    }
    package func surface(_ surface: any DisplaySurface, dragDidExit drop: any DisplayDrop) {}
    package func surface(_ surface: any DisplaySurface, didReceiveDrop drop: any DisplayDrop) { drop.finish(nil) }
}
