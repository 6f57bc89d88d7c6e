import Testing
import UIKit
import UIKitTesting

/// Tests of the arbitration between gesture recognizers (GR-30 to GR-39).
@MainActor @Suite(.serialized) struct ArbitrationTests {
    private let frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    private let point = CGPoint(x: 100, y: 100)

    private func drag(_ stage: GestureStage, by x: CGFloat = 100, duration: TimeInterval = 0.1) throws {
        try stage.generator.fingerDrag(from: point, to: CGPoint(x: point.x + x, y: point.y), duration: duration)
    }

    @Test("GR-30 the first recognizer to recognize makes the others fail")
    func exclusion() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let first = stage.script("a", on: view)
        let second = stage.script("b", on: view)
        first.onMoved = { recognizer, _, _ in recognizer.state = .began }
        second.onMoved = { recognizer, _, _ in recognizer.state = .began }
        try stage.generator.fingerDown(at: point)
        try stage.generator.fingerMove(to: CGPoint(x: 110, y: 100))
        #expect(first.state == .began && second.state == .failed)
        #expect(stage.takeLog() == ["a.began", "b.began", "view.began", "a.moved", "view.cancelled", "a:began"])
    }

    @Test("GR-30 an active recognizer is not prevented and prevents later ones")
    func activeStays() throws {
        let stage = try GestureStage()
        let outer = stage.view("outer", frame)
        let inner = stage.view("inner", CGRect(x: 0, y: 0, width: 50, height: 50), in: outer)
        stage.add("pan", UIPanGestureRecognizer(), to: outer)
        stage.add("tap", UITapGestureRecognizer(), to: inner)
        try stage.generator.fingerDown(.rightIndex, at: point)
        try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 150, y: 100))
        try stage.generator.fingerTap(.rightMiddle, at: CGPoint(x: 20, y: 20))
        try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 160, y: 100))
        try stage.generator.fingerUp(.rightIndex)
        let actions = stage.takeActions()
        #expect(!actions.contains("tap:ended") && actions.first == "pan:began" && actions.last == "pan:ended")
    }

    @Test("GR-30 recognizers without a common touch do not affect each other")
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

    @Test("GR-31 two recognizers act together if either delegate allows it", arguments: 0...3)
    func simultaneous(_ answers: Int) throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let first = stage.add("a", UIPanGestureRecognizer(), to: view)
        let second = stage.add("b", UIPanGestureRecognizer(), to: view)
        let (yes, no) = (StubGestureDelegate(), StubGestureDelegate())
        yes.simultaneous = { _, _ in true }
        first.delegate = answers & 1 != 0 ? yes : no
        second.delegate = answers & 2 != 0 ? yes : no
        try stage.generator.fingerDown(at: point)
        try stage.generator.fingerMove(to: CGPoint(x: 150, y: 100))
        #expect(stage.takeActions() == (answers == 0 ? ["a:began"] : ["a:began", "b:began"]))
    }

    @Test("GR-32 exclusion requires both canPrevent and canBePrevented", arguments: 0...3)
    func preventionNeedsBoth(_ answers: Int) throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let first = stage.script("a", on: view)
        let second = stage.script("b", on: view)
        first.prevents = { _ in answers & 1 != 0 }
        second.preventedBy = { _ in answers & 2 != 0 }
        first.onMoved = { recognizer, _, _ in recognizer.state = .began }
        try stage.generator.fingerDown(at: point)
        try stage.generator.fingerMove(to: CGPoint(x: 110, y: 100))
        #expect(first.state == .began)
        #expect(second.state == (answers == 3 ? .failed : .possible))
    }

    @Test(
        "GR-33 a single and a double tap both act, unless the single tap requires the double tap to fail",
        arguments: [false, true])
    func taps(_ singleFirst: Bool) throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer(taps: 2))
        if singleFirst { stage.add("single", single, to: view) }
        stage.add("double", double, to: view)
        if !singleFirst { stage.add("single", single, to: view) }
        try stage.generator.fingerDoubleTap(at: point)
        #expect(stage.takeActions() == ["single:ended", "double:ended"])
        try stage.generator.wait(1)
        single.require(toFail: double)
        try stage.generator.fingerDoubleTap(at: point)
        #expect(stage.takeActions() == ["double:ended"])
        try stage.generator.wait(1)
        try stage.generator.fingerTap(at: point)
        #expect(stage.takeActions() == [] && single.state == .possible)
        try stage.generator.wait(0.45)
        #expect(stage.takeActions() == ["single:ended"])
    }

    @Test("GR-33, GR-34 two quick taps at different locations are two single taps")
    func quickTapsAtDifferentLocations() throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer(taps: 2))
        stage.add("single", single, to: view)
        stage.add("double", double, to: view)
        single.require(toFail: double)
        try stage.generator.fingerTap(at: point)
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

    @Test("GR-34 a waiting recognizer stays possible, recognizes when the other fails, and fails when it recognizes")
    func requirement() throws {
        let (stage, _, waiting, required) = try waitingPair()
        waiting.onBegan = { recognizer, _, _ in recognizer.state = .began }
        try stage.generator.fingerDown(at: point)
        #expect(waiting.state == .possible)
        #expect(stage.takeActions() == [])
        required.state = .failed
        #expect(waiting.state == .began)
        #expect(stage.takeActions() == ["w:began"])
        try stage.generator.fingerUp()
        waiting.state = .ended
        _ = stage.takeLog()
        try stage.generator.fingerDown(at: point)
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
        try stage.generator.fingerDown(at: point)
        try stage.generator.fingerMove(to: CGPoint(x: point.x + 90, y: point.y), duration: 0.1)
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

    @Test("GR-34 a gesture that ended while waiting sends its actions in order afterward")
    func gestureEndedWhileWaiting() throws {
        let (stage, _, waiting, required) = try waitingPair()
        waiting.onBegan = { recognizer, _, _ in recognizer.state = .began }
        waiting.onEnded = { recognizer, _, _ in recognizer.state = .ended }
        try stage.generator.fingerTap(at: point)
        #expect(stage.takeLog { $0.hasPrefix("view") || $0.contains(":") } == ["view.began"])
        required.state = .failed
        #expect(
            stage.takeLog { $0.hasPrefix("view") || $0.contains(":") } == ["view.cancelled", "w:began", "w:ended"])
        #expect(waiting.state == .possible)
    }

    @Test("GR-34 requirements on disabled, removed or untouched recognizers are ignored")
    func ignoredRequirements() throws {
        let (stage, view, waiting, required) = try waitingPair()
        waiting.onBegan = { recognizer, _, _ in recognizer.state = .ended }
        required.isEnabled = false
        try stage.generator.fingerTap(at: point)
        #expect(stage.takeActions() == ["w:ended"])
        required.isEnabled = true
        try stage.generator.fingerTap(at: point)
        #expect(stage.takeActions() == [])
        view.removeGestureRecognizer(required)
        #expect(stage.takeActions() == ["w:ended"])
        try stage.generator.fingerTap(at: point)
        #expect(stage.takeActions() == ["w:ended"])
    }

    @Test("GR-34 waiting for an undecided recognizer ends after the timeout of a second tap")
    func undecidedRequirement() throws {
        let (stage, _, waiting, required) = try waitingPair()
        waiting.onEnded = { recognizer, _, _ in recognizer.state = .ended }
        try stage.generator.fingerTap(at: point)
        #expect(stage.takeActions() == [])
        try stage.generator.wait(0.5)
        #expect(stage.takeActions() == ["w:ended"])
        #expect(required.state == .possible && waiting.state == .possible)
    }

    @Test(
        "GR-35 either recognizer or delegate can add a dynamic requirement, queried once per pair and gesture",
        arguments: 0..<4)
    func dynamic(_ kind: Int) throws {
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let waiting = stage.script("w", on: view)
        let required = stage.script("r", on: view)
        let delegate = StubGestureDelegate()
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
        try stage.generator.fingerDown(at: point)
        #expect(waiting.state == .possible && asked == 1)
        waiting.state = .began
        required.state = .failed
        #expect(waiting.state == .began && asked == 1)
    }

    @Test(
        "GR-36 the touched view, its superviews and the delegate can refuse gestureRecognizerShouldBegin"
    )
    func shouldBegin() throws {
        let stage = try GestureStage()
        let outer = stage.view("outer", frame)
        let middle = stage.view("middle", frame, in: outer)
        let inner = stage.view("inner", frame, in: middle)
        let pan = stage.add("pan", UIPanGestureRecognizer(), to: outer)
        let delegate = StubGestureDelegate()
        pan.delegate = delegate
        var asked: [String] = []
        for view in [outer, middle, inner] {
            view.allowsBegin = { recognizer in
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
        middle.allowsBegin = { _ in false }
        try stage.generator.fingerDown(at: point)
        try stage.generator.fingerMove(to: CGPoint(x: 150, y: 100))
        #expect(stage.takeActions() == [] && pan.state == .failed)
        try stage.generator.fingerUp()
        #expect(stage.takeLog { $0.hasPrefix("inner") }.last == "inner.ended")
    }

    @Test("GR-36 a recognizer that is not allowed to begin leaves the touches to others")
    func refusalFreesOthers() throws {
        let stage = try GestureStage()
        let outer = stage.view("outer", frame)
        let inner = stage.view("inner", frame, in: outer)
        let delegate = StubGestureDelegate()
        delegate.begins = { _ in false }
        stage.add("inner", UIPanGestureRecognizer(), to: inner).delegate = delegate
        stage.add("outer", UIPanGestureRecognizer(), to: outer)
        try drag(stage)
        #expect(stage.takeActions().first == "outer:began")
    }

    @Test("GR-37 of two nested recognizers of one kind the deeper one recognizes")
    func nested() throws {
        let stage = try GestureStage()
        let outer = stage.view("outer", frame)
        let inner = stage.view("inner", CGRect(x: 50, y: 50, width: 100, height: 100), in: outer)
        // The outer recognizer is attached first: depth takes precedence over the order of attachment.
        stage.add("outer", UITapGestureRecognizer(), to: outer)
        stage.add("inner", UITapGestureRecognizer(), to: inner)
        try stage.generator.fingerTap(at: point)
        #expect(stage.takeActions() == ["inner:ended"])
        try stage.generator.fingerTap(at: CGPoint(x: 10, y: 10))
        #expect(stage.takeActions() == ["outer:ended"])
    }

    @Test("GR-38 a pan precedes a swipe unless it requires the swipe to fail")
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

    @Test("GR-39 cyclic failure requirements are reported and ignored")
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
        try stage.generator.fingerTap(at: point)
        // Circular requirements are ignored, so the first recognizer wins.
        #expect(stage.takeActions() == ["a:ended"])
        #expect(a.state == .possible && b.state == .possible && c.state == .possible)
    }

    @Test("GR-39 cyclic dynamic failure requirements are reported once and ignored")
    func dynamicCycles() throws {
        var reports: [String] = []
        let old = GestureDiagnostics.report
        GestureDiagnostics.report = { reports.append($0) }
        defer { GestureDiagnostics.report = old }
        let stage = try GestureStage()
        let view = stage.view("view", frame)
        let delegate = StubGestureDelegate()
        delegate.requires = { _, _ in true }
        for name in ["a", "b"] {
            let script = stage.script(name, on: view)
            script.delegate = delegate
            script.onEnded = { recognizer, _, _ in recognizer.state = .ended }
        }
        for _ in 0..<3 { try stage.generator.fingerTap(at: point) }
        #expect(stage.takeActions() == ["a:ended", "a:ended", "a:ended"])
        #expect(reports.count == 1)
    }

    @Test("an action may remove its view, disable its recognizer or hide the window")
    func destructiveActions() throws {
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
            try stage.generator.fingerDown(at: point)
            try stage.generator.fingerMove(to: CGPoint(x: 150, y: 100))
            #expect(stage.takeActions() == ["pan:began", "pan:cancelled"])
            #expect(pan.state == .possible)
        }
    }
}
