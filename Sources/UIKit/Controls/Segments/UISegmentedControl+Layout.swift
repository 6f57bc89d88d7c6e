import QuartzCore

// The layout and fitting size of a segmented control.
extension UISegmentedControl {
    /// The horizontal distance between the content of a segment and its edges, in points.
    private static let padding: CGFloat = 14
    /// The minimum width of a segment, in points.
    private static let leastWidth: CGFloat = 36

    /// Returns the size of the title or image of a segment.
    func contentSize(of segment: SegmentModel) -> CGSize {
        if let image = segment.image { return image.size }
        guard let title = segment.title, !title.isEmpty else { return .zero }
        return ControlCanvas.layout(title, font: font(for: .normal), scale: max(1, layer.contentsScale)).size
    }

    private func preferredWidth(_ segment: SegmentModel) -> CGFloat {
        if segment.width > 0 { return segment.width }
        let width = contentSize(of: segment).width
        return max(UISegmentedControl.leastWidth, width.rounded(.up) + 2 * UISegmentedControl.padding)
    }

    var fittingSize: CGSize {
        let gap = ControlStyle.innerGap
        let widths = segments.map { preferredWidth($0) }
        var width = widths.reduce(0, +)
        if !apportionsSegmentWidthsByContent {
            // All segments without an explicit width are as wide as the widest of them.
            let free = zip(segments, widths).filter { $0.0.width == 0 }.map(\.1)
            width = zip(segments, widths).filter { $0.0.width > 0 }.map(\.1).reduce(0, +)
            width += (free.max() ?? 0) * CGFloat(free.count)
        }
        let tallest = segments.map { contentSize(of: $0).height }.max() ?? 0
        return CGSize(
            width: segments.isEmpty ? 0 : width + 2 * gap, height: max(ControlStyle.height, tallest.rounded(.up) + 10))
    }

    /// Returns the frame of a segment in the bounds. The first segment is at the leading end (RT-08).
    func segmentFrame(_ index: Int, _ edges: [CGFloat]) -> CGRect {
        let gap = ControlStyle.innerGap
        return mirrored(
            CGRect(
                x: edges[index], y: bounds.minY + gap, width: edges[index + 1] - edges[index],
                height: bounds.height - 2 * gap))
    }

    /// The positions of the segment boundaries in the bounds, in points: one more than there are segments. In
    /// right-to-left interfaces they are mirrored x-coordinates.
    var edges: [CGFloat] {
        guard !segments.isEmpty else { return [] }
        let gap = ControlStyle.innerGap
        let room = max(0, bounds.width - 2 * gap)
        var widths = segments.map { $0.width > 0 || apportionsSegmentWidthsByContent ? preferredWidth($0) : 0 }
        let taken = widths.reduce(0, +)
        let free = segments.count { $0.width == 0 }
        let rest = room - taken
        if free > 0, rest > 0 {
            // Segments without an explicit width share the remaining width equally.
            for index in widths.indices where segments[index].width == 0 { widths[index] += rest / CGFloat(free) }
        } else if taken > 0 {
            for index in widths.indices { widths[index] *= room / taken }
        }
        return widths.reduce(into: [bounds.minX + gap]) { $0.append($0[$0.count - 1] + $1) }
    }

    /// Returns the index of the segment at a point of the bounds. A point outside the segments belongs to the nearest
    /// one.
    func segment(at point: CGPoint) -> Int? {
        let edges = edges
        guard edges.count > 1 else { return nil }
        let x = leadingPosition(point.x)
        let index = edges.dropFirst().dropLast().firstIndex { x < $0 } ?? edges.count - 1
        return index - 1
    }

    // MARK: Titles

    func font(for state: UIControl.State) -> UIFont {
        titleTextAttributes(for: state)?[.font] as? UIFont
            ?? titleTextAttributes(for: .normal)?[.font] as? UIFont ?? ControlStyle.font
    }

    func titleColor(for state: UIControl.State) -> UIColor {
        if let own = titleTextAttributes(for: state)?[.foregroundColor] as? UIColor { return own }
        if let normal = titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor { return normal }
        if state == .selected, !isMomentary, let background = selectedSegmentTintColor, background.cgColor.alpha > 0.5 {
            return ControlStyle.contrast(to: background, traitCollection)
        }
        return state == .selected || state == .highlighted ? .label : .secondaryLabel
    }
}
