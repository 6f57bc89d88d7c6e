import QuartzCore

/// An animation between `beginAnimations` and `commitAnimations`, whose parameters are set one by one.
@MainActor private final class BegunAnimation {
    static var stack: [BegunAnimation] = []

    let ending = AnimationEnding(nil)
    var duration: TimeInterval = 0.2 { didSet { restart() } }
    var delay: TimeInterval = 0 { didSet { restart() } }
    var curve = UIView.AnimationCurve.easeInOut { didSet { restart() } }
    var repeatCount: Float = 0 { didSet { restart() } }
    var autoreverses = false { didSet { restart() } }
    var beginsFromCurrentState = false { didSet { restart() } }
    private var block: AnimationBlock?

    /// Changes from now on are animated with the parameters as they are now.
    func restart() {
        end()
        guard duration > 0, duration.isFinite else { return }
        var options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
        options.formUnion([.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions])
        if autoreverses { options.insert(.autoreverse) }
        if beginsFromCurrentState { options.insert(.beginFromCurrentState) }
        let block = AnimationBlock(
            duration: duration, delay: delay.isFinite ? max(0, delay) : 0, options: options,
            pace: AnimationPace(curve), ending: ending)
        block.repeatCount = repeatCount > 0 ? repeatCount : nil
        block.enter()
        self.block = block
    }

    func end() {
        block?.leave()
        block = nil
    }
}

// Animations in the manner of the first versions of UIKit. Prefer `animate(withDuration:animations:)`.
extension UIView {
    /// Begins an animation of the changes up to ``commitAnimations()``. Animations may be nested.
    ///
    /// - Parameters:
    ///   - animationID: Ignored: there are no delegates with selectors on this platform.
    ///   - context: Ignored.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let animation = BegunAnimation()
        BegunAnimation.stack.append(animation)
        animation.restart()
    }

    /// Ends what ``beginAnimations(_:context:)`` began last. Has no effect if nothing was begun.
    public class func commitAnimations() {
        guard let animation = BegunAnimation.stack.popLast() else { return }
        animation.end()
        animation.ending.close()
    }

    /// Sets the duration of changes from now on, in seconds: 0.2 at first. Zero and less make changes immediately.
    public class func setAnimationDuration(_ duration: TimeInterval) { BegunAnimation.stack.last?.duration = duration }

    /// Sets how many seconds later changes from now on begin to animate.
    public class func setAnimationDelay(_ delay: TimeInterval) { BegunAnimation.stack.last?.delay = delay }

    /// Sets the timing curve of changes from now on: slow at both ends at first.
    public class func setAnimationCurve(_ curve: AnimationCurve) { BegunAnimation.stack.last?.curve = curve }

    /// Sets how often changes from now on are animated; fractions are allowed.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        BegunAnimation.stack.last?.repeatCount = repeatCount
    }

    /// Sets whether animations from now on run forwards and then backwards.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        BegunAnimation.stack.last?.autoreverses = repeatAutoreverses
    }

    /// Sets whether animations from now on begin with what is seen.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        BegunAnimation.stack.last?.beginsFromCurrentState = fromCurrentState
    }
}
