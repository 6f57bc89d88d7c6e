// Delayed method calls.
extension NSObject {
    /// Calls a method with an argument after a delay, on the current thread's run loop. The object and the argument are
    /// retained until then.
    ///
    /// - Parameters:
    ///   - aSelector: The method to call.
    ///   - anArgument: The argument of the method.
    ///   - delay: The delay in seconds. With 0, the method is called in a later iteration of the run loop.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedPerform.schedule(aSelector, on: self, with: anArgument, after: delay)
    }

    /// Calls a method with an argument after a delay, on the current thread's run loop.
    ///
    /// - Parameters:
    ///   - aSelector: The method to call.
    ///   - anArgument: The argument of the method.
    ///   - delay: The delay in seconds.
    ///   - modes: The run loop modes in which to call the method. An empty array cancels the request. Otherwise the
    ///     method is called in all common modes.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        guard !modes.isEmpty else { return }
        DelayedPerform.schedule(aSelector, on: self, with: anArgument, after: delay)
    }

    /// Cancels all pending calls of ``perform(_:with:afterDelay:)`` on an object, from the current thread.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedPerform.cancel(on: aTarget as AnyObject) { _ in true }
    }

    /// Cancels the pending calls of a method with an equal argument on an object, from the current thread.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedPerform.cancel(on: aTarget as AnyObject) { request in
            request.selector == aSelector && request.hasArgument(anArgument)
        }
    }
}
