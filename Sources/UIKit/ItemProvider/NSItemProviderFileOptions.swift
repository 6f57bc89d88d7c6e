/// Options for files that represent an item.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The receiver may open the original file instead of a copy.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
