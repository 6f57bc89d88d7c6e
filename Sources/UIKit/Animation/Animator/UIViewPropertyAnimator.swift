import DisplayServer
import QuartzCore

/// Animates changes of views, and lets them be paused, turned back, and moved by hand.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    // MARK: Making

    /// An animator with a pace of its own.
    ///
    /// - Parameter duration: seconds; without effect if the parameters bring their own.
    public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = parameters.springTimingParameters?.ownDuration ?? (duration.isFinite ? max(0, duration) : 0)
        timingParameters = parameters
        super.init()
    }

    /// An animator with one of the usual paces, and what it animates.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// An animator with the pace of a Bézier curve, and what it animates.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// An animator with the pace of a spring that comes to rest in its duration, and what it animates.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// An animator that has been started.
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

    // MARK: What it is

    /// The pace.
    open private(set) var timingParameters: (any UITimingCurveProvider)?

    /// Seconds from start to end.
    public let duration: TimeInterval

    /// Seconds from the call that started it to the start.
    open private(set) var delay: TimeInterval = 0

    /// Whether views can be touched while they are animated. True unless set; counts for animations that start later.
    open var isUserInteractionEnabled = true

    /// Whether touches find views where they will be, instead of where they are seen (AN-04). False unless set; counts
    /// for animations that start later.
    open var isManualHitTestingEnabled = false

    /// Whether the animator can be paused and stopped. True unless set; must not be set while it is active.
    open var isInterruptible = true {
        didSet {
            precondition(
                state == .inactive, "isInterruptible was set on an animator that is active: set it before the start")
        }
    }

    /// Whether ``fractionComplete``, set by hand, is a share of the way; otherwise a share of the time. True unless
    /// set.
    open var scrubsLinearly = true

    /// Whether the animator pauses where it would finish: it stays active until it is stopped. False unless set.
    open var pausesOnCompletion = false

    /// How far it is: inactive until it is started or paused, and again when it has finished.
    open private(set) var state = UIViewAnimatingState.inactive

    /// Whether it moves by itself.
    open private(set) var isRunning = false

    // MARK: State

    private var pending: [(changes: () -> Void, delayFactor: Double)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var tracks: [AnimatorTrack] = []
    private var run: AnimatorRun?
    /// Where it is while no run says: a share of the whole change.
    private var restingPlace = 0.0
    private var reversed = false
    /// The place where animations start that are being added.
    private var trackBegin = 0.0
    private var startTask: Scheduler.Task?

    /// Where it is: 0 is the start, 1 the end; beyond for springs.
    var place: Double { run?.place ?? restingPlace }

    private var target: Double { reversed ? 0 : 1 }

    private func makeRun(from place: Double, duration: TimeInterval, _ parameters: (any UITimingCurveProvider)?) {
        let pace = (parameters ?? timingParameters)?.pace(duration: duration) ?? AnimationPace(.easeInOut)
        run = AnimatorRun(from: place, to: target, duration: duration, pace: pace)
    }

    // MARK: What it does

    /// Adds changes. While it is active, they go from what is seen to their end in the time that is left.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes that start later.
    ///
    /// - Parameter delayFactor: the share of the time that is left at which they start, 0 to 1.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let delay = delayFactor.isFinite ? min(1, max(0, Double(delayFactor))) : 0
        guard state == .active else {
            pending.append((animation, delay))
            return
        }
        let place = min(1, max(0, place))
        perform(animation, begin: place + (1 - place) * delay)
        AnimationDriver.add(self)
    }

    /// Adds what runs when it has finished, with the place where it did.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Waits until it has finished.
    ///
    /// - Returns: the place where it did.
    open func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
    }

    private func perform(_ changes: () -> Void, begin: Double) {
        let block = AnimationBlock(
            duration: max(duration, 1e-3), delay: 0,
            options: [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions],
            pace: timingParameters?.pace(duration: duration) ?? AnimationPace(.easeInOut), ending: AnimationEnding(nil))
        block.animator = self
        trackBegin = begin
        if duration > 0 { block.run(changes) } else { UIView.performWithoutAnimation(changes) }
        trackBegin = 0
    }

    /// A property of a view changes in one of the blocks.
    func animate(
        _ view: UIView, _ property: LayerProperty, from old: AnimationValue, seen: AnimationValue?,
        to new: AnimationValue
    ) {
        let animation = CABasicAnimation(keyPath: property.rawValue)
        let from = seen ?? old
        animation.setEnds(from: from, to: new)
        adopt(animation, view, property, from: from, to: new)
    }

    /// Moves an animation of a view's property.
    func adopt(
        _ animation: CAAnimation, _ view: UIView, _ property: LayerProperty, from: AnimationValue, to: AnimationValue
    ) {
        for index in tracks.indices.reversed()
        where tracks[index].view === view && tracks[index].property == property {
            // The later change goes on from the earlier one.
            tracks.remove(at: index).remove()
        }
        let track = AnimatorTrack(view, property, from: from, to: to, begin: trackBegin, animator: self)
        tracks.append(track)
        track.start(animation)
    }

    private func activate() {
        guard state == .inactive else { return }
        precondition(
            !isStarting, "the animator was started by its own animations: start it from outside of them")
        isStarting = true
        state = .active
        restingPlace = reversed ? 1 : 0
        run = nil
        let blocks = pending
        pending.removeAll()
        for block in blocks { perform(block.changes, begin: block.delayFactor) }
        AnimationDriver.add(self)
        isStarting = false
    }

    private var isStarting = false

    // MARK: Running

    /// Starts it, or lets it go on after a pause.
    open func startAnimation() {
        precondition(
            state != .stopped, "an animator that was stopped cannot be started: call finishAnimation(at:) first")
        startTask?.cancel()
        startTask = nil
        guard !isRunning else { return }
        activate()
        isRunning = true
        if run == nil { makeRun(from: restingPlace, duration: duration * abs(target - restingPlace), nil) }
        if tracks.isEmpty {
            // There is nothing to wait for.
            run = nil
            restingPlace = target
            finish(at: reversed ? .start : .end)
        } else {
            touchLayers()
        }
    }

    /// Starts it after so many seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard delay > 0, delay.isFinite else { return startAnimation() }
        self.delay = delay
        startTask?.cancel()
        // The task keeps the animator, as nobody else may.
        startTask = UIApplication.shared.displays.current.server.scheduler.schedule(after: delay) {
            self.startTask = nil
            self.startAnimation()
        }
    }

    /// Pauses it; one that has not been started becomes active, at its start.
    open func pauseAnimation() {
        guard isInterruptible || !isRunning else { return }
        guard state != .stopped else { return }
        startTask?.cancel()
        startTask = nil
        activate()
        isRunning = false
        run?.stop()
    }

    /// How far it has come in its direction, 0 to 1. Setting it pauses it there.
    open var fractionComplete: CGFloat {
        get {
            let way = run.map { $0.place } ?? restingPlace
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
            restingPlace = reversed ? 1 - way : way
            run = nil
            touchLayers()
        }
    }

    /// Whether it moves back to its start.
    open var isReversed: Bool {
        get { reversed }
        set {
            guard newValue != reversed else { return }
            reversed = newValue
            guard state == .active, var run else { return }
            if run.isBackwards ? run.to == target : run.from == target {
                run.turnBack()
                self.run = run
            } else {
                let place = run.place
                makeRun(from: place, duration: duration * abs(target - place), nil)
            }
        }
    }

    /// Lets it go on after a pause.
    ///
    /// - Parameters:
    ///   - parameters: a new pace for the rest of the way; nil keeps the one it has.
    ///   - durationFactor: how long the rest takes, as a share of the duration; 0 takes the time that was left.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isRunning else { return }
        if parameters != nil || durationFactor > 0 || run == nil {
            let place = place
            restingPlace = place
            let rest = durationFactor > 0 ? duration * Double(durationFactor) : duration * abs(target - place)
            if let parameters { timingParameters = parameters }
            makeRun(from: place, duration: rest, parameters)
        }
        startAnimation()
    }

    // MARK: Ending

    /// Stops it where it is. With false, ``finishAnimation(at:)`` must follow; with true it is over, and no completion
    /// runs.
    open func stopAnimation(_ withoutFinishing: Bool) {
        startTask?.cancel()
        startTask = nil
        guard state == .active, isInterruptible || !isRunning else { return }
        restingPlace = place
        run = nil
        isRunning = false
        AnimationDriver.remove(self)
        for track in tracks where track.isAlive {
            if let seen = track.view?.layer.seenValue(track.property) { track.set(seen) }
        }
        for track in tracks { track.remove() }
        if withoutFinishing { end() } else { state = .stopped }
    }

    /// Ends it after ``stopAnimation(_:)``, with the views at its start, its end or where they are; then completions
    /// run.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        precondition(
            state == .stopped,
            "finishAnimation(at:) needs an animator that was stopped: call stopAnimation(false) first")
        finish(at: finalPosition)
    }

    private func finish(at position: UIViewAnimatingPosition) {
        AnimationDriver.remove(self)
        for track in tracks { track.remove() }
        switch position {
        case .start: for track in tracks.reversed() { track.set(track.from) }
        // Otherwise the views have these values already.
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
        restingPlace = 0
        tracks.removeAll()
        completions.removeAll()
    }

    /// Asks for a frame in which the views are seen where the animator is.
    private func touchLayers() { for track in tracks { track.view?.layer.animationsDidChange() } }
}

// Frames.
extension UIViewPropertyAnimator: AnimationSource {
    /// What shows the first of its views that is shown; nil if none is.
    package var host: LayerHost? { tracks.lazy.compactMap { $0.view?.layer.displayedBy }.first }

    /// When it will have arrived, in seconds since the system started; nil while nothing moves it.
    package var endTime: TimeInterval? { run.map { CACurrentMediaTime() + $0.rest } }

    /// Moves it to where it is at that time, in seconds since the system started. One that is paused stays.
    package func advance(to time: TimeInterval) {
        guard isRunning else { return }
        run?.advance(to: time)
    }

    /// Finishes it if it has arrived, or none of its views is shown any more.
    package func finishIfDone() {
        guard tracks.contains(where: \.isAlive) else {
            // Views that are shown no more cannot be moved.
            if isRunning { finish(at: .current) } else { AnimationDriver.remove(self) }
            return
        }
        guard isRunning, let run, run.isDone else { return }
        restingPlace = run.target
        self.run = nil
        if pausesOnCompletion {
            isRunning = false
            return
        }
        finish(at: restingPlace <= 0 ? .start : .end)
    }
}
