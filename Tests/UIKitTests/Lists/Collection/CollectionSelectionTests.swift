import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct CollectionSelectionTests {
    /// Taps the middle of an item of the first line.
    private func tap(_ item: Int, _ stage: CollectionStage) throws {
        try stage.generator.fingerTap(at: CGPoint(x: 25 + CGFloat(item) * 50, y: 25))
        try stage.generator.wait(0.5)
    }

    @Test("CV-14: the order of the calls of a tap")
    func order() throws {
        let stage = try CollectionStage()
        try tap(1, stage)
        #expect(
            stage.takeLog() == [
                "shouldHighlight(0/1)", "didHighlight(0/1)", "shouldSelect(0/1)", "didSelect(0/1)",
                "primaryAction(0/1)", "didUnhighlight(0/1)",
            ])
        try tap(2, stage)
        #expect(
            stage.takeLog() == [
                "shouldHighlight(0/2)", "didHighlight(0/2)", "shouldSelect(0/2)", "didDeselect(0/1)",
                "didSelect(0/2)", "primaryAction(0/2)", "didUnhighlight(0/2)",
            ])
        #expect(stage.view.indexPathsForSelectedItems == [stage.path(2)])
        #expect(stage.view.visibleCells.map(\.isSelected).filter { $0 }.count == 1)
    }

    @Test("CV-15: a selected item is selected again, or deselected if several can be selected")
    func again() throws {
        let stage = try CollectionStage()
        try tap(1, stage)
        _ = stage.takeLog()
        try tap(1, stage)
        #expect(stage.takeLog().contains("didSelect(0/1)"))
        stage.view.allowsMultipleSelection = true
        try tap(0, stage)
        #expect(stage.view.indexPathsForSelectedItems == [stage.path(0), stage.path(1)])
        _ = stage.takeLog()
        try tap(1, stage)
        #expect(stage.takeLog().filter { $0.contains("elect") } == ["shouldDeselect(0/1)", "didDeselect(0/1)"])
        #expect(stage.view.indexPathsForSelectedItems == [stage.path(0)])
    }

    @Test("CV-14: a delegate that refuses keeps the selection")
    func refusing() throws {
        let stage = try CollectionStage()
        try tap(1, stage)
        stage.delegate.permits = false
        try tap(2, stage)
        #expect(stage.view.indexPathsForSelectedItems == [stage.path(1)])
    }

    @Test("CV-16: selection by the app calls nothing and does not scroll")
    func byCode() throws {
        let stage = try CollectionStage()
        stage.view.allowsMultipleSelection = true
        stage.view.selectItem(at: stage.path(90), animated: false, scrollPosition: [])
        stage.view.selectItem(at: stage.path(3), animated: false, scrollPosition: [])
        #expect(stage.view.indexPathsForSelectedItems == [stage.path(3), stage.path(90)])
        #expect(stage.view.contentOffset == .zero && stage.view.cellForItem(at: stage.path(3))?.isSelected == true)
        stage.view.deselectItem(at: stage.path(3), animated: false)
        #expect(stage.view.cellForItem(at: stage.path(3))?.isSelected == false)
        #expect(stage.takeLog().isEmpty)
        stage.view.selectItem(at: stage.path(90), animated: false, scrollPosition: .top)
        stage.layOut()
        #expect(stage.view.cellForItem(at: stage.path(90))?.isSelected == true)
        stage.view.selectItem(at: nil, animated: false, scrollPosition: [])
        #expect(stage.view.indexPathsForSelectedItems == [])
    }
}
