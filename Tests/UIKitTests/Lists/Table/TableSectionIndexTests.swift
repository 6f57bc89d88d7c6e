import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct TableSectionIndexTests {
    /// Sections of ten rows, with one letter each.
    private final class Source: NSObject, UITableViewDataSource {
        var titles: [String]? = ["A", "B", "C", "D"]
        var log: [String] = []
        var section: (Int) -> Int = { $0 }

        func numberOfSections(in tableView: UITableView) -> Int { 4 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? {
            log.append("titles")
            return titles
        }
        func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
            log.append("section \(title) \(index)")
            return section(index)
        }
    }

    private func make(_ configure: (UITableView, Source) -> Void = { _, _ in }) throws -> (TableStage, Source) {
        let source = Source()
        let stage = try TableStage { table, _ in
            table.dataSource = source
            configure(table, source)
        }
        return (stage, source)
    }

    // The four lines of 14 points are in the middle of the 200 points: from 72 to 128.
    private func point(_ line: Int) -> CGPoint { CGPoint(x: 179, y: 72 + 14 * CGFloat(line) + 7) }

    @Test("TV-18: a press of a title scrolls to its section, and dragging goes on")
    func pressing() throws {
        let (stage, source) = try make()
        #expect(source.log == ["titles"])
        #expect(stage.table.sectionIndex.view?.frame == CGRect(x: 170, y: 0, width: 30, height: 200))
        try stage.generator.pointerMove(to: point(2))
        try stage.generator.pointerDown()
        #expect(source.log.last == "section C 2" && stage.table.contentOffset.y == 800)
        try stage.generator.pointerMove(to: point(1))
        #expect(source.log.last == "section B 1" && stage.table.contentOffset.y == 400)
        try stage.generator.pointerMove(to: CGPoint(x: 179, y: 5))
        #expect(source.log.last == "section A 0" && stage.table.contentOffset.y == 0)
        try stage.generator.pointerUp()
        #expect(stage.table.indexPathForSelectedRow == nil)
        try stage.generator.wait(0.1)
        #expect(stage.table.sectionIndex.view?.frame.minY == 0)
    }

    @Test("TV-18: a finger that drags over the index does not drag the rows")
    func fingers() throws {
        let (stage, source) = try make()
        try stage.generator.fingerDown(at: point(0))
        try stage.generator.wait(0.3)
        for step in 1...14 { try stage.generator.fingerMove(to: CGPoint(x: 179, y: 79 + 3 * CGFloat(step))) }
        #expect(source.log == ["titles", "section A 0", "section B 1", "section C 2", "section D 3"])
        #expect(stage.table.contentOffset.y == 1200)
        #expect(!stage.table.isDragging)
        try stage.generator.fingerUp()
    }

    @Test("TV-18: the index leaves the content of cells less width, and comes and goes with its titles")
    func width() throws {
        let (stage, source) = try make()
        let table = stage.table
        func content() -> CGFloat? { table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.frame.width }
        #expect(content() == 170)
        source.titles = nil
        table.reloadSectionIndexTitles()
        try stage.generator.wait(0.1)
        #expect(content() == 200 && table.sectionIndex.view == nil)
        source.titles = ["A"]
        table.reloadData()
        try stage.generator.wait(0.1)
        #expect(content() == 170)
        table.sectionIndexMinimumDisplayRowCount = 41
        try stage.generator.wait(0.1)
        #expect(content() == 200)
        table.sectionIndexMinimumDisplayRowCount = 40
        try stage.generator.wait(0.1)
        #expect(content() == 170)
    }

    @Test("TV-18: the search title leads to the top, and sections that do not exist nowhere")
    func search() throws {
        let (stage, source) = try make { table, source in
            source.titles = [UITableView.indexSearch, "A", "B", "C"]
            source.section = { $0 - 1 }
        }
        try stage.generator.pointerClick(at: point(3))
        #expect(stage.table.contentOffset.y == 800)
        source.section = { _ in 99 }
        try stage.generator.pointerClick(at: point(2))
        #expect(stage.table.contentOffset.y == 800)
        source.section = { _ in -1 }
        try stage.generator.pointerClick(at: point(0))
        #expect(stage.table.contentOffset.y == 0)
    }

    @Test("TV-18: if not all titles fit, some are displayed with bullets between them")
    func shortened() {
        #expect(TableIndexView.shown(4, inLines: 10) == [0, 1, 2, 3])
        #expect(TableIndexView.shown(26, inLines: 5) == [0, nil, 12, nil, 25])
        #expect(TableIndexView.shown(26, inLines: 4) == [0, nil, 25])
        #expect(TableIndexView.shown(26, inLines: 1) == [0] && TableIndexView.shown(26, inLines: 0) == [])
        #expect(TableIndexView.shown(0, inLines: 5) == [])
    }

    @Test("TV-18: colors of the index")
    func colors() throws {
        let (stage, _) = try make { table, _ in
            table.sectionIndexColor = .red
            table.sectionIndexBackgroundColor = .green
            table.sectionIndexTrackingBackgroundColor = .blue
        }
        let view = try #require(stage.table.sectionIndex.view)
        #expect(view.subviews.compactMap { ($0 as? UILabel)?.textColor } == [.red, .red, .red, .red])
        #expect(view.backgroundColor == .green)
        try stage.generator.pointerMove(to: point(1))
        try stage.generator.pointerDown()
        #expect(view.backgroundColor == .blue)
        try stage.generator.pointerUp()
        #expect(view.backgroundColor == .green)
    }

    @Test("TV-18: grouped table views have no index")
    func grouped() throws {
        let source = Source()
        let stage = try TableStage(style: .grouped) { table, _ in table.dataSource = source }
        #expect(source.log == [] && stage.table.sectionIndex.view == nil)
    }
}
