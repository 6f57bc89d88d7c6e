import QuartzCore

/// The frames of the parts of a content-unavailable view, one below the other, in a left-to-right layout.
@MainActor struct ContentUnavailableArrangement {
    /// A part with the distance to the part above.
    struct Part {
        let view: UIView
        let size: CGSize
        let padding: CGFloat
    }

    /// The widest texts, in points: longer lines are hard to read.
    static let readableWidth: CGFloat = 420

    private(set) var parts: [Part] = []
    let margins: NSDirectionalEdgeInsets
    /// The largest width of the parts.
    let room: CGFloat
    /// The number of device pixels per point.
    let scale: CGFloat

    init(margins: NSDirectionalEdgeInsets, width: CGFloat, scale: CGFloat) {
        self.margins = margins
        room = max(0, min(width - margins.leading - margins.trailing, ContentUnavailableArrangement.readableWidth))
        self.scale = max(scale, 1)
    }

    /// Adds a part below the others. The padding does not apply to the first part.
    mutating func add(_ view: UIView?, padding: CGFloat, size: ((CGSize) -> CGSize)? = nil) {
        guard let view else { return }
        let proposal = CGSize(width: room, height: .greatestFiniteMagnitude)
        let wanted = size?(proposal) ?? view.sizeThatFits(proposal)
        let part = CGSize(width: min(up(wanted.width), room), height: up(wanted.height))
        parts.append(Part(view: view, size: part, padding: parts.isEmpty ? 0 : max(0, padding)))
    }

    /// The height of all parts with the margins.
    var height: CGFloat { margins.top + parts.reduce(0) { $0 + $1.padding + $1.size.height } + margins.bottom }

    /// The width of the widest part with the margins.
    var width: CGFloat { margins.leading + (parts.map(\.size.width).max() ?? 0) + margins.trailing }

    /// Returns the frames of the parts in a view of a size: vertically in the middle, if they fit.
    func frames(in size: CGSize, alignment: UIContentUnavailableConfiguration.Alignment) -> [CGRect] {
        var y = margins.top + max(0, (size.height - height) / 2)
        return parts.map { part in
            y += part.padding
            let x =
                switch alignment {
                case .center: max(margins.leading, (size.width - part.size.width) / 2)
                case .natural: margins.leading
                }
            let frame = CGRect(origin: CGPoint(x: snap(x), y: snap(y)), size: part.size)
            y += part.size.height
            return frame
        }
    }

    private func up(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }

    private func snap(_ value: CGFloat) -> CGFloat { PixelRect.snap(value * scale) / scale }
}
