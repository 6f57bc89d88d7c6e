/// An acceleration along three axes, in units of gravity. A device that lies still and face up measures (0, 0, -1).
public struct CMAcceleration: Equatable, Sendable {
    /// The acceleration to the right.
    public var x: Double
    /// The acceleration towards the top edge of the device.
    public var y: Double
    /// The acceleration out of the screen.
    public var z: Double

    /// Creates an acceleration of zero.
    public init() { self.init(x: 0, y: 0, z: 0) }

    /// Creates an acceleration in units of gravity.
    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }
}
