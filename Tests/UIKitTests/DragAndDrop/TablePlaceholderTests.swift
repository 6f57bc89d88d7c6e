import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// Placeholders of dropped items in table views. Rows are 40 points high, placeholders 30.
@MainActor @Suite(.serialized) struct TablePlaceholderTests {
    private final class Names: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDropDelegate {
        var names = ["A", "B", "C", "D"]
        var log: [String] = []
        var contexts: [any UITableViewDropPlaceholderContext] = []
        var updates = 0
        var count = 1

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            // Fails for an index path that the data source does not know.
            names[indexPath.row].isEmpty ? 0 : 40
        }
        func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { log.append("display \(names[indexPath.row])") }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(names[indexPath.row])")
        }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            for _ in 0..<count {
                let placeholder = UITableViewDropPlaceholder(
                    insertionIndexPath: coordinator.destinationIndexPath ?? IndexPath(row: 0, section: 0),
                    reuseIdentifier: "placeholder", rowHeight: 30)
                placeholder.cellUpdateHandler = { [weak self] cell in
                    self?.updates += 1
                    cell.textLabel?.text = "Loading"
                }
                contexts.append(coordinator.drop(coordinator.items[0].dragItem, to: placeholder))
            }
        }
    }

    private func make(_ stage: DragDropStage, _ names: Names) -> UITableView {
        let table = UITableView(frame: .zero)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "placeholder")
        table.dataSource = names
        table.delegate = names
        table.dropDelegate = names
        stage.add(table, CGRect(x: 0, y: 0, width: 200, height: 300))
        table.layoutIfNeeded()
        return table
    }

    /// Drops an item in front of the third row.
    private func drop(_ stage: DragDropStage, y: CGFloat = 82) throws {
        try stage.drag(CGPoint(x: 240, y: 40), CGPoint(x: 260, y: 40), CGPoint(x: 100, y: y))
        try stage.generator.wait(1)
    }

    private func texts(_ table: UITableView) -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func makeStage() throws -> DragDropStage {
        let stage = try DragDropStage()
        _ = stage.addSource(CGRect(x: 220, y: 20, width: 80, height: 60))
        return stage
    }

    @Test("DI-11: a placeholder is displayed without the data source, and is replaced by a row")
    func commit() throws {
        let stage = try makeStage()
        let names = Names()
        let table = make(stage, names)
        try drop(stage)
        #expect(texts(table) == ["A", "B", "Loading", "C", "D"] && names.updates == 1)
        #expect(table.hasUncommittedUpdates && table.numberOfRows(inSection: 0) == 4)
        #expect(table.visibleCells[2].frame == CGRect(x: 0, y: 80, width: 200, height: 30))
        let context = try #require(names.contexts.first)
        #expect(context.dragItem.itemProvider.canLoadObject(ofClass: NSString.self))
        var target: IndexPath?
        names.log = []
        #expect(
            context.commitInsertion {
                target = $0
                names.names.insert("new", at: $0.row)
            })
        try stage.generator.wait(1)
        #expect(target == path(2) && texts(table) == ["A", "B", "new", "C", "D"])
        #expect(!table.hasUncommittedUpdates && names.log == ["display new"])
        #expect(table.rectForRow(at: path(2)).height == 40)
        // It exists no longer.
        #expect(!context.commitInsertion { _ in Issue.record("called again") } && !context.deletePlaceholder())
    }

    @Test("DI-11: index paths of the table view do not count placeholders")
    func indexPaths() throws {
        let stage = try makeStage()
        let names = Names()
        let table = make(stage, names)
        try drop(stage)
        #expect(table.cellForRow(at: path(2))?.textLabel?.text == "C")
        #expect(table.rectForRow(at: path(2)).minY == 110)
        #expect(table.indexPath(for: table.visibleCells[3]) == path(2))
        #expect(table.indexPath(for: table.visibleCells[2]) == nil)
        #expect(table.indexPathsForVisibleRows == (0..<4).map(path))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 95)) == nil)
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 115)) == path(2))
        names.log = []
        // The placeholder cannot be selected.
        try stage.generator.pointerClick(at: CGPoint(x: 100, y: 95))
        #expect(names.log == [])
        try stage.generator.wait(1)
        try stage.generator.pointerClick(at: CGPoint(x: 100, y: 120))
        #expect(names.log == ["select C"] && table.indexPathForSelectedRow == path(2))
        table.selectionFollowsFocus = true
        names.log = []
        try stage.generator.keyPress(.keyboardUpArrow)
        #expect(names.log == ["select B"])
    }

    @Test("DI-11: a placeholder can be deleted")
    func delete() throws {
        let stage = try makeStage()
        let names = Names()
        let table = make(stage, names)
        try drop(stage)
        #expect(names.contexts[0].deletePlaceholder())
        try stage.generator.wait(1)
        #expect(texts(table) == ["A", "B", "C", "D"] && !table.hasUncommittedUpdates)
        #expect(table.rectForRow(at: path(2)).minY == 80)
        #expect(!names.contexts[0].deletePlaceholder())
    }

    @Test("DI-11: updates of the data source meanwhile keep placeholders at their rows")
    func updates() throws {
        let stage = try makeStage()
        let names = Names()
        let table = make(stage, names)
        try drop(stage)
        names.names = ["new", "B", "C"]
        table.performBatchUpdates {
            table.deleteRows(at: [self.path(0), self.path(3)], with: .none)
            table.insertRows(at: [self.path(0)], with: .none)
        }
        try stage.generator.wait(1)
        #expect(texts(table) == ["new", "B", "Loading", "C"])
        names.names[2] = "c"
        table.reloadRows(at: [path(2)], with: .none)
        table.reconfigureRows(at: [path(1)])
        try stage.generator.wait(1)
        #expect(texts(table) == ["new", "B", "Loading", "c"])
        #expect(names.contexts[0].commitInsertion { names.names.insert("x", at: $0.row) })
        try stage.generator.wait(1)
        #expect(texts(table) == ["new", "B", "x", "c"])
    }

    @Test("DI-11: several placeholders are replaced in any order")
    func several() throws {
        let stage = try makeStage()
        let names = Names()
        names.count = 3
        let table = make(stage, names)
        try drop(stage)
        #expect(texts(table) == ["A", "B", "Loading", "Loading", "Loading", "C", "D"])
        // The last one is in front.
        #expect(names.contexts[0].commitInsertion { names.names.insert("first", at: $0.row) })
        #expect(names.contexts[2].commitInsertion { names.names.insert("third", at: $0.row) })
        #expect(names.contexts[1].deletePlaceholder())
        try stage.generator.wait(1)
        #expect(texts(table) == ["A", "B", "third", "first", "C", "D"])
    }

    @Test("DI-11: reloading the data removes placeholders; an app may insert the row itself")
    func reload() throws {
        let stage = try makeStage()
        let names = Names()
        let table = make(stage, names)
        try drop(stage)
        table.reloadData()
        table.layoutIfNeeded()
        #expect(texts(table) == ["A", "B", "C", "D"])
        #expect(!names.contexts[0].commitInsertion { _ in Issue.record("called after a reload") })
        try drop(stage)
        #expect(
            names.contexts[1].commitInsertion {
                names.names.insert("own", at: $0.row)
                table.insertRows(at: [$0], with: .none)
            })
        try stage.generator.wait(1)
        #expect(texts(table) == ["A", "B", "own", "C", "D"])
    }
}
