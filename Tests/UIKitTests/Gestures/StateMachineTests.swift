import Testing
import UIKit
import UIKitTesting

/// Tests of recognizer states, actions and reset (GR-01 to GR-09).
@MainActor @Suite(.serialized) struct StateMachineTests {
    private let frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    private let point = CGPoint(x: 100, y: 100)

    @Test("GR-01 raw values equal Apple's")
    func rawValues() {
        typealias State = UIGestureRecognizer.State
        #expect([State.possible, .began, .changed, .ended, .cancelled, .failed].map(\.rawValue) == [0, 1, 2, 3, 4, 5])
        #expect(State.recognized == .ended)
        #expect(UISwipeGestureRecognizer.Direction.down.rawValue == 8)
        #expect(UIScrollTypeMask.all.rawValue == 3 && UIScrollTypeMask.discrete.rawValue == 1)
    }

    @Test("GR-02 legal state changes take effect; others are ignored")
    func transitions() {
        typealias State = UIGestureRecognizer.State
        // Rows: the current state. Columns: the state that is set. Nil means that the state does not change.
        let rows: [(State, [State?])] = [
            //            possible, began, changed,  ended,  cancelled,  failed
            (.possible, [nil, .began, nil, .ended, .failed, .failed]),
            (.began, [nil, nil, .changed, .ended, .cancelled, .cancelled]),
            (.changed, [nil, nil, .changed, .ended, .cancelled, .cancelled]),
            (.ended, [nil, nil, nil, nil, nil, nil]),
            (.cancelled, [nil, nil, nil, nil, nil, nil]),
            (.failed, [nil, nil, nil, nil, nil, nil]),
        ]
        for (state, results) in rows {
            for (raw, result) in results.enumerated() {
                guard let requested = State(rawValue: raw) else { continue }
                #expect(GestureTransitions.next(from: state, asked: requested) == result, "\(state) → \(requested)")
            }
        }
    }

