import Testing
import UIKit
import UIKitTesting

/// Tests of tracking, events, states, targets and actions (docs/semantics/controls.md).
@MainActor @Suite(.serialized) struct ControlTests {
    /// A control that logs its tracking methods and events.
    final class LoggingControl: UIControl {
        var log: [String] = []
        var begins = true
        var continues = true

        override init(frame: CGRect) {
            super.init(frame: frame)
            let names: [(UIControl.Event, String)] = [
                (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
                (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
                (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
                (.primaryActionTriggered, "primary"),
            ]
            for (event, name) in names {
                addAction(
                    UIAction { [weak self] _ in self?.log.append(name + (self?.isHighlighted == true ? "*" : "")) },
                    for: event)
            }
        }

        required init?(coder: NSCoder) { nil }

        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            log.append("begin")
            return begins
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            log.append("continue")
            return continues
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
        override func cancelTracking(with event: UIEvent?) {
            log.append(event == nil ? "cancelTracking nil" : "cancelTracking")
            super.cancelTracking(with: event)
        }
    }

    private let frame = CGRect(x: 100, y: 100, width: 80, height: 40)
    private let middle = CGPoint(x: 140, y: 120)

    @Test("CT-01, CT-02 the bits of events and states equal Apple's")
    func bits() {
        #expect(UIControl.State.focused.rawValue == 8 && UIControl.State.application.rawValue == 0x00FF_0000)
        #expect(
            UIControl.Event.valueChanged.rawValue == 1 << 12 && UIControl.Event.editingDidEndOnExit.rawValue == 1 << 19)
        #expect(UIControl.Event.allTouchEvents.rawValue == 0xFFF && UIControl.Event.allEvents.rawValue == 0xFFFF_FFFF)
    }

    @Test("CT-03, CT-08, CT-09 a control sends touch events and updates isHighlighted before each")
    func touchEvents() throws {
        let stage = Stage()
        let control = stage.add(LoggingControl(), frame)
        let generator = try EventGenerator(window: stage.window)
        try generator.fingerDown(at: middle)
        #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
        try generator.fingerMove(to: CGPoint(x: 145, y: 120))
        try generator.fingerMove(to: CGPoint(x: 140, y: 250))
        #expect(control.isTracking && !control.isTouchInside && !control.isHighlighted)
        try generator.fingerMove(to: middle)
        try generator.fingerUp()
        #expect(
            control.log == [
                "begin", "down*", "continue", "dragInside*", "continue", "exit", "dragOutside", "continue", "enter*",
                "dragInside*", "end", "upInside",
            ])
        #expect(!control.isTracking && !control.isHighlighted)
    }

    @Test("CT-03 a touch lifted outside sends touchUpOutside")
    func upOutside() throws {
        let stage = Stage()
        let control = stage.add(LoggingControl(), frame)
        try EventGenerator(window: stage.window).fingerDrag(from: middle, to: CGPoint(x: 390, y: 290), duration: 0)
        #expect(control.log.suffix(2) == ["end", "upOutside"])
        #expect(!control.log.contains("upInside"))
    }

    @Test("CT-03 the second tap of a double tap sends touchDownRepeat")
    func repeated() throws {
        let stage = Stage()
        let control = stage.add(LoggingControl(), frame)
        try EventGenerator(window: stage.window).fingerDoubleTap(at: middle)
        #expect(control.log.filter { $0.hasPrefix("down") }.count == 2)
        #expect(control.log.filter { $0.hasPrefix("repeat") }.count == 1)
    }

    @Test("CT-04 a touch whose tracking is refused sends no events")
    func refused() throws {
        let stage = Stage()
        let control = stage.add(LoggingControl(), frame)
        control.begins = false
        try EventGenerator(window: stage.window).fingerTap(at: middle)
        #expect(control.log == ["begin"])
    }

