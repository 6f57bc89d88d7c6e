/// Checks of image files before they are passed to a decoder: the declared size is reasonable and the file is complete.
enum ImageFileValidator {
    /// The greatest number of pixels on an edge, and in all, of images that are decoded.
    static let maximumEdge = 16384
    static let largestArea = 64 * 1024 * 1024
    /// The greatest number of pixels that one byte of a JPEG or GIF file describes.
    ///
    /// A file that declares more is truncated.
    private static let mostPixelsPerByte = 4096
    /// The greatest number of scans of a progressive JPEG. Each scan visits all pixels; encoders write about ten.
    private static let maximumScans = 64

    /// Returns whether an image of the given size is decoded.
    static func accepts(width: Int, height: Int) -> Bool {
        width > 0 && height > 0 && width <= maximumEdge && height <= maximumEdge && width * height <= largestArea
    }

    /// Returns the bytes to decode: the whole file, or the part that contains the first frame; `nil` if the file is
    /// truncated or declares an unreasonable size.
    static func usablePart(of bytes: UnsafeBufferPointer<UInt8>, _ format: ImageFormat) -> Range<Int>? {
        switch format {
        case .jpeg: isUsableJPEG(bytes) ? 0..<bytes.count : nil
        case .gif: firstFrame(ofGIF: bytes).map { 0..<$0 }
        case .bmp: isUsableBMP(bytes) ? 0..<bytes.count : nil
        case .webp: isWholeWebP(bytes) ? 0..<bytes.count : nil
        case .png, .tiff: 0..<bytes.count
        }
    }

    private static func isUsableJPEG(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var place = 2
        var scans = 0
        var hasSize = false
        while place + 1 < bytes.count {
            guard bytes[place] == 0xff else {
                // Between segments there are only markers; after the first scan, entropy-coded data too.
                guard scans > 0 else { return false }
                place += 1
                continue
            }
            let marker = bytes[place + 1]
            switch marker {
            case 0xff: place += 1
            case 0x00, 0x01, 0xd0...0xd7: place += 2
            case 0xd9: return hasSize && scans > 0
            case 0xd8: return false
            default:
                guard let length = big16(bytes, place + 2), length >= 2, place + 2 + length <= bytes.count
                else { return false }
                if marker >= 0xc0, marker <= 0xcf, ![0xc4, 0xc8, 0xcc].contains(marker) {
                    guard !hasSize, let height = big16(bytes, place + 5), let width = big16(bytes, place + 7),
                        accepts(width: width, height: height), width * height / mostPixelsPerByte <= bytes.count
                    else { return false }
                    hasSize = true
                } else if marker == 0xda {
                    scans += 1
                    guard hasSize, scans <= maximumScans else { return false }
                }
                place += 2 + length
            }
        }
        return false
    }

    /// Returns the offset of the end of the first frame; `nil` if the file is truncated or too large.
    private static func firstFrame(ofGIF bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard bytes.count >= 13, let width = little16(bytes, 6), let height = little16(bytes, 8),
            accepts(width: width, height: height), width * height / mostPixelsPerByte <= bytes.count
        else { return nil }
        var place = 13 + colorTableSize(bytes[10])
        func skipBlocks() -> Bool {
            while place < bytes.count {
                let size = Int(bytes[place])
                place += 1 + size
                if size == 0 { return true }
            }
            return false
        }
        while place < bytes.count {
            switch bytes[place] {
            case 0x21:
                place += 2
                guard skipBlocks() else { return nil }
            case 0x2c:
                guard place + 10 < bytes.count, let width = little16(bytes, place + 5),
                    let height = little16(bytes, place + 7), accepts(width: width, height: height),
                    width * height / mostPixelsPerByte <= bytes.count
                else { return nil }
                place += 10 + colorTableSize(bytes[place + 9]) + 1
                return skipBlocks() ? place : nil
            default: return nil
            }
        }
        return nil
    }

    private static func colorTableSize(_ flags: UInt8) -> Int { flags & 0x80 != 0 ? 3 << (Int(flags & 7) + 1) : 0 }

    private static func isUsableBMP(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let headerSize = little32(bytes, 14), let start = little32(bytes, 10), start <= bytes.count
        else { return false }
        let width: Int
        let height: Int
        let depth: Int
        var isCompressed = false
        if headerSize == 12 {
            guard let w = little16(bytes, 18), let h = little16(bytes, 20), let bits = little16(bytes, 24)
            else { return false }
            (width, height, depth) = (w, h, bits)
        } else {
            guard headerSize >= 40, let w = little32(bytes, 18), let h = little32(bytes, 22),
                let bits = little16(bytes, 28), let compression = little32(bytes, 30)
            else { return false }
            // A negative height means that the top row is first.
            let signed = Int(Int32(truncatingIfNeeded: h))
            (width, height, depth) = (w, abs(signed), bits)
            isCompressed = compression == 1 || compression == 2
        }
        guard accepts(width: width, height: height), depth > 0, depth <= 32 else { return false }
        let rowSize = (width * depth + 31) / 32 * 4
        // A run of two bytes encodes at most 255 pixels. An escape sequence may skip any number of pixels, but images
        // in practice do not use that.
        return isCompressed
            ? width * height / 255 <= bytes.count : bytes.count - start >= rowSize * height
    }

    private static func isWholeWebP(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let size = little32(bytes, 4) else { return false }
        return bytes.count >= size + 8
    }

    private static func big16(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int? {
        place + 2 <= bytes.count ? Int(bytes[place]) << 8 | Int(bytes[place + 1]) : nil
    }

    private static func little16(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int? {
        place + 2 <= bytes.count ? Int(bytes[place]) | Int(bytes[place + 1]) << 8 : nil
    }

    private static func little32(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int? {
        guard let low = little16(bytes, place), let high = little16(bytes, place + 2) else { return nil }
        return low | high << 16
    }
}
