/// A plain text that is changed in the same way as a document, as a reference.
package struct TextModel {
    /// The UTF-16 code units.
    package private(set) var units: [UInt16] = []

    /// Creates an empty text.
    package init() {}

    /// The text.
    package var text: String { String(decoding: units, as: UTF16.self) }

    /// Replaces a range of code units.
    package mutating func replace(_ range: Range<Int>, with text: String) {
        units.replaceSubrange(range, with: Array(text.utf16))
    }
}
