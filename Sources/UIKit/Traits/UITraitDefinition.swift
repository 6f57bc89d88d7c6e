/// The definition of a trait, by the library or by an app.
///
/// ```swift
/// enum Density { case normal, compact }
/// struct DensityTrait: UITraitDefinition { static let defaultValue = Density.normal }
///
/// view.traitOverrides[DensityTrait.self] = .compact
/// if someViewInside.traitCollection[DensityTrait.self] == .compact { … }
/// ```
///
/// Views, controllers and scenes pass the values on to their descendants. The type of the values should be `Equatable`;
/// with other types, observers are notified whenever any trait is set.
public protocol UITraitDefinition {
    /// The type of the trait's value. It is `Sendable`, because trait collections are used on several threads.
    associatedtype Value: Sendable

    /// The value while the trait is unspecified.
    static var defaultValue: Value { get }

    /// A human-readable name. Optional; the default is the name of the type.
    static var name: String { get }

    /// A Boolean value that indicates whether dynamic colors depend on the trait, so that views are redrawn when it
    /// changes. The default is `false`.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The name of the type.
    public static var name: String { "\(Self.self)" }
    /// The value `false`: dynamic colors do not depend on the trait.
    public static var affectsColorAppearance: Bool { false }
}

/// The type of the elements in lists of traits, such as `[UITraitUserInterfaceStyle.self, DensityTrait.self]`.
public typealias UITrait = any UITraitDefinition.Type
