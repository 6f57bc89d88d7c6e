/// The positions of the components in a pixel, as byte offsets.
struct PixelLayout {
    var size: Int
    var red: Int
    var green: Int
    var blue: Int
    var alpha: Int?
    var isMultiplied = true

    init?(_ bitsPerPixel: Int, _ space: CGColorSpace, _ info: CGBitmapInfo) {
        let order = info.intersection(.byteOrderMask)
        guard let alphaInfo = info.alphaInfo else { return nil }
        size = bitsPerPixel / 8
        switch (bitsPerPixel, space.model, alphaInfo) {
        case (8, .monochrome, .none): (red, green, blue) = (0, 0, 0)
        case (24, .rgb, .none) where order == []: (red, green, blue) = (0, 1, 2)
        case (32, .rgb, .premultipliedLast), (32, .rgb, .last), (32, .rgb, .noneSkipLast):
            (red, green, blue, alpha) = (0, 1, 2, 3)
        case (32, .rgb, .premultipliedFirst), (32, .rgb, .first), (32, .rgb, .noneSkipFirst):
            (red, green, blue, alpha) = (1, 2, 3, 0)
        default: return nil
        }
        if order == .byteOrder32Little, size == 4 {
            (red, green, blue, alpha) = (3 - red, 3 - green, 3 - blue, alpha.map { 3 - $0 })
        } else if order != [], order != .byteOrder32Big {
            return nil
        }
        if alphaInfo == .noneSkipFirst || alphaInfo == .noneSkipLast { alpha = nil }
        isMultiplied = alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast
    }

    func pixel(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
        var (red, green, blue) = (UInt32(bytes[red]), UInt32(bytes[green]), UInt32(bytes[blue]))
        let alpha = alpha.map { UInt32(bytes[$0]) } ?? 255
        if isMultiplied {
            // A component greater than its alpha would be brighter than white.
            (red, green, blue) = (min(red, alpha), min(green, alpha), min(blue, alpha))
        } else {
            red = (red &* alpha &+ 127) / 255
            green = (green &* alpha &+ 127) / 255
            blue = (blue &* alpha &+ 127) / 255
        }
        return alpha << 24 | red << 16 | green << 8 | blue
    }
}
