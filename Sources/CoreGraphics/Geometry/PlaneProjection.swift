/// A projective transform of the plane: `(x y 1) · M = (X Y W)`, and the image of the point is `(X / W, Y / W)`.
///
/// `W` is the distance from the eye, 1 at the image plane. A point with a `W` of zero or less lies behind the eye and
/// has no image.
package struct PlaneProjection: Equatable, Sendable {
    package var m11 = 1.0, m12 = 0.0, m13 = 0.0
    package var m21 = 0.0, m22 = 1.0, m23 = 0.0
    package var m31 = 0.0, m32 = 0.0, m33 = 1.0

    /// The near clipping distance: points nearer to the eye are clipped.
    package static let nearestDistance = 1e-3

    package static let identity = PlaneProjection()

    package init() {}

    package init(
        m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double, m32: Double,
        m33: Double
    ) {
        (self.m11, self.m12, self.m13) = (m11, m12, m13)
        (self.m21, self.m22, self.m23) = (m21, m22, m23)
        (self.m31, self.m32, self.m33) = (m31, m32, m33)
    }

    package init(_ t: CGAffineTransform) {
        (m11, m12, m21, m22) = (Double(t.a), Double(t.b), Double(t.c), Double(t.d))
        (m31, m32) = (Double(t.tx), Double(t.ty))
    }

    /// A Boolean value that indicates whether all points have the same distance from the eye.
    package var isAffine: Bool { m13 == 0 && m23 == 0 && m33 > 0 }

    /// The transform without perspective: exact if ``isAffine`` is true, otherwise with the distance of the origin for
    /// all points.
    package var affine: CGAffineTransform {
        let w = m33 > 0 ? m33 : 1
        return CGAffineTransform(a: m11 / w, b: m12 / w, c: m21 / w, d: m22 / w, tx: m31 / w, ty: m32 / w)
    }

    /// The determinant of the matrix. It is negative if the transform shows the back of the plane.
    package var determinant: Double {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// The inverse transform; `nil` if the plane is seen edge-on.
    package var inverted: PlaneProjection? {
        let d = determinant
        guard d != 0, d.isFinite else { return nil }
        let f = 1 / d
        let result = PlaneProjection(
            m11: (m22 * m33 - m23 * m32) * f, m12: (m13 * m32 - m12 * m33) * f, m13: (m12 * m23 - m13 * m22) * f,
            m21: (m23 * m31 - m21 * m33) * f, m22: (m11 * m33 - m13 * m31) * f, m23: (m13 * m21 - m11 * m23) * f,
            m31: (m21 * m32 - m22 * m31) * f, m32: (m12 * m31 - m11 * m32) * f, m33: (m11 * m22 - m12 * m21) * f)
        return result.isFinite ? result : nil
    }

    package var isFinite: Bool {
        (m11 + m12 + m13 + m21 + m22 + m23 + m31 + m32 + m33).isFinite
    }

    /// Returns a transform that applies this transform first and `other` after it.
    package func concatenating(_ other: PlaneProjection) -> PlaneProjection {
        func row(_ x: Double, _ y: Double, _ w: Double) -> (Double, Double, Double) {
            (
                x * other.m11 + y * other.m21 + w * other.m31, x * other.m12 + y * other.m22 + w * other.m32,
                x * other.m13 + y * other.m23 + w * other.m33
            )
        }
        let (a, b, c) = (row(m11, m12, m13), row(m21, m22, m23), row(m31, m32, m33))
        return PlaneProjection(
            m11: a.0, m12: a.1, m13: a.2, m21: b.0, m22: b.1, m23: b.2, m31: c.0, m32: c.1, m33: c.2)
    }

    /// Returns the distance of a point from the eye.
    package func distance(_ p: CGPoint) -> Double { Double(p.x) * m13 + Double(p.y) * m23 + m33 }

    /// Returns the image of a point; `nil` if the point lies behind the eye.
    package func image(of p: CGPoint) -> CGPoint? {
        let w = distance(p)
        guard w >= PlaneProjection.nearestDistance * 0.5, w.isFinite else { return nil }
        return divided(p, w)
    }

    /// Returns the image of a point without clipping. A point behind the eye is mirrored at the eye.
    package func mapped(_ p: CGPoint) -> CGPoint {
        let w = distance(p)
        return divided(p, abs(w) < 1e-9 ? (w < 0 ? -1e-9 : 1e-9) : w)
    }

    private func divided(_ p: CGPoint, _ w: Double) -> CGPoint {
        CGPoint(
            x: (Double(p.x) * m11 + Double(p.y) * m21 + m31) / w, y: (Double(p.x) * m12 + Double(p.y) * m22 + m32) / w)
    }

    /// Returns the corners of the image of a rectangle, clipped at the near distance; empty if nothing is left.
    package func outline(of rect: CGRect) -> [CGPoint] {
        guard !rect.isNull, rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else {
            return []
        }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        let near = PlaneProjection.nearestDistance
        if m13 == 0, m23 == 0 { return m33 >= near ? corners.map { mapped($0) } : [] }
        var result: [CGPoint] = []
        for index in 0..<4 {
            let (p, q) = (corners[index], corners[(index + 1) % 4])
            let (from, to) = (distance(p), distance(q))
            if from >= near { result.append(mapped(p)) }
            if (from >= near) != (to >= near) {
                let share = CGFloat((near - from) / (to - from))
                let cut = CGPoint(x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share)
                // The clipping distance is exact here; computing it again would only add rounding errors.
                result.append(divided(cut, near))
            }
        }
        return result.allSatisfy { $0.x.isFinite && $0.y.isFinite } ? result : []
    }

    /// Returns the bounding box of the image of a rectangle; null if no part of the rectangle lies in front of the eye.
    package func boundingBox(of rect: CGRect) -> CGRect {
        let points = outline(of: rect)
        guard let first = points.first else { return .null }
        var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
        for point in points.dropFirst() {
            minX = min(minX, point.x)
            minY = min(minY, point.y)
            maxX = max(maxX, point.x)
            maxY = max(maxY, point.y)
        }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// Returns the greatest factor by which the transform lengthens a short line at a point; `nil` if the point has no
    /// image.
    package func stretch(at p: CGPoint) -> Double? {
        guard let image = image(of: p) else { return nil }
        let w = distance(p)
        let (x, y) = (Double(image.x), Double(image.y))
        let (a, b) = ((m11 - x * m13) / w, (m12 - y * m13) / w)
        let (c, d) = ((m21 - x * m23) / w, (m22 - y * m23) / w)
        let squares = a * a + b * b + c * c + d * d
        let area = a * d - b * c
        let result = ((squares + max(0, squares * squares - 4 * area * area).squareRoot()) / 2).squareRoot()
        return result.isFinite ? result : nil
    }
}
