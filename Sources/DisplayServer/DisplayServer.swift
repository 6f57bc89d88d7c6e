import CoreGraphics

/// The one seam to the outside: windows, input, time and the loop. Everything above it speaks to this protocol and
/// knows neither X nor a clock.
///
/// There is one implementation for X11 and one in memory whose time is moved by hand; one set of contract tests holds
/// both to the same behaviour.
@MainActor package protocol DisplayServer: AnyObject {
    /// Hears of what concerns the whole display.
    var delegate: (any DisplayServerDelegate)? { get set }

    /// Time, and all that is to happen later.
    var scheduler: Scheduler { get }

    /// Says when the next frame is due.
    var frameClock: FrameClock { get }

    /// Everything windows can be on, all monitors together, in device pixels.
    var screenPixelSize: (width: Int, height: Int) { get }

    /// What a person sees as screens, the main one first. Never empty: a display without monitors has one that is as
    /// large as everything windows can be on.
    var monitors: [DisplayMonitor] { get }

    /// What panels leave of a part of the desktop, such as a monitor's, in device pixels. Never empty where the part is
    /// not.
    func workArea(in part: PixelRect) -> PixelRect

    /// Device pixels a point: 1, 1.25, 1.5 or 2.
    var scale: CGFloat { get }

    /// An event from outside of the display that ``run()`` waits for too; nil is none.
    var interrupt: DisplayInterrupt? { get set }

    /// What a person has chosen for all programs of the desktop.
    var settings: DisplaySettings { get }

    /// Whether the screen stays on, neither dimmed nor locked, while nobody uses pointer and keys.
    var keepsScreenOn: Bool { get set }

    /// Whether the connection stands. A lost connection never comes back.
    var isConnected: Bool { get }

    /// What programs of the desktop exchange by copying and pasting.
    var clipboard: any DisplayClipboard { get }

    /// Opens a link in the program that the desktop has for it, and says later whether that worked. Never waits.
    func open(_ link: URL, completion: @escaping @MainActor (Bool) -> Void)

    /// Whether the desktop has a program for a link, as far as can be said without asking anybody.
    func canOpen(_ link: URL) -> Bool

    /// Opens a window, unmapped.
    ///
    /// - Throws: ``DisplayError`` when the connection is lost or the server refuses.
    func makeSurface(_ configuration: SurfaceConfiguration) throws -> any DisplaySurface

    /// Serves events, deadlines, frames and the main queue until ``stop()``, or until the connection is lost.
    func run()

    /// Ends ``run()`` after the handler that is running now.
    func stop()

    /// Serves everything that is ready at this moment and returns without waiting: events that have arrived, deadlines
    /// that have passed, a frame that is due.
    func serveReady()

    /// Serves events, deadlines and frames for `interval` seconds. Virtual time moves by exactly that; real time
    /// passes, and longer where handlers take longer: what is due in the interval is always served.
    func serve(for interval: TimeInterval)

    /// Closes the connection with all its windows. Nothing is delivered afterwards.
    func disconnect()
}
