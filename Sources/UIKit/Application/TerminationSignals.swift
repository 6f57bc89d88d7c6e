import CSignals
import DisplayServer

/// Ends the application through its delegate when the process receives SIGTERM, SIGHUP or SIGINT.
///
/// Scenes disconnect, then the delegate receives `applicationWillTerminate(_:)`, and the signal's default action ends
/// the process. A signal that the app handles itself, or that is ignored as under `nohup`, is left alone.
///
/// All this may take ``timeLimit`` seconds from the signal on, also where the main thread is busy. Then the signal ends
/// the process at once, and so does a second one of the same kind that comes more than half a second after the first.
@MainActor enum TerminationSignals {
    /// How long an application may take to end, in seconds.
    static let timeLimit: TimeInterval = 5

    private static var isEnding = false

    /// Catches the signals whose action is the default one, and has the server's loop wait for them.
    static func install(on server: any DisplayServer, of application: UIApplication) {
        let descriptor = uikit_signals_catch(timeLimit)
        guard descriptor >= 0 else { return }
        server.interrupt = DisplayInterrupt(
            descriptor: descriptor,
            isPending: { uikit_signals_caught() != 0 },
            handler: { [unowned application] in end(application) })
    }

    private static func end(_ application: UIApplication) {
        // The delegate may run the main run loop to wait for something.
        guard !isEnding else { return }
        isEnding = true
        uikit_signals_drain()
        for scene in application.popups + application.scenes { scene.disconnect() }
        application.willTerminate()
        application.displays.main?.server.disconnect()
        // The default action runs nothing that would write what was printed.
        fflush(nil)
        uikit_signals_end_process(uikit_signals_caught())
    }
}
