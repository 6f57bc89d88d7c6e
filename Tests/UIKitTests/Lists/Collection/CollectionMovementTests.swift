import Testing
import UIKitTesting

@testable import UIKit

/// Four columns of items of 50 × 50 points, in a view of 200 × 200 points, unless stated otherwise.
@MainActor @Suite(.serialized) struct CollectionMovementTests {
    /// A data source and delegate that moves items, and logs it.
    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var sections: [[String]] = [(0..<40).map { "\($0)" }]
        var log: [String] = []
        var isMovable: (IndexPath) -> Bool = { _ in true }
        var chosen: IndexPath?
        var heights: [String: CGFloat] = [:]

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? CollectionTestCell)?.text = sections[indexPath.section][indexPath.item]
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            isMovable(indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            log.append(
                "move \(sourceIndexPath.section)/\(sourceIndexPath.item) "
                    + "\(destinationIndexPath.section)/\(destinationIndexPath.item)")
            let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
            sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
        }
        func collectionView(
            _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
            toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath { chosen ?? proposedIndexPath }
        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            let text = sections[indexPath.section][indexPath.item]
            guard let height = heights[text] else { return CGSize(width: 50, height: 50) }
            return CGSize(width: 200, height: height)
        }
    }

    private func make(_ sections: [[String]]? = nil, heights: [String: CGFloat] = [:]) throws -> (
        CollectionStage, Source
    ) {
        let source = Source()
        source.heights = heights
        if let sections { source.sections = sections }
        let stage = try CollectionStage {
            $0.dataSource = source
            $0.delegate = source
            $0.installMoveGestures()
        }
        return (stage, source)
    }

    /// The texts of the visible cells in reading order.
    private func texts(_ stage: CollectionStage) -> [String] {
        stage.view.visibleCells.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
            .compactMap { ($0 as? CollectionTestCell)?.text }
    }

    private func drag(_ stage: CollectionStage, from start: CGPoint, to end: CGPoint, release: Bool = true) throws {
        try stage.generator.pointerMove(to: start)
        try stage.generator.pointerDown()
        for step in 1...5 {
            let part = CGFloat(step) / 5
            try stage.generator.pointerMove(
                to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        if release {
            try stage.generator.pointerUp()
            try stage.generator.wait(1)
        }
    }

    @Test("SW-09: an item that the app moves takes the place of another, and no cell is asked for")
    func byCode() throws {
        let (stage, source) = try make()
        let cells = Set(stage.view.visibleCells.map { ObjectIdentifier($0) })
        let cell = try #require(stage.view.cellForItem(at: stage.path(0)))
        #expect(stage.view.beginInteractiveMovementForItem(at: stage.path(0)))
        #expect(cell.configurationState.isReordering)
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 125, y: 75))
        try stage.generator.wait(1)
        #expect(texts(stage).prefix(8) == ["1", "2", "3", "4", "5", "6", "0", "7"])
        #expect(cell.center == CGPoint(x: 125, y: 75) && source.log == [])
        #expect(stage.view.indexPath(for: cell) == stage.path(6))
        stage.view.endInteractiveMovement()
        #expect(source.log == ["move 0/0 0/6"] && source.sections[0].prefix(8).joined() == "12345607")
        try stage.generator.wait(1)
        #expect(cell.frame == CGRect(x: 100, y: 50, width: 50, height: 50) && cell.layer.shadowOpacity == 0)
        #expect(Set(stage.view.visibleCells.map { ObjectIdentifier($0) }) == cells)
        #expect(!cell.configurationState.isReordering)
        stage.view.reloadData()
        stage.layOut()
        #expect(texts(stage).prefix(8) == ["1", "2", "3", "4", "5", "6", "0", "7"])
    }

    @Test("SW-09: canceling returns the item to its place without a call")
    func cancel() throws {
        let (stage, source) = try make()
        stage.view.allowsMultipleSelection = true
        for item in [1, 3] { stage.view.selectItem(at: stage.path(item), animated: false, scrollPosition: []) }
        _ = stage.view.beginInteractiveMovementForItem(at: stage.path(3))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 25, y: 25))
        #expect(stage.view.indexPathsForSelectedItems == [stage.path(0), stage.path(2)])
        stage.view.cancelInteractiveMovement()
        try stage.generator.wait(1)
        #expect(source.log == [] && texts(stage).prefix(5) == ["0", "1", "2", "3", "4"])
        #expect(stage.view.indexPathsForSelectedItems == [stage.path(1), stage.path(3)])
        // Without a move, nothing is called either.
        _ = stage.view.beginInteractiveMovementForItem(at: stage.path(3))
        stage.view.endInteractiveMovement()
        stage.view.updateInteractiveMovementTargetPosition(.zero)
        stage.view.endInteractiveMovement()
        #expect(source.log == [])
    }

    @Test("SW-09: the data source refuses, and positions that are not finite are ignored")
    func refusing() throws {
        let (stage, source) = try make()
        source.isMovable = { $0.item != 2 }
        #expect(!stage.view.beginInteractiveMovementForItem(at: stage.path(2)))
        #expect(!stage.view.beginInteractiveMovementForItem(at: stage.path(39)))
        #expect(!stage.view.beginInteractiveMovementForItem(at: stage.path(0, 7)))
        #expect(stage.view.beginInteractiveMovementForItem(at: stage.path(1)))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: 0))
        stage.view.cancelInteractiveMovement()
        #expect(source.log == [])
    }

    @Test("SW-09: a data source that cannot move items is found out at the first drop")
    func missing() throws {
        let stage = try CollectionStage()
        #expect(stage.view.beginInteractiveMovementForItem(at: stage.path(0)))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 125, y: 25))
        stage.view.endInteractiveMovement()
        try stage.generator.wait(1)
        #expect(stage.texts.prefix(3) == ["0/0", "0/1", "0/2"])
        #expect(!stage.view.beginInteractiveMovementForItem(at: stage.path(0)))
    }

    @Test("SW-09: the delegate chooses another place, or none that exists")
    func choice() throws {
        let (stage, source) = try make()
        source.chosen = stage.path(4)
        try drag(stage, from: CGPoint(x: 25, y: 25), to: CGPoint(x: 75, y: 25))
        #expect(source.log == ["move 0/0 0/4"])
        source.chosen = stage.path(99, 7)
        try drag(stage, from: CGPoint(x: 25, y: 25), to: CGPoint(x: 75, y: 25))
        #expect(source.log == ["move 0/0 0/4"])
    }

    @Test("SW-09: items move between sections")
    func sections() throws {
        let (stage, source) = try make([["a", "b"], ["c", "d"]])
        try drag(stage, from: CGPoint(x: 25, y: 25), to: CGPoint(x: 75, y: 75))
        #expect(source.log == ["move 0/0 1/1"] && source.sections == [["b"], ["c", "a", "d"]])
        #expect(texts(stage) == ["b", "c", "a", "d"])
        #expect(stage.view.numberOfItems(inSection: 1) == 3)
    }

    @Test("SW-09: the delegate's sizes follow the items")
    func sizes() throws {
        let (stage, source) = try make([["a", "b", "c"]], heights: ["a": 40, "b": 80, "c": 20])
        _ = stage.view.beginInteractiveMovementForItem(at: stage.path(0))
        // The place that is free afterwards begins at 80.
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 70))
        #expect(stage.view.itemMovement?.target == stage.path(0))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 90))
        #expect(stage.view.itemMovement?.target == stage.path(1))
        try stage.generator.wait(1)
        #expect(stage.view.cellForItem(at: stage.path(0))?.frame == CGRect(x: 0, y: 0, width: 200, height: 80))
        stage.view.endInteractiveMovement()
        try stage.generator.wait(1)
        #expect(source.sections == [["b", "a", "c"]])
        #expect(stage.view.cellForItem(at: stage.path(1))?.frame == CGRect(x: 0, y: 80, width: 200, height: 40))
    }

    @Test("SW-09: the pointer drags an item at once, and a finger after a long press")
    func gestures() throws {
        let (stage, source) = try make()
        try drag(stage, from: CGPoint(x: 30, y: 20), to: CGPoint(x: 130, y: 20), release: false)
        let cell = try #require(stage.view.itemMovement?.cell)
        #expect(cell.frame.origin == CGPoint(x: 100, y: 0) && !cell.isHighlighted && cell.layer.zPosition == 1)
        try stage.generator.pointerUp()
        #expect(source.log == ["move 0/0 0/2"] && stage.view.indexPathsForSelectedItems == [])
        source.log = []
        try stage.generator.wait(1)
        try stage.generator.fingerDown(at: CGPoint(x: 25, y: 25))
        try stage.generator.wait(0.8)
        try stage.generator.fingerMove(to: CGPoint(x: 25, y: 75), duration: 0.3)
        try stage.generator.fingerUp()
        #expect(source.log == ["move 0/0 0/4"])
        stage.view.removeMoveGestures()
        source.log = []
        try stage.generator.wait(1)
        try drag(stage, from: CGPoint(x: 30, y: 20), to: CGPoint(x: 130, y: 20))
        #expect(source.log == [])
    }

    @Test("SW-10: near an edge, dragging scrolls by time; Escape cancels")
    func autoscroll() throws {
        let (stage, source) = try make()
        try drag(stage, from: CGPoint(x: 25, y: 25), to: CGPoint(x: 25, y: 190), release: false)
        try stage.generator.wait(3)
        #expect(stage.view.contentOffset.y == 300)
        let movement = try #require(stage.view.itemMovement)
        #expect(movement.target.item == 36 && movement.cell.window != nil)
        try stage.generator.keyPress(.keyboardEscape)
        #expect(stage.view.itemMovement == nil)
        try stage.generator.pointerMove(to: CGPoint(x: 25, y: 100))
        try stage.generator.pointerUp()
        try stage.generator.wait(1)
        #expect(source.log == [] && texts(stage).last == "39")
    }

    @Test("SW-09: updates of the data and reloading end a move")
    func updates() throws {
        let (stage, source) = try make([["a", "b", "c", "d"]])
        _ = stage.view.beginInteractiveMovementForItem(at: stage.path(0))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 125, y: 25))
        source.sections[0].remove(at: 1)
        stage.view.deleteItems(at: [stage.path(1)])
        try stage.generator.wait(1)
        #expect(stage.view.itemMovement == nil && texts(stage) == ["a", "c", "d"])
        _ = stage.view.beginInteractiveMovementForItem(at: stage.path(0))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 75, y: 25))
        stage.view.reloadData()
        stage.layOut()
        #expect(stage.view.itemMovement == nil && texts(stage) == ["a", "c", "d"] && source.log == [])
    }

    @Test("SW-09: the layout determines the place and the appearance of the item, and receives the changes")
    func layout() throws {
        final class Layout: UICollectionViewFlowLayout {
            var log: [String] = []
            override func targetIndexPath(
                forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
            ) -> IndexPath { IndexPath(item: 2, section: 0) }
            override func layoutAttributesForInteractivelyMovingItem(
                at indexPath: IndexPath, withTargetPosition position: CGPoint
            ) -> UICollectionViewLayoutAttributes {
                let attributes = super.layoutAttributesForInteractivelyMovingItem(
                    at: indexPath, withTargetPosition: position)
                attributes.alpha = 0.5
                return attributes
            }
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                if let targets = context.targetIndexPathsForInteractivelyMovingItems {
                    let previous = context.previousIndexPathsForInteractivelyMovingItems ?? []
                    let position = context.interactiveMovementTarget
                    log.append("\(previous.map(\.item)) \(targets.map(\.item)) \(position.x) \(position.y)")
                }
                super.invalidateLayout(with: context)
            }
        }
        let layout = Layout()
        let source = Source()
        let stage = try CollectionStage(layout: layout) { $0.dataSource = source }
        _ = stage.view.beginInteractiveMovementForItem(at: stage.path(0))
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 20))
        #expect(layout.log == ["[0] [2] 10.0 20.0"])
        #expect(stage.view.cellForItem(at: stage.path(2))?.alpha == 0.5)
        stage.view.endInteractiveMovement()
        try stage.generator.wait(1)
        #expect(layout.log.last == "[0] [2] 0.0 0.0" && source.log == ["move 0/0 0/2"])
        #expect(stage.view.cellForItem(at: stage.path(2))?.alpha == 1)
    }

    @Test("SW-09: a controller installs the standard gestures")
    func controller() throws {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        #expect(controller.installsStandardGestureForInteractiveMovement)
        #expect(controller.collectionView.moveGestures != nil)
        controller.installsStandardGestureForInteractiveMovement = false
        #expect(controller.collectionView.moveGestures == nil)
    }

    @Test("DS-12: the reordering handlers of a collection view are called before and after the move")
    func diffable() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 44)
        layout.minimumLineSpacing = 0
        var source: UICollectionViewDiffableDataSource<String, Int>?
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            cell.accessories = [.label(text: "\(item)"), .reorder(displayed: .always)]
        }
        let stage = try CollectionStage(layout: layout) { view in
            source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
        }
        let data = try #require(source)
        var log: [String] = []
        data.reorderingHandlers.canReorderItem = { $0 != 3 }
        data.reorderingHandlers.willReorder = { log.append("will \($0.initialSnapshot.itemIdentifiers)") }
        data.reorderingHandlers.didReorder = { log.append("did \($0.finalSnapshot.itemIdentifiers)") }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["s"])
        snapshot.appendItems([1, 2, 3])
        data.apply(snapshot, animatingDifferences: false)
        try stage.generator.wait(1)
        // The reorder control.
        try drag(stage, from: CGPoint(x: 180, y: 22), to: CGPoint(x: 180, y: 60))
        #expect(data.snapshot().itemIdentifiers == [2, 1, 3])
        #expect(log == ["will [1, 2, 3]", "did [2, 1, 3]"])
        // The row itself.
        try drag(stage, from: CGPoint(x: 50, y: 22), to: CGPoint(x: 50, y: 110))
        #expect(data.snapshot().itemIdentifiers == [1, 3, 2])
        try drag(stage, from: CGPoint(x: 180, y: 66), to: CGPoint(x: 180, y: 20))
        #expect(data.snapshot().itemIdentifiers == [1, 3, 2])
    }
}
