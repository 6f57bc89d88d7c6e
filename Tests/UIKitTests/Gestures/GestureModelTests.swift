import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Sends random touches to random trees of recognizers with random relations, and checks the rules that apply to every
/// recognizer and every touch.
@MainActor @Suite(.serialized) struct GestureModelTests {
    /// The number of touch sequences. The environment variable `UIKIT_GESTURE_SEQUENCES`, which `Scripts/test` sets to
    /// 50,000, overrides the default. 50,000 sequences take half a minute in a debug build, the default number a few
    /// seconds.
    private static let sequences =
        ProcessInfo.processInfo.environment["UIKIT_GESTURE_SEQUENCES"].flatMap { Int($0) } ?? 10_000
    private static let sequencesPerTree = 20

    /// The states and actions of one recognizer since it was last `.possible`.
    private struct Course {
        var states: [UIGestureRecognizer.State] = []
        var actions: [UIGestureRecognizer.State] = []
    }

    /// Observes every state transition and every action.
    @MainActor private final class Referee: NSObject {
        var courses: [ObjectIdentifier: Course] = [:]
        var problems: [String] = []
        var ends: [UIGestureRecognizer.State: Int] = [:]
        /// Lets actions change recognizers and views from time to time, as apps do.
        var react: (UIGestureRecognizer) -> Void = { _ in }

        @MainActor override init() { super.init() }

        /// The legal transitions of GR-02.
        private static let legal: Set<String> = [
            "possible began", "possible ended", "possible failed", "began changed", "began ended", "began cancelled",
            "changed changed", "changed ended", "changed cancelled", "ended possible", "cancelled possible",
            "failed possible",
        ]

        func moved(
            _ recognizer: UIGestureRecognizer, _ old: UIGestureRecognizer.State, _ new: UIGestureRecognizer.State
        ) {
            if !Referee.legal.contains("\(old.word) \(new.word)") { problems.append("\(old.word) → \(new.word)") }
            let id = ObjectIdentifier(recognizer)
            if new == .possible {
                finish(recognizer)
                courses[id] = nil
            } else {
                courses[id, default: Course()].states.append(new)
            }
        }

        func acted(_ recognizer: UIGestureRecognizer) {
            let state = recognizer.state
            if state == .failed || state == .possible { problems.append("an action found \(state.word)") }
            let id = ObjectIdentifier(recognizer)
            let course = courses[id] ?? Course()
            if course.states.contains(.failed) { problems.append("a recognizer acted that has failed") }
            courses[id]?.actions.append(state)
            react(recognizer)
        }

        private func finish(_ recognizer: UIGestureRecognizer) {
            let course = courses[ObjectIdentifier(recognizer)] ?? Course()
            let terminal = course.states.filter { $0 == .ended || $0 == .cancelled || $0 == .failed }
            if terminal.count != 1 { problems.append("\(terminal.count) ends") }
            if let end = terminal.first { ends[end, default: 0] += 1 }
            if course.actions != course.states.filter({ $0 != .failed }) {
                problems.append("states \(course.states.map(\.word)), actions \(course.actions.map(\.word))")
            }
        }
    }

