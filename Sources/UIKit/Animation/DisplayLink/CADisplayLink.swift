import DisplayServer

/// A timer that calls a method in sync with the frames of the display, before layout and drawing.
///
/// ```swift
/// let link = CADisplayLink(target: self, selector: EditorController.step)   // func step(_ link: CADisplayLink)
/// link.add(to: .main, forMode: .common)
/// ```
///
/// From ``add(to:forMode:)`` to ``invalidate()`` the link retains its target and is itself retained. A paused link uses
/// no CPU time; a running link causes a frame for each call.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let selector: Selector
    private let display: Displays.Display?
    private var modes: Set<RunLoop.Mode> = []
    private weak var links: DisplayLinks?
    private var isInvalid = false

    /// Creates a link that calls the method `sel` on `target` with itself as the sender, once it has been added to a
    /// run loop. It follows the display where new windows appear.
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
    public convenience init<Target, each Argument, Result>(
        target: Any, selector: @escaping (Target) -> @isolated(any) (repeat each Argument) -> Result
    ) {
        self.init(target: target, selector: Selector(selector))
    }

    // MARK: Scheduling

    /// Starts calling the target. There is only one run loop, so that `runloop` makes no difference. In the `.default`
    /// mode alone, calls pause while the user interacts with a tracking control such as a slider (AP-05); in `.common`
    /// they continue.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !isInvalid else { return }
        modes.insert(mode)
        let links = links ?? (display ?? UIApplication.shared.displays.current).links
        self.links = links
        links.add(self)
    }

    /// Stops calling the target in a mode.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        if modes.isEmpty { links?.remove(self) }
    }

    /// Stops calling the target permanently, and releases it.
    open func invalidate() {
        isInvalid = true
        modes.removeAll()
        links?.remove(self)
        target = nil
    }

    /// A Boolean value that indicates whether the link is paused. The default is `false`.
    open var isPaused = false {
        didSet {
            guard isPaused != oldValue else { return }
            lastCall = nil
            links?.linkDidChange()
        }
    }

    // MARK: Time

    /// The time of the frame of the last call, in seconds, comparable to `CACurrentMediaTime()`; zero before the
    /// first call.
    open private(set) var timestamp: TimeInterval = 0

    /// The time of the frame of the next call, in seconds; zero before the first call.
    open private(set) var targetTimestamp: TimeInterval = 0

    /// The interval between frames of the display, in seconds; zero before the first call.
    open private(set) var duration: TimeInterval = 0

    /// The preferred number of calls per second. The default is 0, which calls the target in every frame.
    open var preferredFramesPerSecond = 0 {
        didSet { if preferredFramesPerSecond != oldValue { links?.linkDidChange() } }
    }

    /// The preferred range of calls per second. It applies if ``preferredFramesPerSecond`` is 0.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { if preferredFrameRateRange != oldValue { links?.linkDidChange() } }
    }

    private var lastCall: TimeInterval?

    /// Returns the number of display frames between calls.
    private func step(_ interval: TimeInterval) -> Double {
        let rate = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : preferredFrameRateRange.aim
        guard rate > 0, interval > 0 else { return 1 }
        return max(1, (1 / (rate * interval)).rounded())
    }

    /// Returns the time at which the next call is due; `nil` if none is.
    func nextCall(interval: TimeInterval) -> TimeInterval? {
        guard !isPaused, !modes.isEmpty else { return nil }
        guard let lastCall else { return -.infinity }
        return lastCall + step(interval) * interval
    }

    /// A Boolean value that indicates whether calls pause while the user interacts with a tracking control.
    var waitsWhileTracking: Bool { modes == [.default] }

    func call(_ frame: FrameTime, isTracking: Bool) {
        let interval = frame.targetTimestamp - frame.timestamp
        // Accept calls up to half a frame early, because frame intervals vary slightly.
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
    /// Returns a display link that follows this screen.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(
            target: target as AnyObject, selector: sel, display: UIApplication.shared.displays.display(of: server))
    }
}

extension RunLoop.Mode {
    /// The mode while the user interacts with a tracking control, for example drags a slider or scrolls.
    public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
