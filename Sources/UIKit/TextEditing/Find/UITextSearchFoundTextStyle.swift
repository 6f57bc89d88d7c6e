/// How a place that was found, or was not, is to look.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// Like any text.
    case normal = 0
    /// As one of those that were found.
    case found = 1
    /// As the one that is looked at now.
    case highlighted = 2
}
