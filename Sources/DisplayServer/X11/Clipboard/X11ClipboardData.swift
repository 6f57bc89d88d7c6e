import CX11
import CoreGraphics

/// The content of a property through which clients transfer data.
struct X11ClipboardData {
    var type: Atom
    /// The size of an item in bits: 8, 16 or 32.
    var format: Int
    /// The items, without gaps, in the machine's byte order.
    var bytes: Data

    /// The items if they have 32 bits; otherwise nil.
    var numbers: [UInt]? {
        guard format == 32 else { return nil }
        return bytes.withUnsafeBytes { bytes in
            (0..<bytes.count / 4).map { UInt(bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)) }
        }
    }
}
