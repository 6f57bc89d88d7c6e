import QuartzCore
import Testing

/// Prints the cost of animation frames. Run with UIKIT_BENCHMARK=1 and `-c release`.
@MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["UIKIT_BENCHMARK"] != nil), .serialized)
struct AnimationBenchmarks {
    @Test(arguments: [0, 20_000])
    func moveTwoHundredLayers(still: Int) throws {
        let stage = try AnimationStage(width: 800, height: 600)
        for index in 0..<still {
            let layer = CALayer()
            layer.frame = CGRect(x: index % 200 * 4, y: index / 200 * 6, width: 2, height: 2)
            stage.root.addSublayer(layer)
        }
        var random = SeededGenerator(seed: 3)
        for index in 0..<200 {
            let layer = CALayer()
            layer.frame = CGRect(x: random.number(0...740), y: random.number(0...540), width: 60, height: 60)
            layer.backgroundColor = CGColor(red: random.number(0...1), green: 0.5, blue: 0.5, alpha: 1)
            layer.cornerRadius = 12
            stage.root.addSublayer(layer)
            let move = CABasicAnimation(keyPath: "position")
            move.fromValue = layer.position
            move.toValue = CGPoint(x: random.number(0...740), y: random.number(0...540))
            move.duration = 1
            move.autoreverses = true
            move.repeatCount = .infinity
            move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            layer.add(move, forKey: "move")
            guard index % 2 == 0 else { continue }
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0.3
            fade.toValue = 1.0
            fade.duration = 0.7
            fade.autoreverses = true
            fade.repeatCount = .infinity
            layer.add(fade, forKey: "fade")
        }
        stage.frame()
        var all: [Double] = []
        var parts: [Double] = []
        var now = stage.now
        for _ in 0..<600 {
            now += 1.0 / 60
            let start = ContinuousClock.now
            stage.host.beginFrame(at: now)
            stage.host.layoutIfNeeded()
            stage.host.displayIfNeeded()
            let damage = stage.host.commitDamage()
            parts.append(Double((ContinuousClock.now - start).components.attoseconds) / 1e12)
            stage.host.paint(damage, into: stage.framebuffer.pixels)
            all.append(Double((ContinuousClock.now - start).components.attoseconds) / 1e12)
        }
        all.sort()
        parts.sort()
        print(
            "BENCH 200 animated layers beside \(still) static: frame median \(all[300].formatted()) us, of which "
                + "animations and commit take \(parts[300].formatted()) us")
    }
}
