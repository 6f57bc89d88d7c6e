/// An acceleration in three directions, in units of the earth's gravity: lying face up and still is (0, 0, -1).
public struct CMAcceleration: Equatable, Sendable {
    /// To the right.
    public var x: Double
    /// Upwards along the device.
    public var y: Double
    /// Out of the device's face.
    public var z: Double

    /// No acceleration.
    public init() { self.init(x: 0, y: 0, z: 0) }

    /// An acceleration, in units of the earth's gravity.
    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }
}
