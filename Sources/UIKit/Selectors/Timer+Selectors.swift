// Timers that call a method of an object.

/// What gives `Timer` initializers that create timers with a target.
@_documentation(visibility: internal)
public protocol TimerWithTargetFactory {}

extension Timer: TimerWithTargetFactory {}

extension TimerWithTargetFactory where Self: Timer {
    /// Creates a timer that calls a method, once it has been added to a run loop.
    ///
    /// - Parameters:
    ///   - ti: Seconds to the first call, and between calls.
    ///   - aTarget: The object of the method, which is retained until the timer is invalid.
    ///   - aSelector: The method. Its parameter, if it has one, is the timer.
    ///   - userInfo: What the timer's `userInfo` is while it is valid.
    ///   - yesOrNo: Whether the method is called again and again. A timer that does not repeat is invalid after its call.
    public init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
            userInfo: userInfo, repeats: yesOrNo)
    }

    /// Creates a timer that calls a method from a date on, once it has been added to a run loop.
    public init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        // Nothing else than a `Timer` is asked for: its subclasses have initializers of their own.
        self =
            TimerWithTarget(
                fireAt: date, interval: ti, target: t as AnyObject, selector: s, userInfo: ui, repeats: rep) as! Self
    }

    /// Creates a timer that calls a method without parameters.
    @_alwaysEmitIntoClient
    public init<Target>(
        timeInterval ti: TimeInterval, target aTarget: Any,
        selector: @escaping (Target) -> @isolated(any) () -> Void, userInfo: Any?, repeats yesOrNo: Bool
    ) {
        self.init(
            timeInterval: ti, target: aTarget, selector: Selector(selector), userInfo: userInfo, repeats: yesOrNo)
    }

    /// Creates a timer that calls a method. Its parameter, if any, is the timer.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public init<Target, each Argument, Result>(
        timeInterval ti: TimeInterval, target aTarget: Any,
        selector: @escaping (Target) -> @isolated(any) (repeat each Argument) -> Result, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(
            timeInterval: ti, target: aTarget, selector: Selector(selector), userInfo: userInfo, repeats: yesOrNo)
    }
}

extension Timer {
    /// Creates a timer that calls a method, and adds it to the run loop of this thread.
    ///
    /// - Parameters:
    ///   - ti: Seconds to the first call, and between calls.
    ///   - aTarget: The object of the method, which is retained until the timer is invalid.
    ///   - aSelector: The method. Its parameter, if it has one, is the timer.
    ///   - userInfo: What the timer's `userInfo` is while it is valid.
    ///   - yesOrNo: Whether the method is called again and again.
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// Creates a timer that calls a method without parameters, and adds it to the run loop of this thread.
    @_alwaysEmitIntoClient
    public class func scheduledTimer<Target>(
        timeInterval ti: TimeInterval, target aTarget: Any,
        selector: @escaping (Target) -> @isolated(any) () -> Void, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        scheduledTimer(
            timeInterval: ti, target: aTarget, selector: Selector(selector), userInfo: userInfo, repeats: yesOrNo)
    }

    /// Creates a timer that calls a method, and adds it to the run loop of this thread. The method's parameter, if any, is
    /// the timer.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    public class func scheduledTimer<Target, each Argument, Result>(
        timeInterval ti: TimeInterval, target aTarget: Any,
        selector: @escaping (Target) -> @isolated(any) (repeat each Argument) -> Result, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        scheduledTimer(
            timeInterval: ti, target: aTarget, selector: Selector(selector), userInfo: userInfo, repeats: yesOrNo)
    }
}
