/// A rectangle that is stored as `(minX, minY, -maxX, -maxY)`. With this representation, a union is a single minimum
/// and a test for overlap is a single comparison of four numbers, which dominate the search through thousands of
/// siblings.
struct PackedBounds {
    var edges: SIMD4<Double>

    /// The empty box, which adds nothing to a union and overlaps nothing.
    static let empty = PackedBounds(edges: SIMD4(repeating: .infinity))

    /// The infinite box, which contains and overlaps every rectangle.
    static let everywhere = PackedBounds(edges: SIMD4(repeating: -.infinity))

    private init(edges: SIMD4<Double>) { self.edges = edges }

    /// Creates a box. A rectangle without an area, or with edges that are not numbers, becomes the empty box.
    init(_ rect: CGRect) {
        guard rect.size.width > 0, rect.size.height > 0, !rect.isNull else {
            self = .empty
            return
        }
        edges = SIMD4(Double(rect.minX), Double(rect.minY), Double(-rect.maxX), Double(-rect.maxY))
    }

    /// Returns the limit that the edges of a box must be less than for the box to overlap `rect`.
    static func overlapLimit(_ rect: CGRect) -> SIMD4<Double> {
        SIMD4(Double(rect.maxX), Double(rect.maxY), Double(-rect.minX), Double(-rect.minY))
    }

    /// Returns the limit that the edges of a box must not exceed for the box to contain `rect`.
    static func containmentLimit(_ rect: CGRect) -> SIMD4<Double> {
        SIMD4(Double(rect.minX), Double(rect.minY), Double(-rect.maxX), Double(-rect.maxY))
    }

    @inline(__always) func isWithin(_ limit: SIMD4<Double>) -> Bool { all(edges .< limit) }

    var isEmpty: Bool { !(edges.x < -edges.z && edges.y < -edges.w) }

    var rect: CGRect {
        guard !isEmpty else { return .null }
        return CGRect(x: edges.x, y: edges.y, width: -edges.z - edges.x, height: -edges.w - edges.y)
    }

    mutating func formUnion(_ other: PackedBounds) {
        edges.replace(with: other.edges, where: other.edges .< edges)
    }
}
