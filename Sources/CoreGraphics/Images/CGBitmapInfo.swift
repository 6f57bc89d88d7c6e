/// The layout of a pixel: the order of its bytes and the location of alpha.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The layout as a bit mask, with the values of Apple's platforms.
    public let rawValue: UInt32
    /// Creates a layout from a bit mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits of the ``CGImageAlphaInfo``.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1f)
    /// The bits of the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// 32-bit pixels in little-endian byte order.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// 32-bit pixels in big-endian byte order.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

    /// 32-bit pixels in host byte order.
    static var byteOrder32Host: CGBitmapInfo { UInt32(1).littleEndian == 1 ? .byteOrder32Little : .byteOrder32Big }

    var alphaInfo: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & CGBitmapInfo.alphaInfoMask.rawValue) }
}
