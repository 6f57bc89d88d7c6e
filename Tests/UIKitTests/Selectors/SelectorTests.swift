import Testing
import UIKit

/// Tests of the names, functions and equality of selectors, and of the methods that they call.
@MainActor @Suite(.serialized) struct SelectorTests {
    class Editor: UIView {
        var log: [String] = []
        var heading: String? = "a"
        override var canBecomeFirstResponder: Bool { true }
        func save() { log.append("save") }
        func save(to destination: Any?) { log.append("to \(destination ?? "nil")") }
        func carry(_ sender: UIButton?, with event: UIEvent?) { log.append("carry \(sender == nil) \(event == nil)") }
        func flag(_ on: Bool) -> Bool {
            log.append("\(on)")
            return on
        }
        func export() { log.append("export") }
        override func rename(_ sender: Any?) { log.append("rename") }
        func count() -> Int { 3 }
    }
    final class LoudEditor: Editor {
        override func save() { log.append("SAVE") }
    }
    /// A class without isolation that does not inherit from a UIKit class.
    nonisolated final class Store: Archive, @unchecked Sendable {
        var log: [String] = []
        func keep(_ text: String) { log.append(text) }
        func clear() { log = [] }
    }
    nonisolated protocol Archive: AnyObject {
        func keep(_ text: String)
    }

