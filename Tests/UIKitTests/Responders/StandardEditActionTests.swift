import Testing
import UIKit
import UIKitTesting

/// Tests that the standard edit actions are found only in classes that override them (rule AC-07).
@MainActor @Suite(.serialized) struct StandardEditActionTests {
    final class Editor: UIView {
        var log: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) { log.append("copy") }
        override func selectAll(_ sender: Any?) { log.append("selectAll \(sender.map { "\($0)" } ?? "nil")") }
        override func updateTextAttributes(conversionHandler: TextAttributesConversion) {
            log.append("\(conversionHandler([:]).count)")
        }
    }
    class Document: UIViewController {
        var log: [String] = []
        override func paste(_ sender: Any?) { log.append("paste") }
        override func copy(_ sender: Any?) { log.append("copy") }
    }
    final class Letter: Document {}

    private func stage() -> (Stage, Document, Editor) {
        let stage = Stage()
        stage.window.makeKey()
        let document = Letter()
        stage.window.rootViewController = document
        let editor = stage.add(Editor(), CGRect(x: 0, y: 0, width: 50, height: 50), to: document.view)
        return (stage, document, editor)
    }

    @Test("AC-07 a class that overrides the action receives it; others are skipped")
    func chain() {
        let (stage, document, editor) = stage()
        defer { withExtendedLifetime(stage) {} }
        #expect(editor.becomeFirstResponder())
        let send = { UIApplication.shared.sendAction($0, to: nil, from: nil, for: nil) }
        #expect(send(Selector(UIResponder.copy(_:))))
        #expect(editor.log == ["copy"] && document.log.isEmpty)
        #expect(send(Selector(UIResponder.paste(_:))))
        #expect(document.log == ["paste"])
        #expect(!send(Selector(UIResponder.cut(_:))))
        #expect(UIApplication.shared.sendAction(Selector(UIResponder.selectAll(_:)), to: nil, from: "me", for: nil))
        #expect(editor.log.last == "selectAll me")
    }

    @Test("AC-03, AC-07 canPerformAction is true if the class or a superclass overrides the action")
    func canPerform() {
        let (stage, document, editor) = stage()
        defer { withExtendedLifetime(stage) {} }
        #expect(editor.canPerformAction(Selector(UIResponder.copy(_:)), withSender: nil))
        #expect(!editor.canPerformAction(Selector(UIResponder.paste(_:)), withSender: nil))
        #expect(document.canPerformAction(Selector(UIResponder.paste(_:)), withSender: nil))
        #expect(!UIView().canPerformAction(Selector(UIResponder.copy(_:)), withSender: nil))
        #expect(!UIApplication.shared.canPerformAction(Selector(UIResponder.copy(_:)), withSender: nil))
    }

    @Test("method references through any class or the protocol are the same selector")
    func equality() {
        #expect(Selector(UIResponder.copy(_:)) == Selector(Editor.copy(_:)))
        #expect(Selector(UIResponder.copy(_:)) == Selector(Document.copy(_:)))
        #expect(Selector(UIResponder.copy(_:)) == Selector(UIResponderStandardEditActions.copy(_:)))
        #expect(Selector(UIResponder.copy(_:)) != Selector(UIResponder.cut(_:)))
        let own = Selector(Editor.setNeedsLayout)
        #expect(own == own && own != Selector(UIResponder.copy(_:)))
    }

    @Test("AC-07 each standard action calls its method only")
    func all() {
        for action in StandardEditAction.allCases {
            // A class that overrides all actions can perform each of them.
            let recorder = ActionRecorder()
            #expect(recorder.canPerformAction(Selector(action), withSender: nil))
            let conversion: UIResponderStandardEditActions.TextAttributesConversion = { $0 }
            let sender: Any? = action == .updateTextAttributes ? conversion : nil
            #expect(UIApplication.shared.sendAction(Selector(action), to: recorder, from: sender, for: nil))
            #expect(recorder.called == [action])
            #expect(!UIResponder().canPerformAction(Selector(action), withSender: nil))
        }
        #expect(StandardEditAction.allCases.count == 37)
    }

    @Test("the conversion handler of text attributes is passed as the sender")
    func conversion() {
        let editor = Editor()
        let selector = Selector(UIResponder.updateTextAttributes(conversionHandler:))
        let conversion: UIResponderStandardEditActions.TextAttributesConversion = { _ in [.font: 1] }
        #expect(UIApplication.shared.sendAction(selector, to: editor, from: conversion, for: nil))
        #expect(editor.log == ["1"])
        #expect(!UIApplication.shared.sendAction(selector, to: editor, from: 1, for: nil))
    }

    @Test("controls send standard actions by method reference")
    func controls() {
        let (stage, _, editor) = stage()
        #expect(editor.becomeFirstResponder())
        let button = stage.add(UIButton(), CGRect(x: 60, y: 0, width: 40, height: 40))
        button.addTarget(nil, action: UIResponder.copy(_:), for: .touchUpInside)
        button.addTarget(editor, action: Editor.copy(_:), for: .touchDown)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchDown)
        #expect(editor.log == ["copy", "copy"])
        button.removeTarget(editor, action: Selector(UIResponder.copy(_:)), for: .allEvents)
        button.sendActions(for: .touchDown)
        #expect(editor.log.count == 2)
    }

    @Test("an action sent to an object that does not implement it is reported and not sent")
    func missing() {
        var texts: [String] = []
        let old = ResponderDiagnostics.report
        ResponderDiagnostics.report = { texts.append($0) }
        defer { ResponderDiagnostics.report = old }
        #expect(!UIApplication.shared.sendAction(Selector(UIResponder.rename(_:)), to: Editor(), from: nil, for: nil))
        #expect(texts.count == 1 && texts[0].contains("Editor") && texts[0].contains("rename"))
    }
}

