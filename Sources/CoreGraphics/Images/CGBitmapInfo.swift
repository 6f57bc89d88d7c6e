/// The order of components and bytes in a pixel.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The order as bits, as Apple counts them.
    public let rawValue: UInt32
    /// The order that these bits say.
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
