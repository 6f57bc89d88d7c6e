import CoreGraphics

/// The event loop of a display server, and the only source of time for higher layers.
///
/// Each iteration delivers the input that has arrived, then runs deadlines that have passed, and then makes a frame if
/// one is due. Everything is delivered on the main actor, one after the other: while a handler runs, calls of these
/// methods deliver nothing.
@MainActor package protocol DisplayEventLoop: AnyObject {
    /// The clock, and the scheduler of all deferred work.
    var scheduler: Scheduler { get }

    /// The clock that determines when the next frame is due.
    var frameClock: FrameClock { get }

    /// An additional event source that ``run()`` waits for.
    var interrupt: DisplayInterrupt? { get set }

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
}
