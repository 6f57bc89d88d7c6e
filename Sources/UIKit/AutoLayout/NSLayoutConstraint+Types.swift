extension NSLayoutConstraint {
    /// The relation between the two sides of a constraint (AL-01).
    public enum Relation: Int, Sendable {
        /// The first attribute is at most the other side.
        case lessThanOrEqual = -1
        /// Both sides are equal.
        case equal = 0
        /// The first attribute is at least the other side.
        case greaterThanOrEqual = 1
    }

    /// A property of a view or guide that a constraint refers to (AL-01). All attributes belong to the alignment
    /// rectangle (AL-31).
    public enum Attribute: Int, Sendable {
        /// No attribute: the second attribute of a constraint without a second item.
        case notAnAttribute = 0
        /// The left edge, whatever the layout direction.
        case left = 1
        /// The right edge, whatever the layout direction.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The left edge, or the right one if the layout direction is right to left (AL-29).
        case leading = 5
        /// The right edge, or the left one if the layout direction is right to left (AL-29).
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The horizontal center.
        case centerX = 9
        /// The vertical center.
        case centerY = 10
        /// The baseline of the last line of text. For an item without text, the bottom edge (IC-18).
        case lastBaseline = 11
        /// The baseline of the first line of text. For an item without text, the bottom edge (IC-18).
        case firstBaseline = 12
        /// The left edge, inset by the layout margin of the view.
        case leftMargin = 13
        /// The right edge, inset by the layout margin of the view.
        case rightMargin = 14
        /// The top edge, inset by the layout margin of the view.
        case topMargin = 15
        /// The bottom edge, inset by the layout margin of the view.
        case bottomMargin = 16
        /// The leading edge, inset by the layout margin of the view.
        case leadingMargin = 17
        /// The trailing edge, inset by the layout margin of the view.
        case trailingMargin = 18
        /// The horizontal center of the area inside the layout margins.
        case centerXWithinMargins = 19
        /// The vertical center of the area inside the layout margins.
        case centerYWithinMargins = 20
    }

    /// An axis of layout (AL-01).
    public enum Axis: Int, Sendable {
        /// From the leading to the trailing edge.
        case horizontal = 0
        /// From the top to the bottom.
        case vertical = 1
    }

    /// The alignments, the direction and the kind of spaces of a visual format string (VF-04). Alignments along the
    /// axis of the string, and two directions in one value, are programming errors.
    public struct FormatOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The left edges of the views in a column are at one position.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// The right edges of the views in a column are at one position.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// The top edges of the views in a row are at one height.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// The bottom edges of the views in a row are at one height.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// The leading edges of the views in a column are at one position.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// The trailing edges of the views in a column are at one position.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// The centers of the views in a column are at one position.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// The centers of the views in a row are at one height.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// The last baselines of the views in a row are at one height.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// The first baselines of the views in a row are at one height.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The bits of all alignments.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// The string begins at the leading edge. The default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// The string begins at the left edge, whatever the layout direction.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// The string begins at the right edge, whatever the layout direction.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of the directions.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// Spaces are between edges. The default.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Spaces between the views of a column are from the last baseline of a view to the first one of the next.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bits of the kinds of spaces.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}

extension NSLayoutConstraint.Attribute {
    /// The kinds of attributes that constraints relate to each other (AL-08…AL-10).
    enum Kind {
        case none, x, y, size

        /// The class of anchors for the attributes.
        var anchorName: String {
            switch self {
            case .none: "NSLayoutAnchor"
            case .x: "NSLayoutXAxisAnchor"
            case .y: "NSLayoutYAxisAnchor"
            case .size: "NSLayoutDimension"
            }
        }
    }

    var kind: Kind {
        switch self {
        case .notAnAttribute: .none
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .x
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            .y
        case .width, .height: .size
        }
    }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// A Boolean value that indicates whether the attribute depends on the layout direction.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// A Boolean value that indicates whether the attribute is a left or right edge, whatever the layout direction.
    var isAbsoluteEdge: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// The axis that the attribute belongs to.
    var axis: NSLayoutConstraint.Axis {
        switch self {
        case .width: .horizontal
        case .height: .vertical
        default: kind == .x ? .horizontal : .vertical
        }
    }

    /// The same attribute of the item itself instead of its margins, and whether it was one of margins.
    var withoutMargin: (attribute: Self, isMargin: Bool) {
        switch self {
        case .leftMargin: (.left, true)
        case .rightMargin: (.right, true)
        case .topMargin: (.top, true)
        case .bottomMargin: (.bottom, true)
        case .leadingMargin: (.leading, true)
        case .trailingMargin: (.trailing, true)
        case .centerXWithinMargins: (.centerX, true)
        case .centerYWithinMargins: (.centerY, true)
        default: (self, false)
        }
    }

    /// The name in descriptions of constraints.
    var name: String {
        switch self {
        case .notAnAttribute: "notAnAttribute"
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        }
    }
}
