import CoreGraphics
import DisplayServer
import Testing
import UIKit

/// Animates views at random, and checks that each frame equals a full repaint, byte for byte.
@MainActor @Suite(.serialized) struct AnimationFuzzTests {
    @Test(arguments: [(1.0, 21), (1.5, 22), (2.0, 23)] as [(Double, UInt64)])
    func randomAnimations(scale: Double, seed: UInt64) {
        // UIKIT_FUZZ_FIRST selects another sequence of random numbers.
        let seed = seed + (ProcessInfo.processInfo.environment["UIKIT_FUZZ_FIRST"].flatMap(UInt64.init) ?? 0)
        WidgetStage.run(width: 300, height: 240, scale: CGFloat(scale)) { stage in
            var random = SeededGenerator(seed: seed)
            let colors: [UIColor] = [.red, .systemBlue, .clear, UIColor(white: 0.5, alpha: 0.4), .systemYellow]
            func frame() -> CGRect {
                CGRect(
                    x: random.number(-30...260), y: random.number(-30...200), width: random.number(0...120),
                    height: random.number(0...90))
            }
            var views: [UIView] = []
            for index in 0..<80 {
                let view: UIView
                switch index % 4 {
                case 0:
                    let label = UILabel()
                    label.text = "Label \(index)"
                    view = label
                case 1:
                    let button = UIButton(type: .system)
                    button.setTitle("Button", for: .normal)
                    view = button
                default: view = UIView()
                }
                view.frame = frame()
                view.backgroundColor = colors.randomElement(using: &random)
                (random.chance(0.4) ? views.randomElement(using: &random) ?? stage.window : stage.window).addSubview(
                    view)
                views.append(view)
            }
            @MainActor func change(_ view: UIView) {
                switch Int.random(in: 0..<8, using: &random) {
                case 0: view.center = frame().origin
                case 1: view.bounds.size = frame().size
                case 2: view.alpha = random.chance(0.5) ? 1 : random.number(0...1)
                case 3:
                    view.transform =
                        random.chance(0.4)
                        ? .identity
                        : CGAffineTransform(rotationAngle: random.number(-3...3)).scaledBy(
                            x: random.number(0...2), y: random.number(0.5...2))
                case 4: view.backgroundColor = colors.randomElement(using: &random)
                case 5: view.layer.cornerRadius = random.number(0...30)
                case 6: view.layer.borderWidth = random.number(0...4)
                default: view.bounds.origin = CGPoint(x: random.number(-10...10), y: random.number(-10...10))
                }
            }
            var animators: [UIViewPropertyAnimator] = []
            #if DEBUG
            let steps = 90
            #else
            let steps = 600
            #endif
            for step in 0..<steps {
                guard let view = views.randomElement(using: &random) else { break }
                switch Int.random(in: 0..<12, using: &random) {
                case 0: change(view)
                case 1:
                    UIView.animate(
                        withDuration: Double(random.number(0.05...0.8)), delay: 0, usingSpringWithDamping: 0.4,
                        initialSpringVelocity: random.number(-3...3)
                    ) {
                        for _ in 0..<2 { change(view) }
                    }
                case 2:
                    UIView.transition(with: view, duration: 0.3, options: .transitionCrossDissolve) { change(view) }
                case 3:
                    UIView.animateKeyframes(withDuration: 0.5, delay: 0) {
                        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) { change(view) }
                        UIView.addKeyframe(withRelativeStartTime: 0.3, relativeDuration: 0.7) { change(view) }
                    }
                case 4:
                    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { change(view) }
                    animator.startAnimation()
                    animators.append(animator)
                case 5:
                    if let animator = animators.randomElement(using: &random) {
                        switch Int.random(in: 0..<4, using: &random) {
                        case 0: animator.pauseAnimation()
                        case 1: animator.isReversed.toggle()
                        case 2: animator.fractionComplete = random.number(0...1)
                        default: animator.stopAnimation(true)
                        }
                    }
                case 6: view.layer.removeAllAnimations()
                case 7:
                    view.removeFromSuperview()
                    stage.window.addSubview(view)
                default:
                    let options: [UIView.AnimationOptions] = [
                        [], .beginFromCurrentState, [.repeat, .autoreverse], .layoutSubviews, .curveLinear,
                    ]
                    UIView.animate(
                        withDuration: Double(random.number(0.02...0.8)),
                        delay: random.chance(0.2) ? Double(random.number(0...0.3)) : 0,
                        options: options.randomElement(using: &random) ?? []
                    ) {
                        change(view)
                        change(view)
                    }
                }
                // Serve at least until the next tick, because a change between two frames is not yet visible.
                stage.server.serve(for: random.chance(0.3) ? Double(random.number(0.02...0.3)) : 0.02)
                let shown = stage.pixels()
                let full = stage.repaintedPixels()
                guard let index = shown.values.indices.first(where: { shown.values[$0] != full[$0] }) else { continue }
                Issue.record(
                    """
                    scale \(scale), seed \(seed), step \(step): pixel (\(index % shown.width), \(index / shown.width)) is \
                    \(String(shown.values[index], radix: 16)), a full repaint gives \(String(full[index], radix: 16))
                    """)
                return
            }
            for animator in animators where animator.state == .active { animator.stopAnimation(true) }
        }
    }
}
