import AccessibilityTree
import Testing

@testable import UIKit

/// Tests of the nodes of lists whose rows are not displayed, and of tables with columns.
@MainActor @Suite(.serialized) struct AccessibilityListTests {
    private final class Cell: UITableViewCell {
        static var count = 0
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            Cell.count += 1
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100_000 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = "row \(indexPath.row)"
            content.secondaryText = "detail"
            cell.contentConfiguration = content
            return cell
        }
    }

    @Test("AX-31: a reader walks a list of which few rows are displayed: cells are reused, and nodes are forgotten")
    func walk() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let table = stage.add(UITableView(), CGRect(x: 0, y: 0, width: 200, height: 200))
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        let rows = Rows()
        table.dataSource = rows
        table.layoutIfNeeded()
        let visible = table.visibleCells
        let list = try #require(table.accessibilityNode as? ListNode)
        let count = Cell.count
        weak var first: (any AccessibilityNode)?
        weak var shown: (any AccessibilityNode)?
        for index in 0..<ListNode.rowLimit * 2 {
            let row = try #require(list.childNode(at: index))
            if index == 0 { shown = row }
            if index == 1000 { first = row }
            #expect(row.name == "row \(index), detail" && list.index(ofChildNode: row) == index)
            #expect(row.parentNode === list && row.attributes["posinset"] == "\(index + 1)")
        }
        #expect(Cell.count <= count + 1 && table.contentOffset == .zero && table.visibleCells == visible)
        #expect(first == nil && shown != nil && list.childNode(at: 0) === shown)
        #expect(list.childNode(at: 1000)?.name == "row 1000, detail")
        // The cell that was read is displayed as that of another row.
        table.setContentOffset(CGPoint(x: 0, y: table.rowHeight > 0 ? table.rowHeight * 500 : 20_000), animated: false)
        table.layoutIfNeeded()
        for cell in table.visibleCells {
            let path = try #require(table.indexPath(for: cell))
            #expect(cell.accessibilityLabel == "row \(path.row), detail" && !cell.isHidden)
        }
    }

    @Test("AX-31: items of a collection view that are not displayed have their names")
    func collections() throws {
        final class Items: NSObject, UICollectionViewDataSource {
            var made: Set<ObjectIdentifier> = []
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10_000 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                cell.accessibilityLabel = "item \(path.item)"
                made.insert(ObjectIdentifier(cell))
                return cell
            }
        }
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 50)
        let view = stage.add(
            UICollectionView(frame: .zero, collectionViewLayout: layout), CGRect(x: 0, y: 0, width: 200, height: 200))
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let items = Items()
        view.dataSource = items
        view.layoutIfNeeded()
        let list = try #require(view.accessibilityNode as? ListNode)
        let count = items.made.count
        for index in stride(from: 0, to: 10_000, by: 50) {
            #expect(list.childNode(at: index)?.name == "item \(index)")
        }
        #expect(items.made.count <= count + 2 && view.contentOffset == .zero)
    }

    @Test("AX-31: a grid is a list of its items, which readers select; a placeholder is a row without a selection")
    func grids() throws {
        final class Items: NSObject, UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                let label = UILabel(frame: cell.bounds)
                label.text = "item \(path.item)"
                cell.contentView.addSubview(label)
                return cell
            }
        }
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 50)
        let view = stage.add(
            UICollectionView(frame: .zero, collectionViewLayout: layout), CGRect(x: 0, y: 0, width: 200, height: 200))
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let items = Items()
        view.dataSource = items
        view.allowsMultipleSelection = true
        view.layoutIfNeeded()
        let list = try #require(view.accessibilityNode as? ListNode)
        #expect(list.role == .list && view.accessibilityContainerType == .none && list.childNodeCount == 6)
        #expect(list.states.contains(.multiselectable))
        let rows = try (0..<6).map { try #require(list.childNode(at: $0)) }
        #expect(rows.map(\.name) == (0..<6).map { "item \($0)" } && rows.allSatisfy { $0.role == .listItem })
        let selection = try #require(list.selectionFacet)
        let server = try #require(stage.window.windowScene?.server)
        #expect(selection.setChildSelected(true, at: 4) && selection.setChildSelected(true, at: 1))
        server.serve(for: 0.1)
        #expect(view.indexPathsForSelectedItems == [1, 4].map { IndexPath(item: $0, section: 0) })
        #expect(selection.selectedChildCount == 2 && selection.selectedChild(at: 1) === rows[4])
        #expect(selection.isChildSelected(at: 1) && !selection.isChildSelected(at: 0))
        #expect(rows[4].states.contains(.selected) && !rows[0].states.contains(.selected))
        #expect(selection.setChildSelected(false, at: 1))
        server.serve(for: 0.1)
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
        #expect(selection.selectAllChildren())
        server.serve(for: 0.1)
        #expect(view.indexPathsForSelectedItems?.count == 6)
        #expect(selection.clearChildSelection())
        server.serve(for: 0.1)
        #expect(view.indexPathsForSelectedItems == [])
        // The app says what the grid is.
        view.accessibilityContainerType = .semanticGroup
        #expect(view.accessibilityContainerType == .semanticGroup && view.accessibilityNode.role != .list)
        view.accessibilityContainerType = .none
        let frames = rows.map(\.nodeFrame)
        #expect(frames[0].minY == frames[1].minY && frames[0].maxX <= frames[1].minX && frames[4].minY > frames[0].minY)
        let placeholder = ListPlaceholder(reuseIdentifier: "cell") { cell in
            let label = UILabel(frame: cell.bounds)
            label.text = "Loading"
            cell.addSubview(label)
        }
        view.insertPlaceholder(placeholder, at: IndexPath(item: 1, section: 0))
        view.layoutIfNeeded()
        #expect(list.childNodeCount == 7 && list.childNode(at: 1)?.name == "Loading")
        #expect(list.childNode(at: 2)?.name == "item 1")
        #expect(selection.setChildSelected(true, at: 1) && selection.setChildSelected(true, at: 2))
        server.serve(for: 0.1)
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }

    @Test("AX-31: a data source that changes the rows while a name is read gives no name, and nothing else happens")
    func changingRows() throws {
        final class Unsteady: NSObject, UITableViewDataSource {
            var reloads = false
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                if reloads { tableView.reloadData() }
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "row \(indexPath.row)"
                return cell
            }
        }
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let table = stage.add(UITableView(), CGRect(x: 0, y: 0, width: 200, height: 200))
        let source = Unsteady()
        table.dataSource = source
        table.layoutIfNeeded()
        let row = try #require(table.accessibilityNode.childNode(at: 900))
        source.reloads = true
        #expect(row.name == "")
        source.reloads = false
        table.layoutIfNeeded()
        #expect(row.states == .defunct && table.accessibilityNode.childNode(at: 900)?.name == "row 900")
    }

    @Test("AX-08: a table view with columns is a table of rows, whose cells are those of the visible columns")
    func columns() throws {
        final class Cities: NSObject, ColumnTableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }
            func columnTableView(
                _ tableView: ColumnTableView, textFor column: TableColumn, at indexPath: IndexPath
            ) -> String? { column.identifier == "view" ? nil : "\(column.identifier) \(indexPath.row)" }
            func columnTableView(
                _ tableView: ColumnTableView, viewFor column: TableColumn, at indexPath: IndexPath,
                reusing reusableView: UIView?
            ) -> UIView? {
                guard column.identifier == "view" else { return nil }
                let toggle = UISwitch()
                toggle.accessibilityLabel = "Active"
                return toggle
            }
        }
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let table = stage.add(ColumnTableView(frame: .zero), CGRect(x: 0, y: 0, width: 300, height: 200))
        for name in ["name", "view", "size"] {
            table.addTableColumn(TableColumn(identifier: name, title: name.uppercased()))
        }
        let source = Cities()
        table.dataSource = source
        table.layoutIfNeeded()
        let node = table.accessibilityNode
        let facet = try #require(node.tableFacet)
        #expect(node.role == .table && facet.tableRowCount == 1000 && facet.tableColumnCount == 3)
        let row = try #require(node.childNode(at: 2))
        #expect(row.role == .tableRow && row.childNodeCount == 4 && row.childNode(at: 3)?.name == "Active")
        let cell = try #require(facet.tableCell(row: 2, column: 2))
        #expect(cell.role == .tableCell && cell.name == "size 2" && cell.parentNode === row)
        #expect(row.childNode(at: 2) === cell && row.index(ofChildNode: cell) == 2)
        #expect(cell.tableCellFacet?.tableRow == 2 && cell.tableCellFacet?.tableColumn == 2)
        #expect(cell.tableCellFacet?.tableNode === node && cell.states.contains(.showing))
        #expect(facet.tableCell(row: 2, column: 1)?.name == "Active, 0")
        let frame = cell.nodeFrame
        #expect(frame.width == table.tableColumns[2].width && row.nodeFrame.minY == frame.minY)
        let first = try #require(facet.tableCell(row: 2, column: 0))
        #expect(node.node(at: CGPoint(x: first.nodeFrame.midX, y: first.nodeFrame.midY)) === first)
        // Headers.
        let header = try #require(facet.columnHeader(0))
        #expect(header.role == .columnHeader && header.name == "NAME" && header.parentNode === node)
        #expect(facet.columnHeader(3) == nil && facet.tableCell(row: 1000, column: 0) == nil)
        // Rows that are not displayed.
        let far = try #require(facet.tableCell(row: 999, column: 0))
        #expect(far.name == "name 999" && !far.states.contains(.showing) && !far.isDisplayed)
        // The selection.
        #expect(facet.selectedRows == [] && facet.setRowSelected(true, row: 2) && !facet.setRowSelected(true, row: -1))
        stage.window.windowScene?.server.serve(for: 0.5)
        #expect(facet.selectedRows == [2] && facet.isRowSelected(2) && cell.states.contains(.selected))
        // A hidden column.
        table.tableColumns[0].isHidden = true
        #expect(facet.tableColumnCount == 2 && cell.tableCellFacet?.tableColumn == 1 && far.parentNode == nil)
        #expect(far.states == .defunct && far.name == "" && row.childNode(at: 1) === cell)
        table.showsHeader = false
        #expect(facet.columnHeader(0) == nil)
    }
}
