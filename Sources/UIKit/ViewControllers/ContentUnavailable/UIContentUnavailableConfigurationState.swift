/// The state of a view controller, from which it derives the content to display if its own is unavailable.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view controller.
    public var traitCollection: UITraitCollection
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state in which nothing is set.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// The value that the app stores for a key; `nil` if there is none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
