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
            if let transition = options.transition {
                block.begin(transition, of: view)
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
    /// Begins a transition from the look that the view has now.
    fileprivate func begin(_ kind: UIView.AnimationOptions.Transition, of view: UIView) {
        guard view.isShown else { return }
        switch kind {
        case .crossDissolve: beginTransition(of: view, isCut: false)
        case .flipFromLeft: flip(view, direction: 1, isVertical: false)
        case .flipFromRight: flip(view, direction: -1, isVertical: false)
        case .flipFromTop: flip(view, direction: -1, isVertical: true)
        case .flipFromBottom: flip(view, direction: 1, isVertical: true)
        case .curlUp: turnPage(of: view, isUp: true)
        case .curlDown: turnPage(of: view, isUp: false)
        }
    }

    /// - Parameter isCut: Whether the old look is replaced half way, instead of fading.
    private func beginTransition(of view: UIView, isCut: Bool) {
        let transition = CATransition()
        transition.duration = duration
        transition.isCut = isCut
        transition.timingFunction = timingFunction
        begin(transition, on: view, name: nil)
    }

    private var timingFunction: CAMediaTimingFunction? {
        if case .curve(let function) = pace { function } else { nil }
    }

    /// Turns the view by half a turn; the other side, with the new look, appears half way.
    ///
    /// - Parameters:
    ///   - direction: 1 or -1.
    ///   - isVertical: Whether the view turns about its horizontal axis.
    private func flip(_ view: UIView, direction: CGFloat, isVertical: Bool) {
        beginTransition(of: view, isCut: true)
        turn(view, isVertical: isVertical, pivot: 0) { share in
            // The side that appears half way must not be mirrored.
            direction * .pi * (share < 0.5 ? share : share - 1)
        }
    }

    /// Turns a page about the upper edge of the view.
    private func turnPage(of view: UIView, isUp: Bool) {
        guard let parent = view.layer.superlayer, let old = view.snapshotView(afterScreenUpdates: false) else {
            return beginTransition(of: view, isCut: false)
        }
        old.layer.frame = view.layer.frame
        if isUp {
            parent.insertSublayer(old.layer, above: view.layer)
        } else {
            parent.insertSublayer(old.layer, below: view.layer)
        }
        let ending = ending
        ending.wait()
        let page = AnimationBlock(
            duration: duration, delay: delay, options: options, pace: pace,
            ending: AnimationEnding { isFinished in
                old.layer.removeFromSuperlayer()
                ending.oneStopped(finished: isFinished)
            })
        let height = view.bounds.height
        page.turn(isUp ? old : view, isVertical: true, pivot: -height / 2) { share in
            -.pi / 2 * (isUp ? share : 1 - share)
        }
        page.ending.close()
    }

    /// Animates a turn in perspective.
    ///
    /// - Parameters:
    ///   - isVertical: Whether it is about a horizontal axis.
    ///   - pivot: How far from the middle the axis is, in points.
    ///   - angle: The angle in radians at a share of the duration.
    private func turn(_ view: UIView, isVertical: Bool, pivot: CGFloat, _ angle: (CGFloat) -> CGFloat) {
        // Transforms with perspective cannot be mixed by their parts: there are as many keyframes as frames.
        let count = max(12, min(480, Int(duration * 120)))
        let own = view.layer.transform
        let distance = 3 * max(view.bounds.width, view.bounds.height, 1)
        let values = (0...count).map { index -> CATransform3D in
            var turned = CATransform3DIdentity
            turned.m34 = -1 / distance
            let angle = angle(CGFloat(index) / CGFloat(count))
            turned = CATransform3DTranslate(turned, 0, isVertical ? pivot : 0, 0)
            turned = CATransform3DRotate(turned, angle, isVertical ? 1 : 0, isVertical ? 0 : 1, 0)
            turned = CATransform3DTranslate(turned, 0, isVertical ? -pivot : 0, 0)
            return CATransform3DConcat(turned, own)
        }
        let animation = CAKeyframeAnimation(keyPath: "transform")
        animation.values = values
        animation.calculationMode = .discrete
        animation.duration = duration
        animation.timingFunction = timingFunction
        begin(animation, on: view, name: nil)
    }
}
