import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct TableKeyTests {
    /// A delegate that logs selection, and returns texts for rows.
    private final class Delegate: NSObject, UITableViewDelegate {
        var log: [String] = []
        var texts: [String] = []

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            log.append("deselect \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            log.append("primary \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, typeSelectStringForRowAt indexPath: IndexPath) -> String? {
            texts.indices.contains(indexPath.row) ? texts[indexPath.row] : nil
        }

        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    private func make(multiple: Bool = false, rows: [Int] = [100]) throws -> (TableStage, Delegate) {
        let delegate = Delegate()
        let stage = try TableStage(rows: rows) { table, _ in
            table.delegate = delegate
            table.allowsMultipleSelection = multiple
        }
        return (stage, delegate)
    }

    private func selected(_ stage: TableStage) -> [Int] { stage.table.indexPathsForSelectedRows?.map(\.row) ?? [] }

    @Test("KS-01: Tab enters a list at the cursor, the selection or the first visible row")
    func entering() throws {
        let (stage, _) = try make()
        stage.table.contentOffset.y = 100
        try stage.generator.keyPress(.keyboardTab)
        #expect(stage.table.isFocused && stage.table.cursorRow == 3)
        stage.table.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
        #expect(stage.table.cursorRow == 4)
        let other = try make().0
        other.table.allowsSelection = false
        #expect(!other.table.canBecomeFocused && other.table.cursorRow == 0)
    }

    @Test("KS-02: the ring surrounds the row at the cursor after a key, not after a click")
    func ring() throws {
        let (stage, _) = try make()
        try stage.generator.pointerClick(at: CGPoint(x: 50, y: 60))
        #expect(stage.table.isFirstResponder && !stage.table.isFocused)
        try stage.generator.keyPress(.keyboardDownArrow)
        #expect(stage.table.isFocused && stage.table.cursorRow == 2)
        #expect(stage.table.focusRingShape.rect == CGRect(x: 2, y: 81, width: 196, height: 38))
    }

    @Test("KS-02: the row in the place of a deleted one has the cursor")
    func deletion() throws {
        let (stage, _) = try make(rows: [5])
        stage.table.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
        stage.source.rows = [4]
        stage.table.deleteRows(at: [IndexPath(row: 4, section: 0)], with: .none)
        #expect(stage.table.cursorRow == 3)
    }

    @Test("KS-03, KS-11: arrows, Page, Home and End move the cursor and scroll to it")
    func moves() throws {
        let (stage, _) = try make()
        try stage.generator.keyPress(.keyboardTab)
        try stage.generator.keyPress(.keyboardDownArrow)
        #expect(stage.table.cursorRow == 0)
        try stage.generator.keyPress(.keyboardDownArrow)
        #expect(stage.table.cursorRow == 1)
        try stage.generator.keyPress(.keyboardPageDown)
        #expect(stage.table.cursorRow == 5)
        try stage.generator.wait(1)
        #expect(stage.table.contentOffset.y == 40)
        try stage.generator.keyPress(.keyboardEnd)
        try stage.generator.wait(1)
        #expect(stage.table.cursorRow == 99 && stage.table.contentOffset.y == 3800)
        try stage.generator.keyPress(.keyboardPageUp)
        #expect(stage.table.cursorRow == 95)
        // TB-12: containers turn tabs with Control.
        try stage.generator.keyPress(.keyboardPageUp, modifiers: .control)
        #expect(stage.table.cursorRow == 95)
        try stage.generator.keyPress(.keyboardUpArrow)
        #expect(stage.table.cursorRow == 94)
        try stage.generator.keyPress(.keyboardHome)
        try stage.generator.wait(1)
        #expect(stage.table.cursorRow == 0 && stage.table.contentOffset.y == 0)
    }

    @Test("KS-04, KS-09: without selectionFollowsFocus, arrows select nothing, and Space and Return are taps")
    func taps() throws {
        let (stage, delegate) = try make()
        try stage.generator.keyPress(.keyboardTab)
        for _ in 0..<3 { try stage.generator.keyPress(.keyboardDownArrow) }
        #expect(delegate.take() == [] && selected(stage) == [])
        try stage.generator.keyPress(.keyboardReturnOrEnter)
        #expect(delegate.take() == ["select 2", "primary 2"] && selected(stage) == [2])
        try stage.generator.keyPress(.keyboardDownArrow)
        try stage.generator.keyPress(.keyboardSpacebar)
        #expect(delegate.take() == ["deselect 2", "select 3", "primary 3"])
    }

    @Test("KS-04: with selectionFollowsFocus, arrows select")
    func following() throws {
        let (stage, delegate) = try make()
        stage.table.selectionFollowsFocus = true
        try stage.generator.keyPress(.keyboardTab)
        for _ in 0..<2 { try stage.generator.keyPress(.keyboardDownArrow) }
        #expect(delegate.take() == ["select 0", "deselect 0", "select 1"])
        try stage.generator.keyPress(.keyboardReturnOrEnter)
        #expect(delegate.take() == ["primary 1"])
    }

    @Test("KS-05, KS-06: Shift selects from the anchor, Control moves only the cursor, Space selects")
    func several() throws {
        let (stage, _) = try make(multiple: true)
        try stage.generator.keyPress(.keyboardTab)
        for _ in 0..<3 { try stage.generator.keyPress(.keyboardDownArrow) }
        #expect(selected(stage) == [2])
        try stage.generator.keyPress(.keyboardDownArrow, modifiers: .shift)
        try stage.generator.keyPress(.keyboardDownArrow, modifiers: .shift)
        #expect(selected(stage) == [2, 3, 4])
        try stage.generator.keyPress(.keyboardUpArrow, modifiers: .shift)
        #expect(selected(stage) == [2, 3])
        for _ in 0..<3 { try stage.generator.keyPress(.keyboardDownArrow, modifiers: .control) }
        #expect(selected(stage) == [2, 3] && stage.table.cursorRow == 6)
        try stage.generator.keyPress(.keyboardSpacebar, modifiers: .control)
        #expect(selected(stage) == [2, 3, 6])
        try stage.generator.keyPress(.keyboardDownArrow, modifiers: [.control, .shift])
        #expect(selected(stage) == [2, 3, 6, 7])
        try stage.generator.keyPress(.keyboardSpacebar)
        #expect(selected(stage) == [7])
    }

    @Test("KS-05, KS-08: Control-A selects all rows, and asks for each of not more than 1000")
    func all() throws {
        let (stage, delegate) = try make(multiple: true, rows: [20_000])
        try stage.generator.keyPress(.keyboardTab)
        try stage.generator.keyPress(.keyboardDownArrow)
        #expect(delegate.take() == ["select 0"])
        try stage.generator.keyPress(.keyboardA, modifiers: .control)
        #expect(stage.table.indexPathsForSelectedRows?.count == 20_000 && delegate.take() == [])
        #expect(stage.table.visibleCells.allSatisfy { $0.isSelected })
        try stage.generator.keyPress(.keyboardA, modifiers: [.control, .shift])
        #expect(stage.table.indexPathsForSelectedRows == nil)
        #expect(!stage.table.visibleCells.contains { $0.isSelected })
    }

    @Test("KS-10: typing moves to rows whose texts begin so")
    func typing() throws {
        let (stage, delegate) = try make()
        delegate.texts = (0..<100).map { $0 == 40 ? "Berlin" : $0 == 60 ? "Bern" : $0 == 61 ? "Lima" : "x" }
        try stage.generator.keyPress(.keyboardTab)
        try stage.generator.keyType("b")
        #expect(stage.table.cursorRow == 40)
        try stage.generator.keyType("b")
        #expect(stage.table.cursorRow == 60)
        try stage.generator.wait(2)
        try stage.generator.keyType("ber")
        #expect(stage.table.cursorRow == 40)
        try stage.generator.wait(2)
        try stage.generator.keyType("LI")
        #expect(stage.table.cursorRow == 61)
        stage.table.delegate = stage.source
        try stage.generator.wait(2)
        try stage.generator.keyType("row 0.60")
        #expect(stage.table.cursorRow == 60)
    }

    @Test("KS-09: Return does not perform the primary action of a row that cannot be selected")
    func refused() throws {
        final class Refusing: NSObject, UITableViewDelegate {
            var log: [String] = []
            func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { false }
            func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
                log.append("primary")
            }
        }
        let delegate = Refusing()
        let stage = try TableStage { table, _ in
            table.delegate = delegate
            table.selectionFollowsFocus = true
        }
        try stage.generator.keyPress(.keyboardTab)
        try stage.generator.keyPress(.keyboardDownArrow)
        try stage.generator.keyPress(.keyboardReturnOrEnter)
        #expect(delegate.log == [] && stage.table.indexPathForSelectedRow == nil && stage.table.cursorRow == 0)
    }

    @Test("KS-12: Delete deletes a row that the data source lets the user delete")
    func deleteKey() throws {
        final class Source: NSObject, UITableViewDataSource {
            var log: [String] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }
            func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 0 }
            func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {
                log.append("commit \(editingStyle == .delete) \(indexPath.row)")
            }
        }
        let source = Source()
        let stage = try TableStage { table, _ in table.dataSource = source }
        try stage.generator.keyPress(.keyboardTab)
        try stage.generator.keyPress(.keyboardDeleteForward)
        #expect(source.log == [])
        for _ in 0..<2 { try stage.generator.keyPress(.keyboardDownArrow) }
        try stage.generator.keyPress(.keyboardDeleteForward)
        #expect(source.log == ["commit true 1"])
    }

    @Test("KS-13: keys in a text field of a row belong to the field")
    func textField() throws {
        let stage = try TableStage()
        let cell = try #require(stage.table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let field = UITextField(frame: CGRect(x: 80, y: 5, width: 100, height: 30))
        cell.contentView.addSubview(field)
        field.becomeFirstResponder()
        try stage.generator.keyType("ab ")
        try stage.generator.keyPress(.keyboardDownArrow)
        #expect(field.text == "ab " && stage.table.selection.cursor == nil)
        try stage.generator.pointerClick(at: CGPoint(x: 20, y: 100))
        #expect(field.isFirstResponder && stage.table.indexPathForSelectedRow?.row == 2)
    }
}
