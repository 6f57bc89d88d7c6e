import DisplayServer

/// How the pointer looks: as usual, as a shape, with arrows, or not at all. Each is shown as the picture that the
/// desktop's theme has for it.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
    let shape: UIPointerShape?
    private let isHiddenPointer: Bool

    /// Arrows around the pointer, which say where something can be moved: shown as the picture for resizing that way.
    open var accessories: [UIPointerAccessory] = []

    /// The pointer in a shape.
    public convenience init(shape: UIPointerShape) { self.init(shape: shape, isHidden: false) }

    /// What the view under the pointer looks like; nil for a style of the pointer alone.
    let effect: UIPointerEffect?

    /// Creates a style that changes the view under the pointer.
    ///
    /// - Parameters:
    ///   - shape: The outline of the effect's background; nil is that of the effect's preview.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(shape: shape, isHidden: false, effect: effect)
    }

    private init(shape: UIPointerShape?, isHidden: Bool, effect: UIPointerEffect? = nil) {
        self.shape = shape
        self.effect = effect
        isHiddenPointer = isHidden
        super.init()
    }

    /// The usual pointer.
    open class func system() -> UIPointerStyle { UIPointerStyle(shape: nil, isHidden: false) }

    /// No pointer.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(shape: nil, isHidden: true) }

    /// The picture that shows the style.
    var cursor: CursorShape {
        if isHiddenPointer { return .hidden }
        return UIPointerAccessory.cursor(for: accessories) ?? shape?.cursor ?? .arrow
    }
}

/// The outline of a pointer.
public struct UIPointerShape: Sendable {
    let cursor: CursorShape
    /// The outline of an effect's background, in the coordinates of the superview of the effect's view.
    var outline: (rect: CGRect, radius: CGFloat)?

    init(cursor: CursorShape, outline: (rect: CGRect, radius: CGFloat)? = nil) {
        self.cursor = cursor
        self.outline = outline
    }

    /// The radius of the corners of effects, in points.
    public static let defaultCornerRadius: CGFloat = 8

    /// A rectangle with rounded corners, as the outline of an effect, in the coordinates of the superview of the effect's
    /// view. The pointer itself keeps its usual shape.
    public static func roundedRect(_ rect: CGRect, radius: CGFloat = defaultCornerRadius) -> UIPointerShape {
        UIPointerShape(cursor: .arrow, outline: (rect, max(0, radius)))
    }

    /// A bar between characters of text: what the desktop's theme shows over text, whatever the length.
    public static func verticalBeam(length: CGFloat) -> UIPointerShape { UIPointerShape(cursor: .text) }

    /// A hand that points, as over links. Not on iOS; the name is AppKit's.
    public static let pointingHand = UIPointerShape(cursor: .pointingHand)

    /// A cross, as over canvases. Not on iOS; the name is AppKit's.
    public static let crosshair = UIPointerShape(cursor: .crosshair)
}

/// An arrow beside the pointer.
@preconcurrency @MainActor open class UIPointerAccessory: NSObject {
    /// On which side of the pointer.
    public struct Position: Hashable, Sendable {
        /// How far from the middle of the pointer, in points.
        public let offset: CGFloat
        /// In which direction, in radians clockwise from the top.
        public let angle: CGFloat

        /// A place beside the pointer. At an angle that is not finite there is no arrow. Pictures of desktops fix how
        /// far arrows are from the middle: the offset is kept and has no effect.
        public init(offset: CGFloat, angle: CGFloat) {
            self.offset = offset
            self.angle = angle
        }

        private static func side(_ eighth: Int) -> Position { Position(offset: 8, angle: CGFloat(eighth) * .pi / 4) }
        /// Above the pointer.
        public static let top = side(0)
        /// Above it and to the right.
        public static let topRight = side(1)
        /// To its right.
        public static let right = side(2)
        /// Below it and to the right.
        public static let bottomRight = side(3)
        /// Below it.
        public static let bottom = side(4)
        /// Below it and to the left.
        public static let bottomLeft = side(5)
        /// To its left.
        public static let left = side(6)
        /// Above it and to the left.
        public static let topLeft = side(7)
    }

    /// Where it is.
    public let position: Position

    private init(position: Position) {
        self.position = position
        super.init()
    }

    /// An arrow that points away from the pointer.
    open class func arrow(_ position: Position) -> UIPointerAccessory { UIPointerAccessory(position: position) }

    /// The picture for the first arrow: themes have one for each of eight directions. With arrows on opposite sides it
    /// stands for both.
    static func cursor(for accessories: [UIPointerAccessory]) -> CursorShape? {
        guard let angle = accessories.first?.position.angle, angle.isFinite else { return nil }
        let shapes: [CursorShape] = [
            .resizeUp, .resizeUpRight, .resizeRight, .resizeDownRight, .resizeDown, .resizeDownLeft, .resizeLeft,
            .resizeUpLeft,
        ]
        let eighth = Int(clamping: (angle / (.pi / 4)).rounded()) % 8
        return shapes[eighth < 0 ? eighth + 8 : eighth]
    }
}
