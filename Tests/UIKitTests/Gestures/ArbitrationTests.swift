import Testing
import UIKit
import UIKitTesting

/// Tests of the arbitration between gesture recognizers (GR-30 to GR-39).
@MainActor @Suite(.serialized) struct ArbitrationTests {
    private let frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    private let place = CGPoint(x: 100, y: 100)

    private func drag(_ stage: GestureStage, by x: CGFloat = 100, duration: TimeInterval = 0.1) throws {
        try stage.generator.fingerDrag(from: place, to: CGPoint(x: place.x + x, y: place.y), duration: duration)
    }

    @Test("GR-30 the first to leave possible makes the others fail, and they hear no more")
    func exclusion() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let first = stage.script("a", on: view)
        let second = stage.script("b", on: view)
        first.onMoved = { recognizer, _, _ in recognizer.state = .began }
        second.onMoved = { recognizer, _, _ in recognizer.state = .began }
        try stage.generator.fingerDown(at: place)
        try stage.generator.fingerMove(to: CGPoint(x: 110, y: 100))
        #expect(first.state == .began && second.state == .failed)
        #expect(stage.takeLog() == ["a.began", "b.began", "view.began", "a.moved", "view.cancelled", "a:began"])
    }

    @Test("GR-30 one that is active already is not prevented, and prevents those that come later")
    func activeStays() throws {
        let stage = try GestureStage()
        let outer = stage.view("outer", frame)
        let inner = stage.view("inner", CGRect(x: 0, y: 0, width: 50, height: 50), in: outer)
        stage.add("pan", UIPanGestureRecognizer(), to: outer)
        stage.add("tap", UITapGestureRecognizer(), to: inner)
        try stage.generator.fingerDown(.rightIndex, at: place)
        try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 150, y: 100))
        try stage.generator.fingerTap(.rightMiddle, at: CGPoint(x: 20, y: 20))
        try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 160, y: 100))
        try stage.generator.fingerUp(.rightIndex)
        let actions = stage.takeActions()
        #expect(!actions.contains("tap:ended") && actions.first == "pan:began" && actions.last == "pan:ended")
    }

    @Test("GR-30 recognizers that share no touch do not know each other")
    func unrelated() throws {
        let stage = try GestureStage()
        let left = stage.view("left", CGRect(x: 0, y: 0, width: 100, height: 200))
        let right = stage.view("right", CGRect(x: 100, y: 0, width: 100, height: 200))
        stage.add("left", UIPanGestureRecognizer(), to: left)
        stage.add("right", UIPanGestureRecognizer(), to: right)
        try stage.generator.fingerDown([nil, nil], at: [CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 50)])
        try stage.generator.fingerMove(
            [.rightIndex, .rightMiddle], to: [CGPoint(x: 50, y: 90), CGPoint(x: 150, y: 90)], duration: 0.02)
        #expect(Set(stage.takeActions()) == ["left:began", "right:began"])
    }

    @Test("GR-31 both recognize if either delegate allows it; a no of the other is no veto", arguments: 0...3)
    func simultaneous(_ answers: Int) throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let first = stage.add("a", UIPanGestureRecognizer(), to: view)
        let second = stage.add("b", UIPanGestureRecognizer(), to: view)
        let (yes, no) = (AnsweringDelegate(), AnsweringDelegate())
        yes.simultaneous = { _, _ in true }
        first.delegate = answers & 1 != 0 ? yes : no
        second.delegate = answers & 2 != 0 ? yes : no
        try stage.generator.fingerDown(at: place)
        try stage.generator.fingerMove(to: CGPoint(x: 150, y: 100))
        #expect(stage.takeActions() == (answers == 0 ? ["a:began"] : ["a:began", "b:began"]))
    }

    @Test("GR-32 canPrevent and canBePrevented: exclusion needs both", arguments: 0...3)
    func oneWay(_ answers: Int) throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let first = stage.script("a", on: view)
        let second = stage.script("b", on: view)
        first.prevents = { _ in answers & 1 != 0 }
        second.preventedBy = { _ in answers & 2 != 0 }
        first.onMoved = { recognizer, _, _ in recognizer.state = .began }
        try stage.generator.fingerDown(at: place)
        try stage.generator.fingerMove(to: CGPoint(x: 110, y: 100))
        #expect(first.state == .began)
        #expect(second.state == (answers == 3 ? .failed : .possible))
    }

    @Test(
        "GR-33 one tap and two taps on a view: both act; with a requirement only the one that was meant",
        arguments: [false, true])
    func taps(_ singleFirst: Bool) throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer(taps: 2))
        if singleFirst { stage.add("single", single, to: view) }
        stage.add("double", double, to: view)
        if !singleFirst { stage.add("single", single, to: view) }
        try stage.generator.fingerDoubleTap(at: place)
        #expect(stage.takeActions() == ["single:ended", "double:ended"])
        try stage.generator.wait(1)
        single.require(toFail: double)
        try stage.generator.fingerDoubleTap(at: place)
        #expect(stage.takeActions() == ["double:ended"])
        try stage.generator.wait(1)
        try stage.generator.fingerTap(at: place)
        #expect(stage.takeActions() == [] && single.state == .possible)
        try stage.generator.wait(0.45)
        #expect(stage.takeActions() == ["single:ended"])
    }

    @Test(
        "GR-33, GR-34 two quick taps at different places are two taps: none is lost to a double tap that does not come")
    func quickTapsElsewhere() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer(taps: 2))
        stage.add("single", single, to: view)
        stage.add("double", double, to: view)
        single.require(toFail: double)
        try stage.generator.fingerTap(at: place)
        try stage.generator.wait(0.1)
        #expect(stage.takeLog() == ["view.began"])
        try stage.generator.fingerDown(at: CGPoint(x: 200, y: 100))
        #expect(stage.takeLog() == ["view.cancelled", "single:ended", "view.began"])
        try stage.generator.fingerUp()
        try stage.generator.fingerTap(at: CGPoint(x: 203, y: 100))
        #expect(stage.takeActions() == ["double:ended"])
    }

    /// Returns a view with two scripted recognizers, the first of which requires the second to fail.
    private func waitingPair() throws -> (
        stage: GestureStage, view: LoggingView, waiting: ScriptedRecognizer, required: ScriptedRecognizer
    ) {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let waiting = stage.script("w", on: view)
        let required = stage.script("r", on: view)
        waiting.require(toFail: required)
        return (stage, view, waiting, required)
    }

    @Test("GR-34 a recognizer that waits stays possible; goes on when the other failed; fails when it recognized")
    func requirement() throws {
        let (stage, _, waiting, required) = try waitingPair()
        waiting.onBegan = { recognizer, _, _ in recognizer.state = .began }
        try stage.generator.fingerDown(at: place)
        #expect(waiting.state == .possible)
        #expect(stage.takeActions() == [])
        required.state = .failed
        #expect(waiting.state == .began)
        #expect(stage.takeActions() == ["w:began"])
        try stage.generator.fingerUp()
        waiting.state = .ended
        _ = stage.takeLog()
        try stage.generator.fingerDown(at: place)
        required.state = .began
        #expect(waiting.state == .failed)
        #expect(stage.takeActions() == ["r:began"])
    }

    @Test("GR-34 a swipe that waits is recognized later, however long it waits")
    func waitingSwipe() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let swipe = stage.add("swipe", UISwipeGestureRecognizer(.right), to: view)
        let required = stage.script("r", on: view)
        swipe.require(toFail: required)
        try stage.generator.fingerDown(at: place)
        try stage.generator.fingerMove(to: CGPoint(x: place.x + 90, y: place.y), duration: 0.1)
        try stage.generator.wait(1)
        #expect(stage.takeActions() == [] && swipe.state == .possible)
        required.state = .failed
        #expect(stage.takeActions() == ["swipe:ended"])
        try stage.generator.fingerUp()
    }

    @Test("GR-34 two key presses are recognized as a double tap after a triple tap has failed")
    func waitingPresses() throws {
        final class KeyView: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let stage = try GestureStage()
        let view = KeyView(frame: frame)
        stage.window.addSubview(view)
        view.becomeFirstResponder()
        let double = stage.add("double", UITapGestureRecognizer(taps: 2), to: view)
        let triple = stage.add("triple", UITapGestureRecognizer(taps: 3), to: view)
        for tap in [double, triple] {
            tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        }
        double.require(toFail: triple)
        try stage.generator.keyPress(.keyboardReturnOrEnter)
        try stage.generator.wait(0.1)
        try stage.generator.keyPress(.keyboardReturnOrEnter)
        #expect(stage.takeActions() == [])
        try stage.generator.wait(0.5)
        #expect(stage.takeActions() == ["double:ended"])
    }

    @Test("GR-34 what began and ended while it waited is told in order, once it may")
    func waitingGestureThatIsOver() throws {
        let (stage, _, waiting, required) = try waitingPair()
        waiting.onBegan = { recognizer, _, _ in recognizer.state = .began }
        waiting.onEnded = { recognizer, _, _ in recognizer.state = .ended }
        try stage.generator.fingerTap(at: place)
        #expect(stage.takeLog { $0.hasPrefix("view") || $0.contains(":") } == ["view.began"])
        required.state = .failed
        #expect(
            stage.takeLog { $0.hasPrefix("view") || $0.contains(":") } == ["view.cancelled", "w:began", "w:ended"])
        #expect(waiting.state == .possible)
    }

    @Test("GR-34 nobody waits for a recognizer that is disabled, removed, or about other touches")
    func requirementsThatDoNotCount() throws {
        let (stage, view, waiting, required) = try waitingPair()
        waiting.onBegan = { recognizer, _, _ in recognizer.state = .ended }
        required.isEnabled = false
        try stage.generator.fingerTap(at: place)
        #expect(stage.takeActions() == ["w:ended"])
        required.isEnabled = true
        try stage.generator.fingerTap(at: place)
        #expect(stage.takeActions() == [])
        view.removeGestureRecognizer(required)
        #expect(stage.takeActions() == ["w:ended"])
        try stage.generator.fingerTap(at: place)
        #expect(stage.takeActions() == ["w:ended"])
    }

    @Test("GR-34 a recognizer that never decides is not waited for longer than a second stroke may take")
    func neverDecides() throws {
        let (stage, _, waiting, required) = try waitingPair()
        waiting.onEnded = { recognizer, _, _ in recognizer.state = .ended }
        try stage.generator.fingerTap(at: place)
        #expect(stage.takeActions() == [])
        try stage.generator.wait(0.5)
        #expect(stage.takeActions() == ["w:ended"])
        #expect(required.state == .possible && waiting.state == .possible)
    }

    @Test(
        "GR-35 dynamic requirements: either side of either kind suffices, asked once a pair and tracking",
        arguments: 0..<4)
    func dynamic(_ kind: Int) throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let waiting = stage.script("w", on: view)
        let required = stage.script("r", on: view)
        let delegate = AnsweringDelegate()
        var asked = 0
        func yes(_ pair: Bool) -> Bool {
            if pair { asked += 1 }
            return pair
        }
        switch kind {
        case 0: waiting.requires = { yes($0 === required) }
        case 1: required.requiredBy = { yes($0 === waiting) }
        case 2:
            delegate.requires = { yes($0 === waiting && $1 === required) }
            waiting.delegate = delegate
        default:
            delegate.requiredBy = { yes($0 === required && $1 === waiting) }
            required.delegate = delegate
        }
        waiting.onBegan = { recognizer, _, _ in recognizer.state = .began }
        try stage.generator.fingerDown(at: place)
        #expect(waiting.state == .possible && asked == 1)
        waiting.state = .began
        required.state = .failed
        #expect(waiting.state == .began && asked == 1)
    }

    @Test(
        "GR-36 the touched view, all views up to the recognizer's own, and the delegate are asked; one no makes it fail"
    )
    func shouldBegin() throws {
        let stage = try GestureStage()
        let outer = stage.view("outer", frame)
        let middle = stage.view("middle", frame, in: outer)
        let inner = stage.view("inner", frame, in: middle)
        let pan = stage.add("pan", UIPanGestureRecognizer(), to: outer)
        let delegate = AnsweringDelegate()
        pan.delegate = delegate
        var asked: [String] = []
        for view in [outer, middle, inner] {
            view.lets = { recognizer in
                #expect(recognizer === pan && recognizer.state == .possible)
                asked.append(view.name)
                return true
            }
        }
        delegate.begins = { _ in
            asked.append("delegate")
            return true
        }
        try drag(stage)
        #expect(asked == ["inner", "middle", "outer", "delegate"])
        #expect(stage.takeActions().first == "pan:began")
        delegate.begins = { _ in false }
        try drag(stage)
        #expect(stage.takeActions() == [])
        delegate.begins = { _ in true }
        middle.lets = { _ in false }
        try stage.generator.fingerDown(at: place)
        try stage.generator.fingerMove(to: CGPoint(x: 150, y: 100))
        #expect(stage.takeActions() == [] && pan.state == .failed)
        try stage.generator.fingerUp()
        #expect(stage.takeLog { $0.hasPrefix("inner") }.last == "inner.ended")
    }

    @Test("GR-36 a recognizer that may not begin leaves the touches to others")
    func refusalFreesOthers() throws {
        let stage = try GestureStage()
        let outer = stage.view("outer", frame)
        let inner = stage.view("inner", frame, in: outer)
        let delegate = AnsweringDelegate()
        delegate.begins = { _ in false }
        stage.add("inner", UIPanGestureRecognizer(), to: inner).delegate = delegate
        stage.add("outer", UIPanGestureRecognizer(), to: outer)
        try drag(stage)
        #expect(stage.takeActions().first == "outer:began")
    }

    @Test("GR-37 of two of one kind, one in another's view, the deeper wins")
    func nested() throws {
        let stage = try GestureStage()
        let outer = stage.view("outer", frame)
        let inner = stage.view("inner", CGRect(x: 50, y: 50, width: 100, height: 100), in: outer)
        // The outer recognizer is attached first: depth takes precedence over the order of attachment.
        stage.add("outer", UITapGestureRecognizer(), to: outer)
        stage.add("inner", UITapGestureRecognizer(), to: inner)
        try stage.generator.fingerTap(at: place)
        #expect(stage.takeActions() == ["inner:ended"])
        try stage.generator.fingerTap(at: CGPoint(x: 10, y: 10))
        #expect(stage.takeActions() == ["outer:ended"])
    }

    @Test("GR-38 pan before swipe, unless the pan requires the swipe to fail")
    func swipeAndPan() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let swipe = stage.add("swipe", UISwipeGestureRecognizer(.right), to: view)
        let pan = stage.add("pan", UIPanGestureRecognizer(), to: view)
        try drag(stage)
        #expect(Set(stage.takeActions()) == ["pan:began", "pan:changed", "pan:ended"])
        pan.require(toFail: swipe)
        try drag(stage)
        #expect(stage.takeActions() == ["swipe:ended"])
        try drag(stage, by: -90)
        let actions = stage.takeActions()
        #expect(actions.first == "pan:began" && actions.last == "pan:ended" && !actions.contains("swipe:ended"))
    }

    @Test("GR-39 requirements in a circle are reported, and nobody waits for ever")
    func cycles() throws {
        var reports: [String] = []
        let old = GestureDiagnostics.report
        GestureDiagnostics.report = { reports.append($0) }
        defer { GestureDiagnostics.report = old }
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let (a, b, c) = (stage.script("a", on: view), stage.script("b", on: view), stage.script("c", on: view))
        a.require(toFail: b)
        b.require(toFail: c)
        #expect(reports == [])
        c.require(toFail: a)
        #expect(reports.count == 1 && reports.first?.contains("\"c\" → ScriptedRecognizer \"a\"") == true)
        for script in [a, b, c] { script.onEnded = { recognizer, _, _ in recognizer.state = .ended } }
        try stage.generator.fingerTap(at: place)
        // Circular requirements are ignored, so the first recognizer wins.
        #expect(stage.takeActions() == ["a:ended"])
        #expect(a.state == .possible && b.state == .possible && c.state == .possible)
    }

    @Test("GR-39 requirements in a circle that delegates make are reported once, and nobody waits")
    func dynamicCycles() throws {
        var reports: [String] = []
        let old = GestureDiagnostics.report
        GestureDiagnostics.report = { reports.append($0) }
        defer { GestureDiagnostics.report = old }
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let delegate = AnsweringDelegate()
        delegate.requires = { _, _ in true }
        for name in ["a", "b"] {
            let script = stage.script(name, on: view)
            script.delegate = delegate
            script.onEnded = { recognizer, _, _ in recognizer.state = .ended }
        }
        for _ in 0..<3 { try stage.generator.fingerTap(at: place) }
        #expect(stage.takeActions() == ["a:ended", "a:ended", "a:ended"])
        #expect(reports.count == 1)
    }

    @Test("an action may do anything: remove its view, disable its recognizer, hide the window")
    func actionsThatDestroy() throws {
        @MainActor final class Destroyer: NSObject {
            @MainActor override init() { super.init() }
            func remove(_ sender: UIGestureRecognizer) { sender.view?.removeFromSuperview() }
            func disable(_ sender: UIGestureRecognizer) { sender.isEnabled = false }
            func hide(_ sender: UIGestureRecognizer) { sender.view?.window?.isHidden = true }
        }
        let destroyer = Destroyer()
        for action in [Selector(Destroyer.remove), Selector(Destroyer.disable), Selector(Destroyer.hide)] {
            let stage = try GestureStage()
            let view = stage.view("view", frame)
            let pan = stage.add("pan", UIPanGestureRecognizer(), to: view)
            pan.addTarget(destroyer, action: action)
            try stage.generator.fingerDown(at: place)
            try stage.generator.fingerMove(to: CGPoint(x: 150, y: 100))
            #expect(stage.takeActions() == ["pan:began", "pan:cancelled"])
            #expect(pan.state == .possible)
        }
    }
}