/// A responder that overrides every action.
private final class ActionRecorder: UIResponder {
    var called: [StandardEditAction] = []
    override func cut(_ sender: Any?) { called.append(.cut) }
    override func copy(_ sender: Any?) { called.append(.copy) }
    override func paste(_ sender: Any?) { called.append(.paste) }
    override func pasteAndMatchStyle(_ sender: Any?) { called.append(.pasteAndMatchStyle) }
    override func pasteAndGo(_ sender: Any?) { called.append(.pasteAndGo) }
    override func pasteAndSearch(_ sender: Any?) { called.append(.pasteAndSearch) }
    override func newFromPasteboard(_ sender: Any?) { called.append(.newFromPasteboard) }
    override func select(_ sender: Any?) { called.append(.select) }
    override func selectAll(_ sender: Any?) { called.append(.selectAll) }
    override func delete(_ sender: Any?) { called.append(.delete) }
    override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
        called.append(.makeTextWritingDirectionLeftToRight)
    }
    override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
        called.append(.makeTextWritingDirectionRightToLeft)
    }
    override func toggleBoldface(_ sender: Any?) { called.append(.toggleBoldface) }
    override func toggleItalics(_ sender: Any?) { called.append(.toggleItalics) }
    override func toggleUnderline(_ sender: Any?) { called.append(.toggleUnderline) }
    override func increaseSize(_ sender: Any?) { called.append(.increaseSize) }
    override func decreaseSize(_ sender: Any?) { called.append(.decreaseSize) }
    override func alignLeft(_ sender: Any?) { called.append(.alignLeft) }
    override func alignCenter(_ sender: Any?) { called.append(.alignCenter) }
    override func alignJustified(_ sender: Any?) { called.append(.alignJustified) }
    override func alignRight(_ sender: Any?) { called.append(.alignRight) }
    override func find(_ sender: Any?) { called.append(.find) }
    override func findAndReplace(_ sender: Any?) { called.append(.findAndReplace) }
    override func findNext(_ sender: Any?) { called.append(.findNext) }
    override func findPrevious(_ sender: Any?) { called.append(.findPrevious) }
    override func useSelectionForFind(_ sender: Any?) { called.append(.useSelectionForFind) }
    override func updateTextAttributes(conversionHandler: TextAttributesConversion) {
        called.append(.updateTextAttributes)
    }
    override func printContent(_ sender: Any?) { called.append(.printContent) }
    override func rename(_ sender: Any?) { called.append(.rename) }
    override func duplicate(_ sender: Any?) { called.append(.duplicate) }
    override func move(_ sender: Any?) { called.append(.move) }
    override func export(_ sender: Any?) { called.append(.export) }
    override func toggleSidebar(_ sender: Any?) { called.append(.toggleSidebar) }
    override func toggleInspector(_ sender: Any?) { called.append(.toggleInspector) }
    override func performClose(_ sender: Any?) { called.append(.performClose) }
    override func openSettings(_ sender: Any?) { called.append(.openSettings) }
    override func showWritingTools(_ sender: Any?) { called.append(.showWritingTools) }
}
