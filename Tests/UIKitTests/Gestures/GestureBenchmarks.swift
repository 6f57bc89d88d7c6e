import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Prints what delivering moves costs. Run with UIKIT_BENCHMARK=1 and `-c release`.
@MainActor
@Suite(.enabled(if: ProcessInfo.processInfo.environment["UIKIT_BENCHMARK"] != nil), .serialized)
struct GestureBenchmarks {
    @Test("one move to a view 50 deep with 20 recognizers around it, and the same with one that is active; hovering")
    func moves() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let scene = try #require(window.windowScene)
        var views: [UIView] = [window]
        for _ in 0..<50 {
            let view = UIView(frame: window.bounds)
            views[views.count - 1].addSubview(view)
            views.append(view)
        }
        for index in 0..<20 {
            let recognizer: UIGestureRecognizer = index % 2 == 0 ? UIPinchGestureRecognizer() : UITapGestureRecognizer()
            views[2 * index + 3].addGestureRecognizer(recognizer)
            let hover = UIHoverGestureRecognizer()
            views[2 * index + 3].addGestureRecognizer(hover)
        }
        func touches(_ phase: InputEvent.TouchPhase, _ x: CGFloat) -> InputEvent {
            let now = scene.server.scheduler.now
            let sample = TouchSample(timestamp: now, location: CGPoint(x: x, y: 100))
            return InputEvent(timestamp: now, kind: .touches(phase, [TouchChange(id: 0, samples: [sample])]))
        }
        func measure(_ name: String, _ event: (Int) -> InputEvent) {
            let count = 20_000
            for index in 0..<1000 { scene.translator.handle(event(index)) }
            let start = ContinuousClock.now
            for index in 0..<count { scene.translator.handle(event(index)) }
            let time = ContinuousClock.now - start
            let each = Double(time.components.seconds) * 1e6 + Double(time.components.attoseconds) / 1e12
            print(
                "BENCH \(name): \((each / Double(count)).formatted()) us each; 10,000 a second take "
                    + "\((each / Double(count)).formatted()) % of a core")
        }
        scene.translator.handle(touches(.began, 100))
        measure("move, 20 undecided recognizers") { touches(.moved, 100 + CGFloat($0 % 3)) }
        let pan = UIPanGestureRecognizer()
        scene.translator.handle(touches(.ended, 100))
        scene.server.serve(for: 1)
        views[10].addGestureRecognizer(pan)
        scene.translator.handle(touches(.began, 100))
        measure("move, a pan that has begun") { touches(.moved, 100 + CGFloat($0 % 50)) }
        #expect(pan.state == .changed)
        scene.translator.handle(touches(.ended, 100))
        measure("hover, 20 recognizers") {
            let location = CGPoint(x: 100 + CGFloat($0 % 3), y: 100)
            let now = scene.server.scheduler.now
            return InputEvent(
                timestamp: now, kind: .pointerMoved(samples: [PointerSample(timestamp: now, location: location)]))
        }
    }
}
