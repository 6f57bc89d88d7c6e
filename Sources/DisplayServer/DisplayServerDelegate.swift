import CoreGraphics

/// Hears of what concerns the whole display. `UIApplication` is the one implementation outside of tests.
@MainActor package protocol DisplayServerDelegate: AnyObject {
    /// A frame is due: lay out, draw, composite and present now.
    func displayServer(_ server: any DisplayServer, frameAt time: FrameTime)

    /// The connection is gone. Called once; all surfaces are dead by now and ``DisplayServer/run()`` returns afterwards.
    func displayServerDidLoseConnection(_ server: any DisplayServer)

    /// The scale or the size of the screen changed while running.
    func displayServerDidChangeScreen(_ server: any DisplayServer)

    /// ``DisplayServer/settings`` changed while running.
    func displayServerDidChangeSettings(_ server: any DisplayServer)
}
