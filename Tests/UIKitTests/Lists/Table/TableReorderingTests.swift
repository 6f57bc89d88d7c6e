import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct TableReorderingTests {
    /// A data source and delegate that moves rows, and logs it.
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections: [[String]] = [(0..<20).map { "\($0)" }]
        var log: [String] = []
        var chosen: IndexPath?
        var titles: [String] = []
        var isMovable: (IndexPath) -> Bool = { _ in true }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            log.append("cell \(indexPath.row)")
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = sections[indexPath.section][indexPath.row]
            cell.showsReorderControl = true
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            titles.indices.contains(section) ? titles[section] : nil
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { isMovable(indexPath) }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            log.append(
                "move \(sourceIndexPath.section).\(sourceIndexPath.row) "
                    + "\(destinationIndexPath.section).\(destinationIndexPath.row)")
            let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
            sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.row)
        }
        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath { chosen ?? proposedDestinationIndexPath }

        func moves() -> [String] { log.filter { $0.hasPrefix("move") } }
    }

    private func make(_ sections: [[String]]? = nil) throws -> (TableStage, Source) {
        let source = Source()
        if let sections { source.sections = sections }
        let stage = try TableStage { table, _ in
            table.dataSource = source
            table.delegate = source
            table.isEditing = true
        }
        source.log = []
        return (stage, source)
    }

    /// The reorder control of a row of 40 points, while the table view is not scrolled.
    private func control(_ row: Int) -> CGPoint { CGPoint(x: 180, y: CGFloat(row) * 40 + 20) }

    private func texts(_ table: UITableView) -> [String] {
        table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
    }

    private func drag(_ stage: TableStage, from start: CGPoint, by distance: CGFloat) throws {
        try stage.generator.pointerMove(to: start)
        try stage.generator.pointerDown()
        for step in 1...10 {
            try stage.generator.pointerMove(to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 10))
        }
        try stage.generator.wait(0.3)
    }

    @Test("SW-08: a row that is dragged down takes the place of another, and no cell is asked for")
    func down() throws {
        let (stage, source) = try make()
        try drag(stage, from: control(0), by: 85)
        let cells = stage.table.visibleCells
        #expect(texts(stage.table).prefix(3) == ["1", "2", "0"] && source.moves() == [])
        try stage.generator.pointerUp()
        #expect(source.moves() == ["move 0.0 0.2"] && source.sections[0].prefix(4) == ["1", "2", "0", "3"])
        try stage.generator.wait(1)
        #expect(texts(stage.table).prefix(4) == ["1", "2", "0", "3"])
        #expect(stage.table.visibleCells.allSatisfy { cell in cells.contains { $0 === cell } })
        #expect(stage.table.visibleCells[2].frame == CGRect(x: 0, y: 80, width: 200, height: 40))
    }

    @Test("SW-08: a row that is dragged up takes the place of another")
    func upwards() throws {
        let (stage, source) = try make()
        try drag(stage, from: control(3), by: -70)
        #expect(texts(stage.table).prefix(4) == ["0", "3", "1", "2"])
        try stage.generator.pointerUp()
        #expect(source.moves() == ["move 0.3 0.1"])
    }

    @Test("SW-08: a row that returns to its place does not move")
    func unmoved() throws {
        let (stage, source) = try make()
        try drag(stage, from: control(1), by: 15)
        try stage.generator.pointerUp()
        try stage.generator.wait(1)
        #expect(source.log == [] && stage.table.visibleCells[1].frame.minY == 40)
    }

    @Test("SW-08: the delegate chooses another place, or none that exists")
    func choice() throws {
        let (stage, source) = try make()
        source.chosen = IndexPath(row: 4, section: 0)
        try drag(stage, from: control(0), by: 45)
        try stage.generator.pointerUp()
        #expect(source.moves() == ["move 0.0 0.4"])
        try stage.generator.wait(1)
        source.log = []
        source.chosen = IndexPath(row: 99, section: 7)
        try drag(stage, from: control(0), by: 45)
        try stage.generator.pointerUp()
        #expect(source.moves() == [])
    }

    @Test("SW-08: rows move between sections")
    func sections() throws {
        let (stage, source) = try make([["a", "b"], ["c", "d"]])
        try drag(stage, from: control(0), by: 85)
        try stage.generator.pointerUp()
        #expect(source.moves() == ["move 0.0 1.1"] && source.sections == [["b"], ["c", "a", "d"]])
        try stage.generator.wait(1)
        #expect(texts(stage.table) == ["b", "c", "a", "d"])
    }

    /// Two sections with headers of 30 points: rows at 30, 70, and 140, 180.
    private func makeWithHeaders(_ sections: [[String]]) throws -> (TableStage, Source) {
        let (stage, source) = try make(sections)
        source.titles = ["A", "B"]
        stage.table.sectionHeaderTopPadding = 0
        stage.table.sectionHeaderHeight = 30
        stage.table.reloadData()
        try stage.generator.wait(0.1)
        return (stage, source)
    }

    @Test("SW-08: a row that is dragged down becomes the first one of a later section, whose header gives way")
    func firstOfNext() throws {
        let (stage, source) = try makeWithHeaders([["a", "b"], ["c", "d"]])
        try drag(stage, from: CGPoint(x: 180, y: 90), by: 28)
        let header = try #require(stage.table.headerView(forSection: 1))
        #expect(header.frame.minY == 70 && texts(stage.table) == ["a", "b", "c", "d"])
        #expect(stage.table.cellForRow(at: IndexPath(row: 0, section: 1))?.frame.minY == 140)
        try stage.generator.pointerUp()
        #expect(source.moves() == ["move 0.1 1.0"] && source.sections == [["a"], ["b", "c", "d"]])
        try stage.generator.wait(1)
        #expect(header.frame.minY == 70 && texts(stage.table) == ["a", "b", "c", "d"])
        // Back, from the first row of the second section to the end of the first one.
        source.log = []
        try drag(stage, from: CGPoint(x: 180, y: 120), by: -28)
        #expect(header.frame.minY == 110)
        try stage.generator.pointerUp()
        #expect(source.moves() == ["move 1.0 0.1"] && source.sections == [["a", "b"], ["c", "d"]])
    }

    @Test("SW-08: a row can be dragged into an empty section")
    func emptySection() throws {
        let (stage, source) = try makeWithHeaders([["a", "b"], []])
        try drag(stage, from: CGPoint(x: 180, y: 90), by: 35)
        try stage.generator.pointerUp()
        #expect(source.moves() == ["move 0.1 1.0"] && source.sections == [["a"], ["b"]])
        let (upper, above) = try makeWithHeaders([[], ["c", "d"]])
        try drag(upper, from: CGPoint(x: 180, y: 80), by: -35)
        try upper.generator.pointerUp()
        #expect(above.moves() == ["move 1.0 0.0"] && above.sections == [["c"], ["d"]])
    }

    @Test("SW-08: without a header between two sections, the end of one and the beginning of the next are both reached")
    func adjacentSections() throws {
        let (stage, source) = try make([["a", "b"], ["c", "d"]])
        try drag(stage, from: control(0), by: 42)
        try stage.generator.pointerUp()
        #expect(source.moves() == ["move 0.0 0.1"])
        try stage.generator.wait(1)
        source.log = []
        try drag(stage, from: control(0), by: 55)
        try stage.generator.pointerUp()
        #expect(source.moves() == ["move 0.0 1.0"] && source.sections == [["a"], ["b", "c", "d"]])
    }

    @Test("SW-08: rows that cannot be moved have no control")
    func fixed() throws {
        let source = Source()
        source.isMovable = { $0.row != 0 }
        let stage = try TableStage { table, _ in
            table.dataSource = source
            table.isEditing = true
        }
        #expect(stage.table.visibleCells.map(\.accessories.showsReorderControl).prefix(2) == [false, true])
    }

    @Test("SW-10: near an edge, dragging scrolls")
    func scrolling() throws {
        let (stage, source) = try make()
        try drag(stage, from: control(0), by: 175)
        try stage.generator.wait(2)
        #expect(stage.table.contentOffset.y > 100)
        try stage.generator.pointerUp()
        try stage.generator.wait(1)
        let index = try #require(source.sections[0].firstIndex(of: "0"))
        #expect(index > 6 && source.moves().count == 1)
        #expect(texts(stage.table).contains("0"))
    }

    @Test("SW-10: Escape returns the row to its place")
    func escape() throws {
        let (stage, source) = try make()
        stage.table.allowsSelectionDuringEditing = true
        stage.table.becomeFirstResponder()
        try drag(stage, from: control(0), by: 85)
        try stage.generator.keyPress(.keyboardEscape)
        try stage.generator.pointerUp()
        try stage.generator.wait(1)
        #expect(source.log == [] && texts(stage.table).first == "0" && stage.table.reordering == nil)
    }

    @Test("SW-08: a data source that loads other rows during a move ends it")
    func reloading() throws {
        let (stage, source) = try make()
        try drag(stage, from: control(0), by: 85)
        source.sections = [["x"]]
        stage.table.reloadData()
        try stage.generator.wait(0.1)
        try stage.generator.pointerMove(to: CGPoint(x: 180, y: 150))
        try stage.generator.pointerUp()
        #expect(source.moves() == [] && texts(stage.table) == ["x"] && stage.table.reordering == nil)
    }
}
