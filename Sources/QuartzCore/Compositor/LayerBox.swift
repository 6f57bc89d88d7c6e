/// A rectangle kept as `(minX, minY, -maxX, -maxY)`: then a union is one minimum and a test for overlap is one
/// comparison of four numbers, which is what a search through thousands of siblings consists of.
struct LayerBox {
    var edges: SIMD4<Double>

    /// Nothing: adds nothing to a union and overlaps nothing.
    static let empty = LayerBox(edges: SIMD4(repeating: .infinity))

    /// Everything: contains and overlaps all there is.
    static let everywhere = LayerBox(edges: SIMD4(repeating: -.infinity))

    private init(edges: SIMD4<Double>) { self.edges = edges }

    /// A rectangle without an area, or with edges that are not numbers, is empty.
    init(_ rect: CGRect) {
        guard rect.size.width > 0, rect.size.height > 0, !rect.isNull else {
            self = .empty
            return
        }
        edges = SIMD4(Double(rect.minX), Double(rect.minY), Double(-rect.maxX), Double(-rect.maxY))
    }

    /// What the edges of a box must be less than for the box to overlap `rect`.
    static func overlapLimit(_ rect: CGRect) -> SIMD4<Double> {
        SIMD4(Double(rect.maxX), Double(rect.maxY), Double(-rect.minX), Double(-rect.minY))
    }

    /// What the edges of a box must not be greater than for the box to contain `rect`.
    static func containmentLimit(_ rect: CGRect) -> SIMD4<Double> {
        SIMD4(Double(rect.minX), Double(rect.minY), Double(-rect.maxX), Double(-rect.maxY))
    }

    @inline(__always) func isWithin(_ limit: SIMD4<Double>) -> Bool { all(edges .< limit) }

    var isEmpty: Bool { !(edges.x < -edges.z && edges.y < -edges.w) }

    var rect: CGRect {
        guard !isEmpty else { return .null }
        return CGRect(x: edges.x, y: edges.y, width: -edges.z - edges.x, height: -edges.w - edges.y)
    }

    mutating func formUnion(_ other: LayerBox) {
        edges.replace(with: other.edges, where: other.edges .< edges)
    }

    static func == (a: LayerBox, b: LayerBox) -> Bool { a.edges == b.edges }
}
