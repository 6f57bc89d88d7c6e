import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct TableSectionTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    /// A data source that logs the rows whose deletion the user requested.
    private final class CommitSource: NSObject, UITableViewDataSource {
        var committed: [IndexPath] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }

        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) { committed.append(indexPath) }
    }

    /// Creates a table with two sections of 10 rows of 40 points and headers of 30 points, without padding.
    private func make(_ style: UITableView.Style = .plain) throws -> TableStage {
        try TableStage(style: style, rows: [10, 10]) { table, source in
            source.titles = [0: "A", 1: "B"]
            table.sectionHeaderHeight = 30
            table.sectionHeaderTopPadding = 0
            table.sectionFooterHeight = 0
        }
    }

    @Test("TV-09: the state is set before the cell is displayed")
    func state() throws {
        let stage = try TableStage()
        stage.table.selectRow(at: path(50), animated: false, scrollPosition: .none)
        var isSelected: Bool?
        stage.source.onCall = { [weak table = stage.table] call in
            if call == "show 0.50" { isSelected = table?.cellForRow(at: IndexPath(row: 50, section: 0))?.isSelected }
        }
        stage.table.contentOffset.y = 2000
        stage.table.layoutIfNeeded()
        #expect(isSelected == true)
    }

    @Test("TV-13: the parts follow each other")
    func parts() throws {
        let stage = try make()
        stage.table.sectionHeaderTopPadding = 5
        stage.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
        stage.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
        stage.table.layoutIfNeeded()
        #expect(stage.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 55, width: 200, height: 30))
        #expect(stage.table.rectForRow(at: path(0)).minY == 85)
        #expect(stage.table.rect(forSection: 1) == CGRect(x: 0, y: 485, width: 200, height: 435))
        #expect(stage.table.tableFooterView?.frame == CGRect(x: 0, y: 920, width: 200, height: 60))
        #expect(stage.table.contentSize.height == 980)
    }

    @Test("TV-14: plain sections without view and title have no header")
    func withoutHeader() throws {
        let stage = try TableStage(rows: [3, 3]) { _, source in source.titles = [1: "B"] }
        #expect(stage.table.rectForRow(at: path(0)).minY == 0 && stage.table.headerView(forSection: 0) == nil)
        #expect(stage.table.headerView(forSection: 1)?.textLabel?.text == "B")
        #expect(stage.table.rectForHeader(inSection: 1).height > 0)
    }

    @Test("TV-15: a plain header stays at the top until its section ends")
    func pinning() throws {
        let stage = try make()
        func top(_ offset: CGFloat) -> CGFloat? {
            stage.table.contentOffset.y = offset
            stage.table.layoutIfNeeded()
            return stage.table.headerView(forSection: 0).map { $0.frame.minY - offset }
        }
        #expect(top(0) == 0 && top(100) == 0 && top(400) == 0 && top(410) == -10)
        #expect(top(435) == nil && stage.table.headerView(forSection: 1)?.frame.minY == 435)
        #expect(stage.table.rectForHeader(inSection: 1).minY == 430)
    }

    @Test("TV-15: headers of other styles scroll")
    func groupedHeaders() throws {
        let stage = try make(.grouped)
        stage.table.contentOffset.y = 20
        stage.table.layoutIfNeeded()
        #expect(stage.table.headerView(forSection: 0)?.frame.minY == 0)
    }

    @Test("TV-16: the table header view keeps its height, and a new height counts when it is assigned again")
    func tableHeader() throws {
        let stage = try make()
        let header = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 50))
        stage.table.tableHeaderView = header
        stage.table.layoutIfNeeded()
        #expect(header.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
        header.frame.size.height = 80
        #expect(stage.table.rectForHeader(inSection: 0).minY == 50)
        stage.table.tableHeaderView = header
        #expect(stage.table.rectForHeader(inSection: 0).minY == 80)
    }

    @Test("TV-20: a height that becomes known above leaves what the user sees")
    func anchor() throws {
        let heights = TableHeights()
        heights.height = { _ in 60 }
        let stage = try TableStage { table, _ in
            table.dataSource = heights
            table.delegate = heights
        }
        stage.table.contentOffset.y = 2000
        stage.table.layoutIfNeeded()
        for _ in 0..<30 {
            let row = try #require(stage.table.indexPathsForVisibleRows?[1])
            let before = stage.table.rectForRow(at: row).minY - stage.table.contentOffset.y
            stage.table.contentOffset.y -= 30
            stage.table.layoutIfNeeded()
            let after = stage.table.rectForRow(at: row).minY - stage.table.contentOffset.y
            #expect(abs(after - before - 30) < 0.01)
        }
    }

    @Test("TV-23: rows scroll to positions, and pinned headers do not cover them")
    func positions() throws {
        let stage = try make()
        func offset(_ position: UITableView.ScrollPosition) -> CGFloat {
            stage.table.scrollToRow(at: path(5), at: position, animated: false)
            return stage.table.contentOffset.y
        }
        #expect(offset(.top) == 200 && offset(.bottom) == 70 && offset(.none) == 70)
        stage.table.contentOffset.y = 400
        #expect(offset(.none) == 200)
        stage.table.scrollToRow(at: path(NSNotFound, 1), at: .top, animated: false)
        #expect(stage.table.contentOffset.y == 430)
    }

    @Test("TV-24: scrolling ends at the true position with estimates")
    func estimates() throws {
        let heights = TableHeights()
        heights.height = { CGFloat(30 + $0 % 7 * 10) }
        let stage = try TableStage { table, _ in
            table.dataSource = heights
            table.delegate = heights
        }
        for row in [80, 20, 99, 0, 50] {
            stage.table.scrollToRow(at: path(row), at: .middle, animated: false)
            let rect = stage.table.rectForRow(at: path(row))
            #expect(rect.height == heights.height(row) && stage.table.bounds.insetBy(dx: 0, dy: -0.5).contains(rect))
            stage.table.scrollToRow(at: path(row), at: .top, animated: true)
            try stage.generator.wait(1)
            #expect(stage.table.bounds.insetBy(dx: 0, dy: -0.5).contains(stage.table.rectForRow(at: path(row))))
        }
    }

    @Test("TV-25: scrolling to a row that does not exist stops the program")
    func missingRow() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let source = TableLog()
                source.rows = [82]
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                table.dataSource = source
                table.scrollToRow(at: IndexPath(row: 82, section: 0), at: .top, animated: false)
            }
        }
    }

    @Test("KS-07: with several selected rows, clicks select one, Control adds, Shift selects a range")
    func multipleSelection() throws {
        let stage = try TableStage { table, _ in table.allowsMultipleSelection = true }
        func selected() -> [Int] { stage.table.indexPathsForSelectedRows?.map(\.row) ?? [] }
        func click(_ row: Int, _ key: UIKeyboardHIDUsage? = nil) throws {
            try stage.generator.wait(1)
            if let key { try stage.generator.keyDown(key) }
            try stage.generator.pointerClick(at: CGPoint(x: 50, y: CGFloat(row) * 40 + 20))
            if let key { try stage.generator.keyUp(key) }
        }
        try click(0)
        try click(1)
        #expect(selected() == [1])
        try click(3, .keyboardLeftControl)
        #expect(selected() == [1, 3])
        try click(1, .keyboardLeftShift)
        #expect(selected() == [1, 2, 3])
        try click(4, .keyboardLeftShift)
        #expect(selected() == [3, 4])
    }

    @Test("SW-02: the control of an edited row asks for confirmation before it commits the deletion")
    func commit() throws {
        let stage = try TableStage()
        let source = CommitSource()
        stage.table.dataSource = source
        stage.table.setEditing(true, animated: false)
        stage.table.layoutIfNeeded()
        let cell = try #require(stage.table.cellForRow(at: path(1)))
        stage.table.cellDidTapEditControl(cell)
        #expect(source.committed == [])
        stage.table.swipes.session?.view.buttons.first?.sendActions(for: .touchUpInside)
        #expect(source.committed == [path(1)])
    }

    @Test("TV-21: another text size makes all heights unknown, and visible rows get their new ones")
    func textSize() throws {
        let stage = try TableStage(rowHeight: nil) { _, source in
            source.configure = { cell, path in
                var content = cell.defaultContentConfiguration()
                content.text = "Row \(path.row)"
                cell.contentConfiguration = content
            }
        }
        let known = stage.table.rectForRow(at: path(0)).height
        stage.table.scrollToRow(at: path(90), at: .top, animated: false)
        try stage.generator.wait(0.1)
        #expect(stage.table.rectForRow(at: path(0)).height == known)
        stage.table.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        try stage.generator.wait(0.1)
        #expect(stage.table.rectForRow(at: path(0)).height != known, "The estimate")
        let visible = try #require(stage.table.visibleCells.first)
        #expect(visible.frame.height > known * 1.5)
    }

    @Test("PF-05: known heights need at most 8 bytes a row, uniform ones none")
    func memory() {
        var rows = RowHeights(count: 100_000, height: RowExtent(44, isEstimate: true))
        #expect(rows.allocatedBytes == 0)
        for row in 0..<100_000 { rows[row] = RowExtent(CGFloat(30 + row % 9)) }
        #expect(rows.allocatedBytes <= 800_000 && rows.row(at: rows.offset(of: 77_777)) == 77_777)
    }

    @Test("TV-14: headers that hug their content are as wide as it, at the leading side")
    func huggingHeaders() throws {
        let stage = try TableStage { table, source in source.titles = [0: "A"] }
        let header = try #require(stage.table.headerView(forSection: 0))
        #expect(header.frame.width == 200 && stage.table.contentHuggingElements == [])
        stage.table.contentHuggingElements = .sectionHeaders
        let width = header.frame.width
        #expect(width > 32 && width < 60 && header.frame.minX == 0)
        stage.table.semanticContentAttribute = .forceRightToLeft
        stage.table.contentHuggingElements = []
        stage.table.contentHuggingElements = .sectionHeaders
        #expect(header.frame.maxX == 200 && header.frame.width == width)
    }
}
