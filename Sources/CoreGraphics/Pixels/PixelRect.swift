/// A rectangle of whole device pixels. The origin is the top-left corner; an empty rectangle has no area.
///
/// The type is `@usableFromInline` so that other modules can inline its `package` members.
@frozen @usableFromInline package struct PixelRect: Hashable, Sendable {
    @usableFromInline package var x: Int32
    @usableFromInline package var y: Int32
    @usableFromInline package var width: Int32
    @usableFromInline package var height: Int32

    /// The empty rectangle at the origin.
    @inlinable package static var zero: PixelRect { PixelRect(x: 0, y: 0, width: 0, height: 0) }

    @inlinable package init(x: Int32, y: Int32, width: Int32, height: Int32) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Creates the rectangle between two edges on each axis; empty if the far edge is not beyond the near one.
    @inlinable package init(minX: Int32, minY: Int32, maxX: Int32, maxY: Int32) {
        self.init(x: minX, y: minY, width: max(0, maxX &- minX), height: max(0, maxY &- minY))
    }

    /// Creates the smallest pixel rectangle that contains `rect`, given in device pixels. Damage is rounded this way.
    ///
    /// Infinite and huge values are clamped; a null or NaN rectangle gives an empty one.
    package init(covering rect: CGRect) {
        guard !rect.isNull, !rect.isEmpty else {
            self = .zero
            return
        }
        self.init(
            minX: PixelRect.clamp(rect.minX.rounded(.down)), minY: PixelRect.clamp(rect.minY.rounded(.down)),
            maxX: PixelRect.clamp(rect.maxX.rounded(.up)), maxY: PixelRect.clamp(rect.maxY.rounded(.up)))
    }

    /// Creates the pixel rectangle whose edges are those of `rect` rounded to the nearest pixel edge.
    ///
    /// Views are drawn at such rectangles.
    ///
    /// Two rectangles that share an edge still share it after rounding.
    package init(snapping rect: CGRect) {
        guard !rect.isNull else {
            self = .zero
            return
        }
        self.init(
            minX: PixelRect.clamp(PixelRect.snap(rect.minX)), minY: PixelRect.clamp(PixelRect.snap(rect.minY)),
            maxX: PixelRect.clamp(PixelRect.snap(rect.maxX)), maxY: PixelRect.clamp(PixelRect.snap(rect.maxY)))
    }

    /// Rounds half up, so that rounding does not depend on the sign of a coordinate.
    ///
    /// Sums of binary fractions that are marginally less than one half count as one half.
    package static func snap(_ value: CGFloat) -> CGFloat { (value + 0.5 + 1e-6).rounded(.down) }

    /// Clamps a coordinate so that sums of two coordinates fit into 32 bits.
    private static func clamp(_ value: CGFloat) -> Int32 {
        guard value == value else { return 0 }
        return Int32(max(-0x2000_0000, min(0x2000_0000, value)))
    }

    /// The first column.
    @inlinable package var minX: Int32 { x }
    /// The first row.
    @inlinable package var minY: Int32 { y }
    /// The column after the last.
    @inlinable package var maxX: Int32 { x &+ width }
    /// The row after the last.
    @inlinable package var maxY: Int32 { y &+ height }
    /// A Boolean value that indicates whether the rectangle contains no pixels.
    @inlinable package var isEmpty: Bool { width <= 0 || height <= 0 }
    /// The number of pixels.
    @inlinable package var area: Int { isEmpty ? 0 : Int(width) * Int(height) }
    /// The rectangle as a `CGRect` in device pixels.
    @inlinable package var cgRect: CGRect {
        CGRect(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
    }

    /// Returns whether two rectangles have a pixel in common.
    @inlinable package func intersects(_ other: PixelRect) -> Bool {
        max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
    }

    /// Returns the pixels that both rectangles contain; an empty rectangle at any position if there are none.
    @inlinable package func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
    }

    /// Returns the bounding box of both rectangles. An empty rectangle does not contribute to it.
    @inlinable package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    /// Returns whether the rectangle contains all pixels of another one. It always contains an empty rectangle.
    @inlinable package func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
    }

    /// Returns the rectangle translated.
    @inlinable package func offsetBy(dx: Int32, dy: Int32) -> PixelRect {
        PixelRect(x: x &+ dx, y: y &+ dy, width: width, height: height)
    }

    /// Returns the rectangle with its edges moved inwards; negative values move them outwards.
    @inlinable package func insetBy(dx: Int32, dy: Int32) -> PixelRect {
        PixelRect(minX: minX &+ dx, minY: minY &+ dy, maxX: maxX &- dx, maxY: maxY &- dy)
    }
}
