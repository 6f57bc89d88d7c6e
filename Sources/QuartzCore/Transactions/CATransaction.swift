/// The key of ``CATransaction/animationDuration()``, a number.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of ``CATransaction/disableActions()``, a Boolean.
public let kCATransactionDisableActions = "disableActions"
/// The key of ``CATransaction/animationTimingFunction()``.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of ``CATransaction/completionBlock()``.
public let kCATransactionCompletionBlock = "completionBlock"

/// Groups changes of layers, and says how they take effect.
///
/// Transactions nest. Outside of ``begin()`` and ``commit()`` an implicit transaction takes the settings; it ends with
/// ``flush()``, which every frame calls before its layout pass. A nested transaction starts with the settings of the one
/// around it, apart from the completion block.
///
/// A completion block runs when its transaction has ended, and with it all animations that were added between the setting
/// of the block and the end of the transaction.
@preconcurrency @MainActor open class CATransaction: NSObject {
    private struct Level {
        var disablesActions = false
        var duration: TimeInterval = 0.25
        var timingFunction: CAMediaTimingFunction?
        var completion: (@MainActor () -> Void)?
        var tracker: TransactionTracker?
        /// Values of the app's own.
        var values: [String: Any] = [:]
    }

    private static var explicit: [Level] = []
    private static var implicit: Level?

    /// Starts a transaction. Without a ``commit()`` that belongs to it, its settings stay.
    open class func begin() {
        var level = current
        level.completion = nil
        level.tracker = nil
        explicit.append(level)
    }

    /// Ends the transaction that was begun last: its settings are gone, then its completion block runs, if no animation of
    /// the transaction is left. Without one that was begun, ends the implicit one.
    open class func commit() {
        guard let ended = explicit.popLast() else { return flush() }
        ended.tracker?.close()
    }

    /// Ends the implicit transaction, if there is one and no other is open.
    open class func flush() {
        guard explicit.isEmpty, let ended = implicit else { return }
        implicit = nil
        ended.tracker?.close()
    }

    /// Whether changes ask for no actions.
    open class func disableActions() -> Bool { actionsAreDisabled }

    /// Sets whether changes ask for no actions.
    open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

    /// How long animations last that say nothing about it, in seconds; 0.25 unless set.
    open class func animationDuration() -> TimeInterval { current.duration }

    /// Sets how long animations last that say nothing about it, in seconds. Negative and infinite numbers count as zero.
    open class func setAnimationDuration(_ dur: TimeInterval) {
        change { $0.duration = dur.isFinite ? max(0, dur) : 0 }
    }

    /// The pace of animations that say nothing about it; nil unless set.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }

    /// Sets the pace of animations that say nothing about it.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        change { $0.timingFunction = function }
    }

    /// What runs when the transaction and its animations have ended.
    open class func completionBlock() -> (@MainActor () -> Void)? { current.completion }

    /// Sets what runs when the transaction, and all animations added in it from now on, have ended. One that was set before in the same transaction is dropped.
    open class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
        change {
            $0.completion = block
            $0.tracker = block.map { TransactionTracker($0) }
        }
    }

    /// A setting of the transaction, or a value of the app's own, by its key; nil if there is none.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: current.values[key]
        }
    }

    /// Sets a setting of the transaction by its key, or keeps a value of the app's own under any other key until the
    /// transaction ends. A setting that is given a value of another type, or nil, is back at its default.
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

    /// Those who wait for an animation that is added now: each of them counts it.
    static func trackersForNewAnimation() -> [TransactionTracker] {
        guard implicit != nil || !explicit.isEmpty else { return [] }
        let trackers = ([implicit?.tracker] + explicit.map(\.tracker)).compactMap { $0 }
        for tracker in trackers { tracker.addAnimation() }
        return trackers
    }

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
