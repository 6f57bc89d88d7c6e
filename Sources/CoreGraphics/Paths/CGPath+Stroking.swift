extension CGPath {
    /// The outline of what a stroke of this path covers: fill it by the winding rule. Curves become straight pieces that
    /// are at most a hundredth of the width, and three degrees, off. A width that is not positive gives an empty path.
    ///
    /// - Parameters:
    ///   - miterLimit: how many widths long a mitered corner may become before it is cut off.
    ///   - transform: takes the points of the outline elsewhere; the pen was round before that.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        var result = PathElements()
        result.append(
            CGPath.stroke(elements, width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit), transform)
        return CGPath(storage: result)
    }

    /// The dashes of this path as open subpaths: lengths of dashes and of the gaps between them, in turn, from `phase` on
    /// in each subpath. Lengths that mean nothing (negative, not finite, all zero), and more than 100,000 dashes, give an
    /// unbroken copy.
    ///
    /// - Parameter transform: takes the points of the dashes elsewhere.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        var result = PathElements()
        result.append(CGPath.dash(elements, phase: phase, lengths: lengths), transform)
        return CGPath(storage: result)
    }

    /// A copy of straight lines only, which are nowhere farther from the path than `threshold`; curves are given at most
    /// 1000 lines. A threshold that is not positive counts as a hundredth.
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
    /// Makes the current path the outline of what stroking it now would cover, dashes included. Fill it by the winding
    /// rule, or clip to it.
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
