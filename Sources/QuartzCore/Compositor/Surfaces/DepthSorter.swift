/// A half-plane of the device. A pixel belongs to it if its center does.
struct DeviceCut {
    var a: Double
    var b: Double
    var c: Double
    /// A Boolean value that indicates whether `a x + b y + c` is at least zero in the half-plane. Every pixel is in
    /// exactly one of the two half-planes of a line.
    var isPositive: Bool

    /// Narrows a span of pixels in a row to those in the half-plane.
    func narrow(_ from: inout Int32, _ to: inout Int32, y: Int32) {
        let rest = b * (Double(y) + 0.5) + c
        guard abs(a) > 1e-12 else {
            if (rest >= 0) != isPositive { to = from }
            return
        }
        // The first pixel whose center is beyond the line.
        let border = (-rest / a - 0.5).rounded(.up)
        let column = Int32(max(-1e8, min(1e8, border)))
        if (a > 0) == isPositive { from = max(from, column) } else { to = min(to, column) }
    }
}

/// A part of a plane in space, as it is drawn.
struct SpatialPiece {
    let layer: CALayer
    let projection: PlaneProjection
    let opacity: Float
    let tint: SIMD4<Float>
    /// The corners, viewed from z = ∞.
    fileprivate var corners: [SIMD3<Double>]
    /// The plane that contains the points p with `normal · p = offset`. The normal points to the viewer.
    fileprivate let normal: SIMD3<Double>
    fileprivate let offset: Double
    /// The half-planes to which splits by other planes limit the piece.
    private(set) var cuts: [DeviceCut] = []

    /// Creates a piece, or returns `nil` if the plane is not visible.
    init?(_ plane: SpatialPlane, box: CGRect) {
        let projection = plane.space.plane
        guard !box.isNull, let inverse = projection.inverted else { return nil }
        var corners: [SIMD3<Double>] = []
        for corner in projection.outline(of: box) {
            guard let local = inverse.image(of: corner), let place = plane.space.spatialImage(of: local) else {
                continue
            }
            corners.append(place)
        }
        guard corners.count >= 3 else { return nil }
        // The sum over all corners is numerically more stable than the product of two edges.
        var normal = SIMD3<Double>.zero
        var middle = SIMD3<Double>.zero
        for index in corners.indices {
            normal += SpatialPiece.cross(corners[index], corners[(index + 1) % corners.count])
            middle += corners[index]
        }
        let length = (normal * normal).sum().squareRoot()
        guard length > 1e-9, length.isFinite else { return nil }
        normal /= normal.z < 0 ? -length : length
        guard abs(normal.z) > 1e-9 else { return nil }
        layer = plane.layer
        opacity = plane.opacity
        tint = plane.tint
        self.projection = projection
        self.corners = corners
        self.normal = normal
        offset = (normal * middle).sum() / Double(corners.count)
    }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }

    /// Returns the signed distance of a point in front of this plane.
    fileprivate func height(_ point: SIMD3<Double>) -> Double { (normal * point).sum() - offset }

    /// Returns the parts behind and in front of another plane.
    fileprivate func split(by other: SpatialPiece) -> (behind: SpatialPiece, front: SpatialPiece) {
        var (behind, front) = (self, self)
        behind.corners.removeAll()
        front.corners.removeAll()
        for index in corners.indices {
            let (p, q) = (corners[index], corners[(index + 1) % corners.count])
            let (from, to) = (other.height(p), other.height(q))
            if from <= 0 { behind.corners.append(p) }
            if from >= 0 { front.corners.append(p) }
            if from * to < 0 {
                let cut = p + (q - p) * (from / (from - to))
                behind.corners.append(cut)
                front.corners.append(cut)
            }
        }
        // The intersection line of the planes. In this plane, x and y determine z.
        let slope = other.normal.z / normal.z
        let cut = DeviceCut(
            a: other.normal.x - slope * normal.x, b: other.normal.y - slope * normal.y,
            c: slope * offset - other.offset, isPositive: true)
        front.cuts.append(cut)
        behind.cuts.append(DeviceCut(a: cut.a, b: cut.b, c: cut.c, isPositive: false))
        return (behind, front)
    }
}

/// A sorter that puts planes in space into drawing order, from back to front, and splits planes that intersect each
/// other. Coplanar planes keep their order.
enum DepthSorter {
    /// The distance up to which planes are considered coplanar, in pixels.
    private static let tolerance = 0.02
    /// The maximum number of pieces. Beyond it, planes are not split, but are drawn in the order of the depth of their
    /// centers.
    private static let maximumPieceCount = 2048

    static func sorted(_ pieces: [SpatialPiece]) -> [SpatialPiece] {
        var result: [SpatialPiece] = []
        var count = pieces.count
        var pending: [(pieces: [SpatialPiece], isSorted: Bool)] = [(pieces, false)]
        while let (list, isSorted) = pending.popLast() {
            guard !isSorted, list.count > 1, let splitter = list.first else {
                result.append(contentsOf: list)
                continue
            }
            var behind: [SpatialPiece] = []
            var level: [SpatialPiece] = [splitter]
            var front: [SpatialPiece] = []
            for piece in list.dropFirst() {
                var (lowest, highest) = (Double.infinity, -Double.infinity)
                for corner in piece.corners {
                    let height = splitter.height(corner)
                    lowest = min(lowest, height)
                    highest = max(highest, height)
                }
                if highest <= tolerance, lowest >= -tolerance {
                    level.append(piece)
                } else if lowest >= -tolerance {
                    front.append(piece)
                } else if highest <= tolerance {
                    behind.append(piece)
                } else if count < maximumPieceCount {
                    let parts = piece.split(by: splitter)
                    count += 1
                    if parts.behind.corners.count >= 3 { behind.append(parts.behind) }
                    if parts.front.corners.count >= 3 { front.append(parts.front) }
                } else if lowest + highest < 0 {
                    behind.append(piece)
                } else {
                    front.append(piece)
                }
            }
            // The last element is processed first.
            pending.append((front, false))
            pending.append((level, true))
            pending.append((behind, false))
        }
        return result
    }
}
