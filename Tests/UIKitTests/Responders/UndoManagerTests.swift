import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct UndoManagerTests {
    /// An object with a value whose changes can be undone.
    @MainActor final class Note {
        let manager: UndoManager
        private(set) var text = ""
        init(_ manager: UndoManager) { self.manager = manager }

        func set(_ new: String, name: String? = nil) {
            let old = text
            text = new
            manager.registerUndo(withTarget: self) { $0.set(old) }
            if let name { manager.setActionName(name) }
        }

        func append(_ sender: Any?) { text += "\(sender ?? "-")" }
    }

    /// Ends the current event, as the next iteration of the run loop does.
    private func turn() {
        let server = UIApplication.shared.displays.current.server
        server.serve(for: 0)
        server.scheduler.runDue()
    }

    @Test("changes of one event are undone together, and redone together")
    func events() {
        let manager = UndoManager()
        let note = Note(manager)
        #expect(!manager.canUndo && !manager.canRedo)
        note.set("a")
        note.set("b")
        #expect(manager.groupingLevel == 1 && manager.canUndo)
        turn()
        #expect(manager.groupingLevel == 0)
        note.set("c")
        turn()
        manager.undo()
        #expect(note.text == "b" && manager.canUndo && manager.canRedo)
        manager.undo()
        #expect(note.text == "" && !manager.canUndo)
        manager.redo()
        #expect(note.text == "b")
        manager.redo()
        #expect(note.text == "c" && !manager.canRedo)
        manager.undo()
        #expect(note.text == "b" && manager.groupingLevel == 0)
    }

    @Test("undoing in the event of the change closes its group first; nothing to undo does nothing")
    func atOnce() {
        let manager = UndoManager()
        let note = Note(manager)
        note.set("a")
        manager.undo()
        #expect(note.text == "")
        manager.undo()
        manager.redo()
        manager.redo()
        #expect(note.text == "a")
    }

    @Test("a new change forgets what could be redone")
    func newChange() {
        let manager = UndoManager()
        let note = Note(manager)
        note.set("a")
        manager.undo()
        note.set("b")
        turn()
        #expect(!manager.canRedo)
        manager.undo()
        #expect(note.text == "")
    }

    @Test("groups of the app's own, one in the other, are undone as one")
    func groups() {
        let manager = UndoManager()
        manager.groupsByEvent = false
        let note = Note(manager)
        manager.beginUndoGrouping()
        note.set("a")
        manager.beginUndoGrouping()
        note.set("b")
        manager.endUndoGrouping()
        #expect(manager.groupingLevel == 1)
        note.set("c")
        manager.endUndoGrouping()
        manager.beginUndoGrouping()
        manager.endUndoGrouping()
        manager.undo()
        #expect(note.text == "" && !manager.canUndo)
        manager.redo()
        #expect(note.text == "c")
    }

    @Test("names are those of the group, and stay with it")
    func names() {
        let manager = UndoManager()
        let note = Note(manager)
        note.set("a", name: "Typing")
        #expect(manager.undoActionName == "Typing" && manager.undoMenuItemTitle == "Undo Typing")
        turn()
        note.set("b")
        turn()
        #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo")
        manager.undo()
        manager.undo()
        #expect(manager.redoActionName == "Typing" && manager.redoMenuItemTitle == "Redo Typing")
        manager.redo()
        #expect(manager.undoActionName == "Typing")
    }

    @Test("only so many levels are kept; none while registration is off")
    func limits() {
        let manager = UndoManager()
        let note = Note(manager)
        for text in ["a", "b", "c", "d"] {
            note.set(text)
            turn()
        }
        manager.levelsOfUndo = 2
        manager.undo()
        manager.undo()
        manager.undo()
        #expect(note.text == "b" && !manager.canUndo)
        manager.removeAllActions()
        manager.disableUndoRegistration()
        note.set("x")
        #expect(!manager.isUndoRegistrationEnabled && !manager.canUndo)
        manager.enableUndoRegistration()
        note.set("y")
        #expect(manager.canUndo)
    }

    @Test("targets are not kept; what concerns one that has gone, or is forgotten, is not undone")
    func targets() {
        let manager = UndoManager()
        var note: Note? = Note(manager)
        weak let weakNote = note
        note?.set("a")
        turn()
        #expect(manager.canUndo)
        note = nil
        #expect(weakNote == nil && !manager.canUndo)
        manager.undo()
        let first = Note(manager)
        let second = Note(manager)
        first.set("a")
        second.set("b")
        turn()
        manager.removeAllActions(withTarget: first)
        manager.undo()
        #expect(first.text == "a" && second.text == "")
    }

    @Test("a selector with an object is undone by performing it")
    func selectors() {
        let manager = UndoManager()
        let note = Note(manager)
        manager.registerUndo(withTarget: note, selector: Selector(Note.append), object: "x")
        manager.undo()
        #expect(note.text == "x")
    }

    @Test("what is undone and redone is told")
    func notifications() {
        let manager = UndoManager()
        let note = Note(manager)
        var names: [String] = []
        let all: [Notification.Name] = [
            .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange,
            .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
        ]
        let tokens = all.map { name in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { note in
                let text = note.name.rawValue.replacingOccurrences(of: "NSUndoManager", with: "")
                MainActor.assumeIsolated { names.append(text.replacingOccurrences(of: "Notification", with: "")) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        note.set("a")
        manager.setActionIsDiscardable(true)
        #expect(manager.undoActionIsDiscardable)
        turn()
        #expect(names == ["DidOpenUndoGroup", "DidCloseUndoGroup"])
        names = []
        manager.undo()
        #expect(names == ["WillUndoChange", "DidOpenUndoGroup", "DidCloseUndoGroup", "DidUndoChange"])
        #expect(manager.redoActionIsDiscardable)
        names = []
        manager.redo()
        #expect(names.first == "WillRedoChange" && names.last == "DidRedoChange")
    }

    // MARK: Windows

    final class Pad: UIView {
        var own: UndoManager?
        var text = ""
        override var canBecomeFirstResponder: Bool { true }
        override var undoManager: UndoManager? { own ?? super.undoManager }
        func add(_ more: String) {
            let old = text
            text += more
            undoManager?.registerUndo(withTarget: self) { $0.set(old) }
        }
        private func set(_ new: String) {
            let old = text
            text = new
            undoManager?.registerUndo(withTarget: self) { $0.set(old) }
        }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            let typed = presses.compactMap(\.key).filter { $0.modifierFlags.isDisjoint(with: [.control, .command]) }
                .map(\.characters).joined()
            if typed.isEmpty { super.pressesBegan(presses, with: event) } else { add(typed) }
        }
    }

    @Test("FR-08 the undo manager is the nearest up the chain, and each window has its own")
    func nearest() {
        let stage = Stage()
        let other = Stage()
        let outer = stage.add(Pad(), CGRect(x: 0, y: 0, width: 50, height: 50))
        let inner = stage.add(UIView(), CGRect(x: 0, y: 0, width: 20, height: 20), to: outer)
        #expect(inner.undoManager === stage.window.undoManager && inner.undoManager != nil)
        #expect(other.window.undoManager !== stage.window.undoManager)
        outer.own = UndoManager()
        #expect(inner.undoManager === outer.own)
        #expect(UIView().undoManager == nil)
    }

    @Test("Control-Z undoes each key's change, Control-Shift-Z and Control-Y redo")
    func keys() throws {
        let stage = Stage()
        stage.window.makeKey()
        let pad = stage.add(Pad(), CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(pad.becomeFirstResponder())
        let generator = try EventGenerator(window: stage.window)
        try generator.keyType("abc")
        #expect(pad.text == "abc")
        try generator.keyPress(.keyboardZ, modifiers: .control)
        #expect(pad.text == "ab")
        try generator.keyPress(.keyboardZ, modifiers: .control)
        #expect(pad.text == "a")
        try generator.keyPress(.keyboardZ, modifiers: [.control, .shift])
        #expect(pad.text == "ab")
        try generator.keyPress(.keyboardY, modifiers: .control)
        #expect(pad.text == "abc")
        try generator.keyPress(.keyboardY, modifiers: .control)
        #expect(pad.text == "abc")
    }
}