    @Test("CT-03 tracking that is not continued ends without an event")
    func discontinued() throws {
        let stage = Stage()
        let control = stage.add(LoggingControl(), frame)
        control.continues = false
        try EventGenerator(window: stage.window).fingerDrag(from: middle, to: CGPoint(x: 150, y: 120), duration: 0)
        #expect(control.log == ["begin", "down*", "continue"])
        #expect(!control.isTracking && !control.isHighlighted)
    }

    @Test("CT-05 one touch is tracked at a time")
    func oneTouch() throws {
        let stage = Stage()
        let control = stage.add(LoggingControl(), frame)
        let generator = try EventGenerator(window: stage.window)
        try generator.fingerDown(.rightIndex, at: middle)
        try generator.fingerDown(.leftIndex, at: CGPoint(x: 120, y: 110))
        try generator.fingerUp(.leftIndex)
        #expect(control.log == ["begin", "down*"])
        try generator.fingerUp(.rightIndex)
        #expect(control.log == ["begin", "down*", "end", "upInside"])
    }

    @Test("CT-06 isTracking and isTouchInside are true during tracking and false after an end or a cancellation")
    func trackingState() throws {
        let stage = Stage()
        let control = stage.add(LoggingControl(), frame)
        var seen: [String] = []
        func recordState(_ name: String) -> UIAction {
            UIAction { [weak control] _ in
                guard let control else { return }
                seen.append(
                    "\(name) \(control.isTracking ? "tracks" : "rests") \(control.isTouchInside ? "in" : "out")")
            }
        }
        control.addAction(recordState("down"), for: .touchDown)
        control.addAction(recordState("exit"), for: .touchDragExit)
        control.addAction(recordState("enter"), for: .touchDragEnter)
        control.addAction(recordState("upOutside"), for: .touchUpOutside)
        control.addAction(recordState("cancel"), for: .touchCancel)
        #expect(!control.isTracking && !control.isTouchInside)
        let generator = try EventGenerator(window: stage.window)
        try generator.fingerDown(at: middle)
        try generator.fingerMove(to: CGPoint(x: 140, y: 250))
        try generator.fingerMove(to: middle)
        try generator.fingerMove(to: CGPoint(x: 140, y: 250))
        try generator.fingerUp()
        #expect(seen.prefix(4) == ["down tracks in", "exit tracks out", "enter tracks in", "exit tracks out"])
        #expect(seen.count == 5 && seen.last?.hasSuffix("out") == true)
        #expect(!control.isTracking && !control.isTouchInside)
        try generator.wait(1)
        try generator.fingerDown(at: middle)
        #expect(control.isTracking && control.isTouchInside)
        control.cancelTracking(with: nil)
        control.removeFromSuperview()
        #expect(seen.last?.hasPrefix("cancel") == true)
        #expect(!control.isTracking && !control.isTouchInside)
        try generator.fingerUp()
    }

    @Test("CT-07 a finger may move 70 points outside, a pointer not at all")
    func slop() throws {
        let stage = Stage()
        let control = stage.add(LoggingControl(), frame)
        let generator = try EventGenerator(window: stage.window)
        try generator.fingerDown(at: middle)
        try generator.fingerMove(to: CGPoint(x: 140, y: 209))
        #expect(control.isTouchInside)
        try generator.fingerMove(to: CGPoint(x: 140, y: 211))
        #expect(!control.isTouchInside)
        try generator.fingerUp()
        try generator.pointerDown(.primary, at: middle)
        try generator.pointerMove(to: CGPoint(x: 140, y: 141))
        #expect(!control.isTouchInside)
        try generator.pointerMove(to: CGPoint(x: 140, y: 139))
        #expect(control.isTouchInside)
        try generator.pointerUp()
    }

