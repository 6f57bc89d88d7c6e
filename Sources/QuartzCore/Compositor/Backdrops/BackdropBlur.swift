/// A blur of opaque or translucent pixels: three running means of an image that is reduced first, and enlarged again
/// with linear interpolation.
///
/// The cells of the reduced image lie on a grid that begins at the picture's origin, and all sums are whole numbers.
/// The result for a pixel therefore depends only on the pixels within ``reach`` of it, not on the part that is computed.
struct BackdropBlur: Equatable {
    /// Device pixels of a cell of the reduced image, in each direction: a power of two.
    let cell: Int32
    /// The number of cells before and after a cell in each running mean.
    private let before: [Int]
    private let after: [Int]

    /// - Parameter standardDeviation: In device pixels. Numbers that are not positive blur nothing.
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

    /// How far apart two pixels may be for one to have an influence on the other, in device pixels.
    var reach: Int32 { (cellReach + 2) * cell }

    private var cellReach: Int32 {
        Int32(max(before.reduce(0, +), after.reduce(0, +)))
    }

    /// The pixels needed for those of `rect`, as far as there are any in `picture`.
    func source(for rect: PixelRect, in picture: PixelRect) -> PixelRect {
        cells(for: rect, in: picture).pixels(cell).intersection(picture)
    }

    /// The cells needed for the pixels of `rect`. Beyond the picture, the cells along its edge are repeated.
    private func cells(for rect: PixelRect, in picture: PixelRect) -> PixelRect {
        let grow = cellReach + 1
        return rect.cells(cell).insetBy(dx: -grow, dy: -grow).intersection(picture.cells(cell))
    }

    /// Computes the pixels of `rect`.
    ///
    /// - Parameters:
    ///   - source: Has the pixels of ``source(for:in:)``.
    ///   - picture: All pixels there are. Its origin is that of the grid.
    ///   - target: Has the pixels of `rect`.
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

    /// The mean of the pixels of each cell, in 256ths of a component.
    @MainActor
    private func reduce(
        _ source: RenderTarget, _ picture: PixelRect, _ cells: PixelRect, into values: UnsafeMutablePointer<SIMD4<Int32>>
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

    // The standard library's conversions between vectors of integers and of floats convert each element by itself. These
    // convert all four together: a float between 2²³ and 2²⁴ has no fraction, so its lowest bits are a whole number.

    /// Converts integers from 0 to 2²³ - 1, exactly. The sum of up to 64 values is in that range.
    @inline(__always) private static func float(_ numbers: SIMD4<Int32>) -> SIMD4<Float> {
        unsafeBitCast(numbers | SIMD4(repeating: 0x4B00_0000), to: SIMD4<Float>.self) - SIMD4(repeating: 0x1p23)
    }

    /// Rounds numbers from 0 to 2²² to the nearest integers, ties to even.
    @inline(__always) private static func rounded(_ numbers: SIMD4<Float>) -> SIMD4<Int32> {
        unsafeBitCast(numbers + SIMD4(repeating: 0x1.8p23), to: SIMD4<Int32>.self) &- SIMD4(repeating: 0x4B40_0000)
    }

    /// Running means of a row or a column in place; beyond its ends, the last values are repeated.
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

    /// Interpolates between the middles of cells.
    @MainActor
    private func enlarge(
        _ values: UnsafePointer<SIMD4<Int32>>, _ cells: PixelRect, to rect: PixelRect, of target: RenderTarget
    ) {
        let width = Int(cells.width)
        let double = 2 * cell
        let shift = Int32(double.trailingZeroBitCount)
        /// The cell whose middle is at or before the middle of a pixel, and how far the pixel is beyond it, in 512ths.
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
                    // 8 bits of fraction, times 512 in one direction: the other one needs the room.
                    let sum = (left &>> 9) &* (512 &- across) &+ (right &>> 9) &* across
                    let rounded = (sum &+ (1 << 16)) &>> 17
                    pixels[Int(x - rect.minX)] = unsafeBitCast(
                        SIMD4<UInt8>(truncatingIfNeeded: rounded), to: UInt32.self)
                }
            }
        }
    }

    /// Saturation and tint, for values with 8 bits of fraction.
    private struct Filter {
        private let saturation: Float
        /// In the order of the components of a pixel in memory: blue, green, red, alpha.
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
    /// The cells of a grid through the origin that have a pixel of the rectangle.
    ///
    /// - Parameter size: The edge of a cell: a power of two.
    fileprivate func cells(_ size: Int32) -> PixelRect {
        let shift = Int32(size.trailingZeroBitCount)
        return PixelRect(
            minX: minX &>> shift, minY: minY &>> shift, maxX: (maxX &+ size &- 1) &>> shift,
            maxY: (maxY &+ size &- 1) &>> shift)
    }

    /// The pixels of cells.
    fileprivate func pixels(_ size: Int32) -> PixelRect {
        PixelRect(minX: minX &* size, minY: minY &* size, maxX: maxX &* size, maxY: maxY &* size)
    }
}
