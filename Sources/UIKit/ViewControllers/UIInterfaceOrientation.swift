/// The orientation of an interface on a device that the user can rotate.
///
/// A desktop window has no orientation. The type exists for view controllers that declare the orientations they
/// support.
public enum UIInterfaceOrientation: Int, Sendable {
    /// The orientation is unknown. Desktop windows have this value.
    case unknown = 0
    /// The device is upright.
    case portrait = 1
    /// The device is upside down.
    case portraitUpsideDown = 2
    /// The top of the device is on the right.
    case landscapeLeft = 4
    /// The top of the device is on the left.
    case landscapeRight = 3

    /// A Boolean value that indicates whether the interface is wider than it is high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// A Boolean value that indicates whether the interface is higher than it is wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// The orientations as bits.
    public let rawValue: UInt
    /// Creates a set of orientations from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ orientation: UIInterfaceOrientation) { rawValue = 1 << UInt(orientation.rawValue) }

    /// The device is upright.
    public static let portrait = UIInterfaceOrientationMask(.portrait)
    /// The top of the device is on the right.
    public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
    /// The top of the device is on the left.
    public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
    /// The device is upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
    /// Both landscape orientations.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// All orientations except upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
