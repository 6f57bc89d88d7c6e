import QuartzCore

/// An animation between `beginAnimations` and `commitAnimations`, whose parameters are set individually.
@MainActor private final class LegacyAnimationContext {
    /// The animations that have begun and are not committed, the innermost last. As with blocks, there is one stack for
    /// the main thread.
    static var stack: [LegacyAnimationContext] = []

    let ending = AnimationCompletionGroup(nil)
    var duration: TimeInterval = 0.2 { didSet { restart() } }
    var delay: TimeInterval = 0 { didSet { restart() } }
    var curve = UIView.AnimationCurve.easeInOut { didSet { restart() } }
    var repeatCount: Float = 0 { didSet { restart() } }
    var autoreverses = false { didSet { restart() } }
    var beginsFromCurrentState = false { didSet { restart() } }
    private var block: AnimationBlock?

    /// Animates later changes with the current parameters.
    func restart() {
        end()
        guard duration > 0, duration.isFinite else { return }
        var options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
        options.formUnion([.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions])
        if autoreverses { options.insert(.autoreverse) }
        if beginsFromCurrentState { options.insert(.beginFromCurrentState) }
        let block = AnimationBlock(
            duration: duration, delay: delay.isFinite ? max(0, delay) : 0, options: options,
            pace: TimingCurve(curve), ending: ending)
        block.repeatCount = repeatCount > 0 ? repeatCount : nil
        block.enter()
        self.block = block
    }

    func end() {
        block?.leave()
        block = nil
    }
}

// The animation API of the first versions of UIKit. Prefer `animate(withDuration:animations:)`.
extension UIView {
    /// Begins an animation of the changes up to ``commitAnimations()``. Animations can be nested.
    ///
    /// - Parameters:
    ///   - animationID: Ignored, because there are no selector-based animation delegates on this platform.
    ///   - context: Ignored.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let animation = LegacyAnimationContext()
        LegacyAnimationContext.stack.append(animation)
        animation.restart()
    }

    /// Ends the innermost animation begun with ``beginAnimations(_:context:)``. Has no effect without one.
    public class func commitAnimations() {
        guard let animation = LegacyAnimationContext.stack.popLast() else { return }
        animation.end()
        animation.ending.close()
    }

    /// Sets the duration of later changes, in seconds. The default is 0.2. With 0 or less, changes take effect
    /// immediately.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        LegacyAnimationContext.stack.last?.duration = duration
    }

    /// Sets the delay of later changes, in seconds. The default is 0.
    public class func setAnimationDelay(_ delay: TimeInterval) { LegacyAnimationContext.stack.last?.delay = delay }

    /// Sets the timing curve of later changes. The default is `easeInOut`.
    public class func setAnimationCurve(_ curve: AnimationCurve) { LegacyAnimationContext.stack.last?.curve = curve }

    /// Sets the repeat count of later changes, which may be fractional. The default is 0.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        LegacyAnimationContext.stack.last?.repeatCount = repeatCount
    }

    /// Sets a Boolean value that indicates whether later animations run forward and then backward. The default is
    /// `false`.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        LegacyAnimationContext.stack.last?.autoreverses = repeatAutoreverses
    }

    /// Sets a Boolean value that indicates whether later animations start from the displayed values. The default is
    /// `false`.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        LegacyAnimationContext.stack.last?.beginsFromCurrentState = fromCurrentState
    }
}
