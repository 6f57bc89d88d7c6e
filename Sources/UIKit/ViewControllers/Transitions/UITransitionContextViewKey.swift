/// Names a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public var rawValue: String
    /// The name that this text is.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The one that is seen at the start, if it goes.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")

    /// The one that is seen at the end, if it comes.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
