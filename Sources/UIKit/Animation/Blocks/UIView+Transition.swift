import QuartzCore

// Transitions from one appearance of a view to another, whose methods are declared in the class.
extension UIView {
    static func runTransition(
        _ view: UIView, _ duration: TimeInterval, _ options: AnimationOptions, _ animations: (() -> Void)?,
        _ completion: ((Bool) -> Void)?
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

    static func runTransition(
        _ fromView: UIView, _ toView: UIView, _ duration: TimeInterval, _ options: AnimationOptions,
        _ completion: ((Bool) -> Void)?
    ) {
        guard let container = fromView.superview else {
            completion?(true)
            return
        }
        runTransition(
            container, duration, options.subtracting(.allowAnimatedContent),
            {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    container.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion)
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
