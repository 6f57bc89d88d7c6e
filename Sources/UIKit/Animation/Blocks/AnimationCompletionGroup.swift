import QuartzCore

/// Calls the completion handler of a block when all its animations have ended.
@MainActor final class AnimationCompletionGroup {
    private var completion: ((Bool) -> Void)?
    private var count = 0
    private var allFinished = true
    private var isClosed = false

    init(_ completion: ((Bool) -> Void)?) { self.completion = completion }

    /// A Boolean value that indicates whether no animation was started.
    var isEmpty: Bool { count == 0 }

    /// Adds an animation to wait for, and returns its delegate.
    func delegate(for view: UIView, blocksTouches: Bool) -> any CAAnimationDelegate {
        count += 1
        return ViewAnimationDelegate(self, view, blocksTouches: blocksTouches)
    }

    /// Adds an event to wait for, which ends with a call of `animationDidEnd(finished:)`.
    func wait() { count += 1 }

    /// Declares that no more animations will be added. If none is pending, the completion handler is called
    /// immediately.
    func close() {
        isClosed = true
        endIfDone()
    }

    func animationDidEnd(finished: Bool) {
        count -= 1
        if !finished { allFinished = false }
        endIfDone()
    }

    private func endIfDone() {
        guard isClosed, count == 0 else { return }
        let completion = completion
        self.completion = nil
        completion?(allFinished)
    }
}

/// The delegate of an animation of a block.
@MainActor private final class ViewAnimationDelegate: NSObject, CAAnimationDelegate {
    private let ending: AnimationCompletionGroup
    private weak var view: UIView?
    private let blocksTouches: Bool

    init(_ ending: AnimationCompletionGroup, _ view: UIView, blocksTouches: Bool) {
        self.ending = ending
        self.view = view
        self.blocksTouches = blocksTouches
        if blocksTouches { view.touchBlockCount += 1 }
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        if blocksTouches { view?.touchBlockCount -= 1 }
        ending.animationDidEnd(finished: flag)
    }
}
