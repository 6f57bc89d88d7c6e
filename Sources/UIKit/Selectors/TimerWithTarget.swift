/// A timer that calls a method of an object. It retains the object while it is valid.
final class TimerWithTarget: Timer {
    private var target: AnyObject?
    private let selector: Selector
    private var info: Any?

    init(
        fireAt date: Date, interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.target = target
        self.selector = selector
        info = userInfo
        super.init(fire: date, interval: interval, repeats: repeats) { timer in
            (timer as? TimerWithTarget)?.performSelector()
            // The run loop invalidates the timer without calling `invalidate()`, which releases the target.
            if !repeats { timer.invalidate() }
        }
    }

    private func performSelector() {
        if let target { selector.perform(on: target, sender: self, event: nil) }
    }

    override var userInfo: Any? { info }

    override func invalidate() {
        super.invalidate()
        target = nil
        info = nil
    }
}
