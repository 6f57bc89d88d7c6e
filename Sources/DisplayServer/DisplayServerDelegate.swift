import CoreGraphics

/// Receives events that concern the whole display. Outside of tests, only `UIApplication` conforms to it.
@MainActor package protocol DisplayServerDelegate: AnyObject {
    /// Tells the delegate that a frame is due. The delegate performs layout, draws, composites and presents before it
    /// returns.
    func displayServer(_ server: any DisplayServer, frameAt time: FrameTime)

    /// Tells the delegate that the connection was lost. Called once; all surfaces are destroyed by then, and
    /// ``DisplayEventLoop/run()`` returns afterwards.
    func displayServerDidLoseConnection(_ server: any DisplayServer)

    /// Tells the delegate that the scale, the size of the screen or the monitors changed.
    func displayServerDidChangeScreen(_ server: any DisplayServer)

    /// Tells the delegate that ``DesktopServices/settings`` changed.
    func displayServerDidChangeSettings(_ server: any DisplayServer)
}
