/// The elements of a table view that are only as wide as their content needs.
public struct UITableViewContentHuggingElements: OptionSet, Sendable, Hashable {
    /// The bit mask.
    public let rawValue: Int

    /// Creates a set of elements from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The headers of sections.
    public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1)
}
