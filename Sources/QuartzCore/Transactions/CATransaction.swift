/// The key of ``CATransaction/animationDuration()``, a number.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of ``CATransaction/disableActions()``, a Boolean value.
public let kCATransactionDisableActions = "disableActions"
/// The key of ``CATransaction/animationTimingFunction()``, a ``CAMediaTimingFunction``.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of ``CATransaction/completionBlock()``, a closure.
public let kCATransactionCompletionBlock = "completionBlock"

/// A group of layer changes with common animation settings.
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setAnimationDuration(0.5)
/// CATransaction.setCompletionBlock { layer.removeFromSuperlayer() }
/// layer.opacity = 0
/// CATransaction.commit()
/// ```
///
/// The default duration is 0.25 seconds. Call ``setDisableActions(_:)`` to change layers without animations.
///
/// Transactions nest. Outside of ``begin()`` and ``commit()``, the settings belong to an implicit transaction, which
/// ends with ``flush()``; every frame calls it before its layout pass. A nested transaction inherits the settings of
/// the enclosing transaction, except for the completion block.
///
/// A completion block runs after its transaction has ended, together with all animations that were added between the
/// call to ``setCompletionBlock(_:)`` and the end of the transaction.
@preconcurrency @MainActor open class CATransaction: NSObject {
    private struct Level {
        var disablesActions = false
        var duration: TimeInterval = 0.25
        var timingFunction: CAMediaTimingFunction?
        var completion: (@MainActor () -> Void)?
        var tracker: TransactionTracker?
        /// Values that the app stores.
        var values: [String: Any] = [:]
    }

    // Transactions belong to the main thread and not to a display, because a transaction may change layers of several
    // displays.

    private static var explicit: [Level] = []
    private static var implicit: Level?

    /// Begins a transaction. Its settings stay in effect until the matching ``commit()``.
    open class func begin() {
        var level = current
        level.completion = nil
        level.tracker = nil
        explicit.append(level)
    }

    /// Ends the innermost transaction. Its settings lose their effect, and its completion block runs unless animations
    /// of the transaction are still active. Without a matching ``begin()``, ends the implicit transaction.
    open class func commit() {
        guard let ended = explicit.popLast() else { return flush() }
        ended.tracker?.close()
    }

    /// Ends the implicit transaction, unless an explicit transaction is open.
    open class func flush() {
        guard explicit.isEmpty, let ended = implicit else { return }
        implicit = nil
        ended.tracker?.close()
    }

    /// Returns a Boolean value that indicates whether property changes skip their actions. The default is `false`.
    open class func disableActions() -> Bool { actionsAreDisabled }

    /// Sets whether property changes skip their actions.
    open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

    /// Returns the default duration of animations in the transaction, in seconds. The default is 0.25.
    open class func animationDuration() -> TimeInterval { current.duration }

    /// Sets the default duration of animations in the transaction, in seconds. Negative values and values that are not
    /// finite count as 0.
    open class func setAnimationDuration(_ dur: TimeInterval) {
        change { $0.duration = dur.isFinite ? max(0, dur) : 0 }
    }

    /// Returns the default timing function of animations in the transaction. The default is `nil`.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }

    /// Sets the default timing function of animations in the transaction.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        change { $0.timingFunction = function }
    }

    /// Returns the block to call when the transaction and its animations have ended.
    open class func completionBlock() -> (@MainActor () -> Void)? { current.completion }

    /// Sets the block to call when the transaction, and all animations that are added to it after this call, have
    /// ended. The block replaces a previous one of the same transaction, which is not called.
    open class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
        change {
            $0.completion = block
            $0.tracker = block.map { TransactionTracker($0) }
        }
    }

    /// Returns a setting of the transaction or a value that the app stored, or `nil` if there is none.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: current.values[key]
        }
    }

    /// Sets a setting of the transaction, or stores a value of the app until the transaction ends.
    ///
    /// - Parameters:
    ///   - anObject: The value. `nil`, or a value of another type, resets a setting to its default.
    ///   - key: The key of a setting, such as `kCATransactionAnimationDuration`, or any other key.
    public class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration: setAnimationDuration(AnimationValue.double(anObject) ?? 0.25)
        case kCATransactionDisableActions: setDisableActions((AnimationValue.double(anObject) ?? 0) != 0)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock:
            if let block = anObject as? (@MainActor () -> Void) {
                setCompletionBlock(block)
            } else if let block = anObject as? () -> Void {
                setCompletionBlock { block() }
            } else {
                setCompletionBlock(nil)
            }
        default: change { $0.values[key] = anObject }
        }
    }

    /// Returns the trackers of the open transactions, after counting a new animation in each of them.
    static func trackersForNewAnimation() -> [TransactionTracker] {
        guard implicit != nil || !explicit.isEmpty else { return [] }
        let trackers = ([implicit?.tracker] + explicit.map(\.tracker)).compactMap { $0 }
        for tracker in trackers { tracker.addAnimation() }
        return trackers
    }

    /// A Boolean value that indicates whether the current transaction disables actions.
    static var actionsAreDisabled: Bool { explicit.last?.disablesActions ?? implicit?.disablesActions ?? false }

    private static var current: Level { explicit.last ?? implicit ?? Level() }

    private static func change(_ body: (inout Level) -> Void) {
        if explicit.isEmpty {
            var level = implicit ?? Level()
            body(&level)
            implicit = level
        } else {
            body(&explicit[explicit.count - 1])
        }
    }
}
