/// Computes where a window that was stored by an earlier launch appears (RS-03).
enum WindowPlacement {
    /// The width and height, in points, of the part of a window's top that must be visible for the user to reach it.
    static let reachable = CGSize(width: 80, height: 24)

    /// Returns the frame itself if the top of the window can be reached on a monitor, or else a frame within the
    /// nearest work area.
    ///
    /// - Parameters:
    ///   - frame: The frame of the window.
    ///   - areas: The work areas of the monitors, the primary one first, in the same units.
    static func place(_ frame: CGRect, in areas: [CGRect]) -> CGRect {
        let top = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: min(frame.height, reachable.height))
        let needed = CGSize(width: min(frame.width, reachable.width), height: top.height)
        let isReachable = areas.contains { area in
            let part = area.intersection(top)
            return !part.isNull && part.width >= needed.width && part.height >= needed.height
        }
        guard !isReachable, let nearest = areas.min(by: { distance(frame, $0) < distance(frame, $1) }) else {
            return frame
        }
        let size = CGSize(width: min(frame.width, nearest.width), height: min(frame.height, nearest.height))
        return CGRect(
            x: min(max(frame.minX, nearest.minX), nearest.maxX - size.width),
            y: min(max(frame.minY, nearest.minY), nearest.maxY - size.height), width: size.width, height: size.height)
    }

    /// Returns a Boolean value that indicates whether a window of a size covers a work area, apart from its frame.
    static func covers(_ size: CGSize, _ area: CGRect) -> Bool {
        size.width >= area.width - 24 && size.height >= area.height - 80
    }

    private static func distance(_ frame: CGRect, _ area: CGRect) -> CGFloat {
        let x = max(area.minX - frame.maxX, frame.minX - area.maxX, 0)
        let y = max(area.minY - frame.maxY, frame.minY - area.maxY, 0)
        return x + y
    }
}
