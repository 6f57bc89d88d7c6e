import QuartzCore

/// A search for the item to which an arrow key leads: the nearest one in a direction (KS-03).
///
/// Rectangles are turned so that the direction is that of increasing x.
struct GridSearch {
    /// The directions of arrow keys.
    enum Direction {
        case up
        case down
        case left
        case right
    }

    let direction: Direction
    /// The frame of the item at the cursor.
    let start: CGRect
    /// The position across the direction that the cursor keeps.
    let kept: CGFloat
    /// A Boolean value that indicates whether the item may be beside the line of the cursor, such as the last item of a
    /// shorter line.
    let leavesLine: Bool

    var isHorizontal: Bool { direction == .left || direction == .right }

    /// Returns the ends of a frame along the direction.
    private func along(_ frame: CGRect) -> ClosedRange<CGFloat> {
        switch direction {
        case .right: frame.minX...max(frame.minX, frame.maxX)
        case .left: -frame.maxX...max(-frame.maxX, -frame.minX)
        case .down: frame.minY...max(frame.minY, frame.maxY)
        case .up: -frame.maxY...max(-frame.maxY, -frame.minY)
        }
    }

    /// Returns the ends of a frame across the direction.
    private func across(_ frame: CGRect) -> ClosedRange<CGFloat> {
        isHorizontal ? frame.minY...max(frame.minY, frame.maxY) : frame.minX...max(frame.minX, frame.maxX)
    }

    /// Returns the index of the frame to which the key leads; nil if none is in the direction.
    func best(of frames: [CGRect]) -> Int? {
        let (own, line) = (along(start), across(start))
        let middle = (own.lowerBound + own.upperBound) / 2
        var candidates: [(index: Int, gap: CGFloat, offset: CGFloat)] = []
        for (index, frame) in frames.enumerated() where !frame.isNull && frame != start {
            let (range, side) = (along(frame), across(frame))
            // It lies in the direction if it begins behind the middle of the cursor's item, and ends behind its end.
            guard range.lowerBound >= middle, range.upperBound > own.upperBound else { continue }
            guard leavesLine || (side.lowerBound < line.upperBound && side.upperBound > line.lowerBound) else {
                continue
            }
            let offset = max(0, max(side.lowerBound - kept, kept - side.upperBound))
            candidates.append((index, max(0, range.lowerBound - own.upperBound), offset))
        }
        guard let nearest = candidates.min(by: { ($0.gap, $0.offset) < ($1.gap, $1.offset) }) else { return nil }
        // Items of the next line have about the same distance. One of the same column further away is only taken in
        // columns without common lines.
        let limit = nearest.gap + max(1, own.upperBound - own.lowerBound) / 2
        return candidates.filter { $0.gap <= limit }
            .min { ($0.offset, $0.gap, CGFloat($0.index)) < ($1.offset, $1.gap, CGFloat($1.index)) }?.index
    }
}
