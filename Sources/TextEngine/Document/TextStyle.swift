import CoreGraphics

/// The attributes of a run of text.
package final class TextStyle {
    /// A style without attributes: the text has the default appearance of the document.
    @MainActor package static let plain = TextStyle([:])

    /// The attributes.
    package let attributes: [NSAttributedString.Key: Any]

    /// Creates a style.
    package init(_ attributes: [NSAttributedString.Key: Any]) { self.attributes = attributes }

    /// Returns whether both styles have the same attributes. Values that are not `Hashable` count as equal only if they
    /// are the same object.
    package func isSame(as other: TextStyle) -> Bool {
        if self === other { return true }
        guard attributes.count == other.attributes.count else { return false }
        return attributes.allSatisfy { key, value in
            guard let candidate = other.attributes[key] else { return false }
            if let a = value as? AnyHashable, let b = candidate as? AnyHashable { return a == b }
            return value as AnyObject === candidate as AnyObject
        }
    }
}

/// A run of text with one style.
package struct StyleRun {
    /// The length in UTF-16 code units.
    package var units: Int
    /// The style.
    package var style: TextStyle

    /// Creates a run.
    package init(units: Int, style: TextStyle) {
        self.units = units
        self.style = style
    }
}
