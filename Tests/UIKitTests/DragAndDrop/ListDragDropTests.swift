import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// Drags of rows and items, and drops on lists. Rows are 40 points high.
@MainActor @Suite(.serialized) struct ListDragDropTests {
    private final class Cities: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
        UITableViewDropDelegate
    {
        var names = ["Bern", "Oslo", "Rome", "Turin", "Zagreb"]
        var log: [String] = []
        var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
        var operation = UIDropOperation.move

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            log.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
            names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        }
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            log.append("open \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.row)")
        }
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row]))] }
        func tableView(
            _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
            point: CGPoint
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row]))] }
        func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
            log.append("begin \(session.items.count)")
        }
        func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { log.append("end") }
        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal { UITableViewDropProposal(operation: operation, intent: intent) }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            let target = coordinator.destinationIndexPath
            let sources = coordinator.items.map { $0.sourceIndexPath?.row ?? -1 }
            log.append("drop \(sources) at \(target?.row ?? -1) \(coordinator.proposal.intent)")
            guard coordinator.items.count == 1, sources[0] >= 0, let target else { return }
            names.insert(names.remove(at: sources[0]), at: target.row)
            tableView.moveRow(at: IndexPath(row: sources[0], section: 0), to: target)
            coordinator.drop(coordinator.items[0].dragItem, toRowAt: target)
        }
    }

    private func make(_ stage: DragDropStage, _ cities: Cities, takesDrops: Bool) -> UITableView {
        let table = UITableView(frame: .zero)
        table.rowHeight = 40
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = cities
        table.delegate = cities
        table.dragDelegate = cities
        if takesDrops { table.dropDelegate = cities }
        stage.add(table, CGRect(x: 0, y: 0, width: 300, height: 300))
        table.layoutIfNeeded()
        return table
    }

    private func point(_ row: Int, _ part: CGFloat = 0.5) -> CGPoint {
        CGPoint(x: 150, y: (CGFloat(row) + part) * 40)
    }

    @Test("DI-06: a row is dragged and dropped between others; the coordinator has its source and its destination")
    func reorder() throws {
        let stage = try DragDropStage()
        let cities = Cities()
        let table = make(stage, cities, takesDrops: true)
        try stage.drag(point(0), point(1), point(2, 0.75), releases: false)
        #expect(cities.log == ["begin 1"] && table.hasActiveDrag && table.hasActiveDrop)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.dragState == .dragging)
        // A line below the third row.
        let marker = try #require(table.dragDrop?.marker.shownFrame)
        #expect(marker.midY == 120 && marker.height == 2)
        try stage.generator.pointerUp()
        #expect(cities.log.last == "drop [0] at 2 insertAtDestinationIndexPath")
        #expect(cities.names == ["Oslo", "Rome", "Bern", "Turin", "Zagreb"])
        try stage.generator.wait(1)
        #expect(cities.log.last == "end" && !table.hasActiveDrag && !table.hasActiveDrop)
        #expect(table.dragDrop?.marker.shownFrame == nil)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["Oslo", "Rome", "Bern", "Turin", "Zagreb"])
        #expect(table.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test("DI-06: a drop into a row highlights it; an automatic intent depends on the place in the row")
    func into() throws {
        let stage = try DragDropStage()
        let cities = Cities()
        cities.intent = .automatic
        let table = make(stage, cities, takesDrops: true)
        try stage.drag(point(0), point(1), point(2), releases: false)
        #expect(table.dragDrop?.marker.shownFrame == CGRect(x: 1, y: 81, width: 298, height: 38))
        try stage.generator.pointerMove(to: point(2, 0.1))
        #expect(table.dragDrop?.marker.shownFrame?.midY == 80)
        try stage.generator.pointerMove(to: point(2))
        try stage.generator.pointerUp()
        #expect(cities.log.last == "drop [0] at 2 insertIntoDestinationIndexPath")
        try stage.generator.wait(1)
    }

    @Test("DI-06: without a drop delegate, a row that the data source can move is moved")
    func movable() throws {
        let stage = try DragDropStage()
        let cities = Cities()
        let table = make(stage, cities, takesDrops: false)
        try stage.drag(point(3), point(2), point(0, 0.1))
        try stage.generator.wait(1)
        #expect(cities.log == ["begin 1", "move 3 0", "end"])
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["Turin", "Bern", "Oslo", "Rome", "Zagreb"])
    }

    @Test("DI-06: beyond all rows the destination is nil; a copy keeps the index path")
    func beyond() throws {
        let stage = try DragDropStage()
        let cities = Cities()
        cities.operation = .copy
        _ = make(stage, cities, takesDrops: true)
        try stage.drag(point(0), point(1), CGPoint(x: 150, y: 280))
        #expect(cities.log.last == "drop [0] at -1 insertAtDestinationIndexPath")
        try stage.generator.wait(1)
        try stage.drag(point(0), point(1), point(2, 0.75))
        #expect(cities.log.contains("drop [0] at 3 insertAtDestinationIndexPath"))
        try stage.generator.wait(1)
    }

    @Test("DI-06: a drag of one of several selected rows takes the others along")
    func several() throws {
        let stage = try DragDropStage()
        let cities = Cities()
        let table = make(stage, cities, takesDrops: true)
        table.allowsMultipleSelection = true
        for row in [1, 3] {
            table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        try stage.drag(point(3), point(2), point(0, 0.1))
        #expect(cities.log.contains("begin 2") && cities.log.last == "drop [3, 1] at 0 insertAtDestinationIndexPath")
        try stage.generator.wait(1)
    }

    @Test("DI-06: dragInteractionEnabled false and a press without a movement do not drag")
    func disabled() throws {
        let stage = try DragDropStage()
        let cities = Cities()
        let table = make(stage, cities, takesDrops: true)
        table.dragInteractionEnabled = false
        try stage.drag(point(0), point(1), point(2))
        try stage.generator.wait(1)
        #expect(!cities.log.contains("begin 1"))
        table.dragInteractionEnabled = true
        cities.log = []
        try stage.generator.pointerClick(at: point(1))
        #expect(cities.log == ["select 1", "open 1"])
    }

    @Test("DT-05: holding items over a row of a spring-loaded table view selects it")
    func springLoaded() throws {
        let stage = try DragDropStage()
        let cities = Cities()
        let table = make(stage, cities, takesDrops: true)
        table.isSpringLoaded = true
        try stage.drag(point(0), point(1), point(2), releases: false)
        try stage.generator.wait(0.9)
        #expect(cities.log.suffix(2) == ["select 2", "open 2"])
        try stage.generator.keyPress(.keyboardEscape)
        try stage.generator.wait(1)
    }

    @Test("DI-09: a tap on another row adds it to the drag")
    func addedRow() throws {
        let stage = try DragDropStage()
        let cities = Cities()
        let table = make(stage, cities, takesDrops: true)
        try stage.generator.fingerDown(.leftIndex, at: point(0))
        try stage.generator.wait(0.6)
        try stage.generator.fingerMove(.leftIndex, to: point(1))
        try stage.generator.fingerTap(.rightIndex, at: point(3))
        // The same row again is not added.
        try stage.generator.wait(1)
        try stage.generator.fingerTap(.rightIndex, at: point(3))
        #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.dragState == .dragging)
        try stage.generator.fingerMove(.leftIndex, to: point(2, 0.75))
        try stage.generator.fingerUp(.leftIndex)
        #expect(cities.log.last == "drop [0, 3] at 2 insertAtDestinationIndexPath")
        try stage.generator.wait(1)
        #expect(table.visibleCells.allSatisfy { $0.dragState == .none })
    }

    private final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
        UICollectionViewDropDelegate
    {
        var log: [String] = []
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "\(indexPath.item)"))] }
        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            let source = coordinator.items[0].sourceIndexPath?.item ?? -1
            log.append("drop \(source) at \(coordinator.destinationIndexPath?.item ?? -1)")
        }
    }

    @Test("DI-06: items of a grid are inserted beside others")
    func grid() throws {
        let stage = try DragDropStage()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 50)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let tiles = Tiles()
        view.dataSource = tiles
        view.dragDelegate = tiles
        view.dropDelegate = tiles
        stage.add(view, CGRect(x: 0, y: 0, width: 200, height: 200))
        view.layoutIfNeeded()
        try stage.drag(CGPoint(x: 25, y: 25), CGPoint(x: 60, y: 25), CGPoint(x: 140, y: 25), releases: false)
        let marker = try #require(view.dragDrop?.marker.shownFrame)
        #expect(marker.midX == 150 && marker.width == 2 && marker.height == 50)
        try stage.generator.pointerUp()
        // The items behind the one that leaves move up.
        #expect(tiles.log == ["drop 0 at 2"])
        try stage.generator.wait(1)
    }

    @Test("DI-10: the cadence delays the marker of a collection view")
    func cadence() throws {
        let stage = try DragDropStage()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 50)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let tiles = Tiles()
        view.dataSource = tiles
        view.dragDelegate = tiles
        view.dropDelegate = tiles
        stage.add(view, CGRect(x: 0, y: 0, width: 200, height: 200))
        view.layoutIfNeeded()
        #expect(view.reorderingCadence == .immediate)
        view.reorderingCadence = .slow
        try stage.drag(CGPoint(x: 25, y: 25), CGPoint(x: 60, y: 25), CGPoint(x: 140, y: 25), releases: false)
        #expect(view.dragDrop?.marker.shownFrame == nil)
        try stage.generator.wait(0.5)
        try stage.generator.pointerMove(to: CGPoint(x: 141, y: 25))
        #expect(view.dragDrop?.marker.shownFrame == nil)
        try stage.generator.wait(0.2)
        #expect(view.dragDrop?.marker.shownFrame?.midX == 150)
        // Another place begins again.
        view.reorderingCadence = .fast
        try stage.generator.pointerMove(to: CGPoint(x: 90, y: 25))
        #expect(view.dragDrop?.marker.shownFrame == nil)
        try stage.generator.wait(0.3)
        #expect(view.dragDrop?.marker.shownFrame?.midX == 100)
        try stage.generator.pointerUp()
        #expect(tiles.log == ["drop 0 at 1"] && view.dragDrop?.marker.shownFrame == nil)
        try stage.generator.wait(1)
    }
}
