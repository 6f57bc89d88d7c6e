import Foundation
import QuartzCore

/// An observation that ``KeyValueObservable/observe(_:options:changeHandler:)`` began.
///
/// The observation ends when ``invalidate()`` is called or this object is deallocated. It does not retain the observed
/// object.
public final class NSKeyValueObservation: NSObject, Sendable {
    private let observation: PropertyObservation?

    /// Creates an object for an observation; `nil` for a property that cannot be observed.
    init(_ observation: PropertyObservation?) { self.observation = observation }

    deinit { observation?.invalidate() }

    /// Ends the observation: the change handler is no longer called. Can be called on any thread and more than once.
    public func invalidate() { observation?.invalidate() }
}
