import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of recognizers that events other than touches drive (GR-17, GR-52, TE-15).
@MainActor @Suite(.serialized) struct ScrollRecognizerTests {
    private let frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    private let place = CGPoint(x: 100, y: 100)

    @Test("GR-52 scrolling drives a pan only if its kind is allowed", arguments: 0...3)
    func allowedTypes(_ mask: Int) throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let pan = stage.add("pan", UIPanGestureRecognizer(), to: view)
        pan.allowedScrollTypesMask = UIScrollTypeMask(rawValue: mask)
        try stage.generator.scroll(by: CGVector(dx: 0, dy: -48), at: place, kind: .discrete)
        #expect(stage.takeActions() == (mask & 1 != 0 ? ["pan:began", "pan:changed"] : []))
        try stage.generator.wait(1)
        _ = stage.takeLog()
        try stage.generator.scroll(by: CGVector(dx: 0, dy: -5), at: place, kind: .continuous)
        #expect(stage.takeActions() == (mask & 2 != 0 ? ["pan:began", "pan:changed"] : []))
    }

    @Test("GR-52 began, changed with the way so far, ended when nothing comes for a while; no touches")
    func phases() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let pan = stage.add("pan", UIPanGestureRecognizer(), to: view)
        pan.allowedScrollTypesMask = .all
        try stage.generator.scroll(by: CGVector(dx: 0, dy: -48), at: place)
        #expect(pan.translation(in: view) == CGPoint(x: 0, y: -48) && pan.numberOfTouches == 0)
        #expect(pan.location(in: nil) == place)
        try stage.generator.wait(0.1)
        try stage.generator.scroll(by: CGVector(dx: 0, dy: -48))
        #expect(pan.translation(in: view) == CGPoint(x: 0, y: -96))
        try stage.generator.wait(0.14)
        #expect(stage.takeActions() == ["pan:began", "pan:changed", "pan:changed"])
        try stage.generator.wait(0.02)
        #expect(stage.takeActions() == ["pan:ended"] && pan.state == .possible)
    }

    @Test("GR-52 one notch of a wheel is a whole gesture: began, changed, ended, with its translation throughout")
    func oneNotch() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let pan = stage.add("pan", UIPanGestureRecognizer(), to: view)
        pan.allowedScrollTypesMask = .discrete
        var translations: [CGFloat] = []
        let watcher = stage.watch(pan) { translations.append($0.translation(in: nil).y) }
        try stage.generator.scroll(by: CGVector(dx: 0, dy: -48), at: place)
        try stage.generator.wait(1)
        #expect(stage.takeActions() == ["pan:began", "pan:changed", "pan:ended"])
        #expect(translations == [-48, -48, -48])
        withExtendedLifetime(watcher) {}
    }

    @Test("GR-52 a touchpad that is left in motion leaves a velocity, a wheel does not")
    func scrollVelocity() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let pan = stage.add("pan", UIPanGestureRecognizer(), to: view)
        pan.allowedScrollTypesMask = .all
        var last = CGPoint.zero
        let watcher = stage.watch(pan) { if $0.state == .ended { last = $0.velocity(in: nil) } }
        for _ in 0..<10 {
            try stage.generator.scroll(by: CGVector(dx: 0, dy: -10), at: place, kind: .continuous)
            try stage.generator.wait(0.02)
        }
        try stage.generator.wait(0.5)
        #expect(abs(last.y + 500) < 1)
        for _ in 0..<3 { try stage.generator.scroll(by: CGVector(dx: 0, dy: -48)) }
        try stage.generator.wait(0.5)
        #expect(last == .zero)
        withExtendedLifetime(watcher) {}
    }

    @Test("GR-17 without touch types a pan is still driven by scrolling, and by nothing else")
    func onlyScrolling() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let pan = stage.add("pan", UIPanGestureRecognizer(), to: view)
        pan.allowedTouchTypes = []
        pan.allowedScrollTypesMask = .discrete
        try stage.generator.fingerDrag(from: place, to: CGPoint(x: 200, y: 100), duration: 0.1)
        #expect(stage.takeActions() == [])
        try stage.generator.scroll(by: CGVector(dx: 0, dy: 48), at: place)
        #expect(stage.takeActions() == ["pan:began", "pan:changed"])
    }

    @Test("GR-52 of nested pans the inner one scrolls; where it refuses, the outer; elsewhere is another gesture")
    func nested() throws {
        let stage = try GestureStage()
        let outer = stage.view("outer", frame)
        let inner = stage.view("inner", CGRect(x: 50, y: 50, width: 100, height: 100), in: outer)
        let outerPan = stage.add("outer", UIPanGestureRecognizer(), to: outer)
        let innerPan = stage.add("inner", UIPanGestureRecognizer(), to: inner)
        outerPan.allowedScrollTypesMask = .all
        innerPan.allowedScrollTypesMask = .all
        try stage.generator.scroll(by: CGVector(dx: 0, dy: 48), at: place)
        #expect(stage.takeActions() == ["inner:began", "inner:changed"])
        try stage.generator.scroll(by: CGVector(dx: 0, dy: 48), at: CGPoint(x: 10, y: 10))
        #expect(stage.takeActions() == ["inner:ended", "outer:began", "outer:changed"])
        try stage.generator.wait(1)
        _ = stage.takeLog()
        inner.lets = { _ in false }
        try stage.generator.scroll(by: CGVector(dx: 0, dy: 48), at: place)
        #expect(stage.takeActions() == ["outer:began", "outer:changed"])
    }

    @Test("GR-14 a delegate may refuse scrolling by the event")
    func refusedEvent() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let pan = stage.add("pan", UIPanGestureRecognizer(), to: view)
        pan.allowedScrollTypesMask = .all
        let delegate = AnsweringDelegate()
        delegate.receivesEvent = { _, event in event.type != .scroll }
        pan.delegate = delegate
        try stage.generator.scroll(by: CGVector(dx: 0, dy: 48), at: place)
        #expect(stage.takeActions() == [])
    }

    @Test("a pan that scrolls is cancelled with its view, and scrolling begins anew")
    func removed() throws {
        let stage = try GestureStage()
        let outer = stage.view("outer", frame)
        let inner = stage.view("inner", frame, in: outer)
        stage.add("pan", UIPanGestureRecognizer(), to: inner).allowedScrollTypesMask = .all
        try stage.generator.scroll(by: CGVector(dx: 0, dy: 48), at: place)
        inner.removeFromSuperview()
        #expect(stage.takeActions() == ["pan:began", "pan:changed", "pan:cancelled"])
        try stage.generator.wait(1)
        #expect(stage.takeActions() == [])
    }

    @Test("TE-15 a touchpad's pinch: the scale of the event, no touches, where the pointer is")
    func trackpadPinch() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let pinch = stage.add("pinch", UIPinchGestureRecognizer(), to: view)
        var last: CGFloat = 0
        let watcher = stage.watch(pinch) {
            last = $0.scale
            #expect($0.numberOfTouches == 0 && $0.location(in: nil) == place)
        }
        try stage.generator.trackpadPinch(scale: 2, at: place, duration: 0.3)
        let actions = stage.takeActions()
        #expect(actions.first == "pinch:began" && actions.last == "pinch:ended" && actions.count > 5)
        #expect(abs(last - 2) < 0.001 && pinch.state == .possible)
        withExtendedLifetime(watcher) {}
    }

    @Test("TE-15 a touchpad's rotation: the angle of the event; a pinch does not begin with it")
    func trackpadRotation() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        stage.add("pinch", UIPinchGestureRecognizer(), to: view)
        let rotation = stage.add("rotation", UIRotationGestureRecognizer(), to: view)
        var last: CGFloat = 0
        let watcher = stage.watch(rotation) { last = $0.rotation }
        try stage.generator.trackpadRotate(angle: -1, at: place, duration: 0.3)
        #expect(Set(stage.takeActions()) == ["rotation:began", "rotation:changed", "rotation:ended"])
        #expect(abs(last + 1) < 0.001)
        withExtendedLifetime(watcher) {}
    }

    @Test("least squares: exact on a line, steady with noise, zero after a rest and of one sample")
    func leastSquares() {
        var tracker = VelocityTracker()
        tracker.add(5, 5, at: 10)
        #expect(tracker.velocity(at: 10, window: 0.1, rest: 0.1) == .zero)
        for (index, step) in [0.003, 0.011, 0.012, 0.03, 0.031, 0.06].enumerated() {
            tracker.add(5 + 300 * step, 5 - 40 * step, at: 10 + step)
            if index == 2 { tracker.add(5 + 300 * step, 5 - 40 * step, at: 10 + step) }
        }
        let exact = tracker.velocity(at: 10.06, window: 0.1, rest: 0.1)
        #expect(abs(exact.dx - 300) < 0.001 && abs(exact.dy + 40) < 0.001)
        #expect(tracker.velocity(at: 10.2, window: 0.1, rest: 0.1) == .zero)
        // Old samples do not affect the velocity, however fast they were.
        tracker.clear()
        for index in 0..<100 {
            let time = Double(index) * 0.01
            let noise: CGFloat = index % 2 == 0 ? 0.5 : -0.5
            tracker.add(index < 50 ? 5000 * time : 2500 + 100 * (time - 0.5) + noise, at: time)
        }
        #expect(abs(tracker.velocity(at: 0.99, window: 0.1, rest: 0.1).dx - 100) < 10)
    }
}
