extension CGPath {
    /// Returns the outline of the area that a stroke of this path covers, to be filled with the winding rule.
    ///
    /// Curves are approximated by line segments with an error of at most a hundredth of the line width, and three
    /// degrees. A line width that is not positive gives an empty path.
    ///
    /// - Parameters:
    ///   - lineWidth: The width of the stroke.
    ///   - lineCap: The style of the ends.
    ///   - lineJoin: The style of the joins.
    ///   - miterLimit: The longest miter join in line widths; longer ones become bevel joins. A value that is not
    ///     finite counts as 10.
    ///   - transform: The transform of the outline's points. The pen is round before it is applied.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        var result = PathElements()
        result.append(
            CGPath.stroke(elements, width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit), transform)
        return CGPath(storage: result)
    }

    /// Returns the dashes of this path as open subpaths.
    ///
    /// Lengths that are negative, not finite or all zero, and more than 100,000 dashes, give an unchanged copy.
    ///
    /// - Parameters:
    ///   - phase: The offset into the pattern at which each subpath starts.
    ///   - lengths: The lengths of dashes and gaps in turn.
    ///   - transform: The transform of the points of the dashes.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        var result = PathElements()
        result.append(CGPath.dash(elements, phase: phase, lengths: lengths), transform)
        return CGPath(storage: result)
    }

    /// Returns a copy in which lines replace the curves.
    ///
    /// - Parameter threshold: The greatest distance between a line and its curve, although a curve becomes at most 1000
    ///   lines. A value that is not positive or not finite counts as 0.01.
    public func flattened(threshold: CGFloat) -> CGPath {
        let usable = threshold.isFinite && threshold > 0 ? threshold : 0.01
        var result = PathElements()
        for line in Polyline.make(of: elements, threshold: usable) {
            result.move(to: line.points[0])
            for point in line.points.dropFirst() { result.line(to: point) }
            if line.points.count == 1 { result.line(to: line.points[0]) }
            if line.isClosed { result.close() }
        }
        return CGPath(storage: result)
    }

    static func stroke(
        _ elements: [PathElement], width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat
    ) -> [PathElement] {
        guard width.isFinite, width > 0 else { return [] }
        var stroker = Stroker(
            width: width, cap: cap, join: join, miterLimit: miterLimit.isFinite ? max(1, miterLimit) : 10)
        for line in Polyline.make(of: elements, threshold: width / 100, turn: .pi / 60) { stroker.stroke(line) }
        return stroker.result.elements
    }

    static func dash(_ elements: [PathElement], phase: CGFloat, lengths: [CGFloat]) -> [PathElement] {
        guard var dasher = Dasher(phase: phase, lengths: lengths), dasher.dash(elements) else { return elements }
        return dasher.result.elements
    }
}

extension CGContext {
    /// Replaces the current path by the outline of its stroke, including dashes.
    ///
    /// Fill it with the winding rule, or clip to it.
    public func replacePathWithStrokedPath() {
        guard let path else { return }
        beginPath()
        let elements = CGPath.dash(
            path.elements, phase: CGFloat(state.dashPhase), lengths: state.dashLengths.map { CGFloat($0) })
        pathElements.append(
            CGPath.stroke(
                elements, width: CGFloat(state.lineWidth), cap: state.lineCap, join: state.lineJoin,
                miterLimit: CGFloat(state.miterLimit)), state.toDevice)
    }
}
