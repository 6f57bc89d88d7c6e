/// Makes the looks of text out of others, for a configuration.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    /// Makes the attributes.
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer

    /// A transformer that calls `transform`.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// The attributes made of `input`.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