    @Test("CT-03 a removed control sends touchCancel; CT-10 a disabled one tracks nothing")
    func removedAndDisabled() throws {
        let stage = Stage()
        let control = stage.add(LoggingControl(), frame)
        let generator = try EventGenerator(window: stage.window)
        try generator.fingerDown(at: middle)
        control.removeFromSuperview()
        #expect(control.log == ["begin", "down*", "cancelTracking", "cancel"])
        try generator.fingerUp()
        control.log = []
        stage.window.addSubview(control)
        control.isEnabled = false
        #expect(control.state == .disabled)
        try generator.fingerTap(at: middle)
        #expect(control.log.isEmpty)
        control.isEnabled = true
        try generator.wait(1)
        try generator.fingerDown(at: middle)
        control.isEnabled = false
        #expect(control.log == ["begin", "down*", "cancelTracking nil", "cancel"])
        try generator.fingerUp()
    }

    @Test("HT-17 a disabled control consumes its touches")
    func disabledConsumesTouches() throws {
        let stage = Stage()
        let behind = stage.add(TouchView(), CGRect(x: 0, y: 0, width: 400, height: 300))
        let control = stage.add(UIControl(), frame, to: behind)
        control.isEnabled = false
        try EventGenerator(window: stage.window).fingerTap(at: middle)
        #expect(behind.log.isEmpty)
    }

    @Test("CT-18 the secondary button does not trigger a control")
    func secondaryButton() throws {
        let stage = Stage()
        let control = stage.add(LoggingControl(), frame)
        try EventGenerator(window: stage.window).pointerClick(.secondary, at: middle)
        #expect(control.log.isEmpty)
    }

    @Test("a cancelTracking override without a call to super leaves the control working")
    func overriddenCancel() throws {
        final class ControlWithoutSuperCall: UIControl {
            var cancelled = 0
            override func cancelTracking(with event: UIEvent?) { cancelled += 1 }
        }
        let stage = Stage()
        let control = stage.add(ControlWithoutSuperCall(), frame)
        let generator = try EventGenerator(window: stage.window)
        try generator.fingerDown(at: middle)
        control.removeFromSuperview()
        try generator.fingerUp()
        stage.window.addSubview(control)
        var taps = 0
        control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        try generator.fingerTap(at: middle)
        #expect(control.cancelled == 1 && taps == 1)
    }