    @Test("3.1…3.4 random touches over random trees of recognizers", arguments: [1, 2] as [UInt64])
    func randomGestures(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let referee = Referee()
        let oldObserver = GestureDiagnostics.observer
        let oldReport = GestureDiagnostics.report
        GestureDiagnostics.observer = { referee.moved($0, $1, $2) }
        GestureDiagnostics.report = { _ in }
        defer {
            GestureDiagnostics.observer = oldObserver
            GestureDiagnostics.report = oldReport
        }
        StageDisplays.closeLeftovers()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let scene = try #require(window.windowScene)
        let server = try #require(scene.server as? HeadlessServer)
        let trees = max(1, GestureModelTests.sequences / 2 / GestureModelTests.sequencesPerTree)
        for tree in 0..<trees {
            let ledger = RandomInputTests.Ledger()
            var recognizers: [UIGestureRecognizer] = []
            let views = makeViews(in: window, ledger, &random)
            for _ in 0..<Int.random(in: 2...9, using: &random) {
                let recognizer = makeRecognizer(&random)
                recognizer.addTarget(referee, action: Referee.acted)
                views.randomElement(using: &random)?.addGestureRecognizer(recognizer)
                recognizers.append(recognizer)
            }
            let delegate = relate(recognizers, &random)
            referee.react = { _ in }
            if random.chance(0.2) {
                var dice = SeededGenerator(seed: random.next())
                referee.react = { _ in
                    guard dice.chance(0.05) else { return }
                    let chosen = recognizers.randomElement(using: &dice)
                    switch Int.random(in: 0..<4, using: &dice) {
                    case 0: chosen?.isEnabled = false
                    case 1: chosen?.isEnabled = true
                    case 2: if let chosen { chosen.view?.removeGestureRecognizer(chosen) }
                    default: if let chosen, chosen.view == nil { views.first?.addGestureRecognizer(chosen) }
                    }
                }
            }
            for _ in 0..<GestureModelTests.sequencesPerTree {
                touch(scene, server, &random)
                check(recognizers, window, ledger, referee, "seed \(seed), tree \(tree)")
                if !referee.problems.isEmpty { return }
            }
            for recognizer in recognizers { recognizer.delegate = nil }
            for view in views { view.removeFromSuperview() }
            withExtendedLifetime(delegate) {}
        }
        // The random sequences covered all final states.
        #expect(referee.ends[.ended, default: 0] > trees && referee.ends[.failed, default: 0] > trees)
        #expect(referee.ends[.cancelled, default: 0] > 0)
    }

    private func check(
        _ recognizers: [UIGestureRecognizer], _ window: UIWindow, _ ledger: RandomInputTests.Ledger, _ referee: Referee,
        _ place: String
    ) {
        for recognizer in recognizers where recognizer.state != .possible {
            referee.problems.append("\(type(of: recognizer)) is \(recognizer.state.word) after all")
        }
        if !ledger.open.isEmpty { referee.problems.append("\(ledger.open.count) touches never ended for their views") }
        referee.problems += ledger.problems
        #expect(referee.problems.isEmpty, "\(place): \(referee.problems.prefix(3))")
    }

    // MARK: Trees

    private func makeViews(
        in window: UIWindow, _ ledger: RandomInputTests.Ledger, _ random: inout SeededGenerator
    ) -> [UIView] {
        let ground = RandomInputTests.Accountant(ledger, window.bounds)
        window.addSubview(ground)
        var views: [UIView] = [ground]
        for _ in 0..<Int.random(in: 0...5, using: &random) {
            let frame = CGRect(
                x: random.number(0...100), y: random.number(0...100), width: random.number(100...300),
                height: random.number(100...300))
            let view = RandomInputTests.Accountant(ledger, frame)
            view.isMultipleTouchEnabled = random.chance(0.5)
            view.isExclusiveTouch = random.chance(0.05)
            views.randomElement(using: &random)?.addSubview(view)
            views.append(view)
        }
        return views
    }

    private func makeRecognizer(_ random: inout SeededGenerator) -> UIGestureRecognizer {
        let recognizer: UIGestureRecognizer
        let fingers = [1, 1, 2, 3].randomElement(using: &random) ?? 1
        switch Int.random(in: 0..<9, using: &random) {
        case 0, 1:
            recognizer = UITapGestureRecognizer(taps: Int.random(in: 1...3, using: &random), touches: fingers)
        case 2:
            let press = UILongPressGestureRecognizer()
            press.numberOfTouchesRequired = fingers
            press.minimumPressDuration = [0, 0.1, 0.5].randomElement(using: &random) ?? 0.5
            press.numberOfTapsRequired = random.chance(0.2) ? 1 : 0
            recognizer = press
        case 3, 4:
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = fingers
            if random.chance(0.3) { pan.maximumNumberOfTouches = fingers }
            recognizer = pan
        case 5:
            let directions: [UISwipeGestureRecognizer.Direction] = [.left, .right, .up, .down]
            recognizer = UISwipeGestureRecognizer(directions.randomElement(using: &random) ?? .left, touches: fingers)
        case 6: recognizer = UIPinchGestureRecognizer()
        case 7: recognizer = UIRotationGestureRecognizer()
        default:
            // A scripted recognizer that sets random states.
            let script = ScriptedRecognizer()
            var dice = SeededGenerator(seed: random.next())
            let act: (ScriptedRecognizer, Set<UITouch>, UIEvent) -> Void = { recognizer, touches, event in
                guard dice.chance(0.3) else { return }
                if dice.chance(0.1), let touch = touches.first { recognizer.ignore(touch, for: event) }
                recognizer.state =
                    UIGestureRecognizer.State(rawValue: Int.random(in: 0...5, using: &dice)) ?? .possible
            }
            script.onBegan = act
            script.onMoved = act
            script.onEnded = { recognizer, touches, event in
                act(recognizer, touches, event)
                // A recognizer must itself end what it began.
                if recognizer.numberOfTouches == touches.count { recognizer.state = .ended }
            }
            recognizer = script
        }
        recognizer.cancelsTouchesInView = random.chance(0.7)
        recognizer.delaysTouchesBegan = random.chance(0.2)
        recognizer.delaysTouchesEnded = random.chance(0.7)
        return recognizer
    }

