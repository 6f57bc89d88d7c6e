import DisplayServer
import UIKit
import UIKitTesting

/// A window with views and recognizers whose methods and actions are recorded in one log, in order.
@MainActor final class GestureStage {
    let window: UIWindow
    let generator: EventGenerator
    private(set) var log: [String] = []
    private var listeners: [Listener] = []

    /// Logs the actions of one recognizer.
    @MainActor private final class Listener: NSObject {
        let name: String
        let note: @MainActor (String, UIGestureRecognizer) -> Void
        @MainActor init(_ name: String, _ note: @escaping @MainActor (String, UIGestureRecognizer) -> Void) {
            self.name = name
            self.note = note
            super.init()
        }
        func act(_ sender: UIGestureRecognizer) { note(name, sender) }
    }

    init(size: CGSize = CGSize(width: 400, height: 300)) throws {
        StageDisplays.closeLeftovers()
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.makeKeyAndVisible()
        generator = try EventGenerator(window: window)
        // Advance the time, so that taps of earlier tests in the same scene do not count.
        try generator.wait(2)
    }

    isolated deinit { window.isHidden = true }

    /// Adds a view that logs its touch methods as `name.began` and so on, with `×n` for several touches in one call.
    func view(_ name: String, _ frame: CGRect, in parent: UIView? = nil) -> LoggingView {
        let view = LoggingView(frame: frame)
        view.name = name
        view.note = { [weak self] in self?.log.append($0) }
        (parent ?? window).addSubview(view)
        return view
    }

    /// Adds a recognizer whose actions are logged as `name:state`.
    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(_ name: String, _ recognizer: Recognizer, to view: UIView) -> Recognizer {
        recognizer.name = name
        let listener = Listener(name) { [weak self] name, sender in self?.log.append("\(name):\(sender.state.word)") }
        listeners.append(listener)
        recognizer.addTarget(listener, action: Listener.act)
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    func note(_ text: String) { log.append(text) }

    /// Returns the entries since the last call, and clears the log.
    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }
}

extension UIGestureRecognizer.State {
    var word: String {
        switch self {
        case .possible: "possible"
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .failed: "failed"
        }
    }
}

@MainActor final class LoggingView: UIView {
    var name = ""
    var note: (String) -> Void = { _ in }
    var passesOn = false
    /// Returns whether a recognizer may begin.
    var lets: (UIGestureRecognizer) -> Bool = { _ in true }

    private func note(_ phase: String, _ touches: Set<UITouch>) {
        note("\(name).\(phase)" + (touches.count == 1 ? "" : "×\(touches.count)"))
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { lets(recognizer) }
}

/// A recognizer that logs its methods, and behaves as the test's closures determine.
@MainActor final class ScriptedRecognizer: UIGestureRecognizer {
    var label = "r"
    var note: (String) -> Void = { _ in }
    var onBegan: ((ScriptedRecognizer, Set<UITouch>, UIEvent) -> Void)?
    var onMoved: ((ScriptedRecognizer, Set<UITouch>, UIEvent) -> Void)?
    var onEnded: ((ScriptedRecognizer, Set<UITouch>, UIEvent) -> Void)?
    var onReset: ((ScriptedRecognizer) -> Void)?
    var prevents: (UIGestureRecognizer) -> Bool = { _ in true }
    var preventedBy: (UIGestureRecognizer) -> Bool = { _ in true }
    var requires: (UIGestureRecognizer) -> Bool = { _ in false }
    var requiredBy: (UIGestureRecognizer) -> Bool = { _ in false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        note("\(label).began" + (touches.count == 1 ? "" : "×\(touches.count)"))
        onBegan?(self, touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        note("\(label).moved" + (touches.count == 1 ? "" : "×\(touches.count)"))
        onMoved?(self, touches, event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        note("\(label).ended" + (touches.count == 1 ? "" : "×\(touches.count)"))
        onEnded?(self, touches, event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        note("\(label).cancelled" + (touches.count == 1 ? "" : "×\(touches.count)"))
        state = .cancelled
    }
    override func reset() {
        super.reset()
        note("\(label).reset(\(state.word))")
        onReset?(self)
    }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents(other) }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { preventedBy(other) }
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { requires(other) }
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { requiredBy(other) }
}

/// A delegate whose answers are the test's closures.
@MainActor final class AnsweringDelegate: NSObject, UIGestureRecognizerDelegate {
    var begins: (UIGestureRecognizer) -> Bool = { _ in true }
    var simultaneous: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var requires: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var requiredBy: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var receivesTouch: (UIGestureRecognizer, UITouch) -> Bool = { _, _ in true }
    var receivesEvent: (UIGestureRecognizer, UIEvent) -> Bool = { _, _ in true }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { begins(recognizer) }
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { simultaneous(recognizer, other) }
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { requires(recognizer, other) }
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { requiredBy(recognizer, other) }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        receivesTouch(recognizer, touch)
    }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        receivesEvent(recognizer, event)
    }
}

extension GestureStage {
    /// Adds a recognizer whose methods and actions are logged with its name.
    func script(_ name: String, on view: UIView) -> ScriptedRecognizer {
        let recognizer = ScriptedRecognizer()
        recognizer.label = name
        recognizer.note = { [weak self] in self?.note($0) }
        return add(name, recognizer, to: view)
    }

    /// Returns the entries since the last call that satisfy a condition, and clears the log.
    func takeLog(where matches: (String) -> Bool) -> [String] { takeLog().filter(matches) }

    /// Returns the actions since the last call, and clears the log.
    func takeActions() -> [String] { takeLog { $0.contains(":") } }
}

extension UITapGestureRecognizer {
    convenience init(taps: Int = 1, touches: Int = 1) {
        self.init()
        numberOfTapsRequired = taps
        numberOfTouchesRequired = touches
    }
}

extension UISwipeGestureRecognizer {
    convenience init(_ direction: Direction, touches: Int = 1) {
        self.init()
        self.direction = direction
        numberOfTouchesRequired = touches
    }
}

extension GestureStage {
    /// Calls `body` for each action of a recognizer, for as long as the returned object exists.
    func watch<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ body: @escaping @MainActor (Recognizer) -> Void
    ) -> AnyObject {
        let watcher = Watcher { if let recognizer = $0 as? Recognizer { body(recognizer) } }
        recognizer.addTarget(watcher, action: Watcher.act)
        return watcher
    }

    @MainActor private final class Watcher: NSObject {
        let body: @MainActor (UIGestureRecognizer) -> Void
        @MainActor init(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) {
            self.body = body
            super.init()
        }
        func act(_ sender: UIGestureRecognizer) { body(sender) }
    }
}
