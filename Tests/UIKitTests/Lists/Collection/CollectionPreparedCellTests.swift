import Testing
import UIKitTesting

@testable import UIKit

/// Four columns of items of 50 × 50 points, in a view of 200 × 200 points.
@MainActor @Suite(.serialized) struct CollectionPreparedCellTests {
    private func cells(_ log: [String]) -> [String] { log.filter { $0.hasPrefix("cell") } }

    @Test("PF-02, CV-17: while the content scrolls, the cells of the next lines are prepared, and displayed later")
    func preparing() throws {
        let stage = try CollectionStage()
        stage.view.contentOffset.y = 10
        try stage.generator.wait(1)
        let log = stage.takeLog()
        // The line that enters, and two lines of the next half page.
        #expect(cells(log).count == 12 && log.filter { $0.hasPrefix("willDisplay") }.count == 4)
        #expect(stage.view.visibleCells.count == 20)
        let prepared = try #require(stage.view.cellForItem(at: stage.path(20)) as? CollectionTestCell)
        #expect(prepared.text == "0/20" && prepared.superview == nil && stage.view.indexPath(for: prepared) == nil)
        stage.view.contentOffset.y = 60
        stage.layOut()
        #expect(stage.view.cellForItem(at: stage.path(20)) === prepared && prepared.superview === stage.view)
        let later = stage.takeLog()
        #expect(cells(later) == [] && later.contains("willDisplay(0/20)"))
    }

    @Test("PF-02: the number of prepared cells is limited, and each item is asked for once")
    func limit() throws {
        let stage = try CollectionStage([1000])
        for step in 1...100 {
            stage.view.contentOffset.y = CGFloat(step) * 25
            try stage.generator.wait(0.05)
            #expect(stage.view.preparedCells.cells.count <= 16)
        }
        let log = cells(stage.takeLog())
        #expect(Set(log).count == log.count)
        #expect(log.count <= 4 * 50 + 16)
    }

    @Test("PF-02: prepared cells are selected, and discarded when the data changes")
    func changes() throws {
        let stage = try CollectionStage()
        stage.view.contentOffset.y = 10
        try stage.generator.wait(1)
        stage.view.selectItem(at: stage.path(20), animated: false, scrollPosition: [])
        #expect(stage.view.cellForItem(at: stage.path(20))?.isSelected == true)
        stage.source.sections[0].insert("new", at: 0)
        stage.view.insertItems(at: [stage.path(0)])
        #expect(stage.view.preparedCells.cells.isEmpty)
        try stage.generator.wait(1)
        stage.view.contentOffset.y = 60
        stage.layOut()
        #expect(stage.texts.contains("0/19") && Set(stage.texts).count == stage.texts.count)
        stage.view.contentOffset.y = 70
        try stage.generator.wait(1)
        stage.view.reloadData()
        #expect(stage.view.preparedCells.cells.isEmpty)
    }

    @Test("PF-02: without isPrefetchingEnabled no cells are prepared")
    func disabled() throws {
        let stage = try CollectionStage()
        stage.view.isPrefetchingEnabled = false
        stage.view.contentOffset.y = 10
        try stage.generator.wait(1)
        #expect(cells(stage.takeLog()).count == 4 && stage.view.cellForItem(at: stage.path(20)) == nil)
    }
}
