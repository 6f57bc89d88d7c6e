import QuartzCore
import Testing

/// Tests of the cost of animation frames, and that each frame equals a full repaint.
@MainActor @Suite(.serialized) struct AnimationFrameTests {
    @Test func aStepDamagesTheOldAndTheNewPosition() throws {
        let stage = try AnimationStage(width: 400)
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 10.0
        animation.toValue = 210.0
        animation.duration = 1
        layer.add(animation, forKey: nil)
        stage.frame()
        #expect(stage.lastDamage.isEmpty, "the animation starts at the position of the layer")
        stage.advance(0.5)
        #expect(
            stage.lastDamage.rects.sorted { $0.x < $1.x } == [
                PixelRect(x: 0, y: 0, width: 20, height: 20), PixelRect(x: 100, y: 0, width: 20, height: 20),
            ])
        stage.advance(0.1)
        #expect(stage.lastDamage.boundingBox == PixelRect(x: 100, y: 0, width: 40, height: 20))
        stage.advance(0)
        #expect(stage.lastDamage.isEmpty)
    }

    @Test func theCostDoesNotDependOnStaticLayers() throws {
        func visits(_ count: Int) throws -> (commit: Int, paint: Int) {
            let stage = try AnimationStage(width: 400, height: 400)
            for index in 0..<count {
                let group = CALayer()
                group.frame = CGRect(x: 200 + index % 20, y: 200, width: 10, height: 10)
                for _ in 0..<10 {
                    let inner = CALayer()
                    inner.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
                    inner.backgroundColor = .black
                    group.addSublayer(inner)
                }
                stage.root.addSublayer(group)
            }
            let layer = stage.layer(CGRect(x: 0, y: 0, width: 20, height: 20))
            layer.add(radiusAnimation(to: 10), forKey: nil)
            stage.frame()
            stage.advance(0.5)
            return (stage.host.committedLayerCount, stage.host.paintedLayerCount)
        }
        let few = try visits(3)
        let many = try visits(300)
        #expect(few == many)
        #expect(many.commit == 2)
    }

    @Test("incremental frames equal full repaints during random animations", arguments: [1, 1.5, 2] as [CGFloat])
    func incrementalFramesEqualFullRepaints(scale: CGFloat) {
        let environment = ProcessInfo.processInfo.environment
        #if DEBUG
        let defaults = (steps: 60, seeds: 2)
        #else
        let defaults = (steps: 400, seeds: 3)
        #endif
        let steps = environment["UIKIT_FUZZ_STEPS"].flatMap(Int.init) ?? defaults.steps
        let seeds = environment["UIKIT_FUZZ_SEEDS"].flatMap(Int.init) ?? defaults.seeds
        let first = environment["UIKIT_FUZZ_FIRST"].flatMap(Int.init) ?? 1
        for seed in first..<(first + seeds) {
            let fuzzer = LayerFuzzer(
                seed: UInt64(seed), count: 200, size: CGSize(width: 150, height: 111), scale: scale)
            let framebuffer = fuzzer.host.firstFrame()
            var now = 1000.0
            // Time advances only between frames.
            fuzzer.host.clock = { now }
            var animator = AnimationFuzzer(fuzzer)
            for step in 0..<steps {
                now += fuzzer.random.chance(20) ? Double(fuzzer.random.number(0...0.6)) : 1.0 / 60
                fuzzer.host.beginFrame(at: now)
                if fuzzer.random.chance(40) { fuzzer.mutate() }
                animator.change(at: now)
                let damage = fuzzer.host.frame(into: framebuffer)
                let full = fuzzer.host.uncachedRepaint()
                guard let (x, y) = framebuffer.firstDifference(from: full) else { continue }
                let inside = damage.contains(PixelRect(x: Int32(x), y: Int32(y), width: 1, height: 1))
                Issue.record(
                    """
                    seed \(seed), step \(step), scale \(scale): pixel (\(x), \(y)), \(inside ? "inside" : "outside") the \
                    damage, is \(String(framebuffer[x, y], radix: 16)) after the incremental frame and \
                    \(String(full[x, y], radix: 16)) after a full repaint.
                    Changes: \(fuzzer.lastChanges.joined(separator: "; "))
                    Animations: \(animator.entries.joined(separator: "; "))
                    Layers at the pixel:
                    \(fuzzer.layers(at: x, y).joined(separator: "\n"))
                    """)
                return
            }
        }
    }
}

/// Starts and ends random animations.
@MainActor struct AnimationFuzzer {
    private let fuzzer: LayerFuzzer
    private(set) var entries: [String] = []

    init(_ fuzzer: LayerFuzzer) { self.fuzzer = fuzzer }

