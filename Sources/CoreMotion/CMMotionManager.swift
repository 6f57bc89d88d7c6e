import DisplayServer
import Foundation
import UIKit

/// A closure that receives a measurement, or an error if there are no measurements.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void

/// An object that measures the motion of the device with its accelerometer, as tablets and some laptops have.
///
/// ```swift
/// let manager = CMMotionManager()
/// manager.accelerometerUpdateInterval = 1 / 30
/// manager.startAccelerometerUpdates(to: .main) { data, error in … }
/// ```
///
/// Measurements are passed directly to the handler, not along the responder chain. With an interval of a tenth of a
/// second or less, a shake is recognized in them and sent to the first responder as a motion event.
@preconcurrency @MainActor open class CMMotionManager: NSObject {
    /// The shortest interval between two measurements, in seconds.
    private static let shortestInterval = 0.005

    private let folder: URL
    private var accelerometer: Accelerometer?
    private var task: Scheduler.Task?
    private var destination: Destination?
    private var detector = ShakeDetector()

    /// A handler and the queue on which it is called.
    private struct Destination {
        let queue: OperationQueue
        let handler: Handler
    }

    // Unchecked, because Apple's handler type does not require a Sendable closure. It is safe as far as the app
    // respects the contract: the handler is called only on the queue that the app passed with it.
    private struct Handler: @unchecked Sendable { let call: CMAccelerometerHandler }

    /// Creates a manager of the device's sensors.
    @preconcurrency @MainActor public override init() {
        folder = Accelerometer.systemFolder
        super.init()
    }

    /// Creates a manager of the sensors in a directory with the structure of Linux's Industrial I/O devices.
    package init(devices folder: URL) {
        self.folder = folder
        super.init()
    }

    deinit { deinitOnMainActor { stopUpdates() } }

    /// A Boolean value that indicates whether the device has an accelerometer.
    open var isAccelerometerAvailable: Bool { accelerometer != nil || Accelerometer(in: folder) != nil }

    /// A Boolean value that indicates whether accelerometer updates are active.
    open private(set) var isAccelerometerActive = false

    /// The interval between two measurements, in seconds.
    ///
    /// The default is a 60th of a second; shorter intervals than 5 milliseconds count as 5 milliseconds.
    open var accelerometerUpdateInterval: TimeInterval = 1.0 / 60 {
        didSet {
            guard isAccelerometerActive, accelerometerUpdateInterval != oldValue else { return }
            task?.cancel()
            scheduleNext()
        }
    }

    /// The latest measurement; `nil` if there was none since updates started.
    open private(set) var accelerometerData: CMAccelerometerData?

    /// Starts accelerometer updates without a handler. Read ``accelerometerData``.
    open func startAccelerometerUpdates() { start(nil) }

    /// Starts accelerometer updates with a handler.
    ///
    /// Without an accelerometer, the handler is called once with ``CMError/notAvailable``.
    ///
    /// - Parameters:
    ///   - queue: The queue on which the handler is called.
    ///   - handler: The closure that receives each measurement.
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler)
    {
        start(Destination(queue: queue, handler: Handler(call: handler)))
    }

    /// Stops accelerometer updates, and cancels a shake in progress.
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
            // The device was removed.
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
