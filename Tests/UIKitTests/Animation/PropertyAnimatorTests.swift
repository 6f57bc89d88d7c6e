import DisplayServer
import Testing
import UIKit

@MainActor @Suite(.serialized) struct PropertyAnimatorTests {
    private func run(_ body: (WidgetStage, UIView) throws -> Void) rethrows {
        try WidgetStage.run { stage in
            let view = UIView()
            view.backgroundColor = .red
            stage.add(view, CGRect(x: 0, y: 0, width: 20, height: 20))
            try body(stage, view)
        }
    }

    private func x(_ view: UIView) -> CGFloat { (view.layer.presentation() ?? view.layer).position.x }

    @Test("AN-04 the defaults equal Apple's")
    func defaults() {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn)
        #expect(animator.isUserInteractionEnabled && !animator.isManualHitTestingEnabled)
        #expect(animator.isInterruptible && animator.scrubsLinearly && !animator.pausesOnCompletion)
        #expect(animator.state == .inactive && !animator.isRunning && animator.fractionComplete == 0)
        #expect(animator.duration == 2 && animator.delay == 0)
        #expect(animator.timingParameters?.cubicTimingParameters?.animationCurve == .easeIn)
    }

    @Test("an animator runs from start to end and passes the final position to its completion handler")
    func running() {
        run { stage, view in
            var log: [UIViewAnimatingPosition] = []
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
            animator.addCompletion { log.append($0) }
            #expect(view.center.x == 10, "nothing happens before the start")
            animator.startAnimation()
            #expect(animator.state == .active && animator.isRunning && view.center.x == 110)
            stage.server.serve(for: 0.5)
            #expect(abs(x(view) - 60) < 3)
            #expect(abs(animator.fractionComplete - 0.5) < 0.03)
            stage.server.serve(for: 0.6)
            #expect(log == [.end] && animator.state == .inactive && !animator.isRunning)
            #expect(x(view) == 110 && view.layer.animationKeys() == nil)
            #expect(stage.server.frameClock.dueTime == nil)
        }
    }

    @Test("AN-08 a paused animator can be scrubbed and continued")
    func scrubbing() {
        run { stage, view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 110 }
            animator.startAnimation()
            stage.server.serve(for: 0.5)
            animator.pauseAnimation()
            let paused = x(view)
            stage.server.serve(for: 3)
            #expect(x(view) == paused && !animator.isRunning && animator.state == .active)
            #expect(stage.server.frameClock.dueTime == nil, "a paused animator requests no frames")
            animator.fractionComplete = 0.25
            #expect(abs(x(view) - 35) < 0.001)
            stage.server.serve(for: 0.1)
            #expect(abs(x(view) - 35) < 0.001)
            animator.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
            stage.server.serve(for: 1)
            #expect(abs(x(view) - 72.5) < 2)
            stage.server.serve(for: 1.1)
            #expect(animator.state == .inactive && x(view) == 110)
        }
    }

    @Test("AN-08 pausing and resuming without changes continues the same curve")
    func pauseAndResume() {
        run { stage, view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { view.center.x = 110 }
            animator.startAnimation()
            stage.server.serve(for: 0.3)
            animator.pauseAnimation()
            let before = x(view)
            stage.server.serve(for: 1)
            animator.startAnimation()
            stage.server.processPendingEvents()
            #expect(abs(x(view) - before) < 0.001)
            stage.server.serve(for: 0.75)
            #expect(animator.state == .inactive)
        }
    }

    @Test("AN-08 a reversed animator ends at the start position and restores the old values")
    func reversing() {
        run { stage, view in
            var log: [UIViewAnimatingPosition] = []
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
                view.center.x = 110
                view.alpha = 0
                view.backgroundColor = .blue
            }
            animator.addCompletion { log.append($0) }
            animator.startAnimation()
            stage.server.serve(for: 0.6)
            let before = x(view)
            animator.isReversed = true
            stage.server.processPendingEvents()
            #expect(abs(x(view) - before) < 3)
            stage.server.serve(for: 0.3)
            #expect(x(view) < before)
            stage.server.serve(for: 0.4)
            #expect(log == [.start])
            #expect(view.center.x == 10 && view.alpha == 1 && x(view) == 10)
            #expect(view.backgroundColor?.cgColor == UIColor.red.cgColor)
        }
    }

    @Test("AN-08 fractionComplete counts in the direction of the animation")
    func reversedFraction() {
        run { stage, view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
            animator.fractionComplete = 0.3
            #expect(animator.state == .active && abs(x(view) - 40) < 0.001)
            animator.isReversed = true
            #expect(abs(animator.fractionComplete - 0.7) < 1e-6)
            animator.fractionComplete = 0.9
            #expect(abs(x(view) - 20) < 0.001)
            animator.stopAnimation(true)
        }
    }

    @Test("AN-08 stopping leaves the views at their presented positions; finishing moves them to the given position")
    func stopping() {
        for (position, expected) in [(UIViewAnimatingPosition.start, 10), (.end, 110)] as [(_, CGFloat)] {
            run { stage, view in
                var log: [UIViewAnimatingPosition] = []
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
                animator.addCompletion { log.append($0) }
                animator.startAnimation()
                stage.server.serve(for: 0.5)
                animator.stopAnimation(false)
                #expect(animator.state == .stopped && abs(view.center.x - 60) < 3)
                #expect(log.isEmpty)
                animator.finishAnimation(at: position)
                #expect(view.center.x == expected && log == [position] && animator.state == .inactive)
                stage.server.serve(for: 0.2)
                #expect(x(view) == expected)
            }
        }
        run { stage, view in
            var log: [UIViewAnimatingPosition] = []
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
            animator.addCompletion { log.append($0) }
            animator.startAnimation()
            stage.server.serve(for: 0.5)
            let seen = x(view)
            animator.stopAnimation(true)
            stage.server.serve(for: 0.5)
            #expect(log.isEmpty && animator.state == .inactive)
            #expect(abs(view.center.x - seen) < 0.001 && x(view) == view.center.x)
        }
    }

    @Test("animations added to a running animator use the remaining time")
    func addingLater() {
        run { stage, view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
            animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
            animator.startAnimation()
            stage.server.serve(for: 0.5)
            let opacity = { (view.layer.presentation() ?? view.layer).opacity }
            #expect(opacity() > 0.95)
            animator.addAnimations { view.center.y = 60 }
            stage.server.serve(for: 0.25)
            #expect(abs(opacity() - 0.5) < 0.06)
            #expect(abs((view.layer.presentation()?.position.y ?? 0) - 35) < 4)
            stage.server.serve(for: 0.35)
            #expect(animator.state == .inactive && view.layer.animationKeys() == nil)
        }
    }

    @Test("keyframes in an animator follow its fractionComplete")
    func keyframes() {
        run { stage, view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                UIView.animateKeyframes(withDuration: 0, delay: 0) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 110 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 60 }
                }
            }
            animator.fractionComplete = 0.25
            #expect(abs(x(view) - 60) < 0.001)
            animator.fractionComplete = 0.75
            #expect(abs(x(view) - 85) < 0.001)
            animator.stopAnimation(true)
        }
    }

    @Test("spring timing parameters compute their own duration; a damping ratio uses the animator's duration")
    func springs() {
        run { stage, view in
            let own = UISpringTimingParameters(mass: 1, stiffness: 200, damping: 15, initialVelocity: .zero)
            let animator = UIViewPropertyAnimator(duration: 77, timingParameters: own)
            #expect(animator.duration > 0.3 && animator.duration < 3)
            animator.addAnimations { view.center.x = 110 }
            animator.startAnimation()
            var furthest: CGFloat = 0
            for _ in 0..<200 {
                stage.server.serve(for: 1.0 / 60)
                furthest = max(furthest, x(view))
            }
            #expect(furthest > 112 && x(view) == 110 && animator.state == .inactive)
            #expect(UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.7).duration == 0.5)
        }
    }

    @Test("an animator starts after its delay and pauses on completion")
    func delayAndPause() {
        run { stage, view in
            let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.center.x = 110 }
            animator.pausesOnCompletion = true
            animator.startAnimation(afterDelay: 1)
            #expect(animator.delay == 1 && animator.state == .inactive)
            stage.server.serve(for: 0.9)
            #expect(view.center.x == 10)
            stage.server.serve(for: 0.8)
            #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
            #expect(x(view) == 110)
            animator.isReversed = true
            animator.startAnimation()
            stage.server.serve(for: 0.6)
            #expect(x(view) == 10)
            animator.stopAnimation(true)
        }
    }

    @Test("AN-04 hit testing finds a moving view at its presented position, unless manual hit testing is enabled")
    func hitTesting() {
        for isManual in [false, true] {
            run { stage, view in
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
                animator.isManualHitTestingEnabled = isManual
                animator.startAnimation()
                stage.server.serve(for: 0.5)
                let moving = stage.window.hitTest(CGPoint(x: 60, y: 10), with: nil)
                let end = stage.window.hitTest(CGPoint(x: 110, y: 10), with: nil)
                #expect(moving === (isManual ? stage.window : view))
                #expect(end === (isManual ? view : stage.window))
                stage.server.serve(for: 1)
                #expect(stage.window.hitTest(CGPoint(x: 110, y: 10), with: nil) === view)
            }
        }
        run { stage, view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
            animator.isUserInteractionEnabled = false
            animator.startAnimation()
            stage.server.serve(for: 0.5)
            #expect(stage.window.hitTest(CGPoint(x: 60, y: 10), with: nil) === stage.window)
            stage.server.serve(for: 1)
            #expect(stage.window.hitTest(CGPoint(x: 110, y: 10), with: nil) === view)
        }
    }

    @Test("an animator ends when its view leaves the window, and immediately if it has nothing to animate")
    func leavingWindow() {
        run { stage, view in
            var log: [UIViewAnimatingPosition] = []
            let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) {
                view.center.x = 110
            } completion: {
                log.append($0)
            }
            stage.server.serve(for: 0.3)
            view.removeFromSuperview()
            stage.server.serve(for: 0.1)
            #expect(animator.state == .inactive && log == [.current])
            let empty = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
            empty.addCompletion { log.append($0) }
            empty.startAnimation()
            #expect(log == [.current, .end])
        }
    }

    @Test("a running animator retains itself; a finished one is released")
    func lifetime() {
        run { stage, view in
            weak var weakAnimator: UIViewPropertyAnimator?
            do {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
                animator.startAnimation()
                weakAnimator = animator
            }
            stage.server.serve(for: 0.5)
            #expect(weakAnimator != nil)
            stage.server.serve(for: 0.6)
            #expect(weakAnimator == nil && x(view) == 110)
        }
    }

    @Test("AN-06 timing parameters report their curve type and control points")
    func timingParameters() {
        #expect(UISpringTimingParameters(dampingRatio: 0.5).initialVelocity == .zero)
        #expect(UISpringTimingParameters().timingCurveType == .spring)
        let cubic = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.5, y: 0.25), controlPoint2: CGPoint(x: 0.75, y: 1))
        #expect(cubic.timingCurveType == .cubic && cubic.controlPoint1 == CGPoint(x: 0.5, y: 0.25))
        #expect(UICubicTimingParameters().timingCurveType == .builtin)
        #expect(UIViewAnimatingPosition.end.rawValue == 0 && UIViewAnimatingState.stopped.rawValue == 2)
    }
}
