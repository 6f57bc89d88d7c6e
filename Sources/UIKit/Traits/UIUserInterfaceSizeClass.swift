/// How much room an interface has along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Nothing is said.
    case unspecified = 0
    /// Little.
    case compact = 1
    /// Plenty, as in all windows here unless they override it.
    case regular = 2
}
