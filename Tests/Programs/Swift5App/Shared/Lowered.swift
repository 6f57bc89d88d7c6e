import UIKit

// Lowered sources, in which `#selector` and `@objc` have been replaced: selectors have names and methods, and the
// classes have records in the method table.

/// A class of the app that is isolated to the main actor.
public class NoteView: UIView {
    /// A log of the methods that were called.
    public internal(set) var log: [String] = []
    public var canPaste = false
    public var heading = "untitled"
    public let button = UIButton()
    public let tap = UITapGestureRecognizer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        button.addTarget(self, action: Selector("save:", NoteView.save(_:)), for: .touchUpInside)
        button.addTarget(nil, action: Selector("discard", NoteView.discard), for: .touchDown)
        tap.addTarget(self, action: Selector("tapped:", NoteView.tapped(_:)))
        addGestureRecognizer(tap)
        addSubview(button)
    }

    public required init?(coder: NSCoder) { nil }

    public func endSaving() { button.removeTarget(self, action: Selector("save:", Self.save(_:)), for: .touchUpInside) }

    public override var canBecomeFirstResponder: Bool { true }

    public override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "d", modifierFlags: .control, action: Selector("discard", Self.discard))]
    }

    func save(_ sender: Any?) { log.append("save \(sender.map { "\(type(of: $0))" } ?? "nil")") }
    fileprivate func discard() { log.append("discard") }
    fileprivate func tapped(_ recognizer: UITapGestureRecognizer) { log.append("tapped") }
    fileprivate func drag(_ sender: UIButton, with event: UIEvent?) { log.append("drag \(event != nil)") }
    fileprivate func count(_ text: String, from start: NSNumber) -> NSNumber {
        NSNumber(value: text.count + start.intValue)
    }
    fileprivate func run(_ block: @escaping () -> Int) -> Int { block() }

    public override func copy(_ sender: Any?) { log.append("copy") }
    public override func paste(_ sender: Any?) { log.append("paste") }

    // This is not `export:`.
    func export() { log.append("export") }

    public override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == Selector("paste:", Self.paste(_:)) { return canPaste }
        switch action {
        case Selector("copy:", UIResponderStandardEditActions.copy(_:)): return !log.isEmpty
        default: return super.canPerformAction(action, withSender: sender)
        }
    }

    /// The titles of actions, with selectors as keys.
    public static let titles: [Selector: String] = [
        Selector("save:", NoteView.save(_:)): "Save", Selector("discard", NoteView.discard): "Discard",
        Selector("copy:", NoteView.copy(_:)): "Copy",
    ]
}

/// A subclass without a record, which overrides a method that has one.
public class LoudNoteView: NoteView {
    override func save(_ sender: Any?) { log.append("SAVE") }
}

/// A view that receives no actions of the app.
public class PlainNoteView: UIView {
    public override var canBecomeFirstResponder: Bool { true }
}

extension NoteView {
    @section("uikit_methods") @used
    private static let _methods0: @convention(c) (UnsafeMutableRawPointer) -> Void = { table in
        MethodTable.add("save:", NoteView.save(_:), to: table)
        MethodTable.add("discard", NoteView.discard, to: table)
        MethodTable.add("tapped:", NoteView.tapped(_:), to: table)
        MethodTable.add("drag:with:", NoteView.drag(_:with:), to: table)
        MethodTable.add("count:from:", NoteView.count(_:from:), to: table)
        MethodTable.add("run:", NoteView.run(_:), to: table)
        MethodTable.add("copy:", NoteView.copy(_:), to: table)
        MethodTable.add("export", NoteView.export, to: table)
        MethodTable.add("heading", getter: \NoteView.heading, to: table)
        MethodTable.add("setHeading:", setter: \NoteView.heading, to: table)
    }
}

/// A protocol that declares methods for selectors.
public protocol NoteKeeping: AnyObject {
    func keep(_ note: String)
}

/// A class without isolation.
public class NoteStore: NSObject, NoteKeeping {
    /// The notes that were stored.
    public internal(set) var kept: [String] = []
    /// The threads on which notifications arrived.
    public private(set) var threads: [pthread_t] = []
    public static let changed = Notification.Name(String(reflecting: NoteStore.self))
    /// The selector of a method that the protocol declares.
    public static let keepNote = Selector("keep:", NoteKeeping.keep(_:))

    public func keep(_ note: String) { kept.append(note) }

    fileprivate func noteDidChange(_ notification: Notification) {
        kept.append("\(notification.userInfo?["text"] ?? "nothing")")
        threads.append(pthread_self())
    }
    fileprivate func timerFired(_ timer: Timer) { kept.append("timer \(timer.userInfo ?? "")") }
    fileprivate func autosave() { kept.append("autosave") }

    /// Observes notifications with a selector.
    public func observe() {
        NotificationCenter.default.addObserver(
            self, selector: Selector("noteDidChange:", NoteStore.noteDidChange(_:)), name: NoteStore.changed,
            object: nil)
    }

    /// Starts a timer with a selector.
    public func startTimer() -> Timer {
        Timer.scheduledTimer(
            timeInterval: 0.01, target: self, selector: Selector("timerFired:", NoteStore.timerFired(_:)),
            userInfo: "info", repeats: true)
    }

    /// Performs a selector after a delay, in seconds.
    public func startAutosaving(after delay: TimeInterval) {
        NSObject.cancelPreviousPerformRequests(
            withTarget: self, selector: Selector("autosave", NoteStore.autosave), object: nil)
        perform(Selector("autosave", NoteStore.autosave), with: nil, afterDelay: delay)
    }

    deinit { NotificationCenter.default.removeObserver(self) }
}

extension NoteStore {
    @section("uikit_methods") @used
    private static let _methods1: @convention(c) (UnsafeMutableRawPointer) -> Void = { table in
        MethodTable.add("keep:", NoteStore.keep(_:), to: table)
        MethodTable.add("noteDidChange:", NoteStore.noteDidChange(_:), to: table)
        MethodTable.add("timerFired:", NoteStore.timerFired(_:), to: table)
        MethodTable.add("autosave", NoteStore.autosave, to: table)
        MethodTable.add("kept", getter: \NoteStore.kept, to: table)
    }
}
