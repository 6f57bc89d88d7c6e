// Calling methods later.
extension NSObject {
    /// Calls a method of the object with an argument later, on the run loop of this thread. The object and the argument are
    /// retained until then.
    ///
    /// - Parameters:
    ///   - aSelector: The method.
    ///   - anArgument: Its argument.
    ///   - delay: Seconds; with 0 the method is called in a later turn of the run loop.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedPerform.schedule(aSelector, on: self, with: anArgument, after: delay)
    }

    /// Calls a method of the object with an argument later, on the run loop of this thread.
    ///
    /// - Parameter modes: The modes in which it may be called. On the main thread it is called in all of them.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        guard !modes.isEmpty else { return }
        DelayedPerform.schedule(aSelector, on: self, with: anArgument, after: delay)
    }

    /// Cancels the calls that ``perform(_:with:afterDelay:)`` was asked for with an object.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedPerform.cancel(on: aTarget as AnyObject) { _ in true }
    }

    /// Cancels the calls of a method with an argument that ``perform(_:with:afterDelay:)`` was asked for with an object.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedPerform.cancel(on: aTarget as AnyObject) { request in
            request.selector == aSelector && request.hasArgument(anArgument)
        }
    }
}
