/// The interface to the window system: windows, input, time and the event loop. Higher layers use this protocol only,
/// and have no access to X or to a clock.
///
/// ``DisplayServerKind`` opens a server. ``X11Server`` implements the protocol for X11, and ``HeadlessServer`` in
/// memory, with virtual time that tests advance explicitly. The same contract tests verify both.
///
/// The protocol is composed of one part for each concern; code that needs only one of them takes only that part.
///
/// | part | concern |
/// |---|---|
/// | ``DisplayEventLoop`` | the clock, deferred work, frames, and the delivery of events |
/// | ``DisplayScreen`` | the size and scale of the desktop, its monitors and panels |
/// | ``DesktopServices`` | settings, the clipboard, the screen saver, and links to other programs |
/// | ``DisplayDragging`` | drags that begin in the application |
@MainActor package protocol DisplayServer: DisplayEventLoop, DisplayScreen, DesktopServices, DisplayDragging {
    /// The delegate, which receives events that concern the whole display.
    var delegate: (any DisplayServerDelegate)? { get set }

    /// A Boolean value that indicates whether the connection is open. A lost connection is never restored.
    var isConnected: Bool { get }

    /// Creates a window, which is not mapped yet.
    ///
    /// - Throws: ``DisplayError`` if the connection is lost or the server refuses.
    func makeSurface(_ configuration: SurfaceConfiguration) throws -> any DisplaySurface

    /// Closes the connection and all its windows. Nothing is delivered afterwards.
    func disconnect()
}
