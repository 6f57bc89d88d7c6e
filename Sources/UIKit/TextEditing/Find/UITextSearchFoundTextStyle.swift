/// The appearance of a range of text in a search.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// The appearance of ordinary text.
    case normal = 0
    /// The appearance of a result.
    case found = 1
    /// The appearance of the current result.
    case highlighted = 2
}
