import Testing
import UIKit
import UIKitTesting

/// Tests of the touches that a view receives with each of the three properties that cancel or delay touches (GR-20
/// to GR-28).
@MainActor @Suite(.serialized) struct TouchDeliveryOptionTests {
    private let frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    private let point = CGPoint(x: 100, y: 100)

    private func isOfView(_ text: String) -> Bool { text.hasPrefix("view") }

    @Test("GR-20 a recognizer that does not cancel touches leaves all of them to the view")
    func notCancelling() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        stage.add("tap", UITapGestureRecognizer(), to: view).cancelsTouchesInView = false
        try stage.generator.fingerTap(at: point)
        #expect(stage.takeLog() == ["view.began", "view.ended", "tap:ended"])
    }

    @Test("GR-20, GR-28 recognition cancels delivered touches before the action; new touches do not reach the view")
    func cancelling() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        view.isMultipleTouchEnabled = true
        stage.add("pan", UIPanGestureRecognizer(), to: view)
        try stage.generator.fingerDown(.rightIndex, at: point)
        try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 150, y: 100))
        #expect(stage.takeLog() == ["view.began", "view.cancelled", "pan:began"])
        try stage.generator.fingerDown(.rightMiddle, at: point)
        try stage.generator.fingerUp(.rightMiddle)
        try stage.generator.fingerUp(.rightIndex)
        #expect(stage.takeLog(where: isOfView) == [])
    }

    @Test("GR-21 delaysTouchesBegan delivers nothing while undecided, and nothing at all after recognition")
    func delaysBegan() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        stage.add("pan", UIPanGestureRecognizer(), to: view).delaysTouchesBegan = true
        try stage.generator.fingerDrag(from: point, to: CGPoint(x: 200, y: 100), duration: 0.1)
        #expect(stage.takeLog(where: isOfView) == [])
        try stage.generator.fingerDown(at: point)
        try stage.generator.fingerMove(to: CGPoint(x: 103, y: 100))
        #expect(stage.takeLog(where: isOfView) == [])
        try stage.generator.fingerUp()
        #expect(stage.takeLog(where: isOfView) == ["view.began", "view.ended"])
    }

    @Test("GR-21 failure with the finger down delivers the delayed touchesBegan, then later touches immediately")
    func delaysBeganFails() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let script = stage.script("r", on: view)
        script.delaysTouchesBegan = true
        script.onMoved = { recognizer, _, _ in recognizer.state = .failed }
        var phase: UITouch.Phase?
        let tracking = PhaseLoggingView(frame: frame)
        view.addSubview(tracking)
        tracking.began = { phase = $0.phase }
        try stage.generator.fingerDown(at: point)
        #expect(tracking.log == [])
        try stage.generator.fingerMove(to: CGPoint(x: 103, y: 100))
        #expect(tracking.log == ["began", "moved"] && phase == .began)
        try stage.generator.fingerUp()
        #expect(tracking.log == ["began", "moved", "ended"])
    }

    @Test("GR-22 delaysTouchesEnded delays the end: recognition cancels the touch, failure ends it")
    func delaysEnded() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let script = stage.script("r", on: view)
        try stage.generator.fingerTap(at: point)
        #expect(stage.takeLog(where: isOfView) == ["view.began"])
        script.state = .ended
        #expect(stage.takeLog(where: isOfView) == ["view.cancelled"])
        try stage.generator.fingerTap(at: point)
        script.state = .failed
        #expect(stage.takeLog(where: isOfView) == ["view.began", "view.ended"])
        script.delaysTouchesEnded = false
        try stage.generator.fingerTap(at: point)
        #expect(stage.takeLog(where: isOfView) == ["view.began", "view.ended"])
    }

    @Test("GR-22 with several recognizers the end waits for the last failure or the first recognition")
    func several() throws {
        let stage = try GestureStage()
        let outer = stage.view("outer", frame)
        let view = stage.view("view", frame, in: outer)
        let first = stage.script("a", on: view)
        let second = stage.script("b", on: outer)
        try stage.generator.fingerTap(at: point)
        first.state = .failed
        #expect(stage.takeLog(where: isOfView) == ["view.began"])
        second.state = .failed
        #expect(stage.takeLog(where: isOfView) == ["view.ended"])
        try stage.generator.fingerTap(at: point)
        second.state = .ended
        #expect(stage.takeLog(where: isOfView) == ["view.began", "view.cancelled"])
        #expect(first.state == .possible)
    }

    @Test("GR-24 with HT-21: a finger with a delayed end counts as lifted for single-touch views")
    func delayedEndCountsAsLifted() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let double = stage.add("tap", UITapGestureRecognizer(taps: 2), to: view)
        #expect(!view.isMultipleTouchEnabled)
        try stage.generator.fingerTap(at: point)
        try stage.generator.wait(0.1)
        try stage.generator.fingerDown(at: point)
        #expect(stage.takeLog(where: isOfView) == ["view.began", "view.began"])
        #expect(double.state == .possible)
    }

    @Test("GR-26 a pan delivers began, moved, cancelled, then nothing; without cancellation moved continues")
    func pan() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let pan = stage.add("pan", UIPanGestureRecognizer(), to: view)
        try stage.generator.fingerDown(at: point)
        for x in [104, 108, 112, 116] { try stage.generator.fingerMove(to: CGPoint(x: x, y: 100)) }
        try stage.generator.fingerUp()
        #expect(
            stage.takeLog() == [
                "view.began", "view.moved", "view.moved", "view.cancelled", "pan:began", "pan:changed", "pan:ended",
            ])
        pan.cancelsTouchesInView = false
        try stage.generator.fingerDown(at: point)
        for x in [104, 108, 112, 116] { try stage.generator.fingerMove(to: CGPoint(x: x, y: 100)) }
        try stage.generator.fingerUp()
        #expect(
            stage.takeLog(where: isOfView) == [
                "view.began", "view.moved", "view.moved", "view.moved", "view.moved", "view.ended",
            ])
    }

    @Test("GR-27 a recognizer that fails with fingers down receives no more touches; the view does")
    func failsDuringGesture() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let script = stage.script("r", on: view)
        script.onMoved = { recognizer, _, _ in recognizer.state = .failed }
        try stage.generator.fingerDown(at: point)
        try stage.generator.fingerMove(to: CGPoint(x: 110, y: 100))
        try stage.generator.fingerMove(to: CGPoint(x: 120, y: 100))
        try stage.generator.fingerUp()
        #expect(
            stage.takeLog() == [
                "r.began", "view.began", "r.moved", "view.moved", "view.moved", "view.ended", "r.reset(failed)",
            ])
    }
}

/// A view that logs its touch methods without a stage.
@MainActor private final class PhaseLoggingView: UIView {
    var log: [String] = []
    var began: (UITouch) -> Void = { _ in }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("began")
        touches.forEach(began)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
}
