import CoreGraphics
import Foundation
import UIKit

/// The pixels of an image.
struct Pixels {
    struct Pixel: Equatable {
        var red: UInt8
        var green: UInt8
        var blue: UInt8
        var alpha: UInt8
    }

    let width: Int
    let height: Int
    let values: [Pixel]

    @MainActor init(_ image: UIImage) {
        let source = image.cgImage!
        width = source.width
        height = source.height
        let context = CGContext(
            data: nil, width: source.width, height: source.height, bitsPerComponent: 8, bytesPerRow: source.width * 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)!
        context.draw(source, in: CGRect(x: 0, y: 0, width: source.width, height: source.height))
        let bytes = context.data!.bindMemory(to: UInt8.self, capacity: width * height * 4)
        values = (0..<width * height).map {
            Pixel(red: bytes[$0 * 4 + 2], green: bytes[$0 * 4 + 1], blue: bytes[$0 * 4], alpha: bytes[$0 * 4 + 3])
        }
    }

    subscript(x: Int, y: Int) -> Pixel { values[y * width + x] }

    /// Returns the bounding box of the pixels that satisfy a condition, or the null rectangle if there are none.
    func bounds(where holds: (Pixel) -> Bool) -> CGRect {
        var result = CGRect.null
        for y in 0..<height {
            for x in 0..<width where holds(self[x, y]) {
                result = result.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return result
    }

    func count(where holds: (Pixel) -> Bool) -> Int { values.count { holds($0) } }
}
