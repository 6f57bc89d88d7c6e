/// Where the opacity of a pixel is, and whether its colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No opacity, no room for it.
    case none = 0
    /// After the colours, which are multiplied by it.
    case premultipliedLast = 1
    /// Before the colours, which are multiplied by it.
    case premultipliedFirst = 2
    /// After the colours.
    case last = 3
    /// Before the colours.
    case first = 4
    /// No opacity, but an unused component after the colours.
    case noneSkipLast = 5
    /// No opacity, but an unused component before the colours.
    case noneSkipFirst = 6
    /// Only opacity, no colours.
    case alphaOnly = 7
}

/// The order of components and bytes in a pixel.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits that hold a ``CGImageAlphaInfo``.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1f)
    /// The bits that hold the order of bytes.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// 32-bit pixels whose lowest byte comes first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// 32-bit pixels whose highest byte comes first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

    /// 32-bit pixels in the order of this machine.
    static var byteOrder32Host: CGBitmapInfo { UInt32(1).littleEndian == 1 ? .byteOrder32Little : .byteOrder32Big }

    var alphaInfo: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & CGBitmapInfo.alphaInfoMask.rawValue) }
}

/// How pixels between those of an image are guessed.
public enum CGInterpolationQuality: Int32, Sendable {
    /// As ``medium``.
    case `default` = 0
    /// The nearest pixel.
    case none = 1
    /// From the four nearest pixels.
    case low = 2
    /// From all pixels that fall into one, by a fine filter.
    case high = 3
    /// From all pixels that fall into one.
    case medium = 4
}
