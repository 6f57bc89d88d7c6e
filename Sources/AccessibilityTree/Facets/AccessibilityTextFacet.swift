import CoreGraphics

/// The text of an element.
///
/// Offsets count UTF-16 code units. Callers pass ranges within the text. A range that starts or ends between the two
/// halves of a surrogate pair is rounded, in either direction.
@MainActor package protocol AccessibilityTextFacet: AnyObject {
    /// The length. It is requested often, and must not copy the text.
    var textLength: Int { get }

    /// A number that changes whenever the text does. Together with the length it tells whether known offsets are still
    /// valid.
    var textRevision: Int { get }

    /// Returns a part of the text. Passwords are replaced by bullets.
    func text(in range: Range<Int>) -> String

    // MARK: Caret and selection

    /// The offset of the caret; nil, the default, if there is none.
    var caretOffset: Int? { get }

    /// Moves the caret.
    ///
    /// - Returns: False, the default, if there is none.
    func setCaretOffset(_ offset: Int) -> Bool

    /// The selected ranges, none of which is empty. None by default.
    var selectedTextRanges: [Range<Int>] { get }

    /// Selects ranges; none removes the selection. Where only one range can be selected, the last one wins.
    ///
    /// - Returns: False, the default, if the text cannot be selected.
    func setSelectedTextRanges(_ ranges: [Range<Int>]) -> Bool

    // MARK: Structure and attributes

    /// Returns the unit of the text that contains the character after an offset, with the space that follows it.
    ///
    /// The default implementation knows characters, words, sentences and paragraphs, and takes paragraphs for lines. An
    /// implementation for laid out text needs to return lines only, and calls
    /// ``plainTextRange(of:at:)`` for other units.
    func textRange(of unit: AccessibilityTextUnit, at offset: Int) -> Range<Int>

    /// Returns attributes of the character after an offset, such as `weight` and `size`, with the range around it that
    /// has the same attributes. None, with the entire text, by default.
    func textAttributes(at offset: Int) -> (attributes: [String: String], range: Range<Int>)

    /// The attributes of text without its own ones. None by default.
    var defaultTextAttributes: [String: String] { get }

    // MARK: Geometry

    /// Returns the bounding box of a range in screen points; that of the caret for an empty range.
    func textFrame(of range: Range<Int>) -> CGRect

    /// Returns the offset of the character at a point in screen points; nil, the default, if there is none.
    func textOffset(at point: CGPoint) -> Int?

    /// Scrolls a range into the visible area.
    ///
    /// - Returns: False, the default, if that is not possible.
    func scrollTextIntoView(_ range: Range<Int>) -> Bool

    // MARK: Editing

    /// The operations that change the text; nil, the default, if the user cannot change it.
    var textEditing: (any AccessibilityTextEditing)? { get }
}

extension AccessibilityTextFacet {
    package var caretOffset: Int? { nil }
    package func setCaretOffset(_ offset: Int) -> Bool { false }
    package var selectedTextRanges: [Range<Int>] { [] }
    package func setSelectedTextRanges(_ ranges: [Range<Int>]) -> Bool { false }
    package func textRange(of unit: AccessibilityTextUnit, at offset: Int) -> Range<Int> {
        plainTextRange(of: unit, at: offset)
    }
    package func textAttributes(at offset: Int) -> (attributes: [String: String], range: Range<Int>) {
        ([:], 0..<textLength)
    }
    package var defaultTextAttributes: [String: String] { [:] }
    package func textOffset(at point: CGPoint) -> Int? { nil }
    package func scrollTextIntoView(_ range: Range<Int>) -> Bool { false }
    package var textEditing: (any AccessibilityTextEditing)? { nil }
}
