import Testing
import UIKit
import UIKitTesting

/// Tests of the touches that a view receives with each of the three properties that cancel or delay touches (section
/// 3.3).
@MainActor @Suite(.serialized) struct TouchSwitchTests {
    private let frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    private let place = CGPoint(x: 100, y: 100)

    private func isOfView(_ text: String) -> Bool { text.hasPrefix("view") }

    @Test("GR-20 a recognizer that does not cancel leaves the view the whole stream")
    func notCancelling() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        stage.add("tap", UITapGestureRecognizer(), to: view).cancelsTouchesInView = false
        try stage.generator.fingerTap(at: place)
        #expect(stage.takeLog() == ["view.began", "view.ended", "tap:ended"])
    }

    @Test("GR-20, GR-28 recognition: what was delivered is cancelled, before the action; new touches go to nobody else")
    func cancelling() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        view.isMultipleTouchEnabled = true
        stage.add("pan", UIPanGestureRecognizer(), to: view)
        try stage.generator.fingerDown(.rightIndex, at: place)
        try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 150, y: 100))
        #expect(stage.takeLog() == ["view.began", "view.cancelled", "pan:began"])
        try stage.generator.fingerDown(.rightMiddle, at: place)
        try stage.generator.fingerUp(.rightMiddle)
        try stage.generator.fingerUp(.rightIndex)
        #expect(stage.takeLog(where: isOfView) == [])
    }

    @Test("GR-21 delaysTouchesBegan: nothing is delivered while it is undecided, nothing at all if it recognizes")
    func delaysBegan() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        stage.add("pan", UIPanGestureRecognizer(), to: view).delaysTouchesBegan = true
        try stage.generator.fingerDrag(from: place, to: CGPoint(x: 200, y: 100), duration: 0.1)
        #expect(stage.takeLog(where: isOfView) == [])
        try stage.generator.fingerDown(at: place)
        try stage.generator.fingerMove(to: CGPoint(x: 103, y: 100))
        #expect(stage.takeLog(where: isOfView) == [])
        try stage.generator.fingerUp()
        #expect(stage.takeLog(where: isOfView) == ["view.began", "view.ended"])
    }

    @Test(
        "GR-21 it fails while the finger is down: the beginning is delivered then, and all that follows as it happens")
    func delaysBeganFails() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let script = stage.script("r", on: view)
        script.delaysTouchesBegan = true
        script.onMoved = { recognizer, _, _ in recognizer.state = .failed }
        var phase: UITouch.Phase?
        let tracking = UIPhaseView(frame: frame)
        view.addSubview(tracking)
        tracking.began = { phase = $0.phase }
        try stage.generator.fingerDown(at: place)
        #expect(tracking.log == [])
        try stage.generator.fingerMove(to: CGPoint(x: 103, y: 100))
        #expect(tracking.log == ["began", "moved"] && phase == .began)
        try stage.generator.fingerUp()
        #expect(tracking.log == ["began", "moved", "ended"])
    }

    @Test("GR-22 delaysTouchesEnded: the end waits for the decision; recognition makes it cancelled, failure ended")
    func delaysEnded() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let script = stage.script("r", on: view)
        try stage.generator.fingerTap(at: place)
        #expect(stage.takeLog(where: isOfView) == ["view.began"])
        script.state = .ended
        #expect(stage.takeLog(where: isOfView) == ["view.cancelled"])
        try stage.generator.fingerTap(at: place)
        script.state = .failed
        #expect(stage.takeLog(where: isOfView) == ["view.began", "view.ended"])
        script.delaysTouchesEnded = false
        try stage.generator.fingerTap(at: place)
        #expect(stage.takeLog(where: isOfView) == ["view.began", "view.ended"])
    }

    @Test("GR-22 several recognizers: the end waits for the last of them; one that takes it is enough")
    func several() throws {
        let stage = try GestureStage()
        let outer = stage.view("outer", frame)
        let view = stage.view("view", frame, in: outer)
        let first = stage.script("a", on: view)
        let second = stage.script("b", on: outer)
        try stage.generator.fingerTap(at: place)
        first.state = .failed
        #expect(stage.takeLog(where: isOfView) == ["view.began"])
        second.state = .failed
        #expect(stage.takeLog(where: isOfView) == ["view.ended"])
        try stage.generator.fingerTap(at: place)
        second.state = .ended
        #expect(stage.takeLog(where: isOfView) == ["view.began", "view.cancelled"])
        #expect(first.state == .possible)
    }

    @Test("GR-24 with HT-21: a finger whose end is withheld counts as up for views that take one touch")
    func withheldCountsAsUp() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let double = stage.add("tap", UITapGestureRecognizer(taps: 2), to: view)
        #expect(!view.isMultipleTouchEnabled)
        try stage.generator.fingerTap(at: place)
        try stage.generator.wait(0.1)
        try stage.generator.fingerDown(at: place)
        #expect(stage.takeLog(where: isOfView) == ["view.began", "view.began"])
        #expect(double.state == .possible)
    }

    @Test("GR-26 a pan: began, moved until it begins, one cancelled, then nothing; without cancelling, moved goes on")
    func pan() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let pan = stage.add("pan", UIPanGestureRecognizer(), to: view)
        try stage.generator.fingerDown(at: place)
        for x in [104, 108, 112, 116] { try stage.generator.fingerMove(to: CGPoint(x: x, y: 100)) }
        try stage.generator.fingerUp()
        #expect(
            stage.takeLog() == [
                "view.began", "view.moved", "view.moved", "view.cancelled", "pan:began", "pan:changed", "pan:ended",
            ])
        pan.cancelsTouchesInView = false
        try stage.generator.fingerDown(at: place)
        for x in [104, 108, 112, 116] { try stage.generator.fingerMove(to: CGPoint(x: x, y: 100)) }
        try stage.generator.fingerUp()
        #expect(
            stage.takeLog(where: isOfView) == [
                "view.began", "view.moved", "view.moved", "view.moved", "view.moved", "view.ended",
            ])
    }

    @Test("GR-27 it fails while the fingers are down: it hears no more, the view goes on")
    func failsInTheMiddle() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let script = stage.script("r", on: view)
        script.onMoved = { recognizer, _, _ in recognizer.state = .failed }
        try stage.generator.fingerDown(at: place)
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
@MainActor private final class UIPhaseView: UIView {
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
