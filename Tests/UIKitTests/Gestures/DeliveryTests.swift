import Testing
import UIKit
import UIKitTesting

/// Tests of the touches that recognizers and views receive (GR-10 to GR-18).
@MainActor @Suite(.serialized) struct DeliveryTests {
    private let frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    private let point = CGPoint(x: 100, y: 100)

    @Test("GR-10, GR-12 recognizers of the hit view and its superviews receive touches first, the deepest one first")
    func order() throws {
        let stage = try GestureStage()
        let outer = stage.view("outer", frame)
        let inner = stage.view("inner", frame, in: outer)
        let beside = stage.view("beside", CGRect(x: 0, y: 0, width: 20, height: 20), in: outer)
        _ = stage.script("o", on: outer)
        _ = stage.script("i1", on: inner)
        _ = stage.script("i2", on: inner)
        _ = stage.script("b", on: beside)
        try stage.generator.fingerDown(at: point)
        try stage.generator.fingerMove(to: CGPoint(x: 101, y: 100))
        #expect(
            stage.takeLog() == [
                "i1.began", "i2.began", "o.began", "inner.began", "i1.moved", "i2.moved", "o.moved", "inner.moved",
            ])
        try stage.generator.fingerUp()
        #expect(stage.takeLog() == ["i1.ended", "i2.ended", "o.ended"])
        // The recognizers fail when no further touch begins. Only then does the view receive touchesEnded.
        try stage.generator.wait(1)
        #expect(stage.takeLog().last { $0.hasPrefix("inner") } == "inner.ended")
    }

    @Test("GR-11, TE-06 the recognizers of a touch are determined when it begins")
    func fixedSet() throws {
        let stage = try GestureStage()
        let outer = stage.view("outer", frame)
        let inner = stage.view("inner", frame, in: outer)
        let script = stage.script("o", on: outer)
        var touch: UITouch?
        var forRecognizer: Int?
        script.onBegan = { recognizer, touches, event in
            touch = touches.first
            forRecognizer = event.touches(for: recognizer)?.count
        }
        try stage.generator.fingerDown(at: point)
        let late = stage.script("late", on: inner)
        try stage.generator.fingerMove(to: CGPoint(x: 120, y: 100))
        #expect(touch?.gestureRecognizers == [script] && touch?.view === inner && forRecognizer == 1)
        #expect(stage.takeLog { $0.hasPrefix("late") } == [] && late.numberOfTouches == 0)
    }

    @Test("GR-13 recognizers are not responders and do not receive touches through the responder chain")
    func notResponders() {
        #expect(!((UIGestureRecognizer() as AnyObject) is UIResponder))
    }

    @Test("GR-14 shouldReceive is called for the event, then for the touch, once each; a refusal excludes the touch")
    func shouldReceive() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let script = stage.script("r", on: view)
        let delegate = StubGestureDelegate()
        var asked: [String] = []
        delegate.receivesEvent = { _, event in
            asked.append("event \(event.type)")
            return true
        }
        delegate.receivesTouch = { recognizer, touch in
            asked.append("touch")
            #expect(recognizer.state == .possible && touch.phase == .began && touch.view === view)
            return touch.sceneLocation.x > 150
        }
        script.delegate = delegate
        try stage.generator.fingerTap(at: point)
        #expect(asked == ["event touches", "touch"] && script.state == .possible)
        #expect(stage.takeLog() == ["view.began", "view.ended"])
        delegate.receivesEvent = { _, _ in false }
        asked = []
        try stage.generator.fingerTap(at: CGPoint(x: 200, y: 100))
        #expect(asked == [] && stage.takeLog() == ["view.began", "view.ended"])
        delegate.receivesEvent = { _, _ in true }
        try stage.generator.fingerDown(at: CGPoint(x: 200, y: 100))
        #expect(stage.takeLog() == ["r.began", "view.began"])
    }

    @Test("GR-15 an ignored touch goes to the view until it ends")
    func ignored() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        view.isMultipleTouchEnabled = true
        let script = stage.script("r", on: view)
        script.onBegan = { recognizer, touches, event in
            if recognizer.numberOfTouches == 1, let touch = touches.first { recognizer.ignore(touch, for: event) }
        }
        // The recognizer ignores the first touch, which ends the sequence, then the second, and so on, one at a time.
        try stage.generator.fingerDown(.rightIndex, at: point)
        try stage.generator.fingerUp(.rightIndex)
        #expect(stage.takeLog { $0.hasPrefix("view") } == ["view.began", "view.ended"])

        var first = true
        script.onBegan = { recognizer, touches, event in
            guard first, touches.count == 2 else { return }
            first = false
            let left = touches.min { $0.location(in: nil).x < $1.location(in: nil).x }
            if let left { recognizer.ignore(left, for: event) }
            #expect(recognizer.numberOfTouches == 1)
            recognizer.state = .ended
        }
        try stage.generator.fingerDown([nil, nil], at: [point, CGPoint(x: 200, y: 100)])
        #expect(stage.takeLog { $0.hasPrefix("view") || $0.contains(":") } == ["view.began", "r:ended"])
        try stage.generator.fingerUp(.rightIndex)
        try stage.generator.fingerUp(.rightMiddle)
        #expect(stage.takeLog { $0.hasPrefix("view") } == ["view.ended"])
    }

    @Test("GR-16 touches of a different type are ignored unless requiresExclusiveTouchType is false")
    func exclusiveType() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let script = stage.script("r", on: view)
        try stage.generator.fingerDown(.rightIndex, at: point)
        try stage.generator.pointerDown(.primary, at: CGPoint(x: 200, y: 100))
        #expect(script.numberOfTouches == 1)
        try stage.generator.pointerUp()
        script.requiresExclusiveTouchType = false
        try stage.generator.pointerDown(.primary, at: CGPoint(x: 200, y: 100))
        #expect(script.numberOfTouches == 2)
    }

    @Test("GR-17 allowedTouchTypes limits the touches that a recognizer receives")
    func allowedTypes() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let tap = stage.add("tap", UITapGestureRecognizer(), to: view)
        tap.allowedTouchTypes = []
        try stage.generator.fingerTap(at: point)
        #expect(stage.takeLog() == ["view.began", "view.ended"])
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        try stage.generator.wait(1)
        try stage.generator.fingerTap(at: point)
        #expect(stage.takeActions() == [])
        try stage.generator.pointerClick(at: point)
        #expect(stage.takeActions() == ["tap:ended"])
    }

    @Test("GR-18 a tap recognizes the buttons in its mask; another button fails it and goes to the view")
    func buttons() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let tap = stage.add("tap", UITapGestureRecognizer(), to: view)
        #expect(tap.buttonMaskRequired == .primary)
        try stage.generator.pointerClick(.secondary, at: point)
        #expect(stage.takeLog() == ["view.began", "view.ended"])
        tap.buttonMaskRequired = .secondary
        try stage.generator.pointerClick(.secondary, at: point)
        #expect(stage.takeLog() == ["view.began", "view.cancelled", "tap:ended"])
        #expect(tap.buttonMask == .secondary)
        try stage.generator.pointerClick(.primary, at: point)
        #expect(stage.takeLog() == ["view.began", "view.ended"])
    }

    @Test("a recognizer has the modifier flags of its event")
    func modifiers() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let tap = stage.add("tap", UITapGestureRecognizer(), to: view)
        try stage.generator.keyDown(.keyboardLeftShift)
        try stage.generator.fingerTap(at: point)
        #expect(tap.modifierFlags == .shift)
        try stage.generator.keyUp(.keyboardLeftShift)
    }

    @Test("HT-21, HT-24 recognizers receive every finger; a recognized touch has no view")
    func multipleTouch() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let script = stage.script("r", on: view)
        var touches: [UITouch] = []
        script.onBegan = { _, new, _ in touches += new }
        try stage.generator.fingerDown(.rightIndex, at: point)
        try stage.generator.fingerDown(.rightMiddle, at: CGPoint(x: 200, y: 100))
        #expect(script.numberOfTouches == 2)
        #expect(stage.takeLog { $0.hasPrefix("view") } == ["view.began"])
        #expect(touches.first?.view === view && touches.last?.view == nil)
        script.state = .began
        #expect(touches.first?.view == nil && touches.first?.window === stage.window)
        #expect(stage.takeLog() == ["view.cancelled", "r:began"])
    }

    @Test("TE-11 removing a view cancels its touch; a recognizer of its superview continues")
    func viewRemoval() throws {
        let stage = try GestureStage()
        let outer = stage.view("outer", frame)
        let inner = stage.view("inner", frame, in: outer)
        let pan = stage.add("pan", UIPanGestureRecognizer(), to: outer)
        try stage.generator.fingerDown(at: point)
        inner.removeFromSuperview()
        #expect(stage.takeLog() == ["inner.began", "inner.cancelled"])
        try stage.generator.fingerMove(to: CGPoint(x: 150, y: 100))
        #expect(stage.takeLog() == ["pan:began"])
        #expect(pan.translation(in: nil).x == 50)
        try stage.generator.fingerUp()
        #expect(stage.takeLog() == ["pan:ended"])
    }

    @Test("a tap with allowed press types consumes the key; by default Return does not tap")
    func presses() throws {
        final class Keys: UIView {
            var log: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("began") }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("ended") }
            override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                log.append("cancelled")
            }
        }
        let stage = try GestureStage()
        let outer = stage.view("outer", frame)
        let keys = Keys(frame: frame)
        outer.addSubview(keys)
        keys.becomeFirstResponder()
        let tap = stage.add("tap", UITapGestureRecognizer(), to: outer)
        try stage.generator.keyPress(.keyboardReturnOrEnter)
        #expect(stage.takeActions() == [] && keys.log == ["began", "ended"])
        tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        keys.log = []
        try stage.generator.keyPress(.keyboardReturnOrEnter)
        #expect(stage.takeActions() == ["tap:ended"] && keys.log == ["began", "cancelled"])
        keys.log = []
        try stage.generator.keyPress(.keyboardA)
        #expect(stage.takeActions() == [] && keys.log == ["began", "ended"])
    }

    @Test("a double tap of a key that fails after one press is ready for the next presses")
    func failedDoublePress() throws {
        final class KeyView: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let stage = try GestureStage()
        let view = KeyView(frame: frame)
        stage.window.addSubview(view)
        view.becomeFirstResponder()
        let tap = stage.add("tap", UITapGestureRecognizer(taps: 2), to: view)
        tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        try stage.generator.keyPress(.keyboardReturnOrEnter)
        try stage.generator.wait(1)
        #expect(tap.state == .possible)
        for _ in 0..<2 { try stage.generator.keyPress(.keyboardReturnOrEnter) }
        #expect(stage.takeActions() == ["tap:ended"])
    }
}
