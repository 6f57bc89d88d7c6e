/// Checks of image files before they are passed to a decoder: the declared size is reasonable and the file is complete.
enum ImageFileValidator {
    /// The greatest number of pixels on an edge, and in all, of images that are decoded.
    static let maximumEdge = 16384
    static let largestArea = 64 * 1024 * 1024
    /// The greatest number of pixels that one byte of a JPEG or GIF file describes.
    ///
    /// A file that declares more is truncated.
    private static let mostPixelsPerByte = 4096
    /// The greatest number of pixels on an edge, and in all, of JPEG files that are decoded at a reduced size. The edge
    /// is that of libjpeg.
    private static let maximumReducedEdge = 65500
    private static let largestReducedArea = 1 << 30
    /// The greatest number of pixels of such files whose decoder needs memory for all coefficients: two bytes for each
    /// of up to three components.
    private static let largestStoredArea = 2 * largestArea

    /// Returns whether an image of the given size is decoded.
    static func accepts(width: Int, height: Int) -> Bool {
        width > 0 && height > 0 && width <= maximumEdge && height <= maximumEdge && width * height <= largestArea
    }

    /// Returns whether a JPEG file is decoded at a reduced size.
    static func acceptsReduced(_ header: JPEGHeader, fileSize: Int) -> Bool {
        let (width, height) = (header.width, header.height)
        return width > 0 && height > 0 && width <= maximumReducedEdge && height <= maximumReducedEdge
            && width * height <= (header.hasMultipleScans ? largestStoredArea : largestReducedArea)
            && width * height / mostPixelsPerByte <= fileSize
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
        guard let header = JPEGHeader(bytes) else { return false }
        return accepts(width: header.width, height: header.height)
            && header.width * header.height / mostPixelsPerByte <= bytes.count
    }

    /// Returns the offset of the end of the first frame; `nil` if the file is truncated or too large.
    private static func firstFrame(ofGIF bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard bytes.count >= 13, let width = bytes.little16(at: 6), let height = bytes.little16(at: 8),
            accepts(width: width, height: height), width * height / mostPixelsPerByte <= bytes.count
        else { return nil }
        var position = 13 + colorTableSize(bytes[10])
        func skipBlocks() -> Bool {
            while position < bytes.count {
                let size = Int(bytes[position])
                position += 1 + size
                if size == 0 { return true }
            }
            return false
        }
        while position < bytes.count {
            switch bytes[position] {
            case 0x21:
                position += 2
                guard skipBlocks() else { return nil }
            case 0x2c:
                guard position + 10 < bytes.count, let width = bytes.little16(at: position + 5),
                    let height = bytes.little16(at: position + 7), accepts(width: width, height: height),
                    width * height / mostPixelsPerByte <= bytes.count
                else { return nil }
                position += 10 + colorTableSize(bytes[position + 9]) + 1
                return skipBlocks() ? position : nil
            default: return nil
            }
        }
        return nil
    }

    private static func colorTableSize(_ flags: UInt8) -> Int { flags & 0x80 != 0 ? 3 << (Int(flags & 7) + 1) : 0 }

    private static func isUsableBMP(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let headerSize = bytes.little32(at: 14), let start = bytes.little32(at: 10), start <= bytes.count
        else { return false }
        let width: Int
        let height: Int
        let depth: Int
        var isCompressed = false
        if headerSize == 12 {
            guard let w = bytes.little16(at: 18), let h = bytes.little16(at: 20), let bits = bytes.little16(at: 24)
            else { return false }
            (width, height, depth) = (w, h, bits)
        } else {
            guard headerSize >= 40, let w = bytes.little32(at: 18), let h = bytes.little32(at: 22),
                let bits = bytes.little16(at: 28), let compression = bytes.little32(at: 30)
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
        guard let size = bytes.little32(at: 4) else { return false }
        return bytes.count >= size + 8
    }
}
