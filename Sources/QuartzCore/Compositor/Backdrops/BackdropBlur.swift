/// A blur of opaque or translucent pixels. It downsamples the image, applies three box filters, and upsamples the
/// result with linear interpolation.
///
/// The cells of the downsampled image are on a grid that starts at the origin of the frame, and all arithmetic uses
/// integers. Therefore the result for a pixel depends only on the pixels within ``reach`` of it, and not on the part
/// that is computed.
struct BackdropBlur: Equatable {
    /// The width and the height of a cell of the downsampled image, in device pixels: a power of two.
    let cell: Int32
    /// The number of cells before and after a cell in each box filter.
    private let before: [Int]
    private let after: [Int]

    /// Creates a blur.
    ///
    /// - Parameter standardDeviation: The standard deviation of the blur in device pixels, at most 400. A value that is
    ///   not positive and finite does not blur.
    init(standardDeviation: CGFloat) {
        let sigma = standardDeviation.isFinite ? min(400, max(0, Double(standardDeviation))) : 0
        var cell: Int32 = 1
        while Double(cell) * 8 <= sigma, cell < 16 { cell *= 2 }
        self.cell = cell
        let size = Int((sigma / Double(cell) * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
        let half = size / 2
        if size <= 1 {
            (before, after) = ([], [])
        } else if size % 2 == 1 {
            (before, after) = ([half, half, half], [half, half, half])
        } else {
            (before, after) = ([half, half - 1, half], [half - 1, half, half])
        }
    }

    /// The maximum distance at which one pixel influences another, in device pixels.
    var reach: Int32 { (cellReach + 2) * cell }

    private var cellReach: Int32 {
        Int32(max(before.reduce(0, +), after.reduce(0, +)))
    }

    /// Returns the pixels of `picture` that are needed to compute those of `rect`.
    func source(for rect: PixelRect, in picture: PixelRect) -> PixelRect {
        cells(for: rect, in: picture).pixels(cell).intersection(picture)
    }

    /// Returns the cells that are needed to compute the pixels of `rect`. Beyond the frame, its edge cells are
    /// repeated.
    private func cells(for rect: PixelRect, in picture: PixelRect) -> PixelRect {
        let grow = cellReach + 1
        return rect.cells(cell).insetBy(dx: -grow, dy: -grow).intersection(picture.cells(cell))
    }

    /// Computes the pixels of `rect`.
    ///
    /// - Parameters:
    ///   - drawing: The effect on the blurred pixels.
    ///   - source: A target with the pixels of ``source(for:in:)``.
    ///   - rect: The pixels to compute.
    ///   - target: A target with the pixels of `rect`.
    ///   - picture: The bounds of the frame. Their origin is the origin of the grid.
    @MainActor
    func apply(
        _ drawing: BackdropDrawing, from source: RenderTarget, to rect: PixelRect, of target: RenderTarget,
        in picture: PixelRect
    ) {
        let cells = cells(for: rect, in: picture)
        guard !cells.isEmpty, !rect.isEmpty else { return }
        let width = Int(cells.width)
        let height = Int(cells.height)
        var values = [SIMD4<Int32>](repeating: .zero, count: width * height)
        values.withUnsafeMutableBufferPointer { buffer in
            guard let values = buffer.baseAddress else { return }
            reduce(source, picture, cells, into: values)
            if !before.isEmpty {
                withUnsafeTemporaryAllocation(of: SIMD4<Int32>.self, capacity: max(width, height)) { line in
                    guard let line = line.baseAddress else { return }
                    for y in 0..<height { blur(values + y * width, count: width, step: 1, line) }
                    for x in 0..<width { blur(values + x, count: height, step: width, line) }
                }
            }
            let filter = Filter(drawing)
            if !filter.isIdentity { for index in 0..<(width * height) { values[index] = filter.apply(values[index]) } }
            enlarge(values, cells, to: rect, of: target)
        }
    }

    /// Computes the mean of the pixels of each cell, in 256ths of a component.
    @MainActor
    private func reduce(
        _ source: RenderTarget, _ picture: PixelRect, _ cells: PixelRect,
        into values: UnsafeMutablePointer<SIMD4<Int32>>
    ) {
        for row in cells.minY..<cells.maxY {
            let top = max(row * cell, picture.minY)
            let bottom = min((row + 1) * cell, picture.maxY)
            for column in cells.minX..<cells.maxX {
                let left = max(column * cell, picture.minX)
                let right = min((column + 1) * cell, picture.maxX)
                var sum = SIMD4<Int32>.zero
                for y in top..<max(top, bottom) {
                    let pixels = source.row(left, y)
                    for x in 0..<Int(right - left) { sum &+= BackdropBlur.components(pixels[x]) }
                }
                let count = max(1, (right - left) * (bottom - top))
                values[Int(row - cells.minY) * Int(cells.width) + Int(column - cells.minX)] = (sum &* 256) / count
            }
        }
    }

    @inline(__always) private static func components(_ pixel: UInt32) -> SIMD4<Int32> {
        let parts = unsafeBitCast(pixel, to: SIMD4<UInt8>.self)
        return SIMD4<Int32>(truncatingIfNeeded: parts)
    }

    // The standard library converts vectors of integers and of floating-point numbers element by element. These
    // functions convert all four elements at once: a float between 2²³ and 2²⁴ has no fraction, so its lowest bits are
    // an integer.

    /// Converts integers from 0 to 2²³ - 1 exactly. The sum of up to 64 values is in that range.
    @inline(__always) private static func float(_ numbers: SIMD4<Int32>) -> SIMD4<Float> {
        unsafeBitCast(numbers | SIMD4(repeating: 0x4B00_0000), to: SIMD4<Float>.self) - SIMD4(repeating: 0x1p23)
    }

    /// Rounds numbers from 0 to 2²² to the nearest integers, with ties to even.
    @inline(__always) private static func rounded(_ numbers: SIMD4<Float>) -> SIMD4<Int32> {
        unsafeBitCast(numbers + SIMD4(repeating: 0x1.8p23), to: SIMD4<Int32>.self) &- SIMD4(repeating: 0x4B40_0000)
    }

    /// Applies the box filters to a row or a column in place. Beyond the ends, the last values are repeated.
    private func blur(
        _ values: UnsafeMutablePointer<SIMD4<Int32>>, count: Int, step: Int, _ line: UnsafeMutablePointer<SIMD4<Int32>>
    ) {
        for (before, after) in zip(before, after) {
            for index in 0..<count { line[index] = values[index &* step] }
            let last = count &- 1
            var sum = line[0] &* Int32(before &+ 1)
            for index in 1..<(after &+ 1) { sum &+= line[min(index, last)] }
            let share = 1 / Float(before &+ after &+ 1)
            for index in 0..<count {
                values[index &* step] = BackdropBlur.rounded(BackdropBlur.float(sum) * share)
                sum &+= line[min(index &+ after &+ 1, last)]
                sum &-= line[max(index &- before, 0)]
            }
        }
    }

    /// Upsamples by interpolation between the centers of cells.
    @MainActor
    private func enlarge(
        _ values: UnsafePointer<SIMD4<Int32>>, _ cells: PixelRect, to rect: PixelRect, of target: RenderTarget
    ) {
        let width = Int(cells.width)
        let double = 2 * cell
        let shift = Int32(double.trailingZeroBitCount)
        /// Returns the cell whose center is at or before the center of a pixel, and the distance of the pixel from it,
        /// in 512ths of a cell.
        func place(_ pixel: Int32) -> (cell: Int32, share: Int32) {
            let position = 2 &* pixel &+ 1 &- cell
            return (position &>> shift, ((position & (double &- 1)) &* 512) &>> shift)
        }
        withUnsafeTemporaryAllocation(of: SIMD4<Int32>.self, capacity: width) { mixed in
            guard let mixed = mixed.baseAddress else { return }
            for y in rect.minY..<rect.maxY {
                let (row, down) = place(y)
                let upper = values + Int(max(cells.minY, min(row, cells.maxY - 1)) - cells.minY) * width
                let lower = values + Int(max(cells.minY, min(row + 1, cells.maxY - 1)) - cells.minY) * width
                for x in 0..<width { mixed[x] = upper[x] &* (512 &- down) &+ lower[x] &* down }
                let pixels = target.row(rect.minX, y)
                for x in rect.minX..<rect.maxX {
                    let (column, across) = place(x)
                    let left = mixed[Int(max(cells.minX, min(column, cells.maxX - 1)) - cells.minX)]
                    let right = mixed[Int(max(cells.minX, min(column + 1, cells.maxX - 1)) - cells.minX)]
                    // The values have 8 bits of fraction. Reduce the product with 512 first, so that the second product
                    // fits into 32 bits.
                    let sum = (left &>> 9) &* (512 &- across) &+ (right &>> 9) &* across
                    let rounded = (sum &+ (1 << 16)) &>> 17
                    pixels[Int(x - rect.minX)] = unsafeBitCast(
                        SIMD4<UInt8>(truncatingIfNeeded: rounded), to: UInt32.self)
                }
            }
        }
    }

    /// The saturation and the tint, for values with 8 bits of fraction.
    private struct Filter {
        private let saturation: Float
        /// The components in the order of a pixel in memory: blue, green, red, alpha.
        private let tint: SIMD4<Float>
        let isIdentity: Bool

        init(_ drawing: BackdropDrawing) {
            saturation = Float(drawing.saturation)
            let tint = drawing.tint
            self.tint = SIMD4(Float(tint.z), Float(tint.y), Float(tint.x), Float(tint.w))
            isIdentity = drawing.saturation == 1 && tint == .zero
        }

        func apply(_ value: SIMD4<Int32>) -> SIMD4<Int32> {
            var color = BackdropBlur.float(value)
            let alpha = color.w
            let gray = 0.0722 * color.x + 0.7152 * color.y + 0.2126 * color.z
            color = SIMD4(repeating: gray) + (color - SIMD4(repeating: gray)) * saturation
            color.w = alpha
            color = color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
            color = color * (1 - tint.w) + tint * 65280
            return BackdropBlur.rounded(color)
        }
    }
}

extension PixelRect {
    /// Returns the cells of a grid through the origin that intersect the rectangle.
    ///
    /// - Parameter size: The width and the height of a cell: a power of two.
    fileprivate func cells(_ size: Int32) -> PixelRect {
        let shift = Int32(size.trailingZeroBitCount)
        return PixelRect(
            minX: minX &>> shift, minY: minY &>> shift, maxX: (maxX &+ size &- 1) &>> shift,
            maxY: (maxY &+ size &- 1) &>> shift)
    }

    /// Returns the pixels of cells.
    fileprivate func pixels(_ size: Int32) -> PixelRect {
        PixelRect(minX: minX &* size, minY: minY &* size, maxX: maxX &* size, maxY: maxY &* size)
    }
}
