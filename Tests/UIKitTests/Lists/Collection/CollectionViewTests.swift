import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct CollectionViewTests {
    @Test("CV-01: selection of one item is allowed")
    func defaults() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(view.allowsSelection && !view.allowsMultipleSelection)
        #expect(view.indexPathsForSelectedItems == [] && view.backgroundView == nil)
        #expect(view.numberOfSections == 0 && view.visibleCells.isEmpty)
        #expect(UICollectionView.ElementCategory.decorationView.rawValue == 2)
        #expect(UICollectionView.ScrollPosition.right.rawValue == 32)
    }

    @Test("CV-17: cells exist for visible items only")
    func visibleCells() throws {
        let stage = try CollectionStage()
        #expect(stage.view.indexPathsForVisibleItems == (0..<16).map { stage.path($0) })
        #expect(stage.texts.first == "0/0" && stage.texts.count == 16)
        #expect(stage.view.cellForItem(at: stage.path(15)) != nil)
        #expect(stage.view.cellForItem(at: stage.path(16)) == nil)
        #expect(stage.view.contentSize == CGSize(width: 200, height: 1250))
        let cell = try #require(stage.view.cellForItem(at: stage.path(5)))
        #expect(cell.frame == CGRect(x: 50, y: 50, width: 50, height: 50))
        #expect(stage.view.indexPath(for: cell) == stage.path(5))
        #expect(stage.view.indexPathForItem(at: CGPoint(x: 60, y: 60)) == stage.path(5))
        #expect(stage.view.indexPathForItem(at: CGPoint(x: 60, y: 1000)) == stage.path(81))
        #expect(stage.view.indexPathForItem(at: CGPoint(x: 60, y: 5000)) == nil)
    }

    @Test("CV-05: scrolling requests the cells that become visible, and nothing else")
    func scrolling() throws {
        let stage = try CollectionStage()
        stage.view.contentOffset.y = 60
        stage.layOut()
        let log = stage.takeLog().filter { $0 != "didScroll" }
        // Lines 4 and 5 become visible; line 0 is not any more.
        let items = 16..<24
        #expect(log.filter { $0.hasPrefix("cell") } == items.map { "cell(0/\($0))" })
        #expect(log.filter { $0.hasPrefix("willDisplay") } == items.map { "willDisplay(0/\($0))" })
        #expect(log.filter { $0.hasPrefix("didEnd") } == (0..<4).map { "didEndDisplaying(0/\($0))" })
        #expect(log.count == 20)
        stage.view.contentOffset.y = 61
        stage.layOut()
        #expect(stage.takeLog().isEmpty)
    }

    @Test("CV-02, TV-07: cells are reused, and prepared for it when they are dequeued")
    func reuse() throws {
        let stage = try CollectionStage()
        CollectionTestCell.made = 0
        for line in 1...20 {
            stage.view.contentOffset.y = CGFloat(line) * 50
            stage.layOut()
        }
        #expect(CollectionTestCell.made == 0)
        #expect(stage.view.visibleCells.compactMap { ($0 as? CollectionTestCell)?.preparations }.allSatisfy { $0 > 0 })
        #expect(stage.texts == (80..<96).map { "0/\($0)" })
        #expect(stage.view.subviews.filter { $0 is UICollectionViewCell }.count == 16)
    }

    @Test("CV-04, TV-04: reloadData asks in the next layout, and clears the selection silently")
    func reloading() throws {
        let stage = try CollectionStage([3])
        stage.view.selectItem(at: stage.path(1), animated: false, scrollPosition: [])
        stage.source.sections = [["a"], ["b", "c"]]
        stage.view.reloadData()
        #expect(stage.takeLog().isEmpty)
        #expect(stage.view.numberOfSections == 2)
        #expect(stage.takeLog() == ["numberOfSections", "numberOfItems(0)", "numberOfItems(1)"])
        stage.layOut()
        #expect(
            stage.takeLog() == [
                "didEndDisplaying(0/0)", "didEndDisplaying(0/1)", "didEndDisplaying(0/2)", "cell(0/0)",
                "willDisplay(0/0)", "cell(1/0)", "willDisplay(1/0)", "cell(1/1)", "willDisplay(1/1)",
            ])
        #expect(stage.texts == ["a", "b", "c"])
        #expect(stage.view.indexPathsForSelectedItems == [])
        #expect(stage.view.visibleCells.allSatisfy { !$0.isSelected })
    }

    @Test("CV-05: the data source can reload while it provides a cell")
    func reloadingInCallback() throws {
        let stage = try CollectionStage([100])
        stage.source.onCell = { _, path in
            guard path.item == 18 else { return }
            stage.source.onCell = nil
            stage.source.sections = [["x", "y"]]
            stage.view.reloadData()
        }
        stage.view.contentOffset.y = 60
        stage.layOut()
        #expect(stage.texts == ["x", "y"])
        #expect(stage.view.contentOffset == .zero)
    }

    @Test("CV-08: the adjustments of a context are added immediately")
    func adjustments() throws {
        let stage = try CollectionStage()
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
        context.contentSizeAdjustment = CGSize(width: 0, height: 10)
        stage.view.collectionViewLayout.invalidateLayout(with: context)
        #expect(stage.view.contentOffset.y == 30 && stage.view.contentSize.height == 1260)
        stage.layOut()
        #expect(stage.view.contentOffset.y == 30 && stage.view.contentSize.height == 1250)
    }

    @Test("CV-13: headers and footers with a length are requested")
    func headers() throws {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let stage = try CollectionStage([1, 1], layout: layout)
        let kind = UICollectionView.elementKindSectionHeader
        let paths = stage.view.indexPathsForVisibleSupplementaryElements(ofKind: kind)
        #expect(paths == [stage.path(0), stage.path(0, 1)])
        let header = try #require(stage.view.supplementaryView(forElementKind: kind, at: stage.path(0, 1)))
        #expect(header.frame == CGRect(x: 0, y: 70, width: 200, height: 20))
        #expect(stage.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).isEmpty)
    }

    @Test("CV-06: subviews of the app stay in front of cells, and the background behind them")
    func order() throws {
        let stage = try CollectionStage()
        let front = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let background = UIView()
        stage.view.addSubview(front)
        stage.view.backgroundView = background
        stage.view.contentOffset.y = 120
        stage.layOut()
        #expect(stage.view.subviews.first === background && stage.view.subviews.last === front)
        #expect(background.frame == stage.view.bounds)
        let cells = stage.view.subviews.compactMap { $0 as? CollectionTestCell }.map(\.text)
        #expect(cells == stage.texts)
    }

    @Test("CV-06: equal attributes are not applied again")
    func equalAttributes() throws {
        let stage = try CollectionStage()
        let cell = try #require(stage.view.cellForItem(at: stage.path(0)) as? CollectionTestCell)
        let count = cell.applied
        stage.view.collectionViewLayout.invalidateLayout()
        stage.layOut()
        #expect(cell.applied == count && stage.view.cellForItem(at: stage.path(0)) === cell)
        (stage.view.collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset.top = 10
        stage.layOut()
        #expect(cell.applied == count + 1 && cell.frame.minY == 10)
    }

    @Test("TV-23, TV-25: scrollToItem reaches each position")
    func scrollToItem() throws {
        let stage = try CollectionStage()
        stage.view.scrollToItem(at: stage.path(40), at: .top, animated: false)
        #expect(stage.view.contentOffset.y == 500)
        stage.view.scrollToItem(at: stage.path(40), at: .bottom, animated: false)
        #expect(stage.view.contentOffset.y == 350)
        stage.view.scrollToItem(at: stage.path(40), at: .centeredVertically, animated: false)
        #expect(stage.view.contentOffset.y == 425)
        stage.view.scrollToItem(at: stage.path(99), at: .top, animated: false)
        #expect(stage.view.contentOffset.y == 1050)
        stage.view.scrollToItem(at: stage.path(0), at: [], animated: false)
        #expect(stage.view.contentOffset.y == 0)
        stage.view.scrollToItem(at: stage.path(99), at: .bottom, animated: true)
        try stage.generator.wait(1)
        #expect(stage.view.contentOffset.y == 1050 && stage.texts.last == "0/99")
    }

    @Test("CV-05: a resized view lays out again")
    func resizing() throws {
        let stage = try CollectionStage()
        stage.view.frame.size = CGSize(width: 100, height: 300)
        stage.layOut()
        #expect(stage.view.contentSize == CGSize(width: 100, height: 2500))
        #expect(stage.view.indexPathsForVisibleItems.count == 12)
    }

    @Test("CV-17: a million items of one size take no time each")
    func manyItems() throws {
        let stage = try CollectionStage()
        let big = CountingSource()
        stage.view.dataSource = big
        stage.layOut()
        #expect(stage.view.contentSize.height == 12_500_000)
        stage.view.scrollToItem(at: stage.path(999_999), at: .bottom, animated: false)
        stage.layOut()
        #expect(big.cells <= 60)
        #expect(stage.view.indexPathsForVisibleItems.last == stage.path(999_999))
    }
}

@MainActor private final class CountingSource: NSObject, UICollectionViewDataSource {
    var cells = 0
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1_000_000 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        cells += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
