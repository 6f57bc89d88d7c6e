import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct ColumnTableTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    // MARK: Columns

    @Test("CO-01: columns have identifiers, and are added, moved, hidden and removed")
    func columns() throws {
        let stage = try ColumnStage()
        let table = stage.table
        #expect(stage.order == "abc" && table.column(withIdentifier: "b") == 1)
        #expect(table.column(withIdentifier: "x") == nil && table.tableColumn(withIdentifier: "x") == nil)
        table.moveColumn(0, toColumn: 2)
        #expect(stage.order == "bca")
        stage.column("c").isHidden = true
        #expect(stage.widths == [80, 0, 100] && table.rect(ofColumn: 2).minX == 80)
        #expect(table.column(at: CGPoint(x: 85, y: 50)) == 2 && table.column(at: CGPoint(x: 250, y: 50)) == nil)
        let column = stage.column("b")
        table.removeTableColumn(column)
        #expect(stage.order == "ca" && column.tableView == nil)
        table.addTableColumn(column)
        #expect(stage.order == "cab" && column.tableView === table)
    }

    @Test("CO-01: an identifier that exists stops the program")
    func duplicate() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let table = ColumnTableView(frame: .zero)
                table.addTableColumn(TableColumn(identifier: "a"))
                table.addTableColumn(TableColumn(identifier: "a"))
            }
        }
    }

    @Test("CO-02: widths have limits, and lengths that are none are ignored")
    func limits() {
        let column = TableColumn(identifier: "a")
        #expect(column.width == 120 && column.minWidth == 32 && column.maxWidth == 10_000)
        column.width = 10
        #expect(column.width == 32)
        column.maxWidth = 200
        column.width = 500
        #expect(column.width == 200)
        column.width = .nan
        column.minWidth = -1
        column.maxWidth = .infinity
        #expect(column.width == 200 && column.minWidth == 32 && column.maxWidth == 200)
        column.minWidth = 300
        #expect(column.width == 300 && column.maxWidth == 300)
    }

    @Test("CO-02: a flexible column takes what the others leave, but not less than its minimum")
    func flexible() throws {
        let stage = try ColumnStage { table, _ in table.tableColumns[0].isFlexible = true }
        #expect(stage.widths == [160, 80, 60] && stage.table.contentSize.width == 300)
        stage.table.frame.size.width = 200
        try stage.generator.wait(0.1)
        #expect(stage.widths == [60, 80, 60])
        stage.column("a").minWidth = 90
        try stage.generator.wait(0.1)
        #expect(stage.widths == [90, 80, 60] && stage.table.contentSize.width == 230)
        #expect(stage.table.cellForRow(at: path(0))?.frame.width == 230)
    }

    // MARK: Rows

    @Test("CO-03: the data source provides a text for each visible column of a row")
    func texts() throws {
        let stage = try ColumnStage { table, source in
            table.tableColumns[1].isHidden = true
            source.rows = 1
        }
        let cell = try #require(stage.table.cellForRow(at: path(0)) as? ColumnTableViewCell)
        #expect(cell.textLabel(forColumn: "a").text == "a0" && cell.textLabel(forColumn: "c").text == "c0")
        #expect(stage.labelFrame("a").minX == 10 && stage.labelFrame("a").width == 80)
        #expect(stage.labelFrame("c").minX == 110 && stage.labelFrame("c").width == 40)
        stage.source.log = []
        stage.column("b").isHidden = false
        try stage.generator.wait(0.1)
        #expect(stage.source.take() == ["text a0", "text b0", "text c0"])
        #expect(stage.labelFrame("b").minX == 110 && stage.labelFrame("c").minX == 190)
        #expect(stage.table.cellForRow(at: path(0)) === cell)
    }

    @Test("CO-03: the data source provides views, and gets them back")
    func views() throws {
        var reused = 0
        let stage = try ColumnStage { _, source in
            source.view = { name, row, old in
                guard name == "b" else { return nil }
                if old != nil { reused += 1 }
                let view = old as? UISwitch ?? UISwitch()
                view.tag = row
                return view
            }
        }
        let cell = try #require(stage.table.cellForRow(at: path(2)) as? ColumnTableViewCell)
        let view = try #require(cell.view(forColumn: "b") as? UISwitch)
        #expect(view.tag == 2 && view.frame == CGRect(x: 110, y: 0, width: 60, height: cell.contentView.bounds.height))
        #expect(reused == 0)
        stage.table.contentOffset.y = 1000
        try stage.generator.wait(0.1)
        #expect(reused > 0)
        cell.setText("text", forColumn: "b")
        #expect(view.superview == nil && cell.view(forColumn: "b") == nil)
    }

    @Test("CO-03: a diffable data source returns rows of columns")
    func diffable() throws {
        var source: UITableViewDiffableDataSource<Int, String>?
        let stage = try ColumnStage { table, _ in
            table.register(ColumnTableViewCell.self, forCellReuseIdentifier: "row")
            source = UITableViewDiffableDataSource(tableView: table) { table, path, name in
                let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
                (cell as? ColumnTableViewCell)?.setText(name, forColumn: "b")
                return cell
            }
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["x", "y"])
        source?.apply(snapshot, animatingDifferences: false)
        try stage.generator.wait(0.1)
        let cell = stage.table.cellForRow(at: path(1)) as? ColumnTableViewCell
        #expect(cell?.textLabel(forColumn: "b").text == "y")
        #expect(stage.labelFrame("b", row: 1) == CGRect(x: 110, y: 28, width: 60, height: stage.labelFrame("b").height))
    }

    @Test("CO-04: rows are 28 points high, or as high as the content of their columns")
    func heights() throws {
        let stage = try ColumnStage { table, source in
            table.rowHeight = UITableView.automaticDimension
            source.view = { name, row, _ in
                guard name == "c", row == 1 else { return nil }
                return UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: 40, height: 70)).image { _ in })
            }
        }
        #expect(stage.table.rectForRow(at: path(0)).height == 28)
        #expect(stage.table.rectForRow(at: path(1)).height == 79)
    }

    @Test("CO-04: texts are aligned as their column requests, in both directions", arguments: [false, true])
    func alignment(isRightToLeft: Bool) throws {
        let stage = try ColumnStage(isRightToLeft: isRightToLeft) { table, _ in
            table.tableColumns[1].alignment = .trailing
            table.tableColumns[2].alignment = .center
        }
        let cell = try #require(stage.table.cellForRow(at: path(0)) as? ColumnTableViewCell)
        let alignments = ["a", "b", "c"].map { cell.textLabel(forColumn: $0).textAlignment }
        #expect(alignments == (isRightToLeft ? [.right, .left, .center] : [.left, .right, .center]))
    }

    // MARK: Header

    @Test("CO-10: the header stays at the top and scrolls horizontally with the rows")
    func header() throws {
        let stage = try ColumnStage(width: 150)
        let (table, header) = (stage.table, stage.table.header)
        #expect(table.contentSize.width == 240 && table.adjustedContentInset.top == 28)
        #expect(table.contentOffset == CGPoint(x: 0, y: -28))
        #expect(header.frame == CGRect(x: 0, y: -28, width: 150, height: 28))
        table.contentOffset = CGPoint(x: 50, y: 300)
        try stage.generator.wait(0.1)
        #expect(header.frame == CGRect(x: 50, y: 300, width: 150, height: 28))
        let title = header.buttons[1]
        #expect(title.convert(title.bounds, to: table) == CGRect(x: 100, y: 300, width: 80, height: 28))
        table.scrollToRow(at: path(50), at: .top, animated: false)
        #expect(table.contentOffset == CGPoint(x: 50, y: 50 * 28 - 28))
        table.showsHeader = false
        #expect(table.adjustedContentInset.top == 0 && header.isHidden)
    }

    @Test("CO-10: headers of sections stay below the header")
    func sections() throws {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                ColumnTableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section" }
        }
        let source = Source()
        let stage = try ColumnStage { table, _ in table.dataSource = source }
        stage.table.contentOffset.y = 500
        try stage.generator.wait(0.1)
        #expect(stage.table.headerView(forSection: 0)?.frame.minY == 528)
        #expect(stage.table.subviews.last === stage.table.header)
    }

    @Test("CO-10: presses of the header do not reach the rows behind it")
    func presses() throws {
        let stage = try ColumnStage { table, _ in table.tableColumns[0].isSortable = false }
        stage.table.contentOffset.y = 300
        try stage.generator.wait(0.1)
        try stage.generator.pointerClick(at: CGPoint(x: 280, y: 10))
        #expect(stage.source.take().filter { $0.hasPrefix("select") } == [])
        try stage.generator.pointerClick(at: CGPoint(x: 280, y: 60))
        #expect(stage.source.take().last == "select 12")
    }

    @Test("CO-11: right to left, the first column is at the right, and wide content begins there")
    func rightToLeft() throws {
        let stage = try ColumnStage(width: 150, isRightToLeft: true)
        #expect(stage.table.rect(ofColumn: 0).minX == 140 && stage.table.rect(ofColumn: 2).minX == 0)
        #expect(stage.table.contentOffset.x == 90)
        stage.column("a").width = 130
        try stage.generator.wait(0.1)
        #expect(stage.table.contentOffset.x == 120)
        stage.table.contentOffset.x = 100
        try stage.generator.wait(0.1)
        stage.table.frame.size.width = 160
        try stage.generator.wait(0.1)
        #expect(stage.table.contentOffset.x == 90)
        let title = stage.table.header.buttons[0]
        #expect(title.convert(title.bounds, to: stage.table).maxX == 270)
        #expect(stage.labelFrame("a").maxX == 260)
    }

    @Test("CO-12: selection, keys and updates are those of table views")
    func selection() throws {
        let stage = try ColumnStage { table, _ in table.allowsMultipleSelection = true }
        try stage.generator.pointerClick(at: CGPoint(x: 20, y: 60))
        try stage.generator.keyPress(.keyboardDownArrow, modifiers: .shift)
        #expect(stage.table.indexPathsForSelectedRows == [path(1), path(2)])
        stage.source.rows = 99
        stage.table.deleteRows(at: [path(0)], with: .automatic)
        try stage.generator.wait(1)
        #expect(stage.table.indexPathsForSelectedRows == [path(0), path(1)])
    }

    @Test("TV-53: every second row has another color, unless the app sets one")
    func alternatingRows() throws {
        let stage = try ColumnStage { table, _ in table.usesAlternatingRowBackgroundColors = true }
        func color(_ row: Int) -> UIColor { stage.table.cellForRow(at: path(row))?.backgroundColor ?? .systemBackground }
        #expect(color(0) == .systemBackground && color(1) == .alternateRowBackground && color(2) == .systemBackground)
        stage.table.cellForRow(at: path(1))?.backgroundColor = .red
        stage.source.rows = 99
        stage.table.deleteRows(at: [path(0)], with: .none)
        try stage.generator.wait(1)
        #expect(color(0) == .red && color(1) == .alternateRowBackground && color(2) == .systemBackground)
        stage.table.usesAlternatingRowBackgroundColors = false
        #expect(color(1) == .systemBackground)
    }
}
