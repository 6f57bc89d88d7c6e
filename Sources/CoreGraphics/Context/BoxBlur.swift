/// A blur by three box filters in succession, which approximate a Gaussian blur.
///
/// All arithmetic is integer, so that a pixel depends on the pixels around it and on nothing else.
struct BoxBlur {
    /// The number of pixels before and after a pixel that each pass averages.
    let passes: [(before: Int, after: Int)]

    init(standardDeviation: CGFloat) {
        let size = Int(clamping: (standardDeviation * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down))
        let half = size / 2
        if size <= 1 {
            passes = []
        } else if size % 2 == 1 {
            passes = [(half, half), (half, half), (half, half)]
        } else {
            passes = [(half, half - 1), (half - 1, half), (half, half)]
        }
    }

    /// The greatest distance in pixels at which one pixel affects another.
    var reach: Int32 { Int32(passes.reduce(0) { $0 + max($1.before, $1.after) }) }

    /// Blurs 8-bit values in place. Pixels outside the buffer count as 0.
    func apply(to pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
        guard !passes.isEmpty else { return }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(width, height)) { line in
            guard let line = line.baseAddress else { return }
            for y in 0..<height { apply(to: pixels + y * stride, count: width, step: 1, line) }
            for x in 0..<width { apply(to: pixels + x, count: height, step: stride, line) }
        }
    }

    private func apply(
        to pixels: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ line: UnsafeMutablePointer<UInt8>
    ) {
        for (before, after) in passes {
            let size = before &+ after &+ 1
            var sum = 0
            for index in 0..<count {
                line[index] = pixels[index &* step]
                if index < after { sum &+= Int(line[index]) }
            }
            for index in 0..<count {
                if index &+ after < count { sum &+= Int(line[index &+ after]) }
                if index > before { sum &-= Int(line[index &- before &- 1]) }
                pixels[index &* step] = UInt8(truncatingIfNeeded: (sum &+ size / 2) / size)
            }
        }
    }
}
