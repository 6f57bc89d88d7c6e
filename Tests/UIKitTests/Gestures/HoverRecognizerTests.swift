import Testing
import UIKit
import UIKitTesting

/// Tests of hover gesture recognizers (GR-67, PO-02).
@MainActor @Suite(.serialized) struct HoverRecognizerTests {
    private let frame = CGRect(x: 50, y: 50, width: 100, height: 100)

    @Test("PO-02, GR-67 hover begins when the pointer enters, changes as it moves, ends when it leaves")
    func phases() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let hover = stage.add("hover", UIHoverGestureRecognizer(), to: view)
        try stage.generator.pointerMove(to: CGPoint(x: 10, y: 10))
        #expect(stage.takeLog() == [])
        try stage.generator.pointerMove(to: CGPoint(x: 60, y: 70))
        #expect(stage.takeLog() == ["hover:began"])
        #expect(hover.location(in: view) == CGPoint(x: 10, y: 20))
        #expect(hover.location(in: nil) == CGPoint(x: 60, y: 70))
        #expect(hover.numberOfTouches == 0 && hover.state == .began)
        try stage.generator.pointerMove(to: CGPoint(x: 80, y: 80))
        try stage.generator.pointerMove(to: CGPoint(x: 90, y: 80))
        #expect(stage.takeLog() == ["hover:changed", "hover:changed"])
        try stage.generator.pointerMove(to: CGPoint(x: 200, y: 80))
        #expect(stage.takeLog() == ["hover:ended"])
        #expect(hover.state == .possible)
        try stage.generator.pointerMove(to: CGPoint(x: 80, y: 80))
        #expect(stage.takeLog() == ["hover:began"])
    }

    @Test("GR-67 hovering over a subview reports to recognizers of both views, the deeper one first")
    func nested() throws {
        let stage = try GestureStage()
        let outer = stage.view("outer", frame)
        let inner = stage.view("inner", CGRect(x: 20, y: 20, width: 20, height: 20), in: outer)
        stage.add("outer", UIHoverGestureRecognizer(), to: outer)
        stage.add("inner", UIHoverGestureRecognizer(), to: inner)
        try stage.generator.pointerMove(to: CGPoint(x: 55, y: 55))
        try stage.generator.pointerMove(to: CGPoint(x: 75, y: 75))
        #expect(stage.takeLog() == ["outer:began", "inner:began", "outer:changed"])
        try stage.generator.pointerMove(to: CGPoint(x: 55, y: 55))
        #expect(stage.takeLog() == ["inner:ended", "outer:changed"])
    }

    @Test("GR-67 a pressed button pauses hovering, and removing the view cancels it")
    func pressedAndRemoved() throws {
        let stage = try GestureStage()
        let outer = stage.view("outer", frame)
        let inner = stage.view("inner", CGRect(x: 20, y: 20, width: 20, height: 20), in: outer)
        stage.add("outer", UIHoverGestureRecognizer(), to: outer)
        stage.add("inner", UIHoverGestureRecognizer(), to: inner)
        try stage.generator.pointerMove(to: CGPoint(x: 75, y: 75))
        _ = stage.takeLog()
        try stage.generator.pointerDown()
        try stage.generator.pointerMove(to: CGPoint(x: 300, y: 75))
        #expect(stage.takeLog().filter { $0.contains(":") } == [])
        try stage.generator.pointerMove(to: CGPoint(x: 75, y: 75))
        try stage.generator.pointerUp()
        #expect(stage.takeLog().filter { $0.contains(":") } == [])
        try stage.generator.pointerMove(to: CGPoint(x: 74, y: 75))
        #expect(stage.takeLog() == ["inner:changed", "outer:changed"])
        inner.removeFromSuperview()
        #expect(stage.takeLog() == ["inner:cancelled"])
        try stage.generator.pointerMove(to: CGPoint(x: 76, y: 75))
        #expect(stage.takeLog() == ["outer:changed"])
    }

    @Test("GR-07 a disabled hover recognizer is cancelled and begins again after it is enabled")
    func disabled() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let hover = stage.add("hover", UIHoverGestureRecognizer(), to: view)
        try stage.generator.pointerMove(to: CGPoint(x: 75, y: 75))
        hover.isEnabled = false
        try stage.generator.pointerMove(to: CGPoint(x: 76, y: 75))
        hover.isEnabled = true
        try stage.generator.pointerMove(to: CGPoint(x: 77, y: 75))
        #expect(stage.takeLog() == ["hover:began", "hover:cancelled", "hover:began"])
        view.removeGestureRecognizer(hover)
        #expect(stage.takeLog() == ["hover:cancelled"] && hover.view == nil)
    }

    @Test(
        "PO-02 a recognizer added under the pointer begins with the next move; one that declines is not queried again")
    func addedAndDeclined() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        try stage.generator.pointerMove(to: CGPoint(x: 75, y: 75))
        let hover = stage.add("hover", UIHoverGestureRecognizer(), to: view)
        var asked = 0
        let delegate = StubGestureDelegate()
        delegate.receivesEvent = { _, event in
            asked += 1
            return event.type != .hover
        }
        let other = stage.add("other", UIHoverGestureRecognizer(), to: view)
        other.delegate = delegate
        try stage.generator.pointerMove(to: CGPoint(x: 76, y: 75))
        try stage.generator.pointerMove(to: CGPoint(x: 77, y: 75))
        #expect(stage.takeLog() == ["hover:began", "hover:changed"])
        #expect(asked == 1)
        #expect(hover.isEnabled)
    }
}
