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
}

extension DisplaySurfaceDelegate {
    package func surfaceDidMove(_ surface: any DisplaySurface) {}
    package func surfaceDidLoseInputGrab(_ surface: any DisplaySurface) {}
}
