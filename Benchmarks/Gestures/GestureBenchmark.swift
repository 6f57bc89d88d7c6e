import DisplayServer
import UIKit

/// Measures the cost of delivering a touch or pointer move to a view at a depth of 50 views, with 20 gesture
/// recognizers on its ancestors. The display server is in memory, so the time of an X server is not included.
///
/// `swift run -c release bench-gestures`
@main @MainActor struct GestureBenchmark {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let scene: UIWindowScene
    private var views: [UIView] = []

    static func main() {
        UIApplication.shared.displays.open(HeadlessServer())
        guard let benchmark = GestureBenchmark() else { return }
        benchmark.run()
    }

    private init?() {
        window.makeKeyAndVisible()
        guard let scene = window.windowScene else { return nil }
        self.scene = scene
        views.append(window)
        for depth in 0..<50 {
            let view = UIView(frame: window.bounds)
            views[depth].addSubview(view)
            views.append(view)
        }
    }

    private func run() {
        var recognizers: [UIGestureRecognizer] = []
        for index in 0..<20 {
            let recognizer: UIGestureRecognizer = index % 2 == 0 ? UIPinchGestureRecognizer() : UITapGestureRecognizer()
            views[2 * index + 3].addGestureRecognizer(recognizer)
            recognizers.append(recognizer)
        }
        finger(.began, at: 100)
        measure("touch move, 20 undecided recognizers") { finger(.moved, at: 100 + CGFloat($0 % 3)) }
        finger(.ended, at: 100)
        scene.server.serve(for: 1)

        let pan = UIPanGestureRecognizer()
        views[10].addGestureRecognizer(pan)
        finger(.began, at: 100)
        measure("touch move, one active pan recognizer") { finger(.moved, at: 100 + CGFloat($0 % 50)) }
        finger(.ended, at: 100)

        for recognizer in recognizers {
            recognizer.view?.addGestureRecognizer(UIHoverGestureRecognizer())
        }
        measure("pointer move, 20 hover recognizers") { index in
            let now = scene.server.scheduler.now
            let location = CGPoint(x: 100 + CGFloat(index % 3), y: 100)
            scene.translator.handle(
                InputEvent(
                    timestamp: now,
                    kind: .pointerMoved(samples: [PointerSample(timestamp: now, location: location)])))
        }
    }

    private func finger(_ phase: InputEvent.TouchPhase, at x: CGFloat) {
        let now = scene.server.scheduler.now
        let sample = TouchSample(timestamp: now, location: CGPoint(x: x, y: 100))
        scene.translator.handle(
            InputEvent(timestamp: now, kind: .touches(phase, [TouchChange(id: 0, samples: [sample])])))
    }

    /// Prints the time of one call of `body`, and the fraction of a processor core that 10,000 calls per second would
    /// use.
    private func measure(_ name: String, _ body: (Int) -> Void) {
        let count = 100_000
        for index in 0..<1000 { body(index) }
        let start = ContinuousClock.now
        for index in 0..<count { body(index) }
        let time = ContinuousClock.now - start
        let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
        let each = String(format: "%.2f", seconds / Double(count) * 1e6)
        let part = String(format: "%.1f", seconds / Double(count) * 10_000 * 100)
        print("\(name): \(each) µs; 10,000 per second use \(part) % of a core")
    }
}