    @Test("a control that is disabled or removed by its tracking overrides ends tracking once")
    func disabledWhileTracking() throws {
        final class HookedControl: UIControl {
            var onBegin: (() -> Void)?
            var onContinue: (() -> Void)?
            var onEnd: (() -> Void)?
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                onBegin?()
                return true
            }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                onContinue?()
                return true
            }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { onEnd?() }
        }
        for hook in 0..<3 {
            let stage = Stage()
            let control = stage.add(HookedControl(), frame)
            let act: () -> Void = { hook == 0 ? control.removeFromSuperview() : (control.isEnabled = false) }
            switch hook {
            case 0: control.onBegin = act
            case 1: control.onContinue = act
            default: control.onEnd = act
            }
            var events: [String] = []
            control.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
            control.addAction(UIAction { _ in events.append("up") }, for: [.touchUpInside, .touchUpOutside])
            try EventGenerator(window: stage.window).fingerDrag(from: middle, to: CGPoint(x: 145, y: 122), duration: 0)
            #expect(events == ["cancel"], "hook \(hook)")
            #expect(!control.isTracking && !control.isHighlighted)
        }
    }

    // MARK: Targets and actions

    final class Editor {
        var log: [String] = []
        func save() { log.append("save") }
        func saveSender(_ sender: UIControl) { log.append("sender \(sender is LoggingControl)") }
        func saveAny(_ sender: Any?) { log.append("any \(sender != nil)") }
        func saveEvent(_ sender: UIControl, _ event: UIEvent?) { log.append("event \(event != nil)") }
        func wrongSender(_ sender: UIWindow) { log.append("wrong") }
    }

    @Test("CT-11 actions take no argument, the sender, or the sender and the event")
    func shapes() {
        let control = LoggingControl(frame: frame)
        let editor = Editor()
        control.addTarget(editor, action: Editor.save, for: .valueChanged)
        control.addTarget(editor, action: Editor.saveSender, for: .valueChanged)
        control.addTarget(editor, action: Editor.saveAny, for: .valueChanged)
        control.addTarget(editor, action: Editor.saveEvent, for: .valueChanged)
        control.addTarget(editor, action: Editor.wrongSender, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(editor.log == ["save", "sender true", "any true", "event false"])
        #expect(control.allControlEvents.contains(.valueChanged))
    }

    @Test("CT-11 targets are not retained, duplicates are registered once, and removal works by target and action")
    func registrations() {
        let control = UIControl(frame: frame)
        let editor = Editor()
        let save = Selector(Editor.save)
        let other = Selector(Editor.saveAny)
        control.addTarget(editor, action: save, for: .touchDown)
        control.addTarget(editor, action: save, for: .valueChanged)
        control.addTarget(editor, action: save, for: .valueChanged)
        control.addTarget(editor, action: other, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(editor.log == ["save", "any true"])
        control.removeTarget(editor, action: save, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchDown)
        #expect(editor.log == ["save", "any true", "any true", "save"])
        control.removeTarget(editor, action: nil, for: .allEvents)
        control.sendActions(for: [.touchDown, .valueChanged])
        #expect(editor.log.count == 4)
        #expect(control.allControlEvents.isEmpty)

        weak var weakTarget: Editor?
        do {
            let short = Editor()
            weakTarget = short
            control.addTarget(short, action: Editor.save, for: .touchDown)
        }
        #expect(weakTarget == nil)
        control.sendActions(for: .touchDown)
        #expect(control.allControlEvents.isEmpty)
    }

    @Test("CT-11, AC-01 without a target the first responder that can perform the action receives it")
    func nilTarget() throws {
        final class Document: UIViewController {
            var saved = 0
            func saveDocument(_ sender: Any?) { saved += 1 }
        }
        let stage = Stage()
        let controller = Document()
        stage.window.rootViewController = controller
        let control = UIControl(frame: frame)
        controller.view.addSubview(control)
        control.addTarget(nil, action: Document.saveDocument, for: .touchUpInside)
        try EventGenerator(window: stage.window).fingerTap(at: middle)
        #expect(controller.saved == 1)
        #expect(!UIApplication.shared.sendAction(Selector(Editor.save), to: nil, from: control, for: nil))
    }

    @Test("CT-12 sendActions calls sendAction, which can be overridden")
    func sendActionOverride() {
        final class ActionCountingControl: UIControl {
            var actionCount = 0
            override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { actionCount += 1 }
        }
        let control = ActionCountingControl(frame: frame)
        let editor = Editor()
        control.addTarget(editor, action: Editor.save, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(control.actionCount == 1 && editor.log.isEmpty)
    }

    @Test("CT-13 an action replaces one with the same identifier; the initializer's action is the primary action")
    func actions() {
        var log: [String] = []
        let control = UIControl(frame: frame, primaryAction: UIAction { _ in log.append("primary") })
        control.performPrimaryAction()
        #expect(log == ["primary"])
        control.addAction(UIAction(identifier: .init("x")) { _ in log.append("first") }, for: .valueChanged)
        control.addAction(
            UIAction(identifier: .init("x")) { log.append("second \($0.sender as? UIControl === control)") },
            for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log == ["primary", "second true"])
        control.removeAction(identifiedBy: .init("x"), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log.count == 2)
    }

    @Test("CT-14, CT-09 a button sends its primary action after touchUpInside, when it is no longer highlighted")
    func button() throws {
        let stage = Stage()
        let button = stage.add(UIButton(type: .system), frame)
        var log: [String] = []
        button.addAction(UIAction { _ in log.append("primary \(button.isHighlighted)") }, for: .primaryActionTriggered)
        button.addAction(UIAction { _ in log.append("up \(button.isHighlighted)") }, for: .touchUpInside)
        button.addAction(UIAction { _ in log.append("down \(button.isHighlighted)") }, for: .touchDown)
        try EventGenerator(window: stage.window).fingerTap(at: button)
        #expect(log == ["down true", "up false", "primary false"])
    }
}
