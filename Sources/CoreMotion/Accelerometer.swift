import Foundation

/// An accelerometer of Linux's Industrial I/O subsystem: a directory with a file for each axis.
///
/// Each file contains a number as text. The sum of that number and the offset, multiplied by the scale, is the
/// acceleration in meters per second squared. The mount matrix describes the orientation of the chip in the device.
struct Accelerometer {
    private let files: [Int32]
    private let offsets: [Double]
    private let scales: [Double]
    private let matrix: [Double]
    private let owner: DescriptorOwner

    /// Standard gravity, in meters per second squared.
    private static let gravity = 9.80665

    /// The directory of the system's sensors.
    static let systemFolder = URL(fileURLWithPath: "/sys/bus/iio/devices")

    /// Creates the first readable accelerometer in a directory of devices; returns `nil` if there is none.
    init?(in folder: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.filter({ $0.hasPrefix("iio:device") }).sorted() {
            if let found = Accelerometer(device: folder.appendingPathComponent(name)) {
                self = found
                return
            }
        }
        return nil
    }

    private init?(device: URL) {
        let axes = ["x", "y", "z"]
        func text(_ name: String) -> String? {
            try? String(contentsOf: device.appendingPathComponent(name), encoding: .utf8)
        }
        func number(_ name: String) -> Double? {
            text(name).flatMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
                .flatMap { $0.isFinite ? $0 : nil }
        }
        let owner = DescriptorOwner()
        for axis in axes {
            let file = open(device.appendingPathComponent("in_accel_\(axis)_raw").path, O_RDONLY | O_CLOEXEC)
            guard file >= 0 else { return nil }
            owner.descriptors.append(file)
        }
        self.owner = owner
        files = owner.descriptors
        let commonScale = number("in_accel_scale") ?? 1
        let commonOffset = number("in_accel_offset") ?? 0
        scales = axes.map { number("in_accel_\($0)_scale") ?? commonScale }
        offsets = axes.map { number("in_accel_\($0)_offset") ?? commonOffset }
        let matrixText = ["in_accel_mount_matrix", "in_mount_matrix", "mount_matrix"].lazy.compactMap(text).first
        let numbers = (matrixText ?? "").split { ",; \n".contains($0) }.compactMap { Double($0) }
        matrix =
            numbers.count == 9 && numbers.allSatisfy(\.isFinite) ? numbers : [1, 0, 0, 0, 1, 0, 0, 0, 1]
        guard read() != nil else { return nil }
    }

    /// Returns the current acceleration; `nil` if the device was removed, or its files do not contain numbers.
    func read() -> CMAcceleration? {
        var raw: [Double] = []
        for (index, file) in files.enumerated() {
            var bytes = [UInt8](repeating: 0, count: 32)
            // The kernel measures again when a file is read from its beginning.
            let count = pread(file, &bytes, bytes.count, 0)
            guard count > 0, let number = Double(Accelerometer.trimmed(bytes.prefix(count))), number.isFinite else {
                return nil
            }
            raw.append((number + offsets[index]) * scales[index])
        }
        // The chip reports the force that supports it. CoreMotion reports gravity, which points the other way.
        func axis(_ row: Int) -> Double {
            var sum = 0.0
            for column in 0..<3 { sum += matrix[row * 3 + column] * raw[column] }
            return -sum / Accelerometer.gravity
        }
        return CMAcceleration(x: axis(0), y: axis(1), z: axis(2))
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// An object that closes the files when the last copy of the accelerometer is released.
    private final class DescriptorOwner {
        var descriptors: [Int32] = []
        deinit { for descriptor in descriptors { close(descriptor) } }
    }
}
