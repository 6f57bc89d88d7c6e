import Foundation

/// A gray JPEG file of any size, made without its pixels: the left half has the value 64, the right half 192.
///
/// Every block of 8 × 8 pixels has one color, so most blocks take two bits. A file of 100 megapixels has 400 KB.
package struct TwoToneJPEG {
    /// The size in pixels: multiples of 16 and of 8.
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The bytes of the file.
    package var data: Data {
        var file: [UInt8] = [0xFF, 0xD8]
        func segment(_ marker: UInt8, _ content: [UInt8]) {
            let length = content.count + 2
            file += [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + content
        }
        func bytes(_ value: Int) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 255)] }
        // Quantization by 8, so that a mean coefficient of 1 changes the pixels by 1.
        segment(0xDB, [0] + [UInt8](repeating: 8, count: 64))
        segment(0xC0, [8] + bytes(height) + bytes(width) + [1, 1, 0x11, 0])
        // Differences of means: 0 for none, 10 for seven bits, 110 for eight bits.
        segment(0xC4, [0x00, 1, 1, 1] + [UInt8](repeating: 0, count: 13) + [0, 7, 8])
        // Other coefficients: 0 for none until the end of the block.
        segment(0xC4, [0x10, 1] + [UInt8](repeating: 0, count: 15) + [0])
        segment(0xDA, [1, 1, 0x00, 0, 63, 0])
        return Data(file + compressed + [0xFF, 0xD9])
    }

    private var compressed: [UInt8] {
        var bits = BitWriter()
        let half = width / 16
        for row in 0..<height / 8 {
            if row == 0 {
                // −64 from the initial mean of 0.
                bits.append(0b10, count: 2)
                bits.append(127 - 64, count: 7)
            } else {
                // −128 from the last block of the row above.
                bits.append(0b110, count: 3)
                bits.append(255 - 128, count: 8)
            }
            bits.appendZeros(1 + 2 * (half - 1))
            // +128 from the left half.
            bits.append(0b110, count: 3)
            bits.append(128, count: 8)
            bits.appendZeros(1 + 2 * (half - 1))
        }
        return bits.bytes
    }

    /// A writer of bits in the order of JPEG, which inserts a zero byte after each byte of ones.
    private struct BitWriter {
        private var written: [UInt8] = []
        private var current = 0
        private var count = 0

        /// The bytes, of which the last one is filled with ones.
        var bytes: [UInt8] {
            var copy = self
            while copy.count != 0 { copy.append(1, count: 1) }
            return copy.written
        }

        mutating func append(_ value: Int, count bits: Int) {
            for shift in (0..<bits).reversed() {
                current = current << 1 | value >> shift & 1
                count += 1
                guard count == 8 else { continue }
                written.append(UInt8(current))
                if current == 0xFF { written.append(0) }
                (current, count) = (0, 0)
            }
        }

        mutating func appendZeros(_ number: Int) {
            let first = min(number, (8 - count) % 8)
            append(0, count: first)
            written.append(contentsOf: repeatElement(0, count: (number - first) / 8))
            append(0, count: (number - first) % 8)
        }
    }
}
