extension UIImage {
    /// The rotation and mirroring of pixels when they are drawn.
    public enum Orientation: Int, Sendable {
        /// The original orientation.
        case up = 0
        /// Rotated by 180°.
        case down = 1
        /// Rotated by 90° counterclockwise.
        case left = 2
        /// Rotated by 90° clockwise.
        case right = 3
        /// Mirrored horizontally.
        case upMirrored = 4
        /// Mirrored vertically.
        case downMirrored = 5
        /// Mirrored horizontally, then rotated by 90° counterclockwise: rows become columns.
        case leftMirrored = 6
        /// Mirrored horizontally, then rotated by 90° clockwise.
        case rightMirrored = 7
    }

    /// The interpretation of an image as original colors or as a template.
    public enum RenderingMode: Int, Sendable {
        /// The default for the context in which the image is used; symbols are templates.
        case automatic = 0
        /// The image is drawn in its original colors.
        case alwaysOriginal = 1
        /// The image is a template: its alpha channel is filled with a color.
        case alwaysTemplate = 2
    }

    /// The mode in which a part of an image fills a larger area.
    public enum ResizingMode: Int, Sendable {
        /// The part is tiled.
        case tile = 0
        /// The part is stretched.
        case stretch = 1
    }
}

extension UIImage.Orientation {
    /// A Boolean value that indicates whether the orientation exchanges width and height.
    var swapsSides: Bool {
        switch self {
        case .up, .down, .upMirrored, .downMirrored: false
        case .left, .right, .leftMirrored, .rightMirrored: true
        }
    }

    /// The orientation whose result is mirrored horizontally in comparison.
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

    /// Returns the location of the source pixel for the displayed pixel (x, y), in a source of a number of columns and
    /// rows.
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
