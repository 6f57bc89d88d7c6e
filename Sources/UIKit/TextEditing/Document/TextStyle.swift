import CoreGraphics

/// How a stretch of text looks: the attributes that it has of its own.
final class TextStyle {
    /// No attributes: text that looks as all of the document does.
    @MainActor static let plain = TextStyle([:])

    let attributes: [NSAttributedString.Key: Any]

    init(_ attributes: [NSAttributedString.Key: Any]) { self.attributes = attributes }

    /// Whether both have the same attributes. Values that cannot be compared count as the same only if they are one
    /// object.
    func isSame(as other: TextStyle) -> Bool {
        if self === other { return true }
        guard attributes.count == other.attributes.count else { return false }
        return attributes.allSatisfy { key, value in
            guard let candidate = other.attributes[key] else { return false }
            if let a = value as? AnyHashable, let b = candidate as? AnyHashable { return a == b }
            return value as AnyObject === candidate as AnyObject
        }
    }
}

/// A part of a stretch of text, which looks the same throughout.
struct StyleRun {
    /// UTF-16 code units.
    var units: Int
    var style: TextStyle
}
