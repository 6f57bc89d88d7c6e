import DisplayServer
import Testing
import UIKit

@MainActor @Suite(.serialized) struct KeyframeAndTransitionTests {
    private func presentationLayer(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

    @Test("keyframes run at their relative start times and durations")
    func keyframes() {
        WidgetStage.run { stage in
            let view = UIView()
            stage.add(view, CGRect(x: 0, y: 0, width: 20, height: 20))
            var isDone = false
            let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
            UIView.animateKeyframes(withDuration: 4, delay: 0, options: linear) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 50 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.center.x = 90 }
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { view.alpha = 0 }
            } completion: {
                isDone = $0
            }
            #expect(view.center.x == 90)
            var values: [CGFloat] = []
            var opacities: [Float] = []
            stage.server.processPendingEvents()
            for _ in 0..<7 {
                stage.server.serve(for: 0.5)
                values.append(presentationLayer(view).position.x.rounded())
                opacities.append((presentationLayer(view).opacity * 20).rounded() / 20)
            }
            #expect(zip(values, [30, 50, 50, 50, 70, 90, 90]).allSatisfy { abs($0 - $1) <= 2 })
            #expect(zip(opacities, [1, 1, 0.75, 0.5, 0.25, 0, 0]).allSatisfy { abs($0 - $1) < 0.06 })
            stage.server.serve(for: 0.6)
            #expect(isDone)
        }
    }

    @Test("discrete keyframes jump, and a later keyframe replaces an overlapping one")
    func kinds() {
        WidgetStage.run { stage in
            let view = UIView()
            stage.add(view, CGRect(x: 0, y: 0, width: 20, height: 20))
            UIView.animateKeyframes(
                withDuration: 1, delay: 0,
                options: [
                    .calculationModeDiscrete,
                    UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
                ]
            ) {
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) { view.center.x = 50 }
            }
            stage.server.serve(for: 0.4)
            #expect(presentationLayer(view).position.x == 10)
            stage.server.serve(for: 0.2)
            #expect(presentationLayer(view).position.x == 50)
            stage.server.serve(for: 1)
            UIView.animateKeyframes(withDuration: 1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 150 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 50 }
            }
            stage.server.serve(for: 0.5)
            #expect(abs(presentationLayer(view).position.x - 100) < 8)
            stage.server.serve(for: 0.6)
            #expect(presentationLayer(view).position.x == 50)
        }
    }

    @Test("repeated keyframes run in their parts of each repetition")
    func repeatedKeyframes() {
        WidgetStage.run { stage in
            let view = UIView()
            stage.add(view, CGRect(x: 0, y: 0, width: 20, height: 20))
            var isDone = false
            let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
                UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) {
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 110 }
                }
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) { view.alpha = 0 }
                }
            } completion: {
                isDone = $0
            }
            stage.server.processPendingEvents()
            for _ in 0..<2 {
                stage.server.serve(for: 0.25)
                #expect(abs(presentationLayer(view).position.x - 10) < 8 && abs(presentationLayer(view).opacity - 0.5) < 0.1)
                stage.server.serve(for: 0.5)
                #expect(abs(presentationLayer(view).position.x - 60) < 8 && presentationLayer(view).opacity < 0.01)
                #expect(!isDone)
                stage.server.serve(for: 0.25)
            }
            stage.server.serve(for: 0.2)
            #expect(isDone && view.layer.animationKeys() == nil)
        }
    }

    @Test("a cross-dissolve fades from the old content to the new content")
    func crossDissolve() {
        WidgetStage.run { stage in
            let view = UIView()
            view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            stage.add(view, CGRect(x: 20, y: 20, width: 40, height: 40))
            @MainActor func pixel() -> UInt32 {
                let pixels = stage.pixels()
                return pixels.values[40 * pixels.width + 40]
            }
            var isDone = false
            UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
                view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            } completion: {
                isDone = $0
            }
            stage.server.processPendingEvents()
            #expect(pixel() == 0xFF0000)
            stage.server.serve(for: 0.5)
            let middle = pixel()
            #expect(abs(Int(middle >> 16) - 128) < 8 && abs(Int(middle & 0xFF) - 128) < 8)
            #expect(stage.pixels().values == stage.repaintedPixels())
            stage.server.serve(for: 0.6)
            #expect(pixel() == 0x0000FF && isDone)
        }
    }

    @Test("a cross-dissolve of text leaves pixels that neither text covers unchanged")
    func textFades() {
        WidgetStage.run { stage in
            let label = UILabel()
            label.text = "before"
            stage.add(label, CGRect(x: 10, y: 10, width: 100, height: 30))
            let before = stage.pixels().values
            UIView.transition(with: label, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
                label.text = "after"
            }
            stage.server.processPendingEvents()
            #expect(stage.pixels().values == before)
            stage.server.serve(for: 1.1)
            let after = stage.pixels().values
            #expect(after != before)
            label.text = "before"
            stage.show()
            UIView.transition(with: label, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
                label.text = "after"
            }
            stage.server.serve(for: 0.5)
            // Pixels that neither text covers stay white during the transition.
            for (index, value) in stage.pixels().values.enumerated()
            where before[index] == 0xFFFFFF && after[index] == 0xFFFFFF { #expect(value == 0xFFFFFF) }
        }
    }

    @Test("a transition between two views removes and adds them, or hides and shows them")
    func transitionBetweenViews() {
        WidgetStage.run { stage in
            let (first, second) = (UIView(), UIView())
            stage.add(first, CGRect(x: 20, y: 20, width: 40, height: 40))
            second.frame = first.frame
            var isDone = false
            UIView.transition(from: first, to: second, duration: 0.5, options: .transitionCrossDissolve) { isDone = $0 }
            #expect(first.superview == nil && second.superview === stage.window)
            stage.server.serve(for: 0.6)
            #expect(isDone)
            stage.window.addSubview(first)
            first.isHidden = true
            UIView.transition(
                from: second, to: first, duration: 0.5, options: [.transitionCrossDissolve, .showHideTransitionViews])
            #expect(second.isHidden && !first.isHidden && second.superview === stage.window)
            stage.server.serve(for: 0.6)
        }
    }

    @Test("a transition without a style animates like a view animation")
    func plainTransition() {
        WidgetStage.run { stage in
            let view = UIView()
            stage.add(view, CGRect(x: 0, y: 0, width: 20, height: 20))
            UIView.transition(with: view, duration: 1, options: []) { view.center.x = 100 }
            #expect(view.layer.animationKeys() == ["position"])
            stage.server.serve(for: 1.1)
        }
    }
}
