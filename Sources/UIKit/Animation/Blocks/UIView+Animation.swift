import QuartzCore

// Animation blocks; the class declares their public methods. Views have their new values as soon as the block has run;
// the display follows (AN-03).
extension UIView {
    /// Animates the changes that `animations` makes with a spring.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration, in seconds; the spring settles later.
    ///   - bounce: The amount of oscillation. 0 does not oscillate, 1 never stops; negative values approach the end
    ///     more slowly.
    ///   - initialSpringVelocity: The initial velocity, in total animation distances per second.
    ///   - delay: The delay before the start, in seconds.
    ///   - options: The options of the animation.
    ///   - animations: A closure that makes the changes to animate.
    ///   - completion: A closure that is called when the animations have ended, with `true` if all of them finished.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(
            perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
        runAnimation(duration > 0 ? spring.settlingTime : 0, delay, options, .spring(spring), animations, completion)
    }

    static func runAnimation(
        _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions, _ pace: TimingCurve,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let ending = AnimationCompletionGroup(completion)
        let block = AnimationBlock(
            duration: duration.isFinite ? duration : 0, delay: delay.isFinite ? max(0, delay) : 0, options: options,
            pace: pace, ending: ending)
        if block.duration > 0 { block.run(animations) } else { performWithoutAnimation(animations) }
        if completion != nil, let animator = block.animator, animator.state == .active {
            // Changes that an animator controls end with the animator.
            ending.wait()
            animator.addCompletion { ending.animationDidEnd(finished: $0 == .end) }
        }
        ending.close()
    }

    // MARK: Keyframes

    static func runKeyframes(
        _ duration: TimeInterval, _ delay: TimeInterval, _ options: KeyframeAnimationOptions,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let ending = AnimationCompletionGroup(completion)
        let plain = AnimationOptions(rawValue: options.rawValue & ~(7 << 10))
        let block = AnimationBlock(
            duration: duration.isFinite ? duration : 0, delay: delay.isFinite ? max(0, delay) : 0, options: plain,
            pace: TimingCurve(plain.curve), ending: ending)
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

    static func runKeyframe(
        _ frameStartTime: Double, _ frameDuration: Double, _ animations: @escaping () -> Void
    ) {
        guard let recorder = AnimationBlock.current?.recorder else { return animations() }
        recorder.step(from: frameStartTime, lasting: frameDuration, animations)
    }

    static func runRepeated(_ count: CGFloat, _ autoreverses: Bool, _ animations: () -> Void) {
        guard let outer = AnimationBlock.current else { return animations() }
        let options = autoreverses ? outer.options.union(.autoreverse) : outer.options.subtracting(.autoreverse)
        let block = AnimationBlock(
            duration: outer.duration, delay: outer.delay, options: options.union(.overrideInheritedOptions),
            pace: outer.pace, ending: outer.ending)
        block.repeatCount = Float(count)
        // A recorder of its own gives the keyframes their own animations, so that only these repeat.
        block.recorder = outer.recorder.map { KeyframeRecorder(within: $0) }
        block.run(animations)
        block.recorder?.start(in: block)
    }
}

/// The switch for animations of changes in animation blocks. `UIView` has it for all views of the process.
@MainActor enum AnimationSwitch {
    static var isOn = true
}
