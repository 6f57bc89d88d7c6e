import Testing
import UIKit
import UIKitTesting

/// Tests of the traces that docs/semantics/gestures.md specifies.
@MainActor @Suite(.serialized) struct GoldenTraceTests {
    private let frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    private let point = CGPoint(x: 100, y: 100)

    private func tap(taps: Int = 1, touches: Int = 1) -> UITapGestureRecognizer {
        let recognizer = UITapGestureRecognizer()
        recognizer.numberOfTapsRequired = taps
        recognizer.numberOfTouchesRequired = touches
        return recognizer
    }

    @Test("GR-25 a tap over a plain view: began, cancelled; the action comes last")
    func singleTap() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        stage.add("tap", tap(), to: view)
        try stage.generator.fingerTap(at: point)
        #expect(stage.takeLog() == ["view.began", "view.cancelled", "tap:ended"])
    }

    @Test("GR-24 a double tap with defaults: began, began, cancelled, cancelled")
    func doubleTap() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        stage.add("tap", tap(taps: 2), to: view)
        try stage.generator.fingerDoubleTap(at: point)
        #expect(stage.takeLog() == ["view.began", "view.began", "view.cancelled", "view.cancelled", "tap:ended"])
    }

    @Test("GR-24 a double tap with delaysTouchesEnded off: began, ended, began, cancelled")
    func doubleTapWithoutDelay() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        stage.add("tap", tap(taps: 2), to: view).delaysTouchesEnded = false
        try stage.generator.fingerDoubleTap(at: point)
        #expect(stage.takeLog() == ["view.began", "view.ended", "view.began", "view.cancelled", "tap:ended"])
    }

    @Test("GR-27 a single tap on a double-tap view: touchesEnded is delivered after the timeout")
    func singleTapOnDoubleTapView() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        stage.add("tap", tap(taps: 2), to: view)
        try stage.generator.fingerTap(at: point)
        #expect(stage.takeLog() == ["view.began"])
        try stage.generator.wait(0.39)
        #expect(stage.takeLog() == [])
        try stage.generator.wait(0.02)
        #expect(stage.takeLog() == ["view.ended"])
    }

    @Test("GR-23 a two-finger tap: both touches are cancelled if recognized and ended if not")
    func twoFingers() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        view.isMultipleTouchEnabled = true
        stage.add("tap", tap(touches: 2), to: view)
        try stage.generator.fingerDown([nil, nil], at: [point, CGPoint(x: 150, y: 100)])
        try stage.generator.fingerMove(
            [.rightIndex, .rightMiddle], to: [CGPoint(x: 101, y: 100), CGPoint(x: 151, y: 100)], duration: 0.01)
        try stage.generator.fingerUp(.rightIndex)
        #expect(stage.takeLog() == ["view.began×2", "view.moved×2"])
        try stage.generator.fingerUp(.rightMiddle)
        #expect(stage.takeLog() == ["view.cancelled×2", "tap:ended"])
        try stage.generator.fingerDown([nil, nil], at: [point, CGPoint(x: 150, y: 100)])
        try stage.generator.fingerUp(.rightIndex)
        try stage.generator.wait(1)
        #expect(stage.takeLog() == ["view.began×2", "view.ended"])
        try stage.generator.fingerUp(.rightMiddle)
        #expect(stage.takeLog() == ["view.ended"])
    }
}
