/// Makes the looks of text out of others, for a configuration.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    /// Makes the attributes.
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
