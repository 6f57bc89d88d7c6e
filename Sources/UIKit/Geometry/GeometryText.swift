/// Formats and parses geometry as text in braces, such as `{{0, 0}, {100, 50}}`.
enum GeometryText {
    /// Formats a number with up to six significant digits, without a fraction if it is whole.
    static func number(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }

    static func braced(_ numbers: [CGFloat]) -> String { "{\(numbers.map(number).joined(separator: ", "))}" }

    /// Returns the numbers in a text, or `nil` if there are not exactly `count` finite numbers.
    static func numbers(in text: String, count: Int) -> [CGFloat]? {
        let parts = text.split { " {}[],".contains($0) }.map { Double($0) }
        guard parts.count == count else { return nil }
        let numbers = parts.compactMap { $0 }.filter(\.isFinite)
        return numbers.count == count ? numbers.map { CGFloat($0) } : nil
    }
}

// Conversion of geometry to text and back. Unless stated otherwise, text in another format gives zero values.
extension NSCoder {
    /// Returns `{x, y}`.
    public class func string(for point: CGPoint) -> String { GeometryText.braced([point.x, point.y]) }

    /// Returns `{width, height}`.
    public class func string(for size: CGSize) -> String { GeometryText.braced([size.width, size.height]) }

    /// Returns `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }

    /// Returns `{dx, dy}`.
    public class func string(for vector: CGVector) -> String { GeometryText.braced([vector.dx, vector.dy]) }

    /// Returns `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
        let t = transform
        return "[\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(GeometryText.number).joined(separator: ", "))]"
    }

    /// Returns `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        GeometryText.braced([insets.top, insets.left, insets.bottom, insets.right])
    }

    /// Returns `{top, leading, bottom, trailing}`.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        GeometryText.braced([insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    /// Returns `{horizontal, vertical}`.
    public class func string(for offset: UIOffset) -> String {
        GeometryText.braced([offset.horizontal, offset.vertical])
    }

    /// Returns the point that a string describes.
    public class func cgPoint(for string: String) -> CGPoint {
        GeometryText.numbers(in: string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }

    /// Returns the size that a string describes.
    public class func cgSize(for string: String) -> CGSize {
        GeometryText.numbers(in: string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }

    /// Returns the rectangle that a string describes.
    public class func cgRect(for string: String) -> CGRect {
        GeometryText.numbers(in: string, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
            ?? .zero
    }

    /// Returns the vector that a string describes.
    public class func cgVector(for string: String) -> CGVector {
        GeometryText.numbers(in: string, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }

    /// Returns the transform that a string describes, or the identity for a string in another format.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        GeometryText.numbers(in: string, count: 6).map {
            CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        } ?? .identity
    }

    /// Returns the insets that a string describes.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        GeometryText.numbers(in: string, count: 4).map {
            UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
        } ?? .zero
    }

    /// Returns the directional insets that a string describes.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        GeometryText.numbers(in: string, count: 4).map {
            NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
        } ?? .zero
    }

    /// Returns the offset that a string describes.
    public class func uiOffset(for string: String) -> UIOffset {
        GeometryText.numbers(in: string, count: 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }
}
