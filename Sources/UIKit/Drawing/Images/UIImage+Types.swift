extension UIImage {
    /// How pixels are turned or mirrored when they are drawn.
    public enum Orientation: Int, Sendable {
        /// As they are.
        case up = 0
        /// Turned by half a turn.
        case down = 1
        /// Turned by a quarter against the clock.
        case left = 2
        /// Turned by a quarter with the clock.
        case right = 3
        /// Left and right exchanged.
        case upMirrored = 4
        /// Top and bottom exchanged.
        case downMirrored = 5
        /// Left and right exchanged, then turned by a quarter against the clock: rows become columns.
        case leftMirrored = 6
        /// Left and right exchanged, then turned by a quarter with the clock.
        case rightMirrored = 7
    }

    /// Whether a picture is shown as it is.
    public enum RenderingMode: Int, Sendable {
        /// As it suits where it is shown; symbols are templates.
        case automatic = 0
        /// As it is.
        case alwaysOriginal = 1
        /// Only its shape counts, which is shown in a colour.
        case alwaysTemplate = 2
    }

    /// How a part of a picture fills a larger size.
    public enum ResizingMode: Int, Sendable {
        /// It is repeated.
        case tile = 0
        /// It is stretched.
        case stretch = 1
    }
}

extension UIImage.Orientation {
    /// Whether width becomes height.
    var swapsSides: Bool {
        switch self {
        case .up, .down, .upMirrored, .downMirrored: false
        case .left, .right, .leftMirrored, .rightMirrored: true
        }
    }

    /// The orientation whose result is this one's with left and right exchanged.
    var mirrored: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .left: .rightMirrored
        case .rightMirrored: .left
        case .right: .leftMirrored
        case .leftMirrored: .right
        }
    }

    /// Where the pixel that is shown at (x, y) is among pixels of that many columns and rows.
    func source(_ x: Int, _ y: Int, _ columns: Int, _ rows: Int) -> (x: Int, y: Int) {
        switch self {
        case .up: (x, y)
        case .down: (columns - 1 - x, rows - 1 - y)
        case .left: (columns - 1 - y, x)
        case .right: (y, rows - 1 - x)
        case .upMirrored: (columns - 1 - x, y)
        case .downMirrored: (x, rows - 1 - y)
        case .leftMirrored: (y, x)
        case .rightMirrored: (columns - 1 - y, rows - 1 - x)
        }
    }
}
