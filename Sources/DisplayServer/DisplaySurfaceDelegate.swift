import CoreGraphics

/// Receives the events of one surface. `UIWindowScene` is the one implementation outside of tests.
@MainActor package protocol DisplaySurfaceDelegate: AnyObject {
    /// Something a person did.
    func surface(_ surface: any DisplaySurface, didReceive event: InputEvent)

    /// The content's size or scale changed. Everything needs painting.
    func surfaceDidResize(_ surface: any DisplaySurface)

    /// The content may be elsewhere on the screen.
    func surfaceDidMove(_ surface: any DisplaySurface)

    /// The person asked to close the window. Nothing has happened yet.
    func surfaceShouldClose(_ surface: any DisplaySurface)

    /// The window was mapped or unmapped.
    func surfaceDidChangeMapping(_ surface: any DisplaySurface)

    /// The window got or lost the keys.
    func surfaceDidChangeFocus(_ surface: any DisplaySurface)

    /// ``DisplaySurface/state`` changed.
    func surfaceDidChangeState(_ surface: any DisplaySurface)

    /// Whether any of the window may be seen changed: a window that is fully covered or iconified need not be painted.
    func surface(_ surface: any DisplaySurface, didChangeVisibility isVisible: Bool)

    /// Somebody took away what ``DisplaySurface/grabInput()`` had given.
    func surfaceDidLoseInputGrab(_ surface: any DisplaySurface)

    /// The window was destroyed by another client or with the connection. Touches in progress were cancelled before.
    func surfaceWasDestroyed(_ surface: any DisplaySurface)
}

extension DisplaySurfaceDelegate {
    package func surfaceDidMove(_ surface: any DisplaySurface) {}
    package func surfaceDidLoseInputGrab(_ surface: any DisplaySurface) {}
}
