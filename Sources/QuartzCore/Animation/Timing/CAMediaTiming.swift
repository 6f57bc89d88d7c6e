/// How the time of an animation, or of a layer, runs within the time around it.
///
/// The time around an animation is that of its layer; around an animation in a group it is that of the group; around a
/// layer it is that of its superlayer. Without a superlayer it is ``CACurrentMediaTime()``.
@preconcurrency @MainActor public protocol CAMediaTiming {
    /// When it begins, in the time around it, in seconds. Zero, the default, stands for the first frame an animation is
    /// seen in; in a group, for the group's beginning.
    var beginTime: TimeInterval { get set }

    /// How long one run takes, in seconds. Zero, the default, stands for the transaction's duration; in a group, for
    /// the group's.
    var duration: TimeInterval { get set }

    /// How fast time passes here, as a multiple of the time around. One unless set; 0 stands still, negative numbers
    /// run backwards.
    var speed: Float { get set }

    /// What is added to the time that has passed here, in seconds. An animation that starts late by it goes on at its
    /// beginning when it comes to its end.
    var timeOffset: TimeInterval { get set }

    /// How many times it runs; parts of a run count. Zero, the default, is once.
    var repeatCount: Float { get set }

    /// How long it runs again and again, in seconds. Zero, the default, leaves it to ``repeatCount``.
    var repeatDuration: TimeInterval { get set }

    /// Whether each run is followed by one backwards, which takes as long again.
    var autoreverses: Bool { get set }

    /// Whether it has an effect before it begins and after it has ended.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Whether an animation has an effect before it begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// The mode of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Neither before nor after.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// Its last value stays, as long as the animation is not removed.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its first value is there before it begins.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")

    var reachesBack: Bool { self == .backwards || self == .both }
    var reachesOn: Bool { self == .forwards || self == .both }
}
