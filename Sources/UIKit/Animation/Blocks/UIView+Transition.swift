import QuartzCore

// Transitions between two appearances of a view or between two views; the class declares their public methods.
extension UIView {
    static func runTransition(
        _ view: UIView, _ duration: TimeInterval, _ options: AnimationOptions, _ animations: (() -> Void)?,
        _ completion: ((Bool) -> Void)?
    ) {
        let ending = AnimationCompletionGroup(completion)
        let block = AnimationBlock(
            duration: duration.isFinite ? duration : 0, delay: 0, options: options, pace: TimingCurve(options.curve),
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
    /// Begins a transition from the current appearance of the view.
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

    /// - Parameter isCut: Pass `true` to replace the old appearance halfway instead of cross-fading.
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

    /// Rotates the view by half a turn; the new appearance replaces the old one halfway.
    ///
    /// - Parameters:
    ///   - direction: 1 or -1.
    ///   - isVertical: Pass `true` to rotate about the horizontal axis.
    private func flip(_ view: UIView, direction: CGFloat, isVertical: Bool) {
        beginTransition(of: view, isCut: true)
        turn(view, isVertical: isVertical, pivot: 0) { share in
            // The appearance that replaces the old one halfway must not be mirrored.
            direction * .pi * (share < 0.5 ? share : share - 1)
        }
    }

    /// Rotates a page about the top edge of the view.
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
            ending: AnimationCompletionGroup { isFinished in
                old.layer.removeFromSuperlayer()
                ending.animationDidEnd(finished: isFinished)
            })
        let height = view.bounds.height
        page.turn(isUp ? old : view, isVertical: true, pivot: -height / 2) { share in
            -.pi / 2 * (isUp ? share : 1 - share)
        }
        page.ending.close()
    }

    /// Animates a rotation with perspective.
    ///
    /// - Parameters:
    ///   - isVertical: Pass `true` to rotate about a horizontal axis.
    ///   - pivot: The distance of the axis from the center, in points.
    ///   - angle: A closure that returns the angle in radians for a fraction of the duration.
    private func turn(_ view: UIView, isVertical: Bool, pivot: CGFloat, _ angle: (CGFloat) -> CGFloat) {
        // Perspective transforms cannot be interpolated by their components, so use about one keyframe per frame.
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
