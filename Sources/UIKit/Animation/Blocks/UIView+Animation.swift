import QuartzCore

// Animation blocks. Views have their new values as soon as the block has run; what is seen follows (AN-03).
extension UIView {
    /// Animates the changes of geometry, colour and opacity that `animations` makes to views in a window.
    ///
    /// - Parameters:
    ///   - duration: seconds; zero and less make the changes at once (AN-05).
    ///   - delay: seconds before it starts.
    ///   - completion: runs when all animations of the block have ended: with false if one of them was interrupted, and at
    ///     once if there are none.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(duration, delay, options, AnimationPace(options.curve), animations, completion)
    }

    /// Animates the changes that `animations` makes, slowly at both ends.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(duration, 0, [], AnimationPace(.easeInOut), animations, completion)
    }

    /// Animates the changes that `animations` makes as if springs pulled.
    ///
    /// - Parameters:
    ///   - duration: the seconds after which the springs have come to rest.
    ///   - dampingRatio: 1 comes to rest without swinging; the nearer to 0, the more it swings (AN-06).
    ///   - velocity: the speed at first, in distances from start to end a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(
            settlingAfter: duration, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
        animate(duration, delay, options, .spring(spring), animations, completion)
    }

    /// Animates the changes that `animations` makes as if springs pulled.
    ///
    /// - Parameters:
    ///   - duration: the seconds in which a person sees most of the motion; it comes to rest later.
    ///   - bounce: 0 does not swing, 1 would swing for ever, negative numbers are slower.
    ///   - initialSpringVelocity: the speed at first, in distances from start to end a second.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(
            perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
        animate(duration > 0 ? spring.settlingTime : 0, delay, options, .spring(spring), animations, completion)
    }

    private class func animate(
        _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions, _ pace: AnimationPace,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let ending = AnimationEnding(completion)
        let block = AnimationBlock(
            duration: duration.isFinite ? duration : 0, delay: delay.isFinite ? max(0, delay) : 0, options: options,
            pace: pace, ending: ending)
        if block.duration > 0 { block.run(animations) } else { performWithoutAnimation(animations) }
        if completion != nil, let animator = block.animator, animator.state == .active {
            // What an animator moves is over when it is.
            ending.wait()
            animator.addCompletion { ending.oneStopped(finished: $0 == .end) }
        }
        ending.close()
    }

    // MARK: Keyframes

    /// Animates the changes that `animations` makes in calls of ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``,
    /// each in its part of the time. The pace as a whole is slow at both ends, or what bits of ``AnimationOptions`` in
    /// `options` say.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let ending = AnimationEnding(completion)
        let plain = AnimationOptions(rawValue: options.rawValue & ~(7 << 10))
        let block = AnimationBlock(
            duration: duration.isFinite ? duration : 0, delay: delay.isFinite ? max(0, delay) : 0, options: plain,
            pace: AnimationPace(plain.curve), ending: ending)
        if block.duration > 0, areAnimationsEnabled {
            let recorder = KeyframeRecorder(mode: options.mode)
            block.recorder = recorder
            block.run(animations)
            recorder.start(in: block)
        } else {
            performWithoutAnimation(animations)
        }
        ending.close()
    }

    /// One step of ``animateKeyframes(withDuration:delay:options:animations:completion:)``, in whose block it is called;
    /// elsewhere `animations` just runs.
    ///
    /// - Parameters:
    ///   - frameStartTime: when the step starts, as a share of the duration.
    ///   - frameDuration: how long it takes, as a share of the duration.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let recorder = AnimationBlock.current?.recorder else { return animations() }
        recorder.step(from: frameStartTime, lasting: frameDuration, animations)
    }

    /// Makes the animations of `animations`, in an animation block, run so many times.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let outer = AnimationBlock.current else { return animations() }
        let options = autoreverses ? outer.options.union(.autoreverse) : outer.options.subtracting(.autoreverse)
        let block = AnimationBlock(
            duration: outer.duration, delay: outer.delay, options: options.union(.overrideInheritedOptions),
            pace: outer.pace, ending: outer.ending)
        block.repeatCount = Float(count)
        block.run(animations)
    }

    // MARK: Whether

    /// Whether changes in animation blocks are animated. True unless ``setAnimationsEnabled(_:)`` says otherwise.
    public class var areAnimationsEnabled: Bool { AnimationSwitch.isOn }

    /// Turns animation blocks on or off: while off, they make their changes at once.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.isOn = enabled }

    /// Makes changes at once, in an animation block too.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wasOn = AnimationSwitch.isOn
        AnimationSwitch.isOn = false
        actionsWithoutAnimation()
        AnimationSwitch.isOn = wasOn
    }

    /// The duration of the animation block that is running, in seconds; zero outside of one.
    public class var inheritedAnimationDuration: TimeInterval {
        areAnimationsEnabled ? AnimationBlock.current?.duration ?? 0 : 0
    }
}

@MainActor private enum AnimationSwitch {
    static var isOn = true
}
