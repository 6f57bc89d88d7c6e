import SystemSupport

/// A cache of bitmaps derived from the content of an image: rotated, tinted, or a symbol rendered at a size.
final class BitmapCache: Sendable {
    private struct Key: Hashable, Sendable {
        var width = 0
        var height = 0
        var color: CGColor?
        var orientation = UIImage.Orientation.up
    }

    /// The cost is the number of pixels.
    private let cache = SharedCache<Key, CGImage>(maximumCount: 12, maximumCost: 1 << 20)

    /// Returns the pixels for display: rotated, and drawn in a color if there is one. Returns `image` itself if neither
    /// applies.
    func pixels(_ image: CGImage, _ orientation: UIImage.Orientation, _ color: CGColor?) -> CGImage? {
        if orientation == .up, color == nil { return image }
        return cache.value(for: Key(color: color, orientation: orientation), cost: \.area) {
            guard let turned = orientation == .up ? image : image.turned(orientation) else { return nil }
            guard let color else { return turned }
            return turned.colored(color)
        }
    }

    /// Returns a symbol rendered at a size in pixels, in a color.
    func symbol(_ symbol: Symbol, _ size: (width: Int, height: Int), _ color: CGColor) -> CGImage? {
        let orientation: UIImage.Orientation = symbol.isMirrored ? .upMirrored : .up
        let key = Key(width: size.width, height: size.height, color: color, orientation: orientation)
        return cache.value(for: key, cost: \.area) {
            SymbolRenderer.render(symbol, width: size.width, height: size.height)?.colored(color)
        }
    }
}

extension CGImage {
    fileprivate var area: Int { width * height }

    /// Returns the image with an orientation applied to its pixels.
    fileprivate func turned(_ orientation: UIImage.Orientation) -> CGImage? {
        let (columns, rows) = (width, height)
        let size = orientation.swapsSides ? (width: rows, height: columns) : (width: columns, height: rows)
        return mapped(width: size.width, height: size.height, isOpaque: isOpaque) { source, target in
            for y in 0..<size.height {
                for x in 0..<size.width {
                    let place = orientation.source(x, y, columns, rows)
                    target[y * size.width + x] = source.row(place.y)[place.x]
                }
            }
        }
    }

    /// Returns the alpha channel of the image, filled with a color.
    fileprivate func colored(_ color: CGColor) -> CGImage? {
        let parts = color.rgba
        // The premultiplied color for each possible alpha value of a pixel.
        let table = (0...255).map { alpha -> UInt32 in
            let opacity = Double(alpha) / 255 * parts.alpha
            func part(_ value: Double) -> UInt32 { UInt32(clamping: (value * opacity * 255).rounded()) }
            return part(1) << 24 | part(parts.red) << 16 | part(parts.green) << 8 | part(parts.blue)
        }
        let opaque = isOpaque
        return mapped(width: width, height: height, isOpaque: false) { source, target in
            for y in 0..<source.height {
                let row = source.row(y)
                for x in 0..<source.width {
                    target[y * source.width + x] = opaque ? table[255] : table[Int(row[x] >> 24)]
                }
            }
        }
    }

    /// Returns an image whose pixels `fill` writes, top row first; `nil` if the memory cannot be allocated.
    private func mapped(
        width: Int, height: Int, isOpaque: Bool,
        _ fill: (_ source: PixelBuffer, _ target: UnsafeMutablePointer<UInt32>) -> Void
    ) -> CGImage? {
        guard let memory = calloc(width * height, 4) else { return nil }
        defer { free(memory) }
        withPixels { fill($0, memory.bindMemory(to: UInt32.self, capacity: width * height)) }
        return CGImage(
            copying: PixelBuffer(base: memory, width: width, height: height, bytesPerRow: width * 4), isOpaque: isOpaque
        )
    }
}

extension PixelBuffer {
    fileprivate func row(_ y: Int) -> UnsafePointer<UInt32> {
        UnsafePointer((base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self))
    }
}
