import CoreGraphics

/// The meaning of the attributes of a document's text.
///
/// A document stores attributes without knowing their types, which belong to the modules above. Equal interpreters have
/// equal results: a document whose style has another interpreter lays out its text again.
package protocol TextAttributeInterpreter: Equatable {
    /// Returns the layout attributes of text.
    ///
    /// - Parameters:
    ///   - attributes: The attributes of the text.
    ///   - linkAttributes: The attributes of links, which have priority over those of the text.
    @MainActor func layoutAttributes(
        of attributes: [NSAttributedString.Key: Any], linkAttributes: [NSAttributedString.Key: Any]
    ) -> TextAttributes

    /// Returns the style of a paragraph whose first character has the attributes; nil if they contain none.
    @MainActor func paragraphStyle(in attributes: [NSAttributedString.Key: Any]) -> ParagraphLayoutStyle?

    /// Returns the attachment among the attributes; nil if there is none.
    @MainActor func attachment(in attributes: [NSAttributedString.Key: Any]) -> TextAttachment?
}

extension TextAttributeInterpreter {
    fileprivate func isEqual(to other: any TextAttributeInterpreter) -> Bool { (other as? Self) == self }
}

/// An interpreter of any type, which can be compared with others.
package struct AnyTextAttributeInterpreter: Equatable {
    /// The interpreter.
    package let base: any TextAttributeInterpreter

    /// Erases the type of an interpreter.
    package init(_ base: any TextAttributeInterpreter) { self.base = base }

    /// Returns whether two interpreters have the same type and are equal.
    package static func == (a: AnyTextAttributeInterpreter, b: AnyTextAttributeInterpreter) -> Bool {
        a.base.isEqual(to: b.base)
    }
}
