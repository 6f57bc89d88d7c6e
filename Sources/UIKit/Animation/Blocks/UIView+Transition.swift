import QuartzCore

// Transitions from one look of a view to another.
extension UIView {
    /// Fades from the look that `view` has to the one it has after `animations` has run, if the options contain
    /// ``AnimationOptions/transitionCrossDissolve``; without it, animates the changes as
    /// ``animate(withDuration:delay:options:animations:completion:)`` does.
    ///
    /// - Parameter completion: runs at the end, with false if the transition was interrupted.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let ending = AnimationEnding(completion)
        let block = AnimationBlock(
            duration: duration.isFinite ? duration : 0, delay: 0, options: options, pace: AnimationPace(options.curve),
            ending: ending)
        if block.duration > 0, areAnimationsEnabled {
            if options.isCrossDissolve {
                block.dissolve(view)
                if options.contains(.allowAnimatedContent) {
                    block.run { animations?() }
                } else {
                    performWithoutAnimation { animations?() }
                }
            } else {
                block.run { animations?() }
            }
        } else {
            performWithoutAnimation { animations?() }
        }
        ending.close()
    }

    /// Puts `toView` in the place of `fromView` in its superview, or shows the one and hides the other if the options
    /// contain ``AnimationOptions/showHideTransitionViews``; the one fades into the other if they contain
    /// ``AnimationOptions/transitionCrossDissolve``.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            completion?(true)
            return
        }
        transition(
            with: container, duration: duration, options: options.subtracting(.allowAnimatedContent),
            animations: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    container.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }
}

extension AnimationBlock {
    /// Fades from the look that the view has now.
    fileprivate func dissolve(_ view: UIView) {
        guard view.isShown else { return }
        let transition = CATransition()
        transition.duration = duration
        if case .curve(let function) = pace { transition.timingFunction = function }
        begin(transition, on: view, name: nil)
    }
}