    mutating func change(at now: TimeInterval) {
        entries.removeAll()
        for _ in 0..<fuzzer.random.index(4) {
            let layer = fuzzer.random.pick(fuzzer.layers)
            guard layer !== fuzzer.host.rootLayer else { continue }
            switch fuzzer.random.index(12) {
            case 0: layer.removeAllAnimations()
            case 1:
                let transition = CATransition()
                transition.duration = Double(fuzzer.random.number(0.05...0.5))
                layer.add(transition, forKey: nil)
                log("transition", layer)
            case 2:
                let group = CAAnimationGroup()
                group.animations = [animation(layer), animation(layer)]
                group.duration = Double(fuzzer.random.number(0.1...0.6))
                layer.add(group, forKey: "group")
                log("group", layer)
            default:
                let animation = animation(layer)
                if fuzzer.random.chance(20) { animation.beginTime = now + Double(fuzzer.random.number(-0.2...0.4)) }
                layer.add(animation, forKey: fuzzer.random.chance(70) ? animation.keyPath : nil)
                log(animation.keyPath ?? "", layer)
            }
        }
    }

    private mutating func log(_ name: String, _ layer: CALayer) { entries.append("\(name) of \(layer.name ?? "")") }

    private func number(_ range: ClosedRange<Double>) -> CGFloat { fuzzer.random.number(range) }

    private func color() -> CGColor {
        CGColor(
            red: number(0...1), green: number(0...1), blue: number(0...1),
            alpha: fuzzer.random.chance(50) ? 1 : number(0...1))
    }

    private func value(_ path: String) -> Any? {
        switch path {
        case "position": CGPoint(x: number(-10...140), y: number(-10...100))
        case "bounds": CGRect(x: number(-4...4), y: number(-4...4), width: number(0...80), height: number(0...80))
        case "bounds.size": CGSize(width: number(0...80), height: number(0...80))
        case "transform":
            CATransform3DScale(
                CATransform3DMakeRotation(number(-3...3), 0, 0, 1), number(0...1.5), number(0.2...1.5), 1)
        case "transform.rotation.z": number(-6...6)
        case "transform.scale": number(0...2)
        case "backgroundColor", "borderColor", "shadowColor", "fillColor", "strokeColor": color()
        case "opacity", "shadowOpacity", "strokeEnd", "strokeStart": fuzzer.random.chance(30) ? 1 : number(0...1)
        case "colors": [color(), color()]
        case "startPoint", "endPoint", "anchorPoint": CGPoint(x: number(0...1), y: number(0...1))
        case "shadowOffset": CGSize(width: number(-5...5), height: number(-5...5))
        case "contentsRect": CGRect(x: number(0...0.5), y: 0, width: number(0.2...1), height: number(0.2...1))
        case "hidden": fuzzer.random.chance(50)
        case "zPosition": CGFloat(fuzzer.random.index(3) - 1)
        default: number(0...20)
        }
    }

    private func animation(_ layer: CALayer) -> CAPropertyAnimation {
        var paths = [
            "position", "position", "position.x", "position.y", "bounds", "bounds.size", "bounds.origin.y", "transform",
            "transform.rotation.z", "transform.scale", "transform.translation.x", "opacity", "opacity",
            "backgroundColor",
            "cornerRadius", "borderWidth", "borderColor", "shadowOpacity", "shadowRadius", "shadowOffset",
            "shadowColor", "zPosition", "hidden", "anchorPoint", "contentsRect",
        ]
        if layer is CAShapeLayer {
            paths = ["strokeEnd", "strokeStart", "fillColor", "strokeColor", "lineWidth", "lineDashPhase"]
        }
        if layer is CAGradientLayer { paths = ["colors", "startPoint", "endPoint", "cornerRadius"] }
        let path = fuzzer.random.pick(paths)
        let animation: CAPropertyAnimation
        switch fuzzer.random.index(4) {
        case 0:
            let keyframes = CAKeyframeAnimation(keyPath: path)
            keyframes.values = (0..<(2 + fuzzer.random.index(3))).compactMap { _ in value(path) }
            keyframes.calculationMode = fuzzer.random.pick([.linear, .discrete, .cubic, .paced])
            animation = keyframes
        case 1:
            let spring = CASpringAnimation(keyPath: path)
            spring.toValue = value(path)
            spring.damping = 4
            animation = spring
        default:
            let basic = CABasicAnimation(keyPath: path)
            if fuzzer.random.chance(60) { basic.fromValue = value(path) }
            if fuzzer.random.chance(80) { basic.toValue = value(path) }
            basic.isAdditive = fuzzer.random.chance(15) && !path.hasPrefix("bounds")
            animation = basic
        }
        animation.duration = Double(number(0.02...0.7))
        animation.autoreverses = fuzzer.random.chance(20)
        animation.repeatCount = fuzzer.random.chance(20) ? Float(number(0...3)) : 0
        animation.fillMode = fuzzer.random.pick([.removed, .forwards, .backwards, .both])
        animation.isRemovedOnCompletion = fuzzer.random.chance(85)
        if fuzzer.random.chance(40) { animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut) }
        return animation
    }
}
