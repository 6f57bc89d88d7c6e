import Synchronization

/// A JPEG file whose pixels are decoded when they are first needed, whole or at a reduced size.
///
/// ```swift
/// guard let photo = EncodedImage(data) else { return }
/// print(photo.width, photo.height)
/// let thumbnail = photo.reduced(toCover: (width: 160, height: 120))
/// ```
///
/// Creating it reads the header and checks that the file is complete. ``image`` decodes the pixels once, on whichever
/// thread needs them first. ``reduced(toCover:)`` takes memory in proportion to its result: the decoder averages
/// squares of up to 8 × 8 pixels while it decodes.
package final class EncodedImage: Sendable {
    /// The numbers of decodings so far.
    package struct Diagnostics: Equatable, Sendable {
        /// The number of decodings for ``EncodedImage/image``: 0 or 1.
        package var whole = 0
        /// The number of decodings for ``EncodedImage/reduced(toCover:)``.
        package var reduced = 0
    }

    private enum State: Sendable {
        case encoded(Data)
        case decoded(CGImage)
        /// The decoder does not accept the compressed data.
        case damaged
    }

    /// The size in pixels, before the orientation is applied.
    package let width: Int
    package let height: Int
    /// The EXIF orientation, from 1 to 8.
    package let orientation: Int
    private let state: Mutex<State>
    private let counts = Mutex(Diagnostics())
    /// Held while the whole image is decoded, so that it is decoded once.
    private let decoding = Mutex(())

    /// The reductions of the decoder: the result has this fraction of the width and the height.
    private static let divisors = [1, 2, 4, 8]

    /// Reads the header of a file.
    ///
    /// Returns `nil` for files that are not JPEG files or not complete, for uncommon variants of the format, for
    /// unreasonable sizes, and without a decoder.
    package init?(_ data: Data) {
        let header: JPEGHeader? = data.withUnsafeBytes { raw in
            let bytes = raw.bindMemory(to: UInt8.self)
            guard ImageFormat(contentOf: bytes) == .jpeg, let header = JPEGHeader(bytes), header.isCommon,
                ImageFileValidator.acceptsReduced(header, fileSize: bytes.count)
            else { return nil }
            return header
        }
        guard let header, PixbufDecoder.canDecodeJPEG else { return nil }
        width = header.width
        height = header.height
        orientation = header.orientation
        state = Mutex(.encoded(data))
    }

    /// The numbers of decodings so far.
    package var diagnostics: Diagnostics { counts.withLock { $0 } }

    /// A Boolean value that indicates whether ``image`` has been decoded.
    package var isDecoded: Bool { state.withLock { if case .decoded = $0 { true } else { false } } }

    /// A Boolean value that indicates whether ``image`` has fewer pixels than the file.
    package var isReduced: Bool { !ImageFileValidator.accepts(width: width, height: height) }

    /// The pixels, which are decoded on first use; `nil` if the compressed data is damaged.
    ///
    /// An image that is too large to be decoded whole is reduced to a half, a quarter or an eighth of its size.
    package var image: CGImage? {
        decoding.withLock { _ in
            switch state.withLock({ $0 }) {
            case .decoded(let image): return image
            case .damaged: return nil
            case .encoded(let data):
                counts.withLock { $0.whole += 1 }
                let image = EncodedImage.divisors.first(where: accepts).flatMap { decode(data, $0) }
                state.withLock { $0 = image.map { .decoded($0) } ?? .damaged }
                return image
            }
        }
    }

    /// Returns the image with at least the given size in pixels, but reduced if it is much larger; `nil` if the
    /// compressed data is damaged. The result is smaller only if the file is, or if it would be too large.
    ///
    /// If ``image`` has been decoded, the result is ``image``. Otherwise each call decodes the file.
    package func reduced(toCover size: (width: Int, height: Int)) -> CGImage? {
        switch state.withLock({ $0 }) {
        case .decoded(let image): return image
        case .damaged: return nil
        case .encoded(let data):
            let sufficient = EncodedImage.divisors.last { divisor in
                let reduced = reducedSize(divisor)
                return reduced.width >= size.width && reduced.height >= size.height
            }
            guard let least = EncodedImage.divisors.first(where: accepts) else { return nil }
            counts.withLock { $0.reduced += 1 }
            return decode(data, max(least, sufficient ?? 1))
        }
    }

    private func accepts(_ divisor: Int) -> Bool {
        let size = reducedSize(divisor)
        return ImageFileValidator.accepts(width: size.width, height: size.height)
    }

    private func reducedSize(_ divisor: Int) -> (width: Int, height: Int) {
        ((width + divisor - 1) / divisor, (height + divisor - 1) / divisor)
    }

    private func decode(_ data: Data, _ divisor: Int) -> CGImage? {
        let surface = data.withUnsafeBytes { raw in
            PixbufDecoder.decodeJPEG(
                raw.bindMemory(to: UInt8.self), (width, height), reducedTo: reducedSize(divisor))
        }
        // Documents store the file instead of its pixels, if they have all of them.
        return surface.flatMap {
            CGImage(adopting: $0, orientation: orientation, jpegFile: divisor == 1 ? data : nil)
        }
    }
}
