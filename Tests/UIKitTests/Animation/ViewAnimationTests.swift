import DisplayServer
import Testing
import UIKit

/// Tests of animation blocks. The tests advance the time explicitly.
@MainActor @Suite(.serialized) struct ViewAnimationTests {
    private func add(_ stage: WidgetStage, _ frame: CGRect = CGRect(x: 0, y: 0, width: 20, height: 20)) -> UIView {
        let view = UIView()
        view.backgroundColor = .red
        stage.add(view, frame)
        return view
    }

    private func presentationLayer(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

    @Test("AN-01 the option bits equal Apple's")
    func optionBits() {
        let bits: [(UIView.AnimationOptions, UInt)] = [
            (.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8),
            (.autoreverse, 16), (.overrideInheritedDuration, 32), (.overrideInheritedCurve, 64),
            (.allowAnimatedContent, 128), (.showHideTransitionViews, 256), (.overrideInheritedOptions, 512),
            (.curveEaseInOut, 0), (.curveEaseIn, 1 << 16), (.curveEaseOut, 2 << 16), (.curveLinear, 3 << 16),
            (.transitionCrossDissolve, 5 << 20),
        ]
        for (option, value) in bits { #expect(option.rawValue == value) }
        #expect(UIView.AnimationCurve.easeInOut.rawValue == 0 && UIView.AnimationCurve.linear.rawValue == 3)
        #expect(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue == 4 << 10)
    }

    @Test("AN-02 animated views ignore touches unless allowUserInteraction is set")
    func touchesWhileAnimated() {
        WidgetStage.run { stage in
            let view = add(stage)
            let point = CGPoint(x: 10, y: 10)
            UIView.animate(withDuration: 1) { view.alpha = 0.5 }
            stage.server.serve(for: 0.5)
            #expect(stage.window.hitTest(point, with: nil) === stage.window)
            stage.server.serve(for: 0.6)
            #expect(stage.window.hitTest(point, with: nil) === view)
            UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
            stage.server.serve(for: 0.5)
            #expect(stage.window.hitTest(point, with: nil) === view)
            stage.server.serve(for: 1)
            UIView.animate(withDuration: 1) { view.alpha = 0.5 }
            view.layer.removeAllAnimations()
            stage.server.serve(for: 0.1)
            #expect(stage.window.hitTest(point, with: nil) === view, "an interrupted animation allows touches")
        }
    }

    @Test(
        "AN-03 properties change immediately, the presentation layer animates, and hit testing uses the final position")
    func modelAndPresentation() {
        WidgetStage.run { stage in
            let view = add(stage)
            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
                view.center.x = 110
                view.transform = CGAffineTransform(scaleX: 2, y: 2)
                view.backgroundColor = .blue
                view.alpha = 0
            }
            #expect(view.center.x == 110 && view.alpha == 0 && view.transform.a == 2)
            #expect(presentationLayer(view).position.x == 10 && presentationLayer(view).opacity == 1)
            stage.server.serve(for: 0.5)
            #expect(abs(presentationLayer(view).position.x - 60) < 2)
            #expect(abs(presentationLayer(view).opacity - 0.5) < 0.02)
            #expect(abs(presentationLayer(view).affineTransform().a - 1.5) < 0.02)
            view.alpha = 1
            #expect(stage.window.hitTest(CGPoint(x: 110, y: 10), with: nil) === view)
            #expect(stage.window.hitTest(CGPoint(x: 60, y: 10), with: nil) === stage.window)
            stage.server.serve(for: 0.6)
            #expect(view.layer.animationKeys() == nil)
            #expect(presentationLayer(view).position.x == 110)
        }
    }

    @Test("AN-03 the screen shows the presentation values")
    func pixels() {
        WidgetStage.run { stage in
            let view = add(stage)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 110 }
            stage.server.serve(for: 0.5)
            let x = Int(presentationLayer(view).position.x)
            let pixels = stage.pixels()
            #expect(pixels.values[10 * pixels.width + x] == 0xFF0000)
            #expect(pixels.values[10 * pixels.width + 110] == 0xFFFFFF)
            #expect(pixels.values == stage.repaintedPixels())
        }
    }

