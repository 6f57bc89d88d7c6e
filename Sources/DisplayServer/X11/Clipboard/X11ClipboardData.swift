import CX11
import CoreGraphics

/// What a property holds in which clients hand over data.
struct X11ClipboardData {
    var type: Atom
    /// The bits of an item: 8, 16 or 32.
    var format: Int
    /// The items one after the other, without gaps, in the machine's byte order.
    var bytes: Data

    /// 32-bit items; nil if they are of another size.
    var numbers: [UInt]? {
        guard format == 32 else { return nil }
        return bytes.withUnsafeBytes { bytes in
            (0..<bytes.count / 4).map { UInt(bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)) }
        }
    }
}
