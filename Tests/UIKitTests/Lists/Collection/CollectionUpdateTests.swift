import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct CollectionUpdateTests {
    @Test("CV-12: items that stay keep their cells, and deleted ones end displaying after the animation")
    func keepsCells() throws {
        let stage = try CollectionStage([8])
        let cells = stage.view.visibleCells
        stage.view.performBatchUpdates {
            stage.source.sections = [["new", "0/0", "0/2", "0/3", "0/4", "0/5", "0/6", "0/7"]]
            stage.view.deleteItems(at: [stage.path(1)])
            stage.view.insertItems(at: [stage.path(0)])
        }
        #expect(stage.view.cellForItem(at: stage.path(1)) === cells[0])
        #expect(stage.view.cellForItem(at: stage.path(2)) === cells[2])
        #expect(stage.takeLog() == ["numberOfSections", "numberOfItems(0)", "cell(0/0)", "willDisplay(0/0)"])
        try stage.generator.wait(1)
        #expect(stage.takeLog() == ["didEndDisplaying(0/1)"])
        #expect(stage.texts == stage.source.sections[0])
        #expect(stage.view.visibleCells.map(\.frame.minX) == [0, 50, 100, 150, 0, 50, 100, 150])
        #expect(stage.view.visibleCells.allSatisfy { $0.alpha == 1 })
        #expect(stage.view.subviews.filter { $0 is UICollectionViewCell }.count == 8)
    }

    @Test("CV-12, TV-39: the completion handler is called once, after the animations")
    func completion() throws {
        let stage = try CollectionStage([8])
        var results: [Bool] = []
        stage.view.performBatchUpdates(
            {
                stage.source.sections[0].removeFirst()
                stage.view.deleteItems(at: [stage.path(0)])
            }, completion: { results.append($0) })
        #expect(results == [] && stage.view.numberOfItems(inSection: 0) == 7)
        try stage.generator.wait(0.1)
        #expect(results == [])
        try stage.generator.wait(1)
        #expect(results == [true])
        UIView.performWithoutAnimation {
            stage.source.sections[0].removeFirst()
            stage.view.performBatchUpdates({ stage.view.deleteItems(at: [stage.path(0)]) }) { results.append($0) }
        }
        #expect(results == [true])
        try stage.generator.wait(1)
        #expect(results == [true, true])
    }

    @Test("CV-12, TV-40, TV-41: the selection follows its items, and reloaded items are deselected")
    func selection() throws {
        let stage = try CollectionStage([100]) { $0.allowsMultipleSelection = true }
        for item in [1, 3, 60] { stage.view.selectItem(at: stage.path(item), animated: false, scrollPosition: []) }
        stage.source.sections[0].insert("new", at: 0)
        stage.view.insertItems(at: [stage.path(0)])
        #expect(stage.view.indexPathsForSelectedItems?.map(\.item) == [2, 4, 61])
        stage.source.sections[0].remove(at: 2)
        stage.view.deleteItems(at: [stage.path(2)])
        #expect(stage.view.indexPathsForSelectedItems?.map(\.item) == [3, 60])
        stage.view.reloadItems(at: [stage.path(3)])
        #expect(stage.view.indexPathsForSelectedItems?.map(\.item) == [60])
        try stage.generator.wait(1)
        #expect(stage.view.visibleCells.allSatisfy { !$0.isSelected })
    }

    @Test("CV-12, TV-41: configuring an item again keeps its cell, and reloading replaces it")
    func reconfiguring() throws {
        let stage = try CollectionStage([8])
        let cell = try #require(stage.view.cellForItem(at: stage.path(2)) as? CollectionTestCell)
        stage.source.sections[0][2] = "changed"
        let preparations = cell.preparations
        stage.view.reconfigureItems(at: [stage.path(2), stage.path(7)])
        #expect(stage.takeLog() == ["cell(0/2)", "cell(0/7)"])
        #expect(stage.view.cellForItem(at: stage.path(2)) === cell && cell.text == "changed")
        #expect(cell.preparations == preparations)
        stage.view.reloadItems(at: [stage.path(2)])
        #expect(stage.view.cellForItem(at: stage.path(2)) !== cell)
        try stage.generator.wait(1)
        #expect(stage.takeLog().last == "didEndDisplaying(0/2)")
    }

    @Test("CV-12: sections are inserted, deleted, moved and reloaded")
    func sections() throws {
        let stage = try CollectionStage([1, 1, 1])
        let cells = stage.view.visibleCells
        stage.view.performBatchUpdates {
            stage.source.sections = [["2/0"], ["new"], ["0/0"]]
            stage.view.deleteSections([1])
            stage.view.insertSections([1])
            stage.view.moveSection(2, toSection: 0)
        }
        try stage.generator.wait(1)
        #expect(stage.texts == ["2/0", "new", "0/0"])
        #expect(stage.view.cellForItem(at: stage.path(0)) === cells[2])
        #expect(stage.view.cellForItem(at: stage.path(0, 2)) === cells[0])
        stage.view.reloadSections([2])
        #expect(stage.view.cellForItem(at: stage.path(0, 2)) !== cells[0])
        stage.source.sections = [[], ["2/0", "new"], ["0/0"]]
        stage.view.moveItem(at: stage.path(0), to: stage.path(0, 1))
        #expect(stage.view.cellForItem(at: stage.path(0, 1)) === cells[2])
    }

    @Test("CV-09, CV-10: the layout receives the updates before it is asked for attributes")
    func layoutCalls() throws {
        let layout = UpdateLayout()
        let stage = try CollectionStage([3], layout: layout)
        layout.log = []
        stage.view.performBatchUpdates {
            stage.source.sections = [["new", "0/2", "0/0"]]
            stage.view.deleteItems(at: [stage.path(1)])
            stage.view.insertItems(at: [stage.path(0)])
            stage.view.moveItem(at: stage.path(2), to: stage.path(1))
        }
        #expect(
            layout.log.filter { $0 != "attributes" } == [
                "prepare", "updates delete 0.1- insert -0.0 move 0.2-0.1", "final 1", "initial 0", "target",
                "finalize",
            ])
        let begin = try #require(layout.log.firstIndex { $0.hasPrefix("updates") })
        #expect(!layout.log[..<begin].contains("attributes"))
        let cell = try #require(stage.view.cellForItem(at: stage.path(0)))
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
        try stage.generator.wait(1)
        #expect(stage.texts == ["new", "0/2", "0/0"])
    }

    @Test("CV-10: updates of sections have no item")
    func sectionItems() throws {
        let layout = UpdateLayout()
        let stage = try CollectionStage([3], layout: layout)
        layout.log = []
        stage.source.sections.append(["x"])
        stage.view.insertSections([1])
        #expect(layout.log.contains("updates insert -1.all"))
        #expect(UICollectionViewUpdateItem.Action.none.rawValue == 4)
    }

    @Test("CV-12, TV-42: items inserted above leave the offset, which the delegate can change")
    func offset() throws {
        let stage = try CollectionStage([100])
        stage.view.contentOffset.y = 500
        stage.layOut()
        stage.source.sections[0].insert(contentsOf: ["a", "b", "c", "d"], at: 0)
        stage.view.insertItems(at: (0..<4).map { stage.path($0) })
        #expect(stage.view.contentOffset.y == 500 && stage.texts.first == "0/36")
        try stage.generator.wait(1)
        stage.delegate.target = CGPoint(x: 0, y: 100)
        stage.source.sections[0].removeFirst(4)
        stage.view.deleteItems(at: (0..<4).map { stage.path($0) })
        #expect(stage.view.contentOffset.y == 100)
        try stage.generator.wait(1)
        #expect(stage.texts.first == "0/8")
    }

    @Test("CV-12, TV-38: without a window, updates are checked and no cells are made")
    func withoutWindow() {
        let source = CollectionSource([3])
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
        view.dataSource = source
        #expect(view.numberOfItems(inSection: 0) == 3)
        source.sections[0].append("new")
        view.insertItems(at: [IndexPath(item: 3, section: 0)])
        #expect(view.numberOfItems(inSection: 0) == 4 && view.visibleCells.isEmpty)
    }

    @Test("CV-18: a new layout moves the cells with an animation")
    func layoutChange() throws {
        let stage = try CollectionStage([8])
        let cells = stage.view.visibleCells
        let layout = UpdateLayout()
        var results: [Bool] = []
        stage.view.setCollectionViewLayout(layout, animated: true) { results.append($0) }
        #expect(layout.log.filter { $0 != "attributes" } == ["from", "prepare", "target", "end"])
        #expect(stage.view.visibleCells == Array(cells[..<4]) && results == [])
        #expect(stage.view.collectionViewLayout === layout)
        try stage.generator.wait(1)
        #expect(results == [true] && stage.view.visibleCells.map(\.frame.minY) == [0, 50, 100, 150])
        #expect(stage.view.subviews.filter { $0 is UICollectionViewCell }.count == 4)
    }

    @Test("PF-08: random batches give the items of the model")
    func random() throws {
        var generator = SeededGenerator(seed: 7)
        let stage = try CollectionStage([20])
        var next = 20
        for round in 0..<60 {
            let model = stage.source.sections[0]
            let deleted = Set(model.indices.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 })
            var result = model.indices.filter { !deleted.contains($0) }.map { model[$0] }
            var inserted: [Int] = []
            for _ in 0..<Int.random(in: 0...4, using: &generator) {
                let index = Int.random(in: 0...result.count, using: &generator)
                inserted = inserted.map { $0 >= index ? $0 + 1 : $0 } + [index]
                result.insert("item \(next)", at: index)
                next += 1
            }
            stage.view.performBatchUpdates {
                stage.source.sections = [result]
                stage.view.deleteItems(at: deleted.map { stage.path($0) })
                stage.view.insertItems(at: inserted.map { stage.path($0) })
            }
            #expect(stage.texts == Array(result.prefix(stage.texts.count)))
            #expect(stage.texts.count == min(result.count, 16))
            if round % 3 == 0 { try stage.generator.wait(0.5) }
        }
        try stage.generator.wait(1)
        #expect(stage.view.subviews.filter { $0 is UICollectionViewCell }.count == stage.texts.count)
    }
}

