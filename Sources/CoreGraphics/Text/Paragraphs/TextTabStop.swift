/// A place to which a tab leads.
package struct TextTabStop: Hashable, Sendable {
    /// Which side of the text after the tab stands there.
    package enum Alignment: Hashable, Sendable {
        /// Where the text begins.
        case leading
        case center
        /// Where the text ends.
        case trailing
        /// The middle of the first decimal separator in it, or its end.
        case decimal(UnicodeScalar)
    }

    /// Points from the edge at which lines begin.
    package var location: CGFloat
    package var alignment: Alignment

    package init(location: CGFloat, alignment: Alignment = .leading) {
        self.location = location
        self.alignment = alignment
    }
}