    private func relate(_ recognizers: [UIGestureRecognizer], _ random: inout SeededGenerator) -> AnsweringDelegate {
        let delegate = AnsweringDelegate()
        var dice = SeededGenerator(seed: random.next())
        let (both, waits, refuses) = (random.number(0...1), random.number(0...0.3), random.number(0...0.2))
        delegate.simultaneous = { _, _ in dice.chance(both) }
        delegate.requires = { _, _ in dice.chance(waits) }
        delegate.requiredBy = { _, _ in dice.chance(waits) }
        delegate.begins = { _ in !dice.chance(refuses) }
        delegate.receivesTouch = { _, _ in !dice.chance(refuses) }
        for recognizer in recognizers {
            if random.chance(0.5) { recognizer.delegate = delegate }
            if random.chance(0.3), let other = recognizers.randomElement(using: &random) {
                recognizer.require(toFail: other)
            }
        }
        return delegate
    }

    // MARK: Touches

    /// Sends one sequence of touches: up to five touches begin, move and end, some of them cancelled by the system.
    /// Then nothing happens for a while.
    private func touch(_ scene: UIWindowScene, _ server: HeadlessServer, _ random: inout SeededGenerator) {
        var down: [Int: CGPoint] = [:]
        func send(_ phase: InputEvent.TouchPhase, _ ids: [Int]) {
            let now = server.scheduler.now
            let changes = ids.map { id in
                TouchChange(id: id, samples: [TouchSample(timestamp: now, location: down[id] ?? .zero)])
            }
            scene.translator.handle(InputEvent(timestamp: now, kind: .touches(phase, changes)))
        }
        let reach = [3, 15, 60].randomElement(using: &random) ?? 15
        for _ in 0..<Int.random(in: 3...14, using: &random) {
            server.serve(for: random.chance(0.1) ? 0.6 : Double(random.number(0...0.03)))
            switch Int.random(in: 0..<8, using: &random) {
            case 0, 1, 2:
                let free = (0..<5).filter { down[$0] == nil }
                let new = Array(free.prefix(random.chance(0.3) ? 2 : 1))
                for id in new { down[id] = CGPoint(x: random.number(5...295), y: random.number(5...295)) }
                if !new.isEmpty { send(.began, new) }
            case 3, 4, 5:
                guard !down.isEmpty else { continue }
                let way = CGVector(
                    dx: random.number(-1...1) * CGFloat(reach), dy: random.number(-1...1) * CGFloat(reach))
                for id in down.keys {
                    down[id]?.x += way.dx * random.number(0.5...1)
                    down[id]?.y += way.dy * random.number(0.5...1)
                }
                send(.moved, down.keys.sorted())
            default:
                guard let id = down.keys.sorted().randomElement(using: &random) else { continue }
                send(random.chance(0.95) ? .ended : .cancelled, [id])
                down[id] = nil
            }
        }
        for id in down.keys.sorted() { send(.ended, [id]) }
        server.serve(for: 2)
    }
}
