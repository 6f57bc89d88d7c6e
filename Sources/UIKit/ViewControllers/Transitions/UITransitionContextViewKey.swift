/// A key that identifies a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The key as a string.
    public var rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that is visible at the start of the transition, if the transition removes it.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")

    /// The view that is visible at the end of the transition, if the transition adds it.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
