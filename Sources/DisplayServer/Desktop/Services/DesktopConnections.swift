import DBus

/// The message buses on which the services of the desktop are, and the launch of the program by the desktop.
@MainActor package protocol DesktopConnections: AnyObject {
    /// A Boolean value that indicates whether the display has a desktop, with or without a session bus.
    var hasDesktop: Bool { get }

    /// Calls a closure after the first frame, which connecting to the desktop would delay, or after a second without a
    /// frame. Not called on a display without a desktop.
    ///
    /// - Parameter handler: Receives the session bus, or nil if there is none, and the event loop for other connections.
    func whenDesktopConnects(_ handler: @escaping @MainActor (DBusConnection?, any DBusEventLoop) -> Void)

    /// Connects to the session bus if that has not happened, also before the first frame.
    ///
    /// - Returns: The session bus, or nil if there is none, and the event loop for other connections.
    func connectToDesktop() -> (bus: DBusConnection?, eventLoop: any DBusEventLoop)?

    /// Connects to the message bus of the computer if that has not happened.
    ///
    /// - Returns: The bus and its event loop; nil if there is none.
    func connectToSystem() -> (bus: DBusConnection, eventLoop: any DBusEventLoop)?

    /// The identifier with which the desktop launched the program, until its first window is mapped; nil without one
    /// (SI-02).
    var launchIdentifier: String? { get }

    /// Notes a launch that was handed over to this program: its windows may come to the front, and the launcher ends
    /// its feedback (SI-02).
    func adoptLaunch(_ identifier: String)

    /// Returns the identifier by which other programs refer to a window; 0 if there is none.
    func externalIdentifier(of surface: any DisplaySurface) -> UInt32
}