/// A column of items of 50 points that logs the calls of updates.
@MainActor private final class UpdateLayout: UICollectionViewLayout {
    var log: [String] = []
    private var count = 0

    override func prepare() {
        log.append("prepare")
        count = (0..<(collectionView?.numberOfSections ?? 0)).reduce(0) {
            $0 + (collectionView?.numberOfItems(inSection: $1) ?? 0)
        }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 50, height: CGFloat(count) * 50) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        log.append("attributes")
        guard let view = collectionView else { return nil }
        return (0..<view.numberOfSections).flatMap { section in
            (0..<view.numberOfItems(inSection: section)).compactMap {
                attributes(IndexPath(item: $0, section: section))
            }
        }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        log.append("attributes")
        return attributes(indexPath)
    }

    private func attributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let view = collectionView else { return nil }
        let before = (0..<path.section).reduce(0) { $0 + view.numberOfItems(inSection: $1) }
        let result = UICollectionViewLayoutAttributes(forCellWith: path)
        result.frame = CGRect(x: 0, y: CGFloat(before + path.item) * 50, width: 50, height: 50)
        return result
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        func text(_ path: IndexPath?) -> String {
            guard let path else { return "" }
            return "\(path.section)." + (path.item == NSNotFound ? "all" : "\(path.item)")
        }
        let items = updateItems.map {
            "\($0.updateAction) \(text($0.indexPathBeforeUpdate))-\(text($0.indexPathAfterUpdate))"
        }
        log.append("updates " + items.joined(separator: " "))
    }

    override func finalizeCollectionViewUpdates() { log.append("finalize") }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        log.append("initial \(itemIndexPath.item)")
        return nil
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        log.append("final \(itemIndexPath.item)")
        return nil
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        log.append("target")
        return proposedContentOffset
    }

    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log.append("from") }

    override func finalizeLayoutTransition() { log.append("end") }
}
