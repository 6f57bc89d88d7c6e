import Testing
import UIKitTesting

@testable import UIKit

/// Rows of 40 points in a table view of 200 × 200 points.
@MainActor @Suite(.serialized) struct TableFocusTests {
    private final class Delegate: NSObject, UITableViewDelegate {
        var focusable: (Int) -> Bool = { _ in true }
        var follows: (Int) -> Bool = { _ in false }
        var preferred: IndexPath?
        var permitsFocus = true
        var log: [String] = []

        func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
            focusable(indexPath.row)
        }
        func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
            follows(indexPath.row)
        }
        func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }
        func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
            permitsFocus
        }
        func tableView(
            _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            func text(_ path: IndexPath?) -> String { path.map { "\($0.row)" } ?? "-" }
            log.append(
                "\(text(context.previouslyFocusedIndexPath)) \(text(context.nextFocusedIndexPath)) "
                    + "\(context.focusHeading.rawValue)")
            coordinator.addCoordinatedAnimations({ self.log.append("animation") })
        }
    }

    private func make(rows: [Int] = [100]) throws -> (TableStage, Delegate) {
        let delegate = Delegate()
        let stage = try TableStage(rows: rows) { table, _ in table.delegate = delegate }
        stage.retained = [delegate]
        return (stage, delegate)
    }

    private func press(_ stage: TableStage, _ keys: UIKeyboardHIDUsage...) throws {
        for key in keys { try stage.generator.keyPress(key) }
    }

    @Test("KS-03: rows that cannot be focused are skipped by keys, and do not get the cursor by clicks")
    func skipping() throws {
        let (stage, delegate) = try make(rows: [20])
        delegate.focusable = { ![0, 2, 3, 8, 19].contains($0) }
        try press(stage, .keyboardTab)
        #expect(stage.table.cursorRow == 1)
        try press(stage, .keyboardDownArrow)
        #expect(stage.table.cursorRow == 1)
        try press(stage, .keyboardDownArrow)
        #expect(stage.table.cursorRow == 4)
        try press(stage, .keyboardUpArrow)
        #expect(stage.table.cursorRow == 1)
        try press(stage, .keyboardUpArrow)
        #expect(stage.table.cursorRow == 1)
        try press(stage, .keyboardEnd)
        #expect(stage.table.cursorRow == 18)
        try press(stage, .keyboardHome)
        #expect(stage.table.cursorRow == 1)
        try press(stage, .keyboardDownArrow, .keyboardPageDown)
        // Row 8 is a page below row 4.
        #expect(stage.table.cursorRow == 7)
        try stage.generator.wait(1)
        let row = stage.table.rectForRow(at: IndexPath(row: 8, section: 0))
        let point = CGPoint(x: 20, y: row.midY - stage.table.contentOffset.y)
        if point.y < 200 { try stage.generator.pointerClick(at: point) }
        #expect(stage.table.cursorRow != 8)
    }

    @Test("KS-01: a table view is entered at the preferred row, again if it does not remember the last one")
    func preferred() throws {
        let (stage, delegate) = try make()
        delegate.preferred = IndexPath(row: 2, section: 0)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 250, y: 0, width: 100, height: 30)
        stage.window.addSubview(button)
        try press(stage, .keyboardTab)
        #expect(stage.table.isFocused && stage.table.cursorRow == 2)
        try press(stage, .keyboardDownArrow, .keyboardDownArrow, .keyboardTab)
        #expect(button.isFocused && stage.table.cursorRow == 3)
        stage.table.remembersLastFocusedIndexPath = false
        try press(stage, .keyboardTab, .keyboardTab)
        #expect(button.isFocused && stage.table.cursorRow == 2)
        // A row that does not exist is ignored.
        delegate.preferred = IndexPath(row: 100, section: 0)
        #expect(stage.table.cursorRow == 0)
    }

    @Test("KS-03: the delegate can prevent moves of the focus, and is notified of moves, entering and leaving")
    func notifications() throws {
        let (stage, delegate) = try make()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 250, y: 0, width: 100, height: 30)
        stage.window.addSubview(button)
        try press(stage, .keyboardTab, .keyboardDownArrow, .keyboardDownArrow)
        #expect(delegate.log == ["- 0 0", "animation", "0 1 2", "animation"])
        delegate.permitsFocus = false
        delegate.log = []
        try press(stage, .keyboardDownArrow)
        #expect(stage.table.cursorRow == 1 && delegate.log == [])
        delegate.permitsFocus = true
        try press(stage, .keyboardTab)
        #expect(button.isFocused && delegate.log == ["1 - 0", "animation"])
    }

    @Test("KS-04: selectionFollowsFocusForRowAt decides for each row, and its default is the property")
    func following() throws {
        let (stage, delegate) = try make()
        delegate.follows = { $0 % 2 == 1 }
        try press(stage, .keyboardTab, .keyboardDownArrow, .keyboardDownArrow)
        #expect(stage.table.indexPathForSelectedRow?.row == 1)
        try press(stage, .keyboardDownArrow)
        #expect(stage.table.cursorRow == 2 && stage.table.indexPathForSelectedRow?.row == 1)
        let other = try TableStage()
        other.table.selectionFollowsFocus = true
        #expect(other.table.followsFocus(3))
        other.table.selectionFollowsFocus = false
        #expect(!other.table.followsFocus(3))
    }

    @Test("KS-14: without allowsFocus, a table view is no stop of Tab")
    func allowing() throws {
        let (stage, _) = try make()
        stage.table.allowsFocus = false
        try press(stage, .keyboardTab)
        #expect(!stage.table.isFocused && !stage.table.canBecomeFocused)
    }
}
