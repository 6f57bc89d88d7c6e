/// The orientation of an interface on a device that can be turned.
///
/// A desktop window has no orientation. The type exists for view controllers that state which ones they support.
public enum UIInterfaceOrientation: Int, Sendable {
    /// No orientation: that of desktop windows.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// The device's top is on the right.
    case landscapeLeft = 4
    /// The device's top is on the left.
    case landscapeRight = 3

    /// Whether the interface is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether the interface is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A set of orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ orientation: UIInterfaceOrientation) { rawValue = 1 << UInt(orientation.rawValue) }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(.portrait)
    /// The device's top is on the right.
    public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
    /// The device's top is on the left.
    public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
    /// Both orientations that are wider than high.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// All orientations but the one that is upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