    @Test("selectors with equal names are equal, with and without a method")
    func equality() {
        let both = Selector("save", Editor.save as (Editor) -> () -> Void)
        #expect(both == Selector(("save")) && both == "save" && both == NSSelectorFromString("save"))
        #expect(both.hashValue == Selector(("save")).hashValue)
        #expect(both != "save:" && both.description == "save" && "\(both)" == "save")
        #expect(NSStringFromSelector(Selector("setHeading:", setter: \Editor.heading)) == "setHeading:")
        #expect(Set([both, "save", "save:"]).count == 2)
        #expect(Selector("copy:", UIResponderStandardEditActions.copy(_:)) == "copy:")
        #expect(Selector("copy:", Editor.copy(_:)) == Selector(UIResponder.copy(_:)))
        #expect(
            Selector(UIResponder.updateTextAttributes(conversionHandler:))
                == "updateTextAttributesWithConversionHandler:")
    }

    @Test("selectors of methods without names are equal only to their copies")
    func privateNames() {
        let one = Selector(Editor.count)
        let copy = one
        #expect(one == copy && one.hashValue == copy.hashValue)
        #expect(one != Selector(Editor.count) && one != "count")
        // A method without parameters is not a standard edit action. A method with a sender is.
        #expect(Selector(Editor.export) != Selector(UIResponder.export(_:)))
        #expect(Selector(Editor.rename) == "rename:" && Selector(Editor.rename(_:)) == "rename:")
        #expect(Selector(UIResponder.copy) == "copy:")
    }

    @Test("selectors are created, compared and sent to other threads without isolation")
    func isolation() async {
        let (name, wasEqual) = await Task.detached {
            let selector = Selector("keep:", Store.keep(_:))
            return (selector, selector == "keep:" && Selector(Editor.rename(_:)) == "rename:")
        }.value
        #expect(wasEqual && name == "keep:")
        let store = Store()
        #expect(await Task.detached { Selector(Store.keep).perform(on: store, sender: "x", event: nil) }.value)
        #expect(store.log == ["x"])
    }

    @Test("methods of each shape are called with their arguments")
    func shapes() {
        let editor = Editor()
        Selector(Editor.save as (Editor) -> () -> Void).perform(on: editor, sender: 1, event: 2)
        Selector(Editor.save(to:)).perform(on: editor, sender: "disk", event: nil)
        Selector("save:", Editor.save(to:)).perform(on: editor, sender: nil, event: nil)
        Selector(Editor.carry).perform(on: editor, sender: UIButton(), event: nil)
        Selector("carry:with:", Editor.carry).perform(on: editor, sender: nil, event: UIEvent())
        #expect(editor.log == ["save", "to disk", "to nil", "carry false true", "carry true false"])
        editor.log = []
        for sender: Any? in [nil, true, false, NSNumber(value: false), UIButton()] {
            #expect(Selector(Editor.flag).perform(on: editor, sender: sender, event: nil))
        }
        #expect(editor.log == ["false", "true", "false", "false", "true"])
        // The sender has an incompatible type.
        editor.log = []
        #expect(!Selector(Editor.carry).perform(on: editor, sender: UISwitch(), event: nil) && editor.log.isEmpty)
        #expect(!Selector(Store.keep).perform(on: Store(), sender: nil, event: nil))
    }

    @Test("overriding methods of subclasses are called")
    func overrides() {
        let editor = LoudEditor()
        Selector("save", Editor.save as (Editor) -> () -> Void).perform(on: editor, sender: nil, event: nil)
        Selector(Editor.save as (Editor) -> () -> Void).perform(on: editor, sender: nil, event: nil)
        #expect(editor.log == ["SAVE", "SAVE"])
        #expect(!Selector(LoudEditor.count).isImplemented(by: Editor()))
    }

    @Test("protocols name methods of conforming classes")
    func protocols() {
        let store = Store()
        Selector(Archive.keep).perform(on: store, sender: "a", event: nil)
        Selector("keep:", Archive.keep).perform(on: store, sender: "b", event: nil)
        #expect(store.log == ["a", "b"])
        #expect(!Selector(Archive.keep).isImplemented(by: Editor()))
    }

    @Test("properties are read and set")
    func properties() {
        let editor = Editor()
        #expect(Selector("setHeading:", setter: \Editor.heading).perform(on: editor, sender: "b", event: nil))
        #expect(editor.heading == "b")
        let result = editor.perform(Selector("heading", getter: \Editor.heading))
        #expect(result?.takeUnretainedValue() as? String == "b")
        editor.perform(Selector("setHeading:", setter: \Editor.heading), with: nil)
        #expect(editor.heading == nil && editor.perform(Selector("heading", getter: \Editor.heading)) == nil)
    }

    @Test("an unknown name is reported once and calls nothing")
    func unknown() {
        final class PlainView: UIView {}
        var texts: [String] = []
        let old = ResponderDiagnostics.report
        ResponderDiagnostics.report = { texts.append($0) }
        defer { ResponderDiagnostics.report = old }
        let view = PlainView()
        for _ in 0..<3 {
            #expect(!UIApplication.shared.sendAction("strange:", to: view, from: nil, for: nil))
            #expect(view.perform("strange:") == nil)
        }
        #expect(texts.count == 1 && texts[0].contains("PlainView") && texts[0].contains("strange:"))
        // The selector refers to a method of another class, and the target has no method with that name.
        view.perform(Selector("count", Editor.count))
        #expect(texts.count == 2)
        // The argument has an incompatible type.
        let store = Store()
        #expect(!Selector("keep:", Store.keep).perform(on: store, sender: 7, event: nil))
        #expect(texts.count == 3 && texts[2].contains("Int"))
        // Without a target there is no object to report.
        #expect(!UIApplication.shared.sendAction("strange:", to: nil, from: nil, for: nil) && texts.count == 3)
    }

    @Test("named actions without a target go up the chain")
    func nilTargets() {
        let stage = Stage()
        stage.window.makeKey()
        let editor = stage.add(Editor(), CGRect(x: 0, y: 0, width: 50, height: 50))
        let inner = stage.add(UITextField(), CGRect(x: 0, y: 0, width: 50, height: 50), to: editor)
        #expect(inner.becomeFirstResponder())
        let save = Selector("save", Editor.save as (Editor) -> () -> Void)
        #expect(inner.target(forAction: save, withSender: nil) as? Editor === editor)
        #expect(UIApplication.shared.sendAction(save, to: nil, from: nil, for: nil) && editor.log == ["save"])
        #expect(UIApplication.shared.sendAction("rename:", to: nil, from: nil, for: nil) && editor.log.last == "rename")
        #expect(!UIApplication.shared.sendAction("duplicate:", to: nil, from: nil, for: nil))
        #expect(UIApplication.shared.sendAction(Editor.export, to: nil, from: nil, for: nil))
        #expect(editor.log.last == "export")
        #expect(UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil))
        #expect(!inner.isFirstResponder)
    }

    @Test("UIKit's actions have names")
    func toolkit() {
        let stage = Stage()
        let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 50, height: 50))
        let field = stage.add(UITextField(), CGRect(x: 0, y: 0, width: 50, height: 50), to: view)
        #expect(field.perform("becomeFirstResponder") != nil && field.isFirstResponder)
        view.perform("endEditing:", with: true)
        #expect(!field.isFirstResponder)
        view.layer.layoutIfNeeded()
        view.perform("setNeedsLayout")
        #expect(view.layer.needsLayout())
        view.perform("layoutIfNeeded")
        #expect(!view.layer.needsLayout())
        field.perform("removeFromSuperview")
        #expect(field.superview == nil)
        for (object, names): (AnyObject, [String]) in [
            (field, ["copy:", "setNeedsDisplay", "selectAll:"]),
            (CALayer(), ["setNeedsLayout", "removeFromSuperlayer"]),
            (stage.window, ["undo:", "redo:"]), (UIImageView(), ["startAnimating"]),
            (UIViewController(), ["dismissViewControllerAnimated:completion:"]),
            (UIActivityIndicatorView(), ["stopAnimating"]),
            (CADisplayLink(target: view, selector: "x"), ["invalidate"]),
        ] {
            for name in names { #expect(MethodTable.implements(object, name), "\(name)") }
        }
        #expect(!MethodTable.implements(view, "copy:") && !MethodTable.implements(view, "undo:"))
        let count = ActionCount()
        let link = CADisplayLink(target: count, selector: Selector("act", ActionCount.act))
        link.add(to: .main, forMode: .common)
        stage.window.windowScene?.server.serve(for: 0.1)
        #expect(count.count > 0)
        link.perform("invalidate")
        let last = count.count
        stage.window.windowScene?.server.serve(for: 0.1)
        #expect(count.count == last)
    }

    @MainActor final class ActionCount {
        var count = 0
        func act() { count += 1 }
    }

    @Test("commands and menus send actions by name")
    func commands() {
        let stage = Stage()
        stage.window.makeKey()
        let editor = stage.add(Editor(), CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(editor.becomeFirstResponder())
        UICommand(title: "Rename", action: "rename:").performWithSender(nil, target: nil)
        UICommand(title: "Export", action: Editor.export).performWithSender(nil, target: nil)
        UICommand(title: "Rename", action: UIResponder.rename).performWithSender(nil, target: nil)
        #expect(editor.log == ["rename", "export", "rename"])
        #expect(UIKeyCommand(input: "r", modifierFlags: .command, action: Editor.rename(_:)).action == "rename:")
        #expect(UICommandAlternate(title: "", action: "rename:", modifierFlags: .shift).action == "rename:")
    }
}
