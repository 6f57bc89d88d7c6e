/// The header of a complete JPEG file: what can be known without decoding pixels.
struct JPEGHeader {
    /// The size in pixels, before the orientation is applied.
    let width: Int
    let height: Int
    /// The EXIF orientation, from 1 to 8; 1 if the file states none.
    let orientation: Int
    /// A Boolean value that indicates whether the file is gray or has three components, and uses a process that every
    /// decoder supports: sequential or progressive, with Huffman codes and 8 bits a component.
    let isCommon: Bool
    /// A Boolean value that indicates whether a decoder needs memory for all coefficients, however small the result is:
    /// the file is progressive, or stores its components one after the other.
    let hasMultipleScans: Bool

    /// The greatest number of scans of a progressive JPEG. Each scan visits all pixels; encoders write about ten.
    private static let maximumScans = 64

    /// Reads the segments of a file; returns `nil` if it is truncated or malformed.
    ///
    /// The time is proportional to the size of the file, because the end of the compressed data is searched for.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let base = bytes.baseAddress else { return nil }
        var offset = 2
        var scans = 0
        var isComplete = false
        var orientation: Int?
        var isInterleaved = true
        var frame: (marker: UInt8, precision: UInt8, components: UInt8, width: Int, height: Int)?
        segments: while offset + 1 < bytes.count {
            guard bytes[offset] == 0xff else {
                // Between segments there are only markers; after the first scan, entropy-coded data too.
                guard scans > 0, let next = memchr(base + offset, 0xff, bytes.count - offset) else { return nil }
                offset = UnsafeRawPointer(base).distance(to: UnsafeRawPointer(next))
                continue
            }
            let marker = bytes[offset + 1]
            switch marker {
            case 0xff: offset += 1
            case 0x00, 0x01, 0xd0...0xd7: offset += 2
            case 0xd9:
                isComplete = true
                break segments
            case 0xd8: return nil
            default:
                guard let length = bytes.big16(at: offset + 2), length >= 2, offset + 2 + length <= bytes.count
                else { return nil }
                let content = UnsafeBufferPointer(rebasing: bytes[offset + 4..<offset + 2 + length])
                if marker >= 0xc0, marker <= 0xcf, ![0xc4, 0xc8, 0xcc].contains(marker) {
                    guard frame == nil, content.count >= 6, let height = content.big16(at: 1),
                        let width = content.big16(at: 3)
                    else { return nil }
                    frame = (marker, content[0], content[5], width, height)
                } else if marker == 0xda {
                    scans += 1
                    guard let frame, scans <= JPEGHeader.maximumScans else { return nil }
                    if content.first != frame.components { isInterleaved = false }
                } else if marker == 0xe1, orientation == nil {
                    orientation = JPEGHeader.orientation(ofEXIF: content)
                }
                offset += 2 + length
            }
        }
        guard isComplete, scans > 0, let frame else { return nil }
        width = frame.width
        height = frame.height
        self.orientation = orientation ?? 1
        isCommon = (0xc0...0xc2).contains(frame.marker) && frame.precision == 8 && [1, 3].contains(frame.components)
        hasMultipleScans = frame.marker == 0xc2 || !isInterleaved
    }

    /// Returns the orientation that an application segment states; `nil` if it is not EXIF data with an orientation
    /// from 1 to 8.
    private static func orientation(ofEXIF segment: UnsafeBufferPointer<UInt8>) -> Int? {
        guard segment.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) else { return nil }
        let tiff = UnsafeBufferPointer(rebasing: segment[6...])
        let isLittle = tiff.starts(with: [0x49, 0x49])
        guard isLittle || tiff.starts(with: [0x4d, 0x4d]) else { return nil }
        func number16(_ offset: Int) -> Int? { isLittle ? tiff.little16(at: offset) : tiff.big16(at: offset) }
        func number32(_ offset: Int) -> Int? { isLittle ? tiff.little32(at: offset) : tiff.big32(at: offset) }
        guard number16(2) == 42, let directory = number32(4), let count = number16(directory) else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + 12 * index
            guard let tag = number16(entry) else { return nil }
            // The orientation is one 16-bit number, stored in the entry itself.
            guard tag == 0x0112 else { continue }
            guard number16(entry + 2) == 3, number32(entry + 4) == 1, let value = number16(entry + 8),
                (1...8).contains(value)
            else { return nil }
            return value
        }
        return nil
    }
}
