import DisplayServer
import QuartzCore

/// An object that animates changes of views, and allows pausing, reversing and scrubbing the animation.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.7) {
///     button.center.y -= 80
/// }
/// animator.addCompletion { position in button.isEnabled = position == .end }
/// animator.startAnimation()
/// slider.addAction(
///     UIAction { [unowned slider] _ in animator.fractionComplete = CGFloat(slider.value) }, for: .valueChanged)
/// ```
///
/// An animator is inactive until it starts or pauses, and again after it has finished. Durations and delays are in
/// seconds; a duration that is negative or not finite counts as 0. ``fractionComplete`` is from 0 to 1, and setting it
/// pauses the animation. By default, views receive touches during the animation, unlike in animation blocks.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    // MARK: Initialization

    /// Creates an animator with timing parameters.
    ///
    /// - Parameters:
    ///   - duration: The duration, in seconds. It has no effect if the parameters define their own.
    ///   - parameters: The timing parameters.
    public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = parameters.springTimingParameters?.ownDuration ?? (duration.isFinite ? max(0, duration) : 0)
        timingParameters = parameters
        super.init()
    }

    /// Creates an animator with a predefined curve and optional changes to animate. The duration is in seconds.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a Bézier curve and optional changes to animate. The duration is in seconds.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring that settles in the duration, and optional changes to animate. The duration is
    /// in seconds.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates and starts an animator.
    ///
    /// - Parameters:
    ///   - duration: The duration, in seconds.
    ///   - delay: The delay before the start, in seconds.
    ///   - options: The options, of which only the curve and `allowUserInteraction` apply.
    ///   - animations: A closure that makes the changes to animate.
    ///   - completion: A closure that is called with the final position when the animation has finished.
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let animator = makeRunning(duration: duration, options: options)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    private class func makeRunning(duration: TimeInterval, options: UIView.AnimationOptions) -> Self {
        let parameters = UICubicTimingParameters(animationCurve: options.curve)
        let animator = self.init(duration: duration, timingParameters: parameters)
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        return animator
    }

    // MARK: Attributes

    /// The timing parameters.
    open private(set) var timingParameters: (any UITimingCurveProvider)?

    /// The duration, in seconds.
    public let duration: TimeInterval

    /// The delay before the start, in seconds.
    open private(set) var delay: TimeInterval = 0

    /// A Boolean value that indicates whether the views receive touches during the animation. The default is `true`.
    /// Changes apply to animations that start later.
    open var isUserInteractionEnabled = true

    /// A Boolean value that indicates whether hit testing uses the final positions of the views instead of the
    /// displayed ones (AN-04). The default is `false`. Changes apply to animations that start later.
    open var isManualHitTestingEnabled = false

    /// A Boolean value that indicates whether the animator can be paused and stopped. The default is `true`. Setting it
    /// while the animator is active is a programming error.
    open var isInterruptible = true {
        didSet {
            precondition(
                state == .inactive, "isInterruptible must be set before the animator becomes active")
        }
    }

    /// A Boolean value that indicates whether a value set to ``fractionComplete`` is a fraction of the distance;
    /// otherwise it is a fraction of the time. The default is `true`.
    open var scrubsLinearly = true

    /// A Boolean value that indicates whether the animator pauses at its end instead of finishing, and stays active
    /// until it is stopped. The default is `false`.
    open var pausesOnCompletion = false

    /// The state of the animator, which is inactive until it starts or pauses, and again after it has finished.
    open private(set) var state = UIViewAnimatingState.inactive

    /// A Boolean value that indicates whether the animator is running.
    open private(set) var isRunning = false

    // MARK: State

    private var pending: [(changes: () -> Void, delayFactor: Double)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var tracks: [AnimatorTrack] = []
    private var run: AnimatorSegment?
    /// The position without a run, as a fraction of the whole animation.
    private var restingPosition = 0.0
    private var reversed = false
    /// The position at which the tracks that are being added begin.
    private var trackBegin = 0.0
    private var startTask: Scheduler.Task?

    /// The position: 0 is the start and 1 the end. Springs may exceed this range.
    var position: Double { run?.position ?? restingPosition }

    private var target: Double { reversed ? 0 : 1 }

    private func makeRun(from position: Double, duration: TimeInterval, _ parameters: (any UITimingCurveProvider)?) {
        let pace = (parameters ?? timingParameters)?.pace(duration: duration) ?? TimingCurve(.easeInOut)
        run = AnimatorSegment(from: position, to: target, duration: duration, pace: pace)
    }

    // MARK: Changes and completion

    /// Adds changes. If the animator is active, they animate from the displayed values to their end in the remaining
    /// time.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes that start later.
    ///
    /// - Parameters:
    ///   - animation: A closure that makes the changes.
    ///   - delayFactor: The fraction of the remaining time after which they start, from 0 to 1.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let delay = delayFactor.isFinite ? min(1, max(0, Double(delayFactor))) : 0
        guard state == .active else {
            pending.append((animation, delay))
            return
        }
        let position = min(1, max(0, position))
        perform(animation, begin: position + (1 - position) * delay)
        AnimationDriver.add(self)
    }

    /// Adds a completion handler, which receives the position at which the animation finished.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Waits until the animation has finished.
    ///
    /// - Returns: The position at which it finished.
    open func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
    }

    private func perform(_ changes: () -> Void, begin: Double) {
        let block = AnimationBlock(
            duration: max(duration, 1e-3), delay: 0,
            options: [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions],
            pace: timingParameters?.pace(duration: duration) ?? TimingCurve(.easeInOut),
            ending: AnimationCompletionGroup(nil))
        block.animator = self
        trackBegin = begin
        if duration > 0 { block.run(changes) } else { UIView.performWithoutAnimation(changes) }
        trackBegin = 0
    }

    /// Animates a change of a view's property that one of the closures made.
    func animate(
        _ view: UIView, _ property: LayerProperty, from old: AnimationValue, seen: AnimationValue?,
        to new: AnimationValue
    ) {
        let animation = CABasicAnimation(keyPath: property.rawValue)
        let from = seen ?? old
        animation.setEnds(from: from, to: new)
        adopt(animation, view, property, from: from, to: new)
    }

    /// Adds an animation of a view's property, whose progress the animator controls.
    func adopt(
        _ animation: CAAnimation, _ view: UIView, _ property: LayerProperty, from: AnimationValue, to: AnimationValue
    ) {
        for index in tracks.indices.reversed()
        where tracks[index].view === view && tracks[index].property == property {
            // The later change replaces the earlier animation.
            tracks.remove(at: index).remove()
        }
        let track = AnimatorTrack(view, property, from: from, to: to, begin: trackBegin, animator: self)
        tracks.append(track)
        track.start(animation)
    }

    private func activate() {
        guard state == .inactive else { return }
        precondition(
            !isStarting, "an animator must not be started from its own animation closures")
        isStarting = true
        state = .active
        restingPosition = reversed ? 1 : 0
        run = nil
        let blocks = pending
        pending.removeAll()
        for block in blocks { perform(block.changes, begin: block.delayFactor) }
        AnimationDriver.add(self)
        isStarting = false
    }

    private var isStarting = false

    // MARK: Running

    /// Starts the animation, or resumes it after a pause.
    open func startAnimation() {
        precondition(
            state != .stopped, "a stopped animator cannot be started: call finishAnimation(at:) first")
        startTask?.cancel()
        startTask = nil
        guard !isRunning else { return }
        activate()
        isRunning = true
        if run == nil { makeRun(from: restingPosition, duration: duration * abs(target - restingPosition), nil) }
        if tracks.isEmpty {
            // Without tracks there is nothing to animate.
            run = nil
            restingPosition = target
            finish(at: reversed ? .start : .end)
        } else {
            invalidateLayers()
        }
    }

    /// Starts the animation after a delay, in seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard delay > 0, delay.isFinite else { return startAnimation() }
        self.delay = delay
        startTask?.cancel()
        // The task retains the animator, which may have no other owner.
        startTask = UIApplication.shared.displays.current.server.scheduler.schedule(after: delay) {
            self.startTask = nil
            self.startAnimation()
        }
    }

    /// Pauses the animation. An animator that has not started becomes active at its start.
    open func pauseAnimation() {
        guard isInterruptible || !isRunning else { return }
        guard state != .stopped else { return }
        startTask?.cancel()
        startTask = nil
        activate()
        isRunning = false
        run?.stop()
    }

    /// The completed fraction of the animation in its current direction, from 0 to 1. Setting it pauses the animation
    /// there.
    open var fractionComplete: CGFloat {
        get {
            let way = run.map { $0.position } ?? restingPosition
            return CGFloat(min(1, max(0, reversed ? 1 - way : way)))
        }
        set {
            guard state != .stopped, newValue.isFinite else { return }
            pauseAnimation()
            guard !isRunning else { return }
            var way = Double(min(1, max(0, newValue)))
            if !scrubsLinearly, let pace = timingParameters?.pace(duration: duration) {
                way = pace.value(at: way, of: duration)
            }
            restingPosition = reversed ? 1 - way : way
            run = nil
            invalidateLayers()
        }
    }

    /// A Boolean value that indicates whether the animation runs toward its start.
    open var isReversed: Bool {
        get { reversed }
        set {
            guard newValue != reversed else { return }
            reversed = newValue
            guard state == .active, var run else { return }
            if run.isBackwards ? run.to == target : run.from == target {
                run.reverse()
                self.run = run
            } else {
                let position = run.position
                makeRun(from: position, duration: duration * abs(target - position), nil)
            }
        }
    }

    /// Resumes the animation after a pause.
    ///
    /// - Parameters:
    ///   - parameters: The timing parameters for the rest of the animation; `nil` for the current ones.
    ///   - durationFactor: The duration of the rest as a fraction of the whole duration; 0 for the remaining time.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isRunning else { return }
        if parameters != nil || durationFactor > 0 || run == nil {
            let position = position
            restingPosition = position
            let rest = durationFactor > 0 ? duration * Double(durationFactor) : duration * abs(target - position)
            if let parameters { timingParameters = parameters }
            makeRun(from: position, duration: rest, parameters)
        }
        startAnimation()
    }

    // MARK: Ending

    /// Stops the animation at its current position. If `withoutFinishing` is `true`, the animation ends without calling
    /// completion handlers; otherwise a call of ``finishAnimation(at:)`` must follow.
    open func stopAnimation(_ withoutFinishing: Bool) {
        startTask?.cancel()
        startTask = nil
        guard state == .active, isInterruptible || !isRunning else { return }
        restingPosition = position
        run = nil
        isRunning = false
        AnimationDriver.remove(self)
        for track in tracks where track.isAlive {
            if let seen = track.view?.layer.presentationValue(track.property) { track.set(seen) }
        }
        for track in tracks { track.remove() }
        if withoutFinishing { end() } else { state = .stopped }
    }

    /// Finishes the animation after ``stopAnimation(_:)``, with the views at a position, and calls the completion
    /// handlers.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        precondition(
            state == .stopped,
            "finishAnimation(at:) requires a stopped animator: call stopAnimation(false) first")
        finish(at: finalPosition)
    }

    private func finish(at position: UIViewAnimatingPosition) {
        AnimationDriver.remove(self)
        for track in tracks { track.remove() }
        switch position {
        case .start: for track in tracks.reversed() { track.set(track.from) }
        // In other states the views already have these values.
        case .end: if state == .stopped { for track in tracks { track.set(track.to) } }
        case .current: break
        }
        let done = completions
        end()
        for completion in done { completion(position) }
    }

    private func end() {
        isRunning = false
        state = .inactive
        run = nil
        reversed = false
        restingPosition = 0
        tracks.removeAll()
        completions.removeAll()
    }

    /// Requests a frame that displays the views at the current position.
    private func invalidateLayers() { for track in tracks { track.view?.layer.animationsDidChange() } }
}

// Frame updates.
extension UIViewPropertyAnimator: InteractiveAnimationDriver {
    /// The host of the first view that is displayed; `nil` if none is.
    package var host: LayerHost? { tracks.lazy.compactMap { $0.view?.layer.displayedBy }.first }

    /// The time at which the animation will end, in seconds since system startup; `nil` without a run.
    package var endTime: TimeInterval? { run.map { CACurrentMediaTime() + $0.rest } }

    /// Advances the animation to a time, in seconds since system startup. A paused animation stays at its position.
    package func advance(to time: TimeInterval) {
        guard isRunning else { return }
        run?.advance(to: time)
    }

    /// Finishes the animation if it has reached its end or none of its views is displayed anymore.
    package func finishIfDone() {
        guard tracks.contains(where: \.isAlive) else {
            // Views that are no longer displayed cannot be animated.
            if isRunning { finish(at: .current) } else { AnimationDriver.remove(self) }
            return
        }
        guard isRunning, let run, run.isDone else { return }
        restingPosition = run.target
        self.run = nil
        if pausesOnCompletion {
            isRunning = false
            return
        }
        finish(at: restingPosition <= 0 ? .start : .end)
    }
}
