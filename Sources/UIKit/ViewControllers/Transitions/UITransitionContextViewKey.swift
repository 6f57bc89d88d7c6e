/// Names a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The one that is seen at the start, if it goes.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")

    /// The one that is seen at the end, if it comes.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
