/// A closure that derives text attributes from others, for use in a configuration.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    /// The closure that derives the attributes.
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer

    /// Creates a transformer that calls `transform`.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Returns the attributes that the transformer derives from `input`.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
