import Swift6App
import Testing
import UIKit
import UIKitTesting

/// Tests of lowered sources in the Swift 6 language mode: selectors by name, method tables, observers and timers.
@MainActor @Suite(.serialized) struct LoweredSwift6AppTests {
    private typealias NoteView = Swift6App.NoteView
    private typealias LoudNoteView = Swift6App.LoudNoteView
    private typealias NoteStore = Swift6App.NoteStore

    @Test func controlsAndRecognizersPerformSelectors() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let view = LoudNoteView(frame: window.bounds)
        view.button.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
        window.addSubview(view)
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        #expect(view.button.actions(forTarget: view, forControlEvent: .touchUpInside) == ["save:"])
        #expect(view.button.actions(forTarget: nil, forControlEvent: .touchDown) == ["discard"])
        let generator = try EventGenerator(window: window)
        #expect(view.becomeFirstResponder())
        try generator.fingerTap(at: CGPoint(x: 125, y: 125))
        #expect(view.log == ["discard", "SAVE"])
        try generator.fingerTap(at: CGPoint(x: 25, y: 25))
        #expect(view.log.last == "tapped")
        try generator.keyPress(.keyboardD, modifiers: .control)
        #expect(view.log.last == "discard")
        // The subclass has a method of its own, but the selector has the same name.
        view.endSaving()
        #expect(view.button.actions(forTarget: view, forControlEvent: .touchUpInside) == nil)
    }

    @Test func methodsArePerformedByName() {
        let view = NoteView()
        #expect(MethodTable.implements(view, "save:") && !MethodTable.implements(view, "save"))
        #expect(view.responds(to: "discard") && view.responds(to: Selector(("heading"))))
        #expect(!view.responds(to: "nothing:") && !view.responds(to: nil))
        #expect(!MethodTable.implements(Swift6App.PlainNoteView(), "save:"))
        view.perform("save:")
        view.perform(NSSelectorFromString("save:"), with: 1)
        view.perform("drag:with:", with: view.button, with: UIEvent())
        #expect(view.log == ["save nil", "save Int", "drag true"])
        let count = view.perform("count:from:", with: "note", with: NSNumber(value: 3))?.takeUnretainedValue()
        #expect(count as? NSNumber == 7)
        view.perform("setHeading:", with: "new")
        #expect(view.heading == "new")
        #expect(view.perform("heading")?.takeUnretainedValue() as? String == "new")
        #expect(view.perform("discard") == nil && view.log.last == "discard")
        let block: () -> Int = { 42 }
        #expect(view.perform("run:", with: block)?.takeUnretainedValue() as? Int == 42)
    }

    @Test func overridesAreCalled() {
        let view = LoudNoteView()
        #expect(view.responds(to: "save:"))
        view.perform("save:")
        (view as NoteView).perform("save:", with: nil)
        #expect(view.log == ["SAVE", "SAVE"])
    }

    @Test func standardActionsEqualTheirNames() {
        let view = NoteView()
        #expect(!view.canPerformAction("copy:", withSender: nil) && !view.canPerformAction("paste:", withSender: nil))
        view.canPaste = true
        view.perform("discard")
        #expect(view.canPerformAction("copy:", withSender: nil) && view.canPerformAction("paste:", withSender: nil))
        #expect(view.canPerformAction(Selector(UIResponder.paste(_:)), withSender: nil))
        // A method without parameters is not a standard edit action.
        #expect(view.responds(to: "export") && !view.responds(to: "export:"))
        #expect(!view.canPerformAction("export:", withSender: nil) && view.canPerformAction("export", withSender: nil))
        #expect(NoteView.titles[Selector(UIResponder.copy(_:))] == "Copy" && NoteView.titles["save:"] == "Save")
        #expect(NoteView.titles["save"] == nil)
    }

    @Test func selectorsOfProtocolMethodsArePerformed() {
        let store = NoteStore()
        store.perform(NoteStore.keepNote, with: "a")
        store.perform("keep:", with: "b")
        #expect(store.kept == ["a", "b"])
        #expect((store.perform("kept")?.takeUnretainedValue() as? [String])?.count == 2)
    }

    @Test func notificationsArriveOnThePostingThread() async {
        let store = Unchecked(NoteStore())
        store.value.observe()
        NotificationCenter.default.post(name: NoteStore.changed, object: nil, userInfo: ["text": "main"])
        let thread = pthread_self()
        let other = await Task.detached {
            NotificationCenter.default.post(name: NoteStore.changed, object: nil)
            return pthread_self()
        }.value
        #expect(store.value.kept == ["main", "nothing"])
        #expect(store.value.threads == [thread, other])
        NotificationCenter.default.removeObserver(store.value)
        NotificationCenter.default.post(name: NoteStore.changed, object: nil)
        #expect(store.value.kept.count == 2)
    }

    @Test func deallocatedObserversAreNotCalled() {
        weak var released: NoteStore?
        do {
            let store = NoteStore()
            released = store
            store.observe()
        }
        #expect(released == nil)
        NotificationCenter.default.post(name: NoteStore.changed, object: nil)
    }

    @Test func timersRetainTheirTargets() throws {
        weak var target: NoteStore?
        var timer: Timer?
        do {
            let store = NoteStore()
            target = store
            timer = store.startTimer()
        }
        let generator = try EventGenerator(viewController: UIViewController())
        try generator.wait(until: "the timer has fired twice") { target?.kept.count ?? 2 >= 2 }
        #expect(target?.kept.prefix(2) == ["timer info", "timer info"])
        timer?.invalidate()
        #expect(target == nil && timer?.isValid == false)
    }

    @Test func delayedCallsCanBeCancelled() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let generator = try EventGenerator(window: window)
        let store = NoteStore()
        store.startAutosaving(after: 10)
        try generator.wait(9)
        store.startAutosaving(after: 10)
        try generator.wait(9)
        #expect(store.kept.isEmpty)
        try generator.wait(2)
        #expect(store.kept == ["autosave"])
        try generator.wait(20)
        #expect(store.kept.count == 1)
    }

    /// Passes an object to a task that is its only user.
    private struct Unchecked<Value>: @unchecked Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }
}