    @Test("AN-05 beginFromCurrentState starts from the presented value and ends the running animation")
    func beginFromCurrentState() {
        WidgetStage.run { stage in
            let view = add(stage)
            var log: [String] = []
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.center.x = 110
                view.alpha = 0
            } completion: {
                log.append("first \($0)")
            }
            stage.server.serve(for: 0.5)
            let (x, opacity) = (presentationLayer(view).position.x, presentationLayer(view).opacity)
            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
                view.center.x = 10
                view.alpha = 1
            } completion: {
                log.append("second \($0)")
            }
            stage.server.processPendingEvents()
            #expect(abs(presentationLayer(view).position.x - x) < 4)
            #expect(abs(presentationLayer(view).opacity - opacity) < 0.04)
            stage.server.serve(for: 0.1)
            #expect(log == ["first false"])
            stage.server.serve(for: 1)
            #expect(log == ["first false", "second true"])
            #expect(presentationLayer(view).position.x == 10 && presentationLayer(view).opacity == 1)
        }
    }

    @Test("AN-05 without a duration, changes apply immediately and the completion handler runs")
    func noDuration() {
        WidgetStage.run { stage in
            let view = add(stage)
            for duration in [0, -1, -TimeInterval.infinity, .nan] {
                var result: Bool?
                UIView.animate(withDuration: duration) {
                    view.center.x += 5
                } completion: {
                    result = $0
                }
                #expect(result == true)
                #expect(view.layer.animationKeys() == nil)
            }
        }
    }

    @Test("AN-05 the completion handler receives false after an interruption")
    func interruption() {
        WidgetStage.run { stage in
            let view = add(stage)
            var log: [String] = []
            UIView.animate(withDuration: 1) {
                view.center.x = 50
            } completion: {
                log.append("removed \($0)")
            }
            stage.server.serve(for: 0.3)
            view.layer.removeAllAnimations()
            #expect(log.isEmpty, "the completion handler runs in the next frame")
            stage.server.serve(for: 0.1)
            #expect(log == ["removed false"])
            UIView.animate(withDuration: 1) {
                view.alpha = 0.5
            } completion: {
                log.append("gone \($0)")
            }
            stage.server.serve(for: 0.3)
            view.removeFromSuperview()
            stage.server.serve(for: 0.1)
            #expect(log == ["removed false", "gone false"])
            #expect(view.layer.animationKeys() == nil)
        }
    }

    @Test("AN-06 a damping ratio of 1 does not overshoot, a smaller one does", arguments: [1, 0.4] as [CGFloat])
    func springs(ratio: CGFloat) {
        WidgetStage.run { stage in
            let view = add(stage)
            var isDone = false
            UIView.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0
            ) {
                view.center.x = 110
            } completion: {
                isDone = $0
            }
            var furthest: CGFloat = 0
            for _ in 0..<60 {
                stage.server.serve(for: 1.0 / 60)
                furthest = max(furthest, presentationLayer(view).position.x)
            }
            #expect(ratio == 1 ? furthest <= 110.0001 : furthest > 115)
            #expect(abs(presentationLayer(view).position.x - 110) < 0.2)
            stage.server.serve(for: 0.05)
            #expect(isDone && presentationLayer(view).position.x == 110)
        }
    }

    @Test("AN-06 the initial velocity is relative to the distance")
    func springVelocity() {
        WidgetStage.run { stage in
            let view = add(stage, CGRect(x: -10, y: 0, width: 20, height: 20))
            // An initial velocity of 0.5 is 100 points per second over a distance of 200 points.
            UIView.animate(withDuration: 2, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0.5) {
                view.center.x = 200
            }
            let animation = view.layer.animation(forKey: "position") as? CASpringAnimation
            #expect(animation?.initialVelocity == 0.5)
            UIView.animate(springDuration: 0.4, bounce: 0.2) { view.alpha = 0.5 }
            let bouncy = view.layer.animation(forKey: "opacity") as? CASpringAnimation
            let known = CASpringAnimation(perceptualDuration: 0.4, bounce: 0.2)
            #expect(abs((bouncy?.stiffness ?? 0) - known.stiffness) < 1e-6)
            #expect(abs((bouncy?.damping ?? 0) - known.damping) < 1e-6)
            #expect(bouncy?.duration == bouncy?.settlingDuration)
        }
    }

    @Test("AN-07 a second animation of a moving view continues without a jump and keeps its velocity")
    func additive() {
        WidgetStage.run { stage in
            let view = add(stage)
            var log: [String] = []
            UIView.animate(withDuration: 1) {
                view.center.x = 110
            } completion: {
                log.append("first \($0)")
            }
            for _ in 0..<30 { stage.server.serve(for: 1.0 / 60) }
            let before = presentationLayer(view).position.x
            UIView.animate(withDuration: 1) {
                view.center.x = 10
            } completion: {
                log.append("second \($0)")
            }
            stage.server.serve(for: 1.0 / 60)
            let after = presentationLayer(view).position.x
            #expect(after > before, "the view does not reverse immediately")
            #expect(after - before < 5)
            var last = after
            for _ in 0..<90 {
                stage.server.serve(for: 1.0 / 60)
                #expect(abs(presentationLayer(view).position.x - last) < 5)
                last = presentationLayer(view).position.x
            }
            #expect(last == 10)
            #expect(log == ["first true", "second true"])
        }
    }

    @Test("bounds, frames and subviews that are laid out animate together")
    func frames() {
        WidgetStage.run { stage in
            let view = add(stage, CGRect(x: 0, y: 0, width: 40, height: 20))
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
            inner.autoresizingMask = .flexibleWidth
            view.addSubview(inner)
            stage.show()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.frame = CGRect(x: 0, y: 0, width: 140, height: 20)
            }
            stage.server.serve(for: 0.5)
            #expect(view.bounds.width == 140 && inner.bounds.width == 140)
            #expect(abs(presentationLayer(view).bounds.width - 90) < 2)
            #expect(abs(presentationLayer(inner).bounds.width - 90) < 2)
            #expect(abs(presentationLayer(view).frame.minX) < 0.001, "the left edge does not move")
            stage.server.serve(for: 1)
            #expect(presentationLayer(view).frame == CGRect(x: 0, y: 0, width: 140, height: 20))
        }
    }

    @Test("layoutSubviews animates the layout of views that are resized in the block")
    func layoutSubviews() {
        final class Row: UIView {
            override func layoutSubviews() {
                subviews.first?.frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: 10)
            }
        }
        WidgetStage.run { stage in
            let row = Row()
            let inner = UIView()
            row.addSubview(inner)
            stage.add(row, CGRect(x: 0, y: 0, width: 50, height: 20))
            UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear]) {
                row.bounds.size.width = 150
            }
            #expect(inner.frame.minX == 140)
            #expect(inner.layer.animationKeys()?.contains("position") == true)
            UIView.animate(withDuration: 1) { row.bounds.size.width = 50 }
            stage.server.serve(for: 0.1)
            #expect(inner.frame.minX == 40)
        }
    }

    @Test("during a delay the old values are shown and no frames are painted")
    func delay() {
        WidgetStage.run { stage in
            let view = add(stage)
            var isDone = false
            UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) {
                view.center.x = 110
            } completion: { _ in
                isDone = true
            }
            stage.server.serve(for: 0.1)
            let frames = stage.surface.paintedRegions.count
            stage.server.serve(for: 1.8)
            #expect(presentationLayer(view).position.x == 10 && view.center.x == 110)
            #expect(stage.surface.paintedRegions.count == frames)
            stage.server.serve(for: 0.6)
            #expect(abs(presentationLayer(view).position.x - 60) < 4)
            stage.server.serve(for: 0.4)
            #expect(!isDone)
            stage.server.serve(for: 0.2)
            #expect(isDone)
        }
    }

    @Test("animations repeat and autoreverse")
    func repeating() {
        WidgetStage.run { stage in
            let view = add(stage)
            var log: [Bool] = []
            UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
                view.alpha = 0
            } completion: {
                log.append($0)
            }
            stage.server.serve(for: 100.5)
            #expect(abs(presentationLayer(view).opacity - 0.5) < 0.05)
            #expect(log.isEmpty)
            view.layer.removeAllAnimations()
            stage.server.serve(for: 0.1)
            #expect(log == [false])
            view.alpha = 1
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 110 }
            } completion: {
                log.append($0)
            }
            stage.server.serve(for: 1.5)
            #expect(abs(presentationLayer(view).position.x - 60) < 4)
            stage.server.serve(for: 2.4)
            #expect(log == [false])
            stage.server.serve(for: 0.2)
            #expect(log == [false, true])
            // An animation of the same property replaces one that repeats forever.
            UIView.animate(withDuration: 1, delay: 0, options: .repeat) { view.center.x = 20 }
            stage.server.serve(for: 5)
            UIView.animate(withDuration: 0.2) { view.center.x = 50 }
            stage.server.serve(for: 0.3)
            #expect(view.layer.animationKeys() == nil && presentationLayer(view).position.x == 50)
        }
    }

    @Test("AN-09 nested animations inherit duration and curve unless an option overrides them")
    func nesting() {
        WidgetStage.run { stage in
            let (a, b, c) = (add(stage), add(stage), add(stage))
            #expect(UIView.inheritedAnimationDuration == 0)
            UIView.animate(withDuration: 3) {
                #expect(UIView.inheritedAnimationDuration == 3)
                a.center.x = 50
                UIView.animate(withDuration: 1) { b.center.x = 50 }
                UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) { c.center.x = 50 }
                UIView.performWithoutAnimation {
                    #expect(!UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration == 0)
                    a.alpha = 0.5
                }
            }
            #expect(a.layer.animation(forKey: "position")?.duration == 3)
            #expect(b.layer.animation(forKey: "position")?.duration == 3)
            #expect(c.layer.animation(forKey: "position")?.duration == 1)
            #expect(a.layer.animation(forKey: "opacity") == nil)
            stage.server.serve(for: 4)
        }
    }

    @Test("AN-09 with animations disabled, changes apply immediately")
    func switchedOff() {
        WidgetStage.run { stage in
            let view = add(stage)
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            var result: Bool?
            UIView.animate(withDuration: 1) {
                view.center.x = 50
            } completion: {
                result = $0
            }
            #expect(result == true && view.layer.animationKeys() == nil)
            UIView.animateKeyframes(withDuration: 1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 60 }
            }
            #expect(view.layer.animationKeys() == nil && view.center.x == 60)
        }
    }

    @Test("changes outside animation blocks and equal values are not animated")
    func nothingToAnimate() {
        WidgetStage.run { stage in
            let view = add(stage)
            view.center.x = 50
            var result: Bool?
            UIView.animate(withDuration: 1) {
                view.center.x = 50
            } completion: {
                result = $0
            }
            #expect(result == true && view.layer.animationKeys() == nil)
            let elsewhere = UIView()
            UIView.animate(withDuration: 1) {
                elsewhere.alpha = 0
            } completion: {
                result = !$0
            }
            #expect(result == false, "a view without a window changes immediately")
        }
    }

    @Test("completion handlers run in the order in which the animations end and may start new animations")
    func completionOrder() {
        WidgetStage.run { stage in
            let (a, b) = (add(stage), add(stage))
            var log: [String] = []
            UIView.animate(withDuration: 0.5) {
                a.center.x = 50
            } completion: { _ in
                log.append("a")
                UIView.animate(withDuration: 0.5) {
                    a.center.x = 100
                } completion: { _ in
                    log.append("a again")
                }
            }
            UIView.animate(withDuration: 0.8) {
                b.center.x = 50
                b.alpha = 0.3
            } completion: { _ in
                log.append("b")
            }
            stage.server.serve(for: 0.6)
            #expect(log == ["a"])
            stage.server.serve(for: 0.3)
            #expect(log == ["a", "b"])
            stage.server.serve(for: 0.3)
            #expect(log == ["a", "b", "a again"])
        }
    }

    @Test("closing a window ends its animations")
    func closedWindow() {
        let server = HeadlessServer()
        UIApplication.shared.displays.open(server)
        defer { UIApplication.shared.displays.close(server) }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.makeKeyAndVisible()
        server.serve(for: 0.1)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        server.serve(for: 0.1)
        var log: [Bool] = []
        UIView.animate(withDuration: 1) {
            view.center.x = 50
        } completion: {
            log.append($0)
        }
        server.serve(for: 0.3)
        window.isHidden = true
        server.serve(for: 0.1)
        #expect(log == [false])
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("a view that is removed during an animation is deallocated")
    func deallocation() {
        WidgetStage.run { stage in
            weak var weakView: UIView?
            var log: [Bool] = []
            do {
                let view = add(stage)
                weakView = view
                UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
                    view.center.x = 50
                } completion: {
                    log.append($0)
                }
                stage.server.serve(for: 0.3)
                view.removeFromSuperview()
            }
            stage.server.serve(for: 0.1)
            #expect(weakView == nil)
            #expect(log == [false])
        }
    }

    @Test("after the last animation ends, no timers or frames remain")
    func idleAfterLastAnimation() {
        WidgetStage.run { stage in
            let view = add(stage)
            UIView.animate(withDuration: 0.5) { view.center.x = 50 }
            stage.server.serve(for: 1)
            #expect(stage.server.frameClock.dueTime == nil)
            #expect(stage.server.scheduler.nextDeadline == nil)
            let frames = stage.surface.paintedRegions.count
            stage.server.serve(for: 100)
            #expect(stage.surface.paintedRegions.count == frames)
        }
    }

    @Test("a hidden window paints no frames, but its animations end on time")
    func hiddenWindow() {
        WidgetStage.run { stage in
            let view = add(stage)
            var log: [String] = []
            UIView.animate(withDuration: 5, delay: 1, options: []) {
                view.center.x = 50
            } completion: {
                log.append("done \($0)")
            }
            UIView.animate(withDuration: 1, delay: 0, options: .repeat) { view.alpha = 0 }
            stage.server.serve(for: 0.1)
            stage.surface.unmap()
            stage.server.serve(for: 0.1)
            var deadlines: Set<TimeInterval> = []
            for _ in 0..<70 {
                stage.server.serve(for: 0.1)
                if let next = stage.server.scheduler.nextDeadline { deadlines.insert(next) }
                if stage.server.now < 1000 { break }
            }
            #expect(log == ["done true"])
            #expect(deadlines.count <= 2)
        }
    }
}
