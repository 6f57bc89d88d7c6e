/// Makes a colour out of another, for a configuration.
public struct UIConfigurationColorTransformer: Sendable {
    /// Makes the colour.
    public let transform: @Sendable (UIColor) -> UIColor

    /// A transformer that calls `transform`.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

    /// The colour made of `input`.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
