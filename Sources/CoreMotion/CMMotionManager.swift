import DisplayServer
import Foundation
import UIKit

/// What is handed measurements: one, or why there is none.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void

/// Measures how the computer moves, with the accelerometer that tablets and some laptops have.
///
/// ```swift
/// let manager = CMMotionManager()
/// manager.accelerometerUpdateInterval = 1 / 30
/// manager.startAccelerometerUpdates(to: .main) { data, error in … }
/// ```
///
/// Measurements go straight to the handler, not along the responder chain. A shake that is recognized in them, with an
/// interval of a tenth of a second or less, goes to the first responder as a motion event.
@preconcurrency @MainActor open class CMMotionManager: NSObject {
    /// The shortest time between two measurements, in seconds.
    private static let shortestInterval = 0.005

    private let folder: URL
    private var accelerometer: Accelerometer?
    private var task: Scheduler.Task?
    private var destination: Destination?
    private var detector = ShakeDetector()

    /// Where measurements go.
    private struct Destination {
        let queue: OperationQueue
        let handler: Handler
    }

    // Unchecked, as the type of handlers is Apple's and does not ask for a Sendable closure. It holds as far as the app
    // keeps its word: the handler is called on the queue the app chose with it, and nowhere else; nothing here looks
    // into it.
    private struct Handler: @unchecked Sendable { let call: CMAccelerometerHandler }

    /// A manager of the computer's sensors.
    @preconcurrency @MainActor public override init() {
        folder = Accelerometer.systemFolder
        super.init()
    }

    /// A manager of the sensors in a folder with the structure of Linux's Industrial I/O devices.
    package init(devices folder: URL) {
        self.folder = folder
        super.init()
    }

    deinit { deinitOnMainActor { stopUpdates() } }

    /// Whether there is an accelerometer.
    open var isAccelerometerAvailable: Bool { accelerometer != nil || Accelerometer(in: folder) != nil }

    /// Whether measurements are made.
    open private(set) var isAccelerometerActive = false

    /// The time between two measurements, in seconds. A 60th at first; at least 5 milliseconds.
    open var accelerometerUpdateInterval: TimeInterval = 1.0 / 60 {
        didSet {
            guard isAccelerometerActive, accelerometerUpdateInterval != oldValue else { return }
            task?.cancel()
            scheduleNext()
        }
    }

    /// The last measurement; nil if there was none since measuring began.
    open private(set) var accelerometerData: CMAccelerometerData?

    /// Begins to measure, for ``accelerometerData``.
    open func startAccelerometerUpdates() { start(nil) }

    /// Begins to measure, and calls `handler` on `queue` with each measurement. If there is no accelerometer it is
    /// called once with ``CMError/notAvailable``.
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler)
    {
        start(Destination(queue: queue, handler: Handler(call: handler)))
    }

    /// Ends measuring. A shake that is under way is cancelled.
    open func stopAccelerometerUpdates() { stopUpdates() }

    private func stopUpdates() {
        guard isAccelerometerActive else { return }
        isAccelerometerActive = false
        task?.cancel()
        task = nil
        accelerometer = nil
        destination = nil
        accelerometerData = nil
        if detector.isShaking { UIApplication.shared.motion.cancel() }
        detector = ShakeDetector()
    }

    private func start(_ new: Destination?) {
        stopAccelerometerUpdates()
        destination = new
        guard let found = Accelerometer(in: folder) else {
            fail()
            destination = nil
            return
        }
        accelerometer = found
        isAccelerometerActive = true
        scheduleNext()
    }

    private var scheduler: Scheduler { UIApplication.shared.displays.current.server.scheduler }

    private func scheduleNext() {
        let interval = max(CMMotionManager.shortestInterval, accelerometerUpdateInterval)
        task = scheduler.schedule(after: interval) { [weak self] in self?.measure() }
    }

    private func measure() {
        guard isAccelerometerActive else { return }
        guard let acceleration = accelerometer?.read() else {
            // It was unplugged.
            fail()
            return stopAccelerometerUpdates()
        }
        let now = scheduler.now
        let data = CMAccelerometerData(acceleration, timestamp: now)
        accelerometerData = data
        scheduleNext()
        if let destination {
            let handler = destination.handler
            destination.queue.addOperation { handler.call(data, nil) }
        }
        switch detector.add(acceleration, at: now) {
        case .began: UIApplication.shared.motion.begin()
        case .ended: UIApplication.shared.motion.end()
        case .cancelled: UIApplication.shared.motion.cancel()
        case nil: break
        }
    }

    private func fail() {
        guard let destination else { return }
        let handler = destination.handler
        destination.queue.addOperation { handler.call(nil, CMError.notAvailable) }
    }
}
