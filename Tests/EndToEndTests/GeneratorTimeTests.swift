import Foundation
import Testing
import UIKit
import UIKitTesting

/// Tests of the event generator's time and the timers of the app.
@MainActor @Suite(.serialized) struct GeneratorTimeTests {
    private func generator() throws -> EventGenerator {
        try EventGenerator(view: UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    }

    @Test func waitingFiresDueTimers() throws {
        let generator = try generator()
        let log = Log()
        let timers = [
            Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in log.add("late") },
            Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in log.add("early") },
            Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in log.add("never") },
        ]
        defer { for timer in timers { timer.invalidate() } }
        try generator.wait(0.05)
        #expect(log.lines == [])
        try generator.wait(0.1)
        #expect(log.lines == ["early"])
        try generator.wait(0.2)
        #expect(log.lines == ["early", "late"])
        // The generator skips time in which no timer is due.
        let start = Date()
        try generator.wait(30)
        #expect(log.lines.count == 2 && Date().timeIntervalSince(start) < 5)
    }

    @Test func repeatingTimersFireRepeatedly() throws {
        let generator = try generator()
        let log = Log()
        let timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in log.add("tick") }
        defer { timer.invalidate() }
        try generator.wait(0.22)
        #expect((3...5).contains(log.lines.count))
    }

    @Test func timersAndGesturesAreOrdered() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let generator = try EventGenerator(view: view)
        let log = Log()
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0.1
        let listener = Listener { if $0 == .began { log.add("press") } }
        press.addTarget(listener, action: Selector(Listener.act))
        view.addGestureRecognizer(press)
        try generator.fingerDown(at: view)
        let timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in log.add("timer") }
        defer { timer.invalidate() }
        try generator.wait(0.3)
        #expect(log.lines == ["press", "timer"])
        try generator.fingerUp()
    }

    @Test func settleForADurationRunsMainQueueBlocks() async throws {
        let generator = try generator()
        let log = Log()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { log.add("block") }
        Task { @MainActor in
            try await Task.sleep(for: .milliseconds(60))
            log.add("task")
        }
        // Other tests on the main actor run in the meantime, so the order is not determined.
        try await generator.settle(for: 0.3)
        #expect(log.lines.sorted() == ["block", "task"])
    }

    @Test func invisibleAndUnhittableViewsAreDistinguished() throws {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let inner = UIView(frame: CGRect(x: 60, y: 0, width: 20, height: 20))
        outer.addSubview(inner)
        let generator = try EventGenerator(view: outer)
        func failure(_ view: UIView) -> String {
            do {
                try generator.fingerTap(at: view)
                return "none"
            } catch EventGeneratorError.viewIsNotVisible {
                return "not visible"
            } catch EventGeneratorError.viewIsNotHittable {
                return "not hittable"
            } catch {
                return "\(error)"
            }
        }
        #expect(failure(outer) == "none")
        // The view is drawn outside its superview, where it does not receive touches.
        #expect(failure(inner) == "not hittable")
        outer.clipsToBounds = true
        #expect(failure(inner) == "not visible")
        inner.frame.origin.x = 0
        #expect(failure(inner) == "none")
        inner.isUserInteractionEnabled = false
        #expect(failure(inner) == "not hittable")
        inner.isHidden = true
        #expect(failure(inner) == "not visible")
    }
}

/// A log that timers and blocks append to.
private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var added: [String] = []
    var lines: [String] { lock.withLock { added } }
    func add(_ line: String) { lock.withLock { added.append(line) } }
}

@MainActor private final class Listener {
    private let onAction: (UIGestureRecognizer.State) -> Void
    init(_ onAction: @escaping (UIGestureRecognizer.State) -> Void) { self.onAction = onAction }
    func act(_ recognizer: UIGestureRecognizer) { onAction(recognizer.state) }
}
