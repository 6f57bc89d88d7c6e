import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct TableSelectionTests {
    /// A delegate that logs selection.
    private final class Delegate: NSObject, UITableViewDelegate {
        var log: [String] = []
        var highlights = true
        var target: (IndexPath) -> IndexPath? = { $0 }
        var leaving: (IndexPath) -> IndexPath? = { $0 }

        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            record("shouldHighlight \(indexPath.row)")
            return highlights
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            record("didHighlight \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            record("didUnhighlight \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            record("willSelect \(indexPath.row)")
            return target(indexPath)
        }
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            record("willDeselect \(indexPath.row)")
            return leaving(indexPath)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            record("didSelect \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            record("didDeselect \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            record("primary \(indexPath.row)")
        }

        private func record(_ text: String) { log.append(text) }

        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    private func make(multiple: Bool = false) throws -> (TableStage, Delegate) {
        let delegate = Delegate()
        let stage = try TableStage { table, _ in
            table.delegate = delegate
            table.allowsMultipleSelection = multiple
        }
        return (stage, delegate)
    }

    private func point(_ row: Int) -> CGPoint { CGPoint(x: 50, y: CGFloat(row) * 40 + 20) }

    @Test("TV-43, TV-49: a click highlights, selects and performs the primary action in this order")
    func order() throws {
        let (stage, delegate) = try make()
        try stage.generator.pointerClick(at: point(1))
        #expect(
            delegate.take() == [
                "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1", "primary 1",
            ])
        try stage.generator.wait(1)
        try stage.generator.pointerClick(at: point(3))
        #expect(
            delegate.take() == [
                "shouldHighlight 3", "didHighlight 3", "didUnhighlight 3", "willSelect 3", "willDeselect 1",
                "didDeselect 1", "didSelect 3", "primary 3",
            ])
        #expect(stage.table.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
        #expect(stage.table.visibleCells.map(\.isSelected) == [false, false, false, true, false])
    }

    @Test("TV-43: a tap of a finger selects")
    func finger() throws {
        let (stage, delegate) = try make()
        try stage.generator.fingerTap(at: point(2))
        #expect(delegate.take().contains("didSelect 2"))
        #expect(stage.table.indexPathForSelectedRow?.row == 2)
    }

    @Test("TV-44: the delegate prevents and replaces selection")
    func permission() throws {
        let (stage, delegate) = try make()
        delegate.highlights = false
        try stage.generator.pointerClick(at: point(1))
        #expect(delegate.take() == ["shouldHighlight 1"] && stage.table.indexPathForSelectedRow == nil)
        delegate.highlights = true
        delegate.target = { _ in IndexPath(row: 4, section: 0) }
        try stage.generator.pointerClick(at: point(1))
        #expect(stage.table.indexPathForSelectedRow?.row == 4)
        delegate.target = { _ in nil }
        try stage.generator.pointerClick(at: point(2))
        #expect(stage.table.indexPathForSelectedRow?.row == 4)
        delegate.target = { $0 }
        delegate.leaving = { _ in nil }
        try stage.generator.pointerClick(at: point(0))
        #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [0, 4])
    }

    @Test("TV-45: a second tap selects again, or deselects with several selected rows")
    func again() throws {
        let (stage, delegate) = try make()
        try stage.generator.fingerTap(at: point(1))
        _ = delegate.take()
        try stage.generator.wait(1)
        try stage.generator.fingerTap(at: point(1))
        #expect(
            delegate.take().filter { $0.hasPrefix("will") || $0.contains("elect") } == ["willSelect 1", "didSelect 1"])
        stage.table.allowsMultipleSelection = true
        try stage.generator.wait(1)
        try stage.generator.fingerTap(at: point(1))
        #expect(delegate.take().suffix(2) == ["willDeselect 1", "didDeselect 1"])
        #expect(stage.table.indexPathsForSelectedRows == nil)
    }

    @Test("TV-46, TV-47: code selects without notifying the delegate")
    func byCode() throws {
        let (stage, delegate) = try make()
        let table = stage.table
        #expect(table.allowsSelection && !table.allowsMultipleSelection)
        #expect(!table.allowsSelectionDuringEditing && !table.allowsMultipleSelectionDuringEditing)
        table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        table.selectRow(at: IndexPath(row: 50, section: 0), animated: false, scrollPosition: .none)
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 50, section: 0)] && table.contentOffset.y == 0)
        table.selectRow(at: IndexPath(row: 50, section: 0), animated: false, scrollPosition: .top)
        table.layoutIfNeeded()
        #expect(table.contentOffset.y == 2000 && table.visibleCells.first?.isSelected == true)
        table.deselectRow(at: IndexPath(row: 50, section: 0), animated: false)
        #expect(table.indexPathsForSelectedRows == nil && table.visibleCells.first?.isSelected == false)
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        table.selectRow(at: nil, animated: false, scrollPosition: .none)
        #expect(table.indexPathForSelectedRow == nil && delegate.take() == [])
    }

    @Test("TV-47: a change by the user posts the notification")
    func notification() throws {
        let (stage, _) = try make()
        nonisolated(unsafe) var count = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UITableView.selectionDidChangeNotification, object: stage.table, queue: nil
        ) { _ in count += 1 }
        defer { NotificationCenter.default.removeObserver(observer) }
        stage.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        #expect(count == 0)
        try stage.generator.pointerClick(at: point(2))
        #expect(count == 1)
    }

    @Test("TV-48: leaving the row ends the highlight and does not select")
    func leaving() throws {
        let (stage, delegate) = try make()
        try stage.generator.pointerDown(at: point(1))
        #expect(stage.table.visibleCells[1].isHighlighted)
        try stage.generator.pointerMove(to: point(3))
        try stage.generator.pointerUp()
        #expect(delegate.take() == ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1"])
        #expect(stage.table.indexPathForSelectedRow == nil && !stage.table.visibleCells[1].isHighlighted)
    }

    @Test("TV-17: there is no separator beside a selected row")
    func separators() throws {
        let (stage, _) = try make()
        stage.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        #expect(stage.table.visibleCells.map(\.separator.isVisible) == [true, false, false, true, true])
    }

    @Test("SW-01: editing sets the controls of editable rows")
    func editing() throws {
        let (stage, _) = try make()
        stage.table.setEditing(true, animated: false)
        #expect(
            stage.table.isEditing && stage.table.visibleCells.allSatisfy { $0.isEditing && $0.editingStyle == .delete })
        stage.table.isEditing = false
        #expect(stage.table.visibleCells.allSatisfy { !$0.isEditing })
    }

    @Test("TV-50: the controller's view is the table view")
    func controller() {
        let controller = UITableViewController(style: .grouped)
        #expect(controller.view === controller.tableView && controller.tableView.style == .grouped)
        #expect(controller.tableView.dataSource === controller && controller.tableView.delegate === controller)
        #expect(controller.clearsSelectionOnViewWillAppear)
    }
}
