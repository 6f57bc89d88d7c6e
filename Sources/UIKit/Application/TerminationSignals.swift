import CSignals
import DisplayServer

/// Ends the application through its delegate when the process receives SIGTERM, SIGHUP or SIGINT.
///
/// Scenes disconnect, then the delegate receives `applicationWillTerminate(_:)`, and the signal's default action ends
/// the process. Signals that the app handles itself, or that are ignored, as under `nohup`, are not caught.
///
/// All this must finish within ``timeLimit`` seconds after the signal, even if the main thread is busy. After that
/// time, the signal ends the process immediately, as does a second signal of the same kind that arrives more than half
/// a second after the first.
@MainActor enum TerminationSignals {
    /// The time in which the app must terminate, in seconds.
    static let timeLimit: TimeInterval = 5

    private static var isEnding = false

    /// Catches the signals that have their default action, and registers their descriptor with the event loop.
    static func install(on loop: any DisplayEventLoop, of application: UIApplication) {
        let descriptor = uikit_signals_catch(timeLimit)
        guard descriptor >= 0 else { return }
        loop.interrupt = DisplayInterrupt(
            descriptor: descriptor,
            isPending: { uikit_signals_caught() != 0 },
            handler: { [unowned application] in end(application) })
    }

    private static func end(_ application: UIApplication) {
        // The delegate may run the main run loop and thereby reenter this method.
        guard !isEnding else { return }
        isEnding = true
        uikit_signals_drain()
        for scene in application.popups + application.scenes { scene.disconnect() }
        application.willTerminate()
        application.sessionStoreStorage??.finishWriting()
        application.displays.main?.server.disconnect()
        // The signal's default action does not flush standard I/O buffers.
        fflush(nil)
        uikit_signals_end_process(uikit_signals_caught())
    }
}
