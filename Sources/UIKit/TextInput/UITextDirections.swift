/// A direction in the storage order of a text.
public enum UITextStorageDirection: Int, Sendable {
    /// Toward the end of the text.
    case forward = 0
    /// Toward the beginning of the text.
    case backward = 1
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right.
    case right = 2
    /// To the left.
    case left = 3
    /// Upward.
    case up = 4
    /// Downward.
    case down = 5
}

/// A direction in a text, either in storage order or on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The raw value of a ``UITextStorageDirection`` or ``UITextLayoutDirection``, which share no values.
    public let rawValue: Int
    /// Creates a direction from the raw value of a storage or layout direction.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Returns a direction in storage order.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Returns a direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// The size of a unit of text.
public enum UITextGranularity: Int, Sendable {
    /// A character as the user perceives it: a grapheme cluster.
    case character = 0
    /// A word.
    case word = 1
    /// A sentence.
    case sentence = 2
    /// A paragraph.
    case paragraph = 3
    /// A line on the screen.
    case line = 4
    /// The entire text.
    case document = 5
}

/// The base writing direction of text.
public enum NSWritingDirection: Int, Sendable {
    /// The direction that the characters of the text determine.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}
