/// A rectangle of whole device pixels. The origin is the top-left corner; an empty rectangle has no area.
///
/// Other modules inline what is for `package` only if it is usable from inlined code too.
@frozen @usableFromInline package struct PixelRect: Hashable, Sendable {
    @usableFromInline package var x: Int32
    @usableFromInline package var y: Int32
    @usableFromInline package var width: Int32
    @usableFromInline package var height: Int32

    package static let zero = PixelRect(x: 0, y: 0, width: 0, height: 0)

    @inlinable package init(x: Int32, y: Int32, width: Int32, height: Int32) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The rectangle between two edges on each axis; empty where the far edge is not beyond the near one.
    @inlinable package init(minX: Int32, minY: Int32, maxX: Int32, maxY: Int32) {
        self.init(x: minX, y: minY, width: max(0, maxX &- minX), height: max(0, maxY &- minY))
    }

    /// The smallest pixel rectangle that covers `rect`, given in device pixels. Damage is rounded this way.
    /// Infinite and huge values are clamped; a null or not-a-number rectangle gives an empty one.
    package init(covering rect: CGRect) {
        guard !rect.isNull, !rect.isEmpty else {
            self = .zero
            return
        }
        self.init(
            minX: PixelRect.clamp(rect.minX.rounded(.down)), minY: PixelRect.clamp(rect.minY.rounded(.down)),
            maxX: PixelRect.clamp(rect.maxX.rounded(.up)), maxY: PixelRect.clamp(rect.maxY.rounded(.up)))
    }

    /// The pixel rectangle whose edges are those of `rect` rounded to the nearest pixel edge: where a view is drawn.
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

    /// Rounds half up, so that rounding does not depend on the sign of a coordinate; sums of binary fractions that
    /// come out a hair below one half count as one half.
    package static func snap(_ value: CGFloat) -> CGFloat { (value + 0.5 + 1e-6).rounded(.down) }

    /// Keeps sums of two coordinates within 32 bits.
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
    /// Whether there are no pixels in it.
    @inlinable package var isEmpty: Bool { width <= 0 || height <= 0 }
    /// How many pixels there are in it.
    @inlinable package var area: Int { isEmpty ? 0 : Int(width) * Int(height) }
    /// The same rectangle in numbers with fractions.
    package var cgRect: CGRect { CGRect(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height)) }

    /// Whether both have a pixel in common.
    @inlinable package func intersects(_ other: PixelRect) -> Bool {
        max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
    }

    /// The pixels of both; empty, somewhere, if there are none.
    @inlinable package func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
    }

    /// The bounding box of both; an empty rectangle adds nothing.
    @inlinable package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    /// Whether all pixels of another are in it; those of an empty one are.
    @inlinable package func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
    }

    /// The rectangle moved.
    @inlinable package func offsetBy(dx: Int32, dy: Int32) -> PixelRect {
        PixelRect(x: x &+ dx, y: y &+ dy, width: width, height: height)
    }

    /// The rectangle with its edges moved inwards, outwards by negative numbers.
    @inlinable package func insetBy(dx: Int32, dy: Int32) -> PixelRect {
        PixelRect(minX: minX &+ dx, minY: minY &+ dy, maxX: maxX &- dx, maxY: maxY &- dy)
    }
}
