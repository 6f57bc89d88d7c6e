import CoreGraphics
import TextEngine

/// The alignment of lines of text.
///
/// ```swift
/// label.textAlignment = .center
/// let style = NSMutableParagraphStyle()
/// style.alignment = .justified
/// let paragraph = NSAttributedString(string: "A long paragraph", attributes: [.paragraphStyle: style])
/// ```
///
/// The default of views and paragraph styles is ``natural``, the side on which the text begins: left for Latin and
/// right for Arabic text, according to the characters of the text. It does not depend on the layout direction of the
/// view, which is always left to right.
public enum NSTextAlignment: Int, Sendable {
    /// Lines are aligned with the left edge.
    case left = 0
    /// Lines are centered.
    case center = 1
    /// Lines are aligned with the right edge.
    case right = 2
    /// Lines are stretched to the full width, except the last line of each paragraph.
    case justified = 3
    /// Lines are aligned with the side on which the text's writing direction begins.
    case natural = 4
}

/// The treatment of text that exceeds the available width.
public enum NSLineBreakMode: Int, Sendable {
    /// Lines break between words.
    case byWordWrapping = 0
    /// Lines break between characters.
    case byCharWrapping = 1
    /// The last line is clipped at the edge.
    case byClipping = 2
    /// The last line shows the end of the text after an ellipsis.
    case byTruncatingHead = 3
    /// The last line shows the beginning of the text before an ellipsis.
    case byTruncatingTail = 4
    /// The last line shows the beginning and the end of the text around an ellipsis.
    case byTruncatingMiddle = 5
}

/// The style of underlines and strikethroughs. Raw values other than those declared here draw a single line.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bit mask of the style.
    public let rawValue: Int
    /// Creates a style from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A double underline. A strikethrough is drawn as a single line.
    public static let double = NSUnderlineStyle(rawValue: 9)
}

extension NSTextAlignment {
    var textAlignment: TextAlignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }

    /// Returns the alignment of the lines of a label or text field. Natural alignment is the side on which the text
    /// begins, but always the right side in a right-to-left view (RT-09).
    func lineAlignment(isRightToLeft: Bool) -> TextAlignment {
        self == .natural && isRightToLeft ? .right : textAlignment
    }
}

extension NSLineBreakMode {
    var lineBreak: LineBreak {
        switch self {
        case .byWordWrapping: .wordWrapping
        case .byCharWrapping: .charWrapping
        case .byClipping: .clipping
        case .byTruncatingHead: .truncatingHead
        case .byTruncatingTail: .truncatingTail
        case .byTruncatingMiddle: .truncatingMiddle
        }
    }
}
