// Timers that call a method of an object.

/// A protocol that provides `Timer` with initializers that create timers with a target.
@_documentation(visibility: internal)
public protocol TimerWithTargetFactory {}

extension Timer: TimerWithTargetFactory {}

extension TimerWithTargetFactory where Self: Timer {
    /// Creates a timer that calls a method. It starts when it is added to a run loop.
    ///
    /// - Parameters:
    ///   - ti: The time until the first call and between calls, in seconds.
    ///   - aTarget: The object on which to call the method. It is retained until the timer is invalidated.
    ///   - aSelector: The method. Its parameter, if it has one, is the timer.
    ///   - userInfo: The value of the timer's `userInfo` while it is valid.
    ///   - yesOrNo: Whether the timer repeats. A timer that does not repeat is invalidated after its call.
    public init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
            userInfo: userInfo, repeats: yesOrNo)
    }

    /// Creates a timer that calls a method at a date and then at intervals. It starts when it is added to a run loop.
    ///
    /// - Parameters:
    ///   - date: The time of the first call.
    ///   - ti: The time between calls, in seconds.
    ///   - t: The object on which to call the method. It is retained until the timer is invalidated.
    ///   - s: The method. Its parameter, if it has one, is the timer.
    ///   - ui: The value of the timer's `userInfo` while it is valid.
    ///   - rep: Whether the timer repeats.
    public init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        // `Self` is always `Timer`, because its subclasses have their own initializers.
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
    /// Creates a timer that calls a method, and adds it to the current thread's run loop.
    ///
    /// - Parameters:
    ///   - ti: The time until the first call and between calls, in seconds.
    ///   - aTarget: The object on which to call the method. It is retained until the timer is invalidated.
    ///   - aSelector: The method. Its parameter, if it has one, is the timer.
    ///   - userInfo: The value of the timer's `userInfo` while it is valid.
    ///   - yesOrNo: Whether the timer repeats.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// Creates a timer that calls a method without parameters, and adds it to the current thread's run loop.
    @discardableResult
    @_alwaysEmitIntoClient
    public class func scheduledTimer<Target>(
        timeInterval ti: TimeInterval, target aTarget: Any,
        selector: @escaping (Target) -> @isolated(any) () -> Void, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        scheduledTimer(
            timeInterval: ti, target: aTarget, selector: Selector(selector), userInfo: userInfo, repeats: yesOrNo)
    }

    /// Creates a timer that calls a method, and adds it to the current thread's run loop. The method's parameter, if
    /// any, is the timer.
    @discardableResult
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
