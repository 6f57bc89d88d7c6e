import CoreGraphics

/// Where lines of text stand between the left and the right edge.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Lines but the last of a paragraph are stretched to the full width.
    case justified = 3
    /// At the side where the text's writing direction begins.
    case natural = 4
}

/// What happens to text that is wider than there is room.
public enum NSLineBreakMode: Int, Sendable {
    /// New lines begin at words.
    case byWordWrapping = 0
    /// New lines begin at any character.
    case byCharWrapping = 1
    /// The last line runs on and is cut off at the edge.
    case byClipping = 2
    /// The last line shows its end, after an ellipsis.
    case byTruncatingHead = 3
    /// The last line shows its beginning, before an ellipsis.
    case byTruncatingTail = 4
    /// The last line shows its beginning and end, around an ellipsis.
    case byTruncatingMiddle = 5
}

/// Lines under or through text. Styles that are not declared here are drawn as a single line.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// Two lines; through text, one.
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
