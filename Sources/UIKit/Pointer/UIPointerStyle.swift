import DisplayServer

/// The appearance of the pointer: the standard one, a shape, one with arrows, or hidden. It is shown with the
/// corresponding cursor of the desktop's theme.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
    let shape: UIPointerShape?
    private let isHiddenPointer: Bool

    /// The arrows around the pointer, which indicate the directions in which content can be moved. They are shown as a
    /// resize cursor.
    open var accessories: [UIPointerAccessory] = []

    /// Creates a style with a pointer shape.
    public convenience init(shape: UIPointerShape) { self.init(shape: shape, isHidden: false) }

    /// The effect on the view under the pointer; nil if the style only changes the pointer.
    let effect: UIPointerEffect?

    /// Creates a style that changes the view under the pointer.
    ///
    /// - Parameters:
    ///   - effect: The effect on the view.
    ///   - shape: The outline of the effect's background; nil uses the outline of the effect's preview.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(shape: shape, isHidden: false, effect: effect)
    }

    private init(shape: UIPointerShape?, isHidden: Bool, effect: UIPointerEffect? = nil) {
        self.shape = shape
        self.effect = effect
        isHiddenPointer = isHidden
        super.init()
    }

    /// Returns the standard style.
    open class func system() -> UIPointerStyle { UIPointerStyle(shape: nil, isHidden: false) }

    /// Returns a style that hides the pointer.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(shape: nil, isHidden: true) }

    /// The cursor for the style.
    var cursor: CursorShape {
        if isHiddenPointer { return .hidden }
        return UIPointerAccessory.cursor(for: accessories) ?? shape?.cursor ?? .arrow
    }
}

/// The shape of a pointer or of a pointer effect.
public struct UIPointerShape: Sendable {
    let cursor: CursorShape
    /// The outline of an effect's background, in the coordinate space of the superview of the effect's view.
    var outline: (rect: CGRect, radius: CGFloat)?

    init(cursor: CursorShape, outline: (rect: CGRect, radius: CGFloat)? = nil) {
        self.cursor = cursor
        self.outline = outline
    }

    /// The default corner radius of effects, in points.
    public static let defaultCornerRadius: CGFloat = 8

    /// Returns a rounded rectangle as the outline of an effect, in the coordinate space of the superview of the
    /// effect's view. The pointer itself keeps its standard shape.
    public static func roundedRect(_ rect: CGRect, radius: CGFloat = defaultCornerRadius) -> UIPointerShape {
        UIPointerShape(cursor: .arrow, outline: (rect, max(0, radius)))
    }

    /// Returns the text cursor of the desktop's theme. `length` has no effect.
    public static func verticalBeam(length: CGFloat) -> UIPointerShape { UIPointerShape(cursor: .text) }

    /// A pointing hand, as over links. Not part of iOS; the name is AppKit's.
    public static let pointingHand = UIPointerShape(cursor: .pointingHand)

    /// A crosshair, as over canvases. Not part of iOS; the name is AppKit's.
    public static let crosshair = UIPointerShape(cursor: .crosshair)
}

/// An arrow next to the pointer.
@preconcurrency @MainActor open class UIPointerAccessory: NSObject {
    /// The position of an accessory relative to the pointer.
    public struct Position: Hashable, Sendable {
        /// The distance from the center of the pointer, in points.
        public let offset: CGFloat
        /// The direction from the center of the pointer, in radians clockwise from the top.
        public let angle: CGFloat

        /// Creates a position. If the angle is not finite, no arrow is shown. The offset is stored but has no effect,
        /// because the theme's cursors determine the distance of arrows.
        public init(offset: CGFloat, angle: CGFloat) {
            self.offset = offset
            self.angle = angle
        }

        private static func side(_ eighth: Int) -> Position { Position(offset: 8, angle: CGFloat(eighth) * .pi / 4) }
        /// The position above the pointer.
        public static let top = side(0)
        /// The position above and to the right of the pointer.
        public static let topRight = side(1)
        /// The position to the right of the pointer.
        public static let right = side(2)
        /// The position below and to the right of the pointer.
        public static let bottomRight = side(3)
        /// The position below the pointer.
        public static let bottom = side(4)
        /// The position below and to the left of the pointer.
        public static let bottomLeft = side(5)
        /// The position to the left of the pointer.
        public static let left = side(6)
        /// The position above and to the left of the pointer.
        public static let topLeft = side(7)
    }

    /// The position of the accessory.
    public let position: Position

    private init(position: Position) {
        self.position = position
        super.init()
    }

    /// Returns an arrow that points away from the pointer.
    open class func arrow(_ position: Position) -> UIPointerAccessory { UIPointerAccessory(position: position) }

    /// Returns the cursor for the first arrow, which is one of eight resize cursors. It also represents an arrow on the
    /// opposite side.
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
