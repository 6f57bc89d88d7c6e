/// A closure that derives a color from another, for use in a configuration.
public struct UIConfigurationColorTransformer: Sendable {
    /// The closure that derives the color.
    public let transform: @Sendable (UIColor) -> UIColor

    /// Creates a transformer that calls `transform`.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

    /// Returns the color that the transformer derives from `input`.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
