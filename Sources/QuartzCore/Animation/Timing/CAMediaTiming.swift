/// A set of properties that map the time of an animation or a layer to the time of its parent.
///
/// The parent of an animation is its layer, the parent of an animation in a group is the group, and the parent of a
/// layer is its superlayer. The time space of a layer without a superlayer is ``CACurrentMediaTime()``.
@preconcurrency @MainActor public protocol CAMediaTiming {
    /// The time at which the object begins, in its parent's time space, in seconds. The default is 0: an animation then
    /// begins with the first frame that shows it, and an animation in a group with the group.
    var beginTime: TimeInterval { get set }

    /// The duration of one iteration, in seconds. The default is 0: an animation then takes the duration of the
    /// transaction, and an animation in a group takes that of the group.
    var duration: TimeInterval { get set }

    /// The rate at which time passes, as a multiple of the rate of the parent's time. The default is 1. A speed of 0
    /// pauses the object; a negative speed plays it backward.
    var speed: Float { get set }

    /// The offset to add to the object's active time, in seconds. The default is 0. An animation with an offset starts
    /// that far into its active duration and wraps to the beginning when it reaches the end.
    var timeOffset: TimeInterval { get set }

    /// The number of iterations, which may be fractional. The default is 0, which plays the animation once.
    var repeatCount: Float { get set }

    /// The time for which the animation repeats, in seconds. The default is 0, which means that ``repeatCount``
    /// decides.
    var repeatDuration: TimeInterval { get set }

    /// A Boolean value that indicates whether each iteration is followed by the same iteration in reverse, which
    /// doubles its duration.
    var autoreverses: Bool { get set }

    /// The effect of the animation before it begins and after it ends.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Constants that specify the effect of an animation before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The animation has no effect before it begins or after it ends.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The animation's last value stays in effect after the animation ends, until it is removed.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The animation's first value takes effect before the animation begins.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The first value takes effect before the animation begins, and the last value stays in effect after it ends.
    public static let both = CAMediaTimingFillMode(rawValue: "both")

    /// A Boolean value that indicates whether the animation has an effect before it begins.
    var fillsBackwards: Bool { self == .backwards || self == .both }
    /// A Boolean value that indicates whether the animation has an effect after it ends.
    var fillsForwards: Bool { self == .forwards || self == .both }
}
