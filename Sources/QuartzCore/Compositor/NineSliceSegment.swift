/// A part of an image, in pixels, and the place where it is drawn, in points, along one axis.
struct NineSliceSegment {
    var source: CGFloat
    var length: CGFloat
    var target: CGFloat
    var extent: CGFloat

    /// Returns the three parts along an axis. The two ends keep their size and the center fills the rest; without
    /// enough room, the ends are scaled down.
    static func parts(
        _ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ length: CGFloat, _ target: CGFloat, _ extent: CGFloat,
        _ scale: CGFloat
    ) -> [NineSliceSegment] {
        let low = max(0, min(1, low))
        let high = max(low, min(1, high))
        let first = low * length
        let last = (1 - high) * length
        let fixed = (first + last) / scale
        let factor = fixed > extent ? extent / fixed : 1
        let near = first / scale * factor
        let far = last / scale * factor
        return [
            NineSliceSegment(source: start, length: first, target: target, extent: near),
            NineSliceSegment(
                source: start + first, length: length - first - last, target: target + near,
                extent: extent - near - far),
            NineSliceSegment(
                source: start + length - last, length: last, target: target + extent - far, extent: far),
        ].filter { $0.length > 0 && $0.extent > 0 }
    }

    /// Returns the nine parts of an image that is drawn into a rectangle of a layer, or a single part if the layer's
    /// center of the contents is the whole image.
    @MainActor static func parts(
        of whole: CGRect, in box: CGRect, _ layer: CALayer
    ) -> [(source: CGRect, target: CGRect)] {
        let values = layer.effectiveProperties
        let (center, scale) = (values.contentsCenter, values.contentsScale)
        guard center != CGRect(x: 0, y: 0, width: 1, height: 1), values.contentsGravity.isResizing else {
            return [(whole, box)]
        }
        guard scale > 0, scale.isFinite else { return [] }
        let columns = parts(center.minX, center.maxX, whole.minX, whole.width, box.minX, box.width, scale)
        let rows = parts(center.minY, center.maxY, whole.minY, whole.height, box.minY, box.height, scale)
        return rows.flatMap { row in
            columns.map { column in
                (
                    CGRect(x: column.source, y: row.source, width: column.length, height: row.length),
                    CGRect(x: column.target, y: row.target, width: column.extent, height: row.extent)
                )
            }
        }
    }
}
