/// Inset distances for the edges of a rectangle, in points.
///
/// ```swift
/// let margins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
/// textView.textContainerInset = margins
/// label.frame = view.bounds.inset(by: view.safeAreaInsets).inset(by: margins)
/// ```
///
/// Positive values move the edges inwards, negative values outwards. The default of each distance is 0.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
    /// The inset of the upper edge.
    public var top: CGFloat
    /// The inset of the left edge.
    public var left: CGFloat
    /// The inset of the lower edge.
    public var bottom: CGFloat
    /// The inset of the right edge.
    public var right: CGFloat

    /// Insets of zero.
    public static let zero = UIEdgeInsets()

    /// Creates insets of zero.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Creates insets with the given distances.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// Inset distances for the edges of a rectangle, relative to the direction of text, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
    /// The inset of the upper edge.
    public var top: CGFloat
    /// The inset of the edge at which text begins: the left edge, or the right one in right-to-left interfaces.
    public var leading: CGFloat
    /// The inset of the lower edge.
    public var bottom: CGFloat
    /// The inset of the edge at which text ends: the right edge, or the left one in right-to-left interfaces.
    public var trailing: CGFloat

    /// Insets of zero.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates insets of zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Creates insets with the given distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

/// A horizontal and a vertical offset, in points.
public struct UIOffset: Hashable, Sendable, Codable {
    /// The horizontal offset. Positive values point to the right.
    public var horizontal: CGFloat
    /// The vertical offset. Positive values point down.
    public var vertical: CGFloat

    /// An offset of zero.
    public static let zero = UIOffset()

    /// Creates an offset of zero.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// Creates an offset with the given distances.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

extension CGRect {
    /// Returns the rectangle with its edges moved inwards. Negative insets move edges outwards.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}
