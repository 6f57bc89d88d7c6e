import CoreGraphics

/// A tab stop.
package struct TextTabStop: Hashable, Sendable {
    /// The alignment of the text after a tab at its stop.
    package enum Alignment: Hashable, Sendable {
        /// The text begins at the stop.
        case leading
        case center
        /// The text ends at the stop.
        case trailing
        /// The center of the first decimal separator is at the stop, or the end of the text if it has none.
        case decimal(UnicodeScalar)
    }

    /// The distance in points from the edge at which lines begin.
    package var location: CGFloat
    package var alignment: Alignment

    package init(location: CGFloat, alignment: Alignment = .leading) {
        self.location = location
        self.alignment = alignment
    }
}
