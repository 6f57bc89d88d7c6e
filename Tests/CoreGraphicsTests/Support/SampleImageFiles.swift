import CoreGraphics

/// Creates small image files in several formats, so that decoders are tested with files from other encoders than their
/// own.
enum SampleImageFiles {
    /// A Boolean value that indicates whether this machine can read formats other than PNG.
    static let canReadAll = dlopen("libgdk_pixbuf-2.0.so.0", RTLD_LAZY) != nil

    /// Returns a GIF file with a palette of black, red, green and blue.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - indices: The palette indices, row by row.
    ///   - transparent: The palette index that is transparent, if any.
    ///   - second: True to add a second frame that is filled with the last color.
    static func gif(_ width: Int, _ height: Int, _ indices: [UInt8], transparent: UInt8? = nil, second: Bool = false)
        -> Data
    {
        var data = Data("GIF89a".utf8)
        data += little16(width) + little16(height) + [0x81, 0, 0]
        data += [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]
        func addFrame(_ indices: [UInt8]) {
            data += [0x21, 0xf9, 4, transparent == nil ? 0 : 1, 5, 0, transparent ?? 0, 0]
            data += [0x2c, 0, 0, 0, 0] + little16(width) + little16(height) + [0, 2]
            // The codes have 3 bits. A clear code before each index keeps their size constant.
            var bits: [UInt8] = []
            for index in indices { for code in [4, index] { bits += (0..<3).map { code >> $0 & 1 } } }
            bits += (0..<3).map { UInt8(5) >> $0 & 1 }
            let bytes = stride(from: 0, to: bits.count, by: 8).map { start in
                bits[start..<min(start + 8, bits.count)].enumerated().reduce(UInt8(0)) { $0 | $1.element << $1.offset }
            }
            for start in stride(from: 0, to: bytes.count, by: 255) {
                let block = bytes[start..<min(start + 255, bytes.count)]
                data += [UInt8(block.count)] + block
            }
            data.append(0)
        }
        addFrame(indices)
        if second { addFrame(Array(repeating: 3, count: width * height)) }
        data.append(0x3b)
        return data
    }

    /// Returns a BMP file with 24 bits per pixel and, as usual, the bottom row first.
    static func bmp(_ width: Int, _ height: Int, _ color: (Int, Int) -> (UInt8, UInt8, UInt8)) -> Data {
        let rowSize = (width * 3 + 3) / 4 * 4
        var data = Data("BM".utf8)
        data += little32(54 + rowSize * height) + little32(0) + little32(54)
        data += little32(40) + little32(width) + little32(height) + little16(1) + little16(24)
        data += little32(0) + little32(rowSize * height) + little32(2835) + little32(2835) + little32(0) + little32(0)
        for y in (0..<height).reversed() {
            var row: [UInt8] = []
            for x in 0..<width {
                let (red, green, blue) = color(x, y)
                row += [blue, green, red]
            }
            data += row + [UInt8](repeating: 0, count: rowSize - row.count)
        }
        return data
    }

    /// Returns a JPEG file with an additional EXIF segment that states the orientation.
    static func jpeg(_ data: Data, orientation: UInt8) -> Data {
        let tiff: [UInt8] =
            [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1]
            + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0] + [0, 0, 0, 0]
        let body = Array("Exif".utf8) + [0, 0] + tiff
        return data.prefix(2) + [0xff, 0xe1, 0, UInt8(body.count + 2)] + body + data.dropFirst(2)
    }

    /// Returns a TIFF file with 24 bits per pixel in one strip, and the directory at the end.
    static func tiff(_ width: Int, _ height: Int, _ color: (Int, Int) -> (UInt8, UInt8, UInt8)) -> Data {
        var pixels: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let (red, green, blue) = color(x, y)
                pixels += [red, green, blue]
            }
        }
        let bits = 8 + pixels.count + pixels.count % 2
        var data =
            Data([0x49, 0x49, 42, 0] + little32(bits + 6)) + pixels + [UInt8](repeating: 0, count: pixels.count % 2)
        data += little16(8) + little16(8) + little16(8)
        // The tag, type (3 for 16 bits, 4 for 32 bits), count, and value or offset. The entries are width, height, bits
        // per sample, no compression, RGB, strip offset, samples per pixel, rows per strip, and strip size.
        let entries = [
            (256, 4, 1, width), (257, 4, 1, height), (258, 3, 3, bits), (259, 3, 1, 1), (262, 3, 1, 2), (273, 4, 1, 8),
            (277, 3, 1, 3), (278, 4, 1, height), (279, 4, 1, pixels.count),
        ]
        data += little16(entries.count)
        for (tag, type, count, value) in entries {
            data += little16(tag) + little16(type) + little32(count) + little32(value)
        }
        return data + little32(0)
    }

    /// Returns a PNG file with the recalculated checksum of each chunk.
    static func withRecalculatedChecksums(_ png: Data) -> Data {
        var bytes = [UInt8](png)
        var position = 8
        while position + 12 <= bytes.count {
            let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            guard position + 12 + length <= bytes.count else { break }
            let sum = checksum(bytes[position + 4..<position + 8 + length])
            for index in 0..<4 {
                bytes[position + 8 + length + index] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * UInt32(index)))
            }
            position += 12 + length
        }
        return Data(bytes)
    }

    /// Returns the CRC of a PNG chunk.
    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        ~bytes.reduce(~0) { sum, byte in checksums[Int(truncatingIfNeeded: (sum ^ UInt32(byte)) & 255)] ^ sum >> 8 }
    }

    private static let checksums: [UInt32] = (0..<256).map { value in
        (0..<8).reduce(UInt32(value)) { sum, _ in sum & 1 == 1 ? 0xedb8_8320 ^ sum >> 1 : sum >> 1 }
    }

    static func little16(_ value: Int) -> [UInt8] { [0, 8].map { UInt8(truncatingIfNeeded: value >> $0) } }
    static func little32(_ value: Int) -> [UInt8] { [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) } }
}
