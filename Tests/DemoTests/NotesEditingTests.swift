import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Notes

@MainActor @Suite(.serialized) struct NotesEditingTests {
    @Test func anOutlineListsTitlesAndPreviews() {
        let outline = NoteOutline("before\n# Groceries\n\nMilk and Bread\n#\nnothing\n")
        #expect(outline.notes.map(\.title) == ["before", "Groceries", "Untitled"])
        #expect(outline.notes.map(\.preview) == ["", "Milk and Bread", "nothing"])
        #expect(outline.notes.map(\.start) == [0, 7, 35] && outline.words == 6)
        #expect(outline.index(at: 0) == 0 && outline.index(at: 10) == 1 && outline.index(at: 1000) == 2)
        #expect(NoteOutline().notes.isEmpty && NoteOutline().index(at: 0) == nil)
    }

    @Test func anOutlineCountsInUTF16AndSplitsAtCRLF() {
        let outline = NoteOutline("# 👩‍👩‍👧\r\n한글\r\n# B\r\n")
        #expect(outline.notes.map(\.title) == ["👩‍👩‍👧", "B"] && outline.notes[0].preview == "한글")
        #expect(outline.notes[1].start == "# 👩‍👩‍👧\r\n한글\r\n".utf16.count)
    }

    private func showSidebar(_ text: String) throws -> (NoteSidebar, EventGenerator) {
        let sidebar = NoteSidebar(frame: CGRect(x: 0, y: 0, width: 260, height: 400))
        let generator = try EventGenerator(view: sidebar)
        sidebar.show(NoteOutline(text), caret: 0)
        try generator.wait(0.1)
        return (sidebar, generator)
    }

    @Test func theSidebarFindsNotesByTitleAndText() throws {
        let (sidebar, generator) = try showSidebar("# Milk\nwhite\n# Bread\nbrown\n# Soap\nmilky\n")
        #expect(sidebar.list.notes.count == 3)
        try generator.pointerClick(at: sidebar.searchBar)
        try generator.keyType("MILK")
        #expect(sidebar.list.notes.map(\.title) == ["Milk", "Soap"])
        var chosen: [Int] = []
        sidebar.onChoose = { chosen.append($0) }
        try generator.keyPress(.keyboardReturnOrEnter)
        #expect(chosen == [0] && sidebar.searchBar.text == "" && sidebar.list.notes.count == 3)
    }

    @Test func arrowKeysAndClicksChooseNotes() throws {
        let (sidebar, generator) = try showSidebar("# One\n# Two\n# Three\n")
        var chosen: [Int] = []
        sidebar.onChoose = { chosen.append($0) }
        try generator.pointerClick(at: CGPoint(x: sidebar.frame.minX + 60, y: sidebar.frame.minY + 66))
        #expect(sidebar.list.isFirstResponder && sidebar.list.chosen == 0)
        try generator.keyPress(.keyboardDownArrow)
        try generator.keyPress(.keyboardDownArrow)
        try generator.keyPress(.keyboardDownArrow)
        #expect(sidebar.list.chosen == 2 && chosen.count >= 3)
        try generator.keyPress(.keyboardHome)
        #expect(sidebar.list.chosen == 0)
    }

    @Test func theStatusBarCountsWords() {
        let bar = StatusBar(frame: CGRect(x: 0, y: 0, width: 400, height: 29))
        func texts() -> [String] { bar.subviews.compactMap { ($0 as? UILabel)?.text } }
        bar.show(file: "~/list.md", words: 1)
        #expect(texts() == ["~/list.md", "1 word"])
        bar.show(file: "~/list.md", words: 2, warning: "Not saved")
        #expect(texts() == ["Not saved", "2 words"])
    }

    @Test func aQuestionIsAnsweredWithKeys() throws {
        let controller = UIViewController()
        let generator = try EventGenerator(viewController: controller)
        var answers: [String] = []
        func ask() throws {
            controller.present(
                Question(
                    "Save?", "The text has changed.",
                    [
                        Question.Choice(title: "Save") { answers.append("save") },
                        Question.Choice(title: "Cancel") { answers.append("cancel") },
                    ]
                ).makeAlert(),
                animated: true)
            try generator.wait(1)
        }
        try ask()
        try generator.keyPress(.keyboardReturnOrEnter)
        try generator.wait(1)
        try ask()
        try generator.keyPress(.keyboardEscape)
        try generator.wait(1)
        #expect(answers == ["save", "cancel"] && controller.presentedViewController == nil)
    }

    @Test func unsavedTextIsStoredASecondAfterAChange() {
        #expect(NoteDocument.autosavingDelay == 1 && !NoteDocument.autosavesInPlace)
    }

    @Test func theListAndTheEditorAreAStackInANarrowWindow() throws {
        let split = NotesSplitController()
        let generator = try EventGenerator(viewController: split)
        try generator.windowResize(to: CGSize(width: 900, height: 600))
        try generator.wait(0.2)
        #expect(!split.isCollapsed && split.list.view.window != nil && split.editor.view.window != nil)
        try generator.windowResize(to: CGSize(width: 500, height: 600))
        try generator.wait(0.2)
        #expect(split.isCollapsed && split.list.view.window == nil && split.editor.view.window != nil)
        split.editor.findNote()
        try generator.wait(1)
        #expect(split.list.view.window != nil && split.editor.view.window == nil)
        #expect(split.list.sidebar.searchBar.searchTextField.isFirstResponder)
        split.editor.addNote()
        try generator.wait(1)
        #expect(split.editor.view.window != nil && split.list.sidebar.list.notes.count == 1)
        try generator.windowResize(to: CGSize(width: 900, height: 600))
        try generator.wait(0.2)
        #expect(!split.isCollapsed && split.list.view.window != nil && split.editor.view.window != nil)
    }
}