    @Test("GR-02, GR-03 a continuous gesture sends one action per state, none for failed or possible")
    func continuousActions() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let script = stage.script("r", on: view)
        script.onBegan = { recognizer, _, _ in recognizer.state = .began }
        script.onMoved = { recognizer, _, _ in recognizer.state = .changed }
        script.onEnded = { recognizer, _, _ in recognizer.state = .ended }
        try stage.generator.fingerDrag(from: point, to: CGPoint(x: 130, y: 100), duration: 0.05)
        #expect(stage.takeActions() == ["r:began", "r:changed", "r:changed", "r:changed", "r:ended"])
        script.onBegan = { recognizer, _, _ in recognizer.state = .failed }
        try stage.generator.fingerTap(at: point)
        #expect(stage.takeActions() == [])
    }

    @Test("GR-03 cancelled sends an action")
    func cancelledAction() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let pan = stage.add("pan", UIPanGestureRecognizer(), to: view)
        try stage.generator.fingerDown(at: point)
        try stage.generator.fingerMove(to: CGPoint(x: 150, y: 100))
        view.window?.windowScene?.cancelInput()
        #expect(stage.takeActions() == ["pan:began", "pan:cancelled"])
        #expect(pan.state == .possible)
    }

    @Test("GR-04 actions see their state and follow the view's touch methods; reset follows the action")
    func timing() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let script = stage.script("r", on: view)
        var seen: UIGestureRecognizer.State?
        script.onBegan = { recognizer, _, _ in
            recognizer.state = .began
            seen = recognizer.state
            recognizer.state = .changed
            recognizer.state = .ended
        }
        script.cancelsTouchesInView = false
        try stage.generator.fingerDown(at: point)
        #expect(seen == .began)
        #expect(stage.takeLog() == ["r.began", "view.began", "r:began", "r:changed", "r:ended", "r.reset(ended)"])
        #expect(script.state == .possible)
    }

    @Test("GR-05 after reset, touches that are still down are not delivered; new ones are")
    func resetForgetsTouches() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let script = stage.script("r", on: view)
        script.onBegan = { recognizer, _, _ in recognizer.state = .ended }
        try stage.generator.fingerDown(.rightIndex, at: point)
        #expect(stage.takeLog() == ["r.began", "r:ended", "r.reset(ended)"])
        script.onBegan = nil
        try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 120, y: 100))
        #expect(stage.takeLog() == [])
        try stage.generator.fingerDown(.rightMiddle, at: CGPoint(x: 200, y: 100))
        try stage.generator.fingerUp(.rightIndex)
        #expect(stage.takeLog { $0.hasPrefix("r") } == ["r.began"])
    }

    @Test("GR-06 a failed recognizer receives no touches until all fingers on its view are lifted")
    func failedStaysFailed() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let script = stage.script("r", on: view)
        script.onBegan = { recognizer, _, _ in recognizer.state = .failed }
        try stage.generator.fingerDown(.rightIndex, at: point)
        try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 120, y: 100))
        try stage.generator.fingerDown(.rightMiddle, at: CGPoint(x: 200, y: 100))
        #expect(stage.takeLog { $0.hasPrefix("r") } == ["r.began"])
        #expect(script.state == .failed)
        try stage.generator.fingerUp(.rightIndex)
        #expect(script.state == .failed)
        try stage.generator.fingerUp(.rightMiddle)
        #expect(script.state == .possible)
        #expect(stage.takeLog { $0.hasPrefix("r") } == ["r.reset(failed)"])
        try stage.generator.fingerDown(.rightIndex, at: point)
        #expect(stage.takeLog { $0.hasPrefix("r") } == ["r.began"])
    }

    @Test("GR-07 disabling cancels an active recognizer, fails a waiting one and ignores new touches")
    func disabled() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let pan = stage.add("pan", UIPanGestureRecognizer(), to: view)
        #expect(pan.isEnabled)
        try stage.generator.fingerDown(at: point)
        try stage.generator.fingerMove(to: CGPoint(x: 150, y: 100))
        pan.isEnabled = false
        #expect(stage.takeActions() == ["pan:began", "pan:cancelled"])
        #expect(pan.state == .possible)
        try stage.generator.fingerMove(to: CGPoint(x: 190, y: 100))
        try stage.generator.fingerUp()
        try stage.generator.fingerDrag(from: point, to: CGPoint(x: 200, y: 100), duration: 0.1)
        #expect(stage.takeActions() == [])
        pan.isEnabled = true
        try stage.generator.fingerDown(at: point)
        pan.isEnabled = false
        #expect(pan.state == .failed)
        try stage.generator.fingerUp()
        #expect(pan.state == .possible)
    }

    @Test("GR-08 a recognizer has one view, retains neither targets nor views, and calls a duplicate target once")
    func attachment() throws {
        @MainActor final class Target: NSObject {
            static var calls = 0
            func act() { Target.calls += 1 }
            @MainActor override init() { super.init() }
        }
        let stage = try GestureStage()
        let first = stage.view("first", CGRect(x: 0, y: 0, width: 100, height: 100))
        let second = stage.view("second", CGRect(x: 100, y: 0, width: 100, height: 100))
        let tap = UITapGestureRecognizer()
        first.addGestureRecognizer(tap)
        second.addGestureRecognizer(tap)
        #expect(tap.view === second && first.gestureRecognizers == nil && second.gestureRecognizers == [tap])
        var target: Target? = Target()
        weak let weakTarget = target
        let action = Selector(Target.act)
        tap.addTarget(target as Any, action: action)
        tap.addTarget(target as Any, action: action)
        try stage.generator.fingerTap(at: CGPoint(x: 150, y: 50))
        #expect(Target.calls == 1)
        target = nil
        #expect(weakTarget == nil)
        try stage.generator.fingerTap(at: CGPoint(x: 150, y: 50))
        #expect(Target.calls == 1)
        var lonely: UIView? = UIView()
        let pan = UIPanGestureRecognizer()
        lonely?.addGestureRecognizer(pan)
        #expect(pan.view === lonely && lonely != nil)
        lonely = nil
        #expect(pan.view == nil)
    }

    @Test("GR-08 actions can be method references of any shape; without a target they go up the chain from the view")
    func methodReferences() throws {
        final class Editor: UIView {
            var log: [String] = []
            func tapped() { log.append("tapped") }
            func tappedBy(_ sender: UITapGestureRecognizer) { log.append("by \(sender.numberOfTapsRequired)") }
            func tappedByAnything(_ sender: Any?) { log.append("by anything") }
        }
        let stage = try GestureStage()
        let editor = Editor(frame: frame)
        stage.window.addSubview(editor)
        let inner = UIView(frame: frame)
        editor.addSubview(inner)
        let tap = UITapGestureRecognizer(target: editor, action: Editor.tapped)
        tap.addTarget(editor, action: Editor.tappedBy)
        tap.addTarget(editor, action: Editor.tappedByAnything)
        inner.addGestureRecognizer(tap)
        try stage.generator.fingerTap(at: point)
        #expect(editor.log == ["tapped", "by 1", "by anything"])
        tap.removeTarget(editor, action: nil)
        inner.removeGestureRecognizer(tap)
        inner.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: Editor.tapped))
        try stage.generator.wait(1)
        try stage.generator.fingerTap(at: point)
        #expect(editor.log == ["tapped", "by 1", "by anything", "tapped"])
    }

    @Test("GR-09 a new recognizer has the default settings")
    func defaults() {
        let recognizer = UIGestureRecognizer()
        #expect(recognizer.cancelsTouchesInView && !recognizer.delaysTouchesBegan && recognizer.delaysTouchesEnded)
        #expect(recognizer.requiresExclusiveTouchType && recognizer.isEnabled)
        #expect(Set(recognizer.allowedTouchTypes.map(\.intValue)) == [0, 1, 2, 3])
        #expect(recognizer.allowedPressTypes.map(\.intValue) == [UIPress.PressType.select.rawValue])
        #expect(recognizer.state == .possible && recognizer.view == nil && recognizer.name == nil)
        #expect(recognizer.numberOfTouches == 0)
    }

    @Test("recognizers retain neither their window nor their views")
    func lifetime() throws {
        weak var window: UIWindow?
        weak var view: UIView?
        do {
            let stage = try GestureStage()
            let inner = stage.view("view", frame)
            stage.add("pan", UIPanGestureRecognizer(), to: inner)
            stage.add("tap", UITapGestureRecognizer(taps: 2), to: inner)
            (window, view) = (stage.window, inner)
            try stage.generator.fingerDrag(from: point, to: CGPoint(x: 200, y: 100), duration: 0.1)
            try stage.generator.fingerDoubleTap(at: point)
            try stage.generator.fingerTap(at: point)
            try stage.generator.pointerMove(to: point)
            try stage.generator.scroll(by: CGVector(dx: 0, dy: 10), at: point)
            try stage.generator.wait(1)
            stage.window.isHidden = true
        }
        #expect(window == nil && view == nil)
    }

    @Test("a recognizer without a window changes states and sends its actions")
    func windowless() {
        @MainActor final class StateRecorder: NSObject {
            @MainActor override init() { super.init() }
            var states: [UIGestureRecognizer.State] = []
            func record(_ sender: UIGestureRecognizer) { states.append(sender.state) }
        }
        let recorder = StateRecorder()
        let pan = UIPanGestureRecognizer(target: recorder, action: StateRecorder.record)
        pan.state = .began
        pan.state = .changed
        pan.state = .ended
        #expect(recorder.states == [.began, .changed, .ended])
        #expect(pan.state == .possible)
    }

    @Test("removing a recognizer or its view cancels the gesture and frees the recognizer immediately")
    func recognizerRemoval() throws {
        let stage = try GestureStage()
        let outer = stage.view("outer", frame)
        let view = stage.view("view", frame, in: outer)
        let pan = stage.add("pan", UIPanGestureRecognizer(), to: view)
        let outerPan = stage.script("outer", on: outer)
        try stage.generator.fingerDown(at: point)
        try stage.generator.fingerMove(to: CGPoint(x: 150, y: 100))
        view.removeFromSuperview()
        #expect(stage.takeActions() == ["pan:began", "pan:cancelled"])
        #expect(pan.state == .possible && outerPan.state == .failed)
        try stage.generator.fingerUp()
        #expect(outerPan.state == .possible)
    }
}
