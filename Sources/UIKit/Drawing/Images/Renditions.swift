/// Pictures made of an image's content: turned, in a colour, or a symbol in a size. They are kept for as long as they
/// are in use, within limits.
final class Renditions: Sendable {
    private struct Key: Hashable, Sendable {
        var width = 0
        var height = 0
        var color: CGColor?
    }

    /// Pixels in all, and pictures.
    private let cache = BoundedCache<Key, CGImage>(costLimit: 1 << 20, countLimit: 12)

    /// The pixels as they are shown: turned, and in a colour if there is one. The image itself where nothing is to be done.
    func pixels(_ image: CGImage, _ orientation: UIImage.Orientation, _ color: CGColor?) -> CGImage? {
        if orientation == .up, color == nil { return image }
        return cache.value(for: Key(color: color), cost: \.area) {
            guard let turned = orientation == .up ? image : image.turned(orientation) else { return nil }
            guard let color else { return turned }
            return turned.colored(color)
        }
    }

    /// A symbol in a size in pixels, and a colour.
    func symbol(_ symbol: Symbol, _ size: (width: Int, height: Int), _ color: CGColor) -> CGImage? {
        cache.value(for: Key(width: size.width, height: size.height, color: color), cost: \.area) {
            SymbolRenderer.render(symbol, width: size.width, height: size.height)?.colored(color)
        }
    }
}

extension CGImage {
    fileprivate var area: Int { width * height }

    /// The pixels as an orientation shows them.
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

    /// The shape of the picture, which is its opacity, in a colour.
    fileprivate func colored(_ color: CGColor) -> CGImage? {
        let parts = color.rgba
        // Of each possible opacity of a pixel, its colour.
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

    /// A picture whose pixels `fill` writes, the top row first. Nil if there is no memory.
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
