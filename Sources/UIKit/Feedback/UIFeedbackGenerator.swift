/// The base class of objects that provide haptic feedback.
///
/// Desktop computers have no haptic hardware, so that generators do nothing on this platform. They exist for source
/// compatibility.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject, UIInteraction {
    /// The view that the generator is attached to.
    public private(set) weak var view: UIView?

    /// Creates a generator.
    @preconcurrency @MainActor public override init() { super.init() }

    /// Does nothing, because there is no hardware to prepare.
    open func prepare() {}

    public func willMove(to view: UIView?) {}

    public func didMove(to view: UIView?) { self.view = view }
}

/// Feedback for a collision of two objects. It has no effect on this platform.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass and stiffness of the colliding objects.
    public enum FeedbackStyle: Int, Sendable {
        /// Small or light objects.
        case light = 0
        /// Objects of medium size or weight.
        case medium = 1
        /// Large or heavy objects.
        case heavy = 2
        /// Soft objects.
        case soft = 3
        /// Rigid objects.
        case rigid = 4
    }

    /// Creates a generator for objects of medium weight.
    @preconcurrency @MainActor public convenience override init() { self.init(style: .medium) }

    /// Creates a generator.
    public init(style: FeedbackStyle) { super.init() }

    /// Creates a generator that is attached to a view.
    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(style: style)
        view.addInteraction(self)
    }

    /// Has no effect on this platform.
    open func impactOccurred() {}

    /// Has no effect on this platform.
    open func impactOccurred(intensity: CGFloat) {}

    /// Has no effect on this platform.
    open func impactOccurred(at location: CGPoint) {}

    /// Has no effect on this platform.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Feedback for a change of a selection. It has no effect on this platform.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Has no effect on this platform.
    open func selectionChanged() {}

    /// Has no effect on this platform.
    open func selectionChanged(at location: CGPoint) {}
}

/// Feedback for the success or the failure of a task. It has no effect on this platform.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcome of a task.
    public enum FeedbackType: Int, Sendable {
        /// It succeeded.
        case success = 0
        /// It produced a warning.
        case warning = 1
        /// It failed.
        case error = 2
    }

    /// Has no effect on this platform.
    open func notificationOccurred(_ notificationType: FeedbackType) {}

    /// Has no effect on this platform.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
