import DisplayServer

/// Calls a method in step with the frames of the display, before layout and drawing.
///
/// ```swift
/// let link = CADisplayLink(target: self, selector: Clock.tick)   // func tick(_ link: CADisplayLink)
/// link.add(to: .main, forMode: .common)
/// ```
///
/// From ``add(to:forMode:)`` to ``invalidate()`` the link keeps its target, and is kept itself. A link that is paused costs
/// nothing; one that runs makes a frame each time it is called.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let selector: Selector
    private let display: Displays.Display?
    private var modes: Set<RunLoop.Mode> = []
    private weak var links: DisplayLinks?
    private var isInvalid = false

    /// A link that calls the method `sel` on `target`, with itself as the sender, once it has been added. It follows the
    /// display where new windows appear.
    public convenience init(target: Any, selector sel: Selector) {
        self.init(target: target as AnyObject, selector: sel, display: nil)
    }

    init(target: AnyObject, selector: Selector, display: Displays.Display?) {
        self.target = target
        self.selector = selector
        self.display = display
        super.init()
    }

    /// Creates a link that calls a method without parameters.
    @_alwaysEmitIntoClient
    public convenience init<Target>(target: Any, selector: @escaping (Target) -> @isolated(any) () -> Void) {
        self.init(target: target, selector: Selector(selector))
    }

    /// Creates a link that calls a method. Its parameter, if any, is the link.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public convenience init<Target, each Argument, Result>(target: Any, selector: @escaping (Target) -> @isolated(any) (repeat each Argument) -> Result) {
        self.init(target: target, selector: Selector(selector))
    }

    // MARK: Being called

    /// Starts the calls. Which run loop is given makes no difference: there is one. In `.default` mode alone there are no
    /// calls while a person tracks something, such as a slider (AP-05); `.common` has them always.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !isInvalid else { return }
        modes.insert(mode)
        let links = links ?? (display ?? UIApplication.shared.displays.current).links
        self.links = links
        links.add(self)
    }

    /// Ends the calls in a mode.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        if modes.isEmpty { links?.remove(self) }
    }

    /// Ends the calls for good, and lets go of the target.
    open func invalidate() {
        isInvalid = true
        modes.removeAll()
        links?.remove(self)
        target = nil
    }

    /// Whether there are no calls for now. False unless set.
    open var isPaused = false {
        didSet {
            guard isPaused != oldValue else { return }
            lastCall = nil
            links?.linkDidChange()
        }
    }

    // MARK: Time

    /// The time of the frame that it was called for last, in seconds as ``CACurrentMediaTime()`` gives them; zero before.
    open private(set) var timestamp: TimeInterval = 0

    /// The time of the frame after it.
    open private(set) var targetTimestamp: TimeInterval = 0

    /// Seconds from one frame of the display to the next; zero before the first call.
    open private(set) var duration: TimeInterval = 0

    /// How many calls a second are wanted; zero, the default, is one a frame.
    open var preferredFramesPerSecond = 0 {
        didSet { if preferredFramesPerSecond != oldValue { links?.linkDidChange() } }
    }

    /// How many calls a second are wanted. Counts if ``preferredFramesPerSecond`` is zero.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { if preferredFrameRateRange != oldValue { links?.linkDidChange() } }
    }

    private var lastCall: TimeInterval?

    /// Frames of the display from call to call.
    private func step(_ interval: TimeInterval) -> Double {
        let rate = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : preferredFrameRateRange.aim
        guard rate > 0, interval > 0 else { return 1 }
        return max(1, (1 / (rate * interval)).rounded())
    }

    /// When the next call is due; nil where none is.
    func nextCall(interval: TimeInterval) -> TimeInterval? {
        guard !isPaused, !modes.isEmpty else { return nil }
        guard let lastCall else { return -.infinity }
        return lastCall + step(interval) * interval
    }

    /// Whether there are no calls while a person tracks something.
    var waitsWhileTracking: Bool { modes == [.default] }

    func call(_ frame: FrameTime, isTracking: Bool) {
        let interval = frame.targetTimestamp - frame.timestamp
        // Half a frame early is on time: frames are not exactly as far apart as asked for.
        guard let target, let due = nextCall(interval: interval), due <= frame.timestamp + interval / 2 else { return }
        guard !isTracking || !waitsWhileTracking else { return }
        lastCall = frame.timestamp
        timestamp = frame.timestamp
        targetTimestamp = frame.timestamp + step(interval) * interval
        duration = interval
        selector.perform(on: target, sender: self, event: nil)
    }
}

extension UIScreen {
    /// A display link that follows this screen.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(
            target: target as AnyObject, selector: sel, display: UIApplication.shared.displays.display(of: server))
    }
}

extension RunLoop.Mode {
    /// The mode in which a person tracks something: drags a slider, scrolls.
    public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
