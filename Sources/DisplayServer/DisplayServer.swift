import CoreGraphics

/// The interface to the window system: windows, input, time and the event loop. Higher layers use this protocol only,
/// and have no access to X or to a clock.
///
/// ``X11Server`` implements it for X11, and ``HeadlessServer`` in memory, with virtual time that tests advance
/// explicitly. The same contract tests verify both.
@MainActor package protocol DisplayServer: AnyObject {
    /// The delegate, which receives events that concern the whole display.
    var delegate: (any DisplayServerDelegate)? { get set }

    /// The clock, and the scheduler of all deferred work.
    var scheduler: Scheduler { get }

    /// The clock that determines when the next frame is due.
    var frameClock: FrameClock { get }

    /// The size of the desktop, which contains all monitors, in device pixels.
    var screenPixelSize: (width: Int, height: Int) { get }

    /// The monitors, the primary one first. Never empty: a display without monitors has one that covers the whole
    /// desktop.
    var monitors: [DisplayMonitor] { get }

    /// Returns the area that panels leave free in a part of the desktop, such as a monitor's frame, in device pixels.
    /// The result is not empty unless the part is.
    func workArea(in part: PixelRect) -> PixelRect

    /// The number of device pixels per point: 1, 1.25, 1.5 or 2.
    var scale: CGFloat { get }

    /// An additional event source that ``run()`` waits for.
    var interrupt: DisplayInterrupt? { get set }

    /// The user's settings for all programs of the desktop.
    var settings: DisplaySettings { get }

    /// A Boolean value that indicates whether the screen stays on, neither dimmed nor locked, while the user is idle.
    var preventsScreenSaver: Bool { get set }

    /// A Boolean value that indicates whether the connection is open. A lost connection is never restored.
    var isConnected: Bool { get }

    /// The selections through which programs exchange content by copying and pasting.
    var clipboard: any DisplayClipboard { get }

    /// Opens a link in the program that the desktop associates with it, and reports the outcome later. Never blocks.
    func open(_ link: URL, completion: @escaping @MainActor (Bool) -> Void)

    /// Returns whether the desktop has a program for a link, as far as can be determined without asking another
    /// program.
    func canOpen(_ link: URL) -> Bool

    /// Creates a window, which is not mapped yet.
    ///
    /// - Throws: ``DisplayError`` if the connection is lost or the server refuses.
    func makeSurface(_ configuration: SurfaceConfiguration) throws -> any DisplaySurface

    /// Runs the event loop: delivers events, deadlines, frames and the work of the main queue until ``stop()`` is
    /// called or the connection is lost.
    func run()

    /// Makes ``run()`` return after the current handler.
    func stop()

    /// Delivers everything that is ready, and returns without waiting: events that have arrived, deadlines that have
    /// passed, and a frame that is due.
    func processPendingEvents()

    /// Delivers events, deadlines and frames for `interval` seconds. Virtual time advances by exactly that interval.
    /// Real time may advance further if handlers take longer; everything due within the interval is delivered in any
    /// case.
    func serve(for interval: TimeInterval)

    /// Closes the connection and all its windows. Nothing is delivered afterwards.
    func disconnect()
}
