import UIKit

/// The pixels of an image, row by row, as 0xAARRGGBB with premultiplied alpha.
struct Canvas: Equatable {
    var width = 0
    var height = 0
    var values: [UInt32] = []

    init(_ image: CGImage?) {
        guard let image else { return }
        (width, height) = (image.width, image.height)
        let opacity: UInt32 = image.isOpaque ? 0xFF00_0000 : 0
        image.withPixels { pixels in
            for y in 0..<pixels.height {
                for x in 0..<pixels.width { values.append(pixels[x, y] | opacity) }
            }
        }
    }

    init(_ image: UIImage) { self.init(image.cgImage) }

    /// Creates a canvas with the result of a drawing closure.
    init(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, draw: (CGContext) -> Void) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
        self.init(renderer.image { draw($0.cgContext) })
    }

    subscript(x: Int, y: Int) -> UInt32 { values[y * width + x] }

    func alpha(_ x: Int, _ y: Int) -> UInt32 { self[x, y] >> 24 }

    /// The sum of the alpha values of all pixels, where an opaque pixel counts as 1.
    var ink: Double { values.reduce(0) { $0 + Double($1 >> 24) / 255 } }

    /// The bounding box of all pixels that are not transparent.
    var box: CGRect {
        var box = CGRect.null
        for y in 0..<height {
            for x in 0..<width where alpha(x, y) > 0 { box = box.union(CGRect(x: x, y: y, width: 1, height: 1)) }
        }
        return box
    }

    /// Returns the greatest difference between components of corresponding pixels, or nil if the sizes differ.
    func distance(to other: Canvas) -> UInt32? {
        guard width == other.width, height == other.height else { return nil }
        return zip(values, other.values).reduce(0) { result, pair in
            (0..<4).reduce(result) { result, index in
                let (a, b) = ((pair.0 >> (8 * index)) & 0xFF, (pair.1 >> (8 * index)) & 0xFF)
                return max(result, a > b ? a - b : b - a)
            }
        }
    }

    var mirrored: Canvas {
        var result = self
        for y in 0..<height { for x in 0..<width { result.values[y * width + x] = self[width - 1 - x, y] } }
        return result
    }

    var upsideDown: Canvas {
        var result = self
        for y in 0..<height { for x in 0..<width { result.values[y * width + x] = self[x, height - 1 - y] } }
        return result
    }

    /// Creates an image of opaque pixels. Each string is a row, and each character a pixel.
    static func image(_ rows: [String], scale: CGFloat = 1, orientation: UIImage.Orientation = .up) -> UIImage {
        let height = rows.count
        let width = rows.first?.count ?? 0
        let context = Canvas.context(width, height)
        for (y, row) in rows.enumerated() {
            for (x, letter) in row.enumerated() {
                let color = Canvas.colors[letter] ?? 0
                context?.setFillColor(
                    CGColor(
                        red: CGFloat(color >> 16 & 0xFF) / 255, green: CGFloat(color >> 8 & 0xFF) / 255,
                        blue: CGFloat(color & 0xFF) / 255, alpha: CGFloat(color >> 24) / 255))
                context?.fill(CGRect(x: x, y: height - 1 - y, width: 1, height: 1))
            }
        }
        guard let image = context?.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: scale, orientation: orientation)
    }

    /// The pixels in the format of ``image(_:scale:orientation:)``, with `?` for other colors.
    var rows: [String] {
        (0..<height).map { y in
            String((0..<width).map { x in Canvas.colors.first { $0.value == self[x, y] }?.key ?? "?" })
        }
    }

    private static let colors: [Character: UInt32] = [
        "A": 0xFFFF_0000, "B": 0xFF00_FF00, "C": 0xFF00_00FF, "D": 0xFFFF_FF00, "E": 0xFFFF_00FF, "F": 0xFF00_FFFF,
        "G": 0xFF00_0000, "H": 0xFFFF_FFFF, "I": 0xFF80_8080, ".": 0,
    ]

    static func context(_ width: Int, _ height: Int) -> CGContext? {
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    }
}
