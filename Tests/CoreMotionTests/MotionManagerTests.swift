import CoreMotion
import DisplayServer
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Tests of the accelerometer, with folders that imitate the Linux IIO interface.
@MainActor @Suite(.serialized) struct MotionManagerTests {
    /// A temporary folder of devices that exists for one test.
    @MainActor final class Devices {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("iio-\(UUID().uuidString)")

        init() throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }

        func write(_ device: String, _ files: [String: String]) throws {
            let path = folder.appendingPathComponent(device)
            try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
            for (name, text) in files {
                // Write in place, because the kernel's files are not replaced either.
                let file = path.appendingPathComponent(name)
                if FileManager.default.fileExists(atPath: file.path) {
                    let handle = try FileHandle(forWritingTo: file)
                    try handle.truncate(atOffset: 0)
                    try handle.write(contentsOf: Data(text.utf8))
                    try handle.close()
                } else {
                    try text.write(to: file, atomically: false, encoding: .utf8)
                }
            }
        }

        /// Writes an accelerometer with measured values in hundredths of a meter per second squared.
        func accelerometer(_ x: Int, _ y: Int, _ z: Int) throws {
            try write(
                "iio:device1",
                [
                    "in_accel_x_raw": "\(x)\n", "in_accel_y_raw": "\(y)\n", "in_accel_z_raw": "\(z)\n",
                    "in_accel_scale": "0.01\n", "name": "accel_3d\n",
                ])
        }

