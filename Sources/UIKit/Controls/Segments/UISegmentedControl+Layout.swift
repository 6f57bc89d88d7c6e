import QuartzCore

// Where the segments of a segmented control are, and how large it likes to be.
extension UISegmentedControl {
    /// Beside what a segment shows, in points.
    private static let padding: CGFloat = 14
    /// Segments that show next to nothing are this wide.
    private static let leastWidth: CGFloat = 36

    /// The size of what a segment shows.
    func contentSize(of segment: SegmentModel) -> CGSize {
        if let image = segment.image { return image.size }
        guard let title = segment.title, !title.isEmpty else { return .zero }
        return ControlCanvas.layout(title, font: font(for: .normal), scale: max(1, layer.contentsScale)).size
    }

    private func wishedWidth(_ segment: SegmentModel) -> CGFloat {
        if segment.width > 0 { return segment.width }
        let width = contentSize(of: segment).width
        return max(UISegmentedControl.leastWidth, width.rounded(.up) + 2 * UISegmentedControl.padding)
    }

    var fittingSize: CGSize {
        let gap = ControlStyle.innerGap
        let widths = segments.map { wishedWidth($0) }
        var width = widths.reduce(0, +)
        if !apportionsSegmentWidthsByContent {
            // All that were given none are as wide as the widest of them.
            let free = zip(segments, widths).filter { $0.0.width == 0 }.map(\.1)
            width = zip(segments, widths).filter { $0.0.width > 0 }.map(\.1).reduce(0, +)
            width += (free.max() ?? 0) * CGFloat(free.count)
        }
        let tallest = segments.map { contentSize(of: $0).height }.max() ?? 0
        return CGSize(
            width: segments.isEmpty ? 0 : width + 2 * gap, height: max(ControlStyle.height, tallest.rounded(.up) + 10))
    }

    /// The left and right ends of the segments in the bounds, in points.
    var edges: [CGFloat] {
        guard !segments.isEmpty else { return [] }
        let gap = ControlStyle.innerGap
        let room = max(0, bounds.width - 2 * gap)
        var widths = segments.map { $0.width > 0 || apportionsSegmentWidthsByContent ? wishedWidth($0) : 0 }
        let taken = widths.reduce(0, +)
        let free = segments.count { $0.width == 0 }
        let rest = room - taken
        if free > 0, rest > 0 {
            // What is left over is shared.
            for index in widths.indices where segments[index].width == 0 { widths[index] += rest / CGFloat(free) }
        } else if taken > 0 {
            for index in widths.indices { widths[index] *= room / taken }
        }
        return widths.reduce(into: [bounds.minX + gap]) { $0.append($0[$0.count - 1] + $1) }
    }

    /// The segment at a point of the bounds. The room around the segments belongs to the nearest.
    func segment(at point: CGPoint) -> Int? {
        let edges = edges
        guard edges.count > 1 else { return nil }
        let index = edges.dropFirst().dropLast().firstIndex { point.x < $0 } ?? edges.count - 1
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
        if state == .selected, !isMomentary, let ground = selectedSegmentTintColor, ground.cgColor.alpha > 0.5 {
            return ControlStyle.contrast(to: ground, traitCollection)
        }
        return state == .selected || state == .highlighted ? .label : .secondaryLabel
    }
}
