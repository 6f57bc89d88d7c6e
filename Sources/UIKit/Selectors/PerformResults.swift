import QuartzCore

/// Retains the results of performed methods for a limited time, as an autorelease pool does on Apple's platforms.
enum PerformResults {
    /// Retains a method's result.
    ///
    /// - Returns: The result as an object; nil if it is `()` or nil.
    static func keep(_ result: Any) -> Unmanaged<AnyObject>? {
        guard !(result is Void) else { return nil }
        var value = result
        while let optional = value as? any OptionalResult {
            guard let wrapped = optional.wrapped else { return nil }
            value = wrapped
        }
        let object = value as AnyObject
        if isMainActorCurrent {
            if objects.isEmpty { DispatchQueue.main.async { objects.removeAll() } }
            objects.append(object)
        } else {
            Thread.current.threadDictionary["UIKit.PerformResult"] = object
        }
        return Unmanaged.passUnretained(object)
    }

    /// The retained results on the main actor, which alone accesses this array.
    private nonisolated(unsafe) static var objects: [AnyObject] = []
}

/// An optional result.
private protocol OptionalResult {
    var wrapped: Any? { get }
}

extension Optional: OptionalResult {
    fileprivate var wrapped: Any? { self }
}