        isolated deinit { try? FileManager.default.removeItem(at: folder) }
    }

    private var server: any DisplayServer { UIApplication.shared.displays.current.server }

    private func isNear(_ a: CMAcceleration?, _ x: Double, _ y: Double, _ z: Double) -> Bool {
        guard let a else { return false }
        return abs(a.x - x) < 0.01 && abs(a.y - y) < 0.01 && abs(a.z - z) < 0.01
    }

    @Test("a device at rest measures gravity")
    func restingDeviceMeasuresGravity() throws {
        let devices = try Devices()
        // A light sensor is not an accelerometer.
        try devices.write("iio:device0", ["in_illuminance_raw": "7\n"])
        try devices.accelerometer(0, 0, 981)
        let manager = CMMotionManager(devices: devices.folder)
        #expect(manager.isAccelerometerAvailable && !manager.isAccelerometerActive)
        #expect(manager.accelerometerUpdateInterval == 1.0 / 60)
        manager.startAccelerometerUpdates()
        #expect(manager.isAccelerometerActive && manager.accelerometerData == nil)
        server.serve(for: 0.1)
        #expect(isNear(manager.accelerometerData?.acceleration, 0, 0, -1))
        try devices.accelerometer(490, 0, 0)
        server.serve(for: 0.1)
        #expect(isNear(manager.accelerometerData?.acceleration, -0.5, 0, 0))
        manager.stopAccelerometerUpdates()
        #expect(!manager.isAccelerometerActive && manager.accelerometerData == nil)
    }

    @Test("offsets, axis scales and the mount matrix are applied")
    func mountMatrixIsApplied() throws {
        let devices = try Devices()
        try devices.write(
            "iio:device3",
            [
                "in_accel_x_raw": "90", "in_accel_y_raw": "0", "in_accel_z_raw": "0", "in_accel_x_offset": "10",
                "in_accel_x_scale": "0.0980665", "in_accel_scale": "1",
                "in_accel_mount_matrix": "0, 1, 0; -1, 0, 0; 0, 0, 1",
            ])
        let manager = CMMotionManager(devices: devices.folder)
        manager.startAccelerometerUpdates()
        server.serve(for: 0.1)
        #expect(isNear(manager.accelerometerData?.acceleration, 0, 1, 0))
        manager.stopAccelerometerUpdates()
    }

    @Test("the handler is called on its queue at the update interval")
    func handlerIsCalledAtTheInterval() throws {
        let devices = try Devices()
        try devices.accelerometer(0, 0, 981)
        let manager = CMMotionManager(devices: devices.folder)
        manager.accelerometerUpdateInterval = 0.1
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        let values = HandlerCalls()
        manager.startAccelerometerUpdates(to: queue) { data, error in
            values.append(data?.timestamp, isOnQueue: OperationQueue.current === queue, hasError: error != nil)
        }
        server.serve(for: 1.05)
        manager.stopAccelerometerUpdates()
        queue.waitUntilAllOperationsAreFinished()
        #expect(values.times.count == 10 && !values.hadError && values.wasOnQueue)
        #expect(zip(values.times, values.times.dropFirst()).allSatisfy { abs($1 - $0 - 0.1) < 0.001 })
        server.serve(for: 1)
        queue.waitUntilAllOperationsAreFinished()
        #expect(values.times.count == 10)
    }

    @Test("the handler receives an error if the accelerometer is missing or removed")
    func missingAccelerometersAreReported() throws {
        let devices = try Devices()
        let manager = CMMotionManager(devices: devices.folder)
        #expect(!manager.isAccelerometerAvailable)
        let queue = OperationQueue()
        let values = HandlerCalls()
        let handler: CMAccelerometerHandler = { data, error in
            values.append(data?.timestamp, isOnQueue: true, hasError: (error as? CMError) == .notAvailable)
        }
        manager.startAccelerometerUpdates(to: queue, withHandler: handler)
        queue.waitUntilAllOperationsAreFinished()
        #expect(values.hadError && !manager.isAccelerometerActive)
        values.clear()
        try devices.accelerometer(0, 0, 981)
        manager.startAccelerometerUpdates(to: queue, withHandler: handler)
        #expect(manager.isAccelerometerActive)
        try devices.write("iio:device1", ["in_accel_x_raw": "not a number"])
        server.serve(for: 0.1)
        queue.waitUntilAllOperationsAreFinished()
        #expect(values.hadError && !manager.isAccelerometerActive)
    }

    @Test("devices with invalid files are not accelerometers", arguments: ["", "x", "1e999", "nan"])
    func invalidDevicesAreIgnored(text: String) throws {
        let devices = try Devices()
        try devices.write(
            "iio:device0", ["in_accel_x_raw": text, "in_accel_y_raw": "0", "in_accel_z_raw": "0"])
        #expect(!CMMotionManager(devices: devices.folder).isAccelerometerAvailable)
        #expect(!CMMotionManager(devices: devices.folder.appendingPathComponent("none")).isAccelerometerAvailable)
    }

    @Test("MO-02 shaking the device sends a motion event to the first responder")
    func shakingSendsMotionEvents() throws {
        final class MotionLogView: UIView {
            var log: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("began") }
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("ended") }
            override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                log.append("cancelled")
            }
        }
        let devices = try Devices()
        try devices.accelerometer(0, 0, 981)
        // Use a new display, because other tests can have left windows on theirs.
        let display = HeadlessServer()
        UIApplication.shared.displays.open(display)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.makeKeyAndVisible()
        defer {
            window.isHidden = true
            UIApplication.shared.displays.close(display)
        }
        let view = MotionLogView()
        window.addSubview(view)
        #expect(view.becomeFirstResponder())
        let manager = CMMotionManager(devices: devices.folder)
        manager.accelerometerUpdateInterval = 0.02
        manager.startAccelerometerUpdates()
        server.serve(for: 0.5)
        // Rotating and carrying the device is not a shake.
        for tilt in [200, 400, 300, -200, 100, 0] {
            try devices.accelerometer(tilt, 0, 900)
            server.serve(for: 0.2)
        }
        #expect(view.log.isEmpty)
        func shake(_ count: Int) throws {
            for index in 0..<count {
                try devices.accelerometer(index % 2 == 0 ? 2500 : -2500, 0, 981)
                server.serve(for: 0.12)
            }
            try devices.accelerometer(0, 0, 981)
        }
        try shake(6)
        #expect(view.log == ["began"])
        server.serve(for: 1)
        #expect(view.log == ["began", "ended"])
        // A motion that continues for long, such as a ride in a vehicle, is not a shake.
        try shake(40)
        server.serve(for: 1)
        #expect(view.log == ["began", "ended", "began", "cancelled"])
        try shake(4)
        manager.stopAccelerometerUpdates()
        #expect(view.log.suffix(2) == ["began", "cancelled"])
    }
}

/// Records the calls of a handler from any thread.
private final class HandlerCalls: @unchecked Sendable {
    private let lock = NSLock()
    private var entries: [(time: TimeInterval?, isOnQueue: Bool, hasError: Bool)] = []

    func append(_ time: TimeInterval?, isOnQueue: Bool, hasError: Bool) {
        lock.withLock { entries.append((time, isOnQueue, hasError)) }
    }

    func clear() { lock.withLock { entries.removeAll() } }

    var times: [TimeInterval] { lock.withLock { entries.compactMap(\.time) } }
    var hadError: Bool { lock.withLock { entries.contains { $0.hasError } } }
    var wasOnQueue: Bool { lock.withLock { entries.allSatisfy(\.isOnQueue) } }
}
