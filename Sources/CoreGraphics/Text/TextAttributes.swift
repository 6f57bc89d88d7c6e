/// How a piece of text looks.
package struct TextAttributes: Hashable {
    package var font: FontDescriptor
    /// The colour of the letters; `nil` means the one given when drawing.
    package var color: CGColor?
    /// The colour of the box behind the letters.
    package var backgroundColor: CGColor?
    package var isUnderlined: Bool
    package var isStruckThrough: Bool
    /// Points added after each letter; negative brings them closer together.
    package var kern: CGFloat
    /// Points by which letters stand above the baseline.
    package var baselineOffset: CGFloat

    package init(
        font: FontDescriptor = FontDescriptor(), color: CGColor? = nil, backgroundColor: CGColor? = nil,
        isUnderlined: Bool = false, isStruckThrough: Bool = false, kern: CGFloat = 0, baselineOffset: CGFloat = 0
    ) {
        self.font = font
        self.color = color
        self.backgroundColor = backgroundColor
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
        self.kern = kern
        self.baselineOffset = baselineOffset
    }
}

/// A stretch of text that looks the same.
package struct TextRun: Hashable {
    /// Offsets into the text's UTF-8. What lies outside the text is ignored; an offset within a character counts as
    /// that character's start.
    package var range: Range<Int>
    package var attributes: TextAttributes

    package init(range: Range<Int>, attributes: TextAttributes) {
        self.range = range
        self.attributes = attributes
    }
}

/// What happens to text that is wider than there is room.
package enum LineBreak: Hashable, Sendable {
    /// New lines begin at words (at characters if a word alone is too long); lines over the limit are left out.
    case wordWrapping
    /// New lines begin at any character; lines over the limit are left out.
    case charWrapping
    /// As ``wordWrapping``, but the last line runs on and is cut off at the edge.
    case clipping
    /// The last line shows its end, after an ellipsis.
    case truncatingHead
    /// The last line shows its beginning, before an ellipsis.
    case truncatingTail
    /// The last line shows its beginning and end, around an ellipsis.
    case truncatingMiddle

    var isTruncating: Bool {
        switch self {
        case .truncatingHead, .truncatingTail, .truncatingMiddle: true
        case .wordWrapping, .charWrapping, .clipping: false
        }
    }
}

/// Where lines stand in the width there is.
package enum TextAlignment: Hashable, Sendable {
    /// At the side where the text's writing direction begins.
    case natural
    case left
    case center
    case right
    /// All lines but a paragraph's last are stretched to the full width; that one is ``natural``.
    case justified
}
