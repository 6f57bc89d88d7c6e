/// Forward or backward in the order of a text.
public enum UITextStorageDirection: Int, Sendable {
    case forward = 0
    case backward = 1
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left = 3
    case up = 4
    case down = 5
}

/// A direction in a text, by its order or on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The direction as a number, of both enumerations.
    public let rawValue: Int
    /// The direction of that number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A direction in the order of the text.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// A direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// Parts of text of different sizes.
public enum UITextGranularity: Int, Sendable {
    case character = 0
    case word = 1
    case sentence = 2
    case paragraph = 3
    case line = 4
    case document = 5
}

/// Which way text is written.
public enum NSWritingDirection: Int, Sendable {
    /// As its letters say.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}
