/// A trait: of the toolkit, or of your own.
///
/// ```swift
/// struct DensityTrait: UITraitDefinition { static let defaultValue = Density.normal }
///
/// view.traitOverrides[DensityTrait.self] = .compact
/// if someViewInside.traitCollection[DensityTrait.self] == .compact { … }
/// ```
///
/// Values are handed down from a view, controller or scene to all in it. Give them a type that is `Equatable`: changes
/// of others are told whenever anything is set.
public protocol UITraitDefinition {
    /// What the trait is about. Trait collections go from thread to thread, and their values with them.
    associatedtype Value: Sendable

    /// The value where nothing else is said.
    static var defaultValue: Value { get }

    /// A name for people. Optional: that of the type.
    static var name: String { get }

    /// Whether dynamic colours depend on it, so that views draw anew when it changes. False unless implemented.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The name of the type.
    public static var name: String { "\(Self.self)" }
    /// False: colours do not depend on it.
    public static var affectsColorAppearance: Bool { false }
}

/// A trait as it is named in lists: `[UITraitUserInterfaceStyle.self, DensityTrait.self]`.
public typealias UITrait = any UITraitDefinition.Type
