import DisplayServer
import Testing
import UIKitTesting

@testable import UIKit

/// Placeholders of dropped items in collection views. Items are 50 points wide, placeholders 30.
@MainActor @Suite(.serialized) struct CollectionPlaceholderTests {
    private final class Letter: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
    }

    private class Names: NSObject, UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewDropDelegate {
        var names = ["A", "B", "C", "D"]
        var log: [String] = []
        var contexts: [any UICollectionViewDropPlaceholderContext] = []
        var text = "Loading"
        var updates = 0
        var count = 1
        var canMove = false

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            names.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? Letter)?.label.text = names[indexPath.item]
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { canMove }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) { names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { log.append("display \(names[indexPath.item])") }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { log.append("end \(indexPath.item)") }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("select \(names[indexPath.item])")
        }
        func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
            // Fails for an index path that the data source does not know.
            !names[indexPath.item].isEmpty
        }
        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            for _ in 0..<count {
                let placeholder = UICollectionViewDropPlaceholder(
                    insertionIndexPath: coordinator.destinationIndexPath ?? IndexPath(item: 0, section: 0),
                    reuseIdentifier: "placeholder")
                placeholder.cellUpdateHandler = { [weak self] cell in
                    self?.updates += 1
                    (cell as? Letter)?.label.text = self?.text
                }
                contexts.append(coordinator.drop(coordinator.items[0].dragItem, to: placeholder))
            }
        }
    }

    private final class SizedNames: Names, UICollectionViewDelegateFlowLayout {
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: names[indexPath.item].isEmpty ? 0 : 50, height: 40) }
    }

    private func make(
        _ stage: DragDropStage, _ names: Names, _ layout: UICollectionViewLayout? = nil
    ) -> UICollectionView {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 30, height: 40)
        flow.minimumInteritemSpacing = 0
        flow.minimumLineSpacing = 0
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout ?? flow)
        view.register(Letter.self, forCellWithReuseIdentifier: "cell")
        view.register(Letter.self, forCellWithReuseIdentifier: "placeholder")
        view.dataSource = names
        view.delegate = names
        view.dropDelegate = names
        stage.add(view, CGRect(x: 0, y: 0, width: 200, height: 300))
        view.layoutIfNeeded()
        return view
    }

    private func makeStage() throws -> DragDropStage {
        let stage = try DragDropStage()
        _ = stage.addSource(CGRect(x: 220, y: 20, width: 80, height: 60))
        return stage
    }

    /// Drops an item in front of the third item.
    private func drop(_ stage: DragDropStage, _ view: UICollectionView) throws {
        let frame = view.layoutAttributesForItem(at: path(2))?.frame ?? .zero
        try stage.drag(
            CGPoint(x: 240, y: 40), CGPoint(x: 260, y: 40), CGPoint(x: frame.minX + 4, y: frame.minY + 4))
        try stage.generator.wait(1)
    }

    private func texts(_ view: UICollectionView) -> [String] {
        view.visibleCells.map { ($0 as? Letter)?.label.text ?? "" }
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func center(_ view: UICollectionView, _ index: Int) -> CGPoint { view.visibleCells[index].center }

    @Test("DI-11: a placeholder is displayed without the data source, and is replaced by an item")
    func commit() throws {
        let stage = try makeStage()
        let names = SizedNames()
        let view = make(stage, names)
        #expect(!view.hasUncommittedUpdates)
        try drop(stage, view)
        #expect(texts(view) == ["A", "B", "Loading", "C", "D"] && names.updates == 1)
        #expect(view.hasUncommittedUpdates && view.numberOfItems(inSection: 0) == 4)
        #expect(view.visibleCells[2].frame.size == CGSize(width: 30, height: 40))
        let context = try #require(names.contexts.first)
        #expect(context.dragItem.itemProvider.canLoadObject(ofClass: NSString.self))
        names.text = "50 %"
        context.setNeedsCellUpdate()
        #expect(texts(view)[2] == "50 %" && names.updates == 2)
        var target: IndexPath?
        names.log = []
        #expect(
            context.commitInsertion {
                target = $0
                names.names.insert("new", at: $0.item)
            })
        try stage.generator.wait(1)
        #expect(target == path(2) && texts(view) == ["A", "B", "new", "C", "D"])
        #expect(!view.hasUncommittedUpdates && names.log == ["display new"])
        #expect(view.layoutAttributesForItem(at: path(2))?.size.width == 50)
        // It exists no longer.
        #expect(!context.commitInsertion { _ in Issue.record("called again") } && !context.deletePlaceholder())
        context.setNeedsCellUpdate()
        #expect(names.updates == 2)
    }

    @Test("DI-11: index paths of the collection view do not count placeholders")
    func indexPaths() throws {
        let stage = try makeStage()
        let names = SizedNames()
        let view = make(stage, names)
        view.allowsMultipleSelection = true
        try drop(stage, view)
        #expect((view.cellForItem(at: path(2)) as? Letter)?.label.text == "C")
        #expect(view.layoutAttributesForItem(at: path(2))?.frame == view.visibleCells[3].frame)
        #expect(view.indexPath(for: view.visibleCells[3]) == path(2))
        #expect(view.indexPath(for: view.visibleCells[2]) == nil)
        #expect(view.indexPathsForVisibleItems == (0..<4).map(path))
        #expect(view.indexPathForItem(at: center(view, 2)) == nil)
        #expect(view.indexPathForItem(at: center(view, 3)) == path(2))
        names.log = []
        // The placeholder cannot be selected.
        try stage.generator.pointerClick(at: center(view, 2))
        #expect(names.log == [] && view.indexPathsForSelectedItems == [])
        try stage.generator.wait(1)
        try stage.generator.pointerClick(at: center(view, 3))
        #expect(names.log == ["select C"] && view.indexPathsForSelectedItems == [path(2)])
        names.log = []
        try stage.generator.keyPress(.keyboardLeftArrow)
        #expect(names.log == ["select B"])
        try stage.generator.keyPress(.keyboardA, modifiers: .control)
        #expect(view.indexPathsForSelectedItems == (0..<4).map(path))
        view.selectItem(at: path(3), animated: false, scrollPosition: [])
        view.deselectItem(at: path(2), animated: false)
        #expect(view.indexPathsForSelectedItems == [path(0), path(1), path(3)])
    }

    @Test("DI-11: a placeholder can be deleted, and moves of items wait for that")
    func delete() throws {
        let stage = try makeStage()
        let names = SizedNames()
        names.canMove = true
        let view = make(stage, names)
        try drop(stage, view)
        #expect(!view.beginInteractiveMovementForItem(at: path(0)))
        names.log = []
        #expect(names.contexts[0].deletePlaceholder())
        try stage.generator.wait(1)
        #expect(texts(view) == ["A", "B", "C", "D"] && !view.hasUncommittedUpdates && names.log == [])
        #expect(!names.contexts[0].deletePlaceholder())
        #expect(view.beginInteractiveMovementForItem(at: path(0)) && view.hasUncommittedUpdates)
        view.cancelInteractiveMovement()
    }

    @Test("DI-11: updates of the data source meanwhile keep placeholders at their items")
    func updates() throws {
        let stage = try makeStage()
        let names = SizedNames()
        let view = make(stage, names)
        try drop(stage, view)
        names.names = ["new", "B", "C"]
        names.log = []
        view.performBatchUpdates {
            view.deleteItems(at: [self.path(0), self.path(3)])
            view.insertItems(at: [self.path(0)])
        }
        try stage.generator.wait(1)
        #expect(texts(view) == ["new", "B", "Loading", "C"])
        // The items that end being displayed are those that the data source knew.
        #expect(names.log.filter { $0.hasPrefix("end") }.sorted() == ["end 0", "end 3"])
        names.names[2] = "c"
        view.reloadItems(at: [path(2)])
        view.reconfigureItems(at: [path(1)])
        try stage.generator.wait(1)
        #expect(texts(view) == ["new", "B", "Loading", "c"])
        #expect(names.contexts[0].commitInsertion { names.names.insert("x", at: $0.item) })
        try stage.generator.wait(1)
        #expect(texts(view) == ["new", "B", "x", "c"])
    }

    @Test("DI-11: several placeholders are replaced in any order; an app may insert the item itself")
    func several() throws {
        let stage = try makeStage()
        let names = SizedNames()
        names.count = 3
        let view = make(stage, names)
        try drop(stage, view)
        #expect(texts(view) == ["A", "B", "Loading", "Loading", "Loading", "C", "D"])
        // The last one is in front.
        #expect(names.contexts[0].commitInsertion { names.names.insert("first", at: $0.item) })
        #expect(
            names.contexts[2].commitInsertion {
                names.names.insert("third", at: $0.item)
                view.insertItems(at: [$0])
            })
        #expect(names.contexts[1].deletePlaceholder())
        try stage.generator.wait(1)
        #expect(texts(view) == ["A", "B", "third", "first", "C", "D"])
    }

    @Test("DI-11: reloading the data removes placeholders")
    func reload() throws {
        let stage = try makeStage()
        let names = Names()
        let view = make(stage, names)
        try drop(stage, view)
        view.reloadData()
        view.layoutIfNeeded()
        #expect(texts(view) == ["A", "B", "C", "D"] && !view.hasUncommittedUpdates)
        #expect(!names.contexts[0].commitInsertion { _ in Issue.record("called after a reload") })
    }

    @Test("DI-11: a list displays placeholders, whose separators the app is not asked for")
    func list() throws {
        let stage = try makeStage()
        let names = Names()
        var asked: Set<Int> = []
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.itemSeparatorHandler = { path, separators in
            asked.insert(path.item)
            return separators
        }
        let view = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "placeholder")
        view.dataSource = names
        view.delegate = names
        view.dropDelegate = names
        stage.add(view, CGRect(x: 0, y: 0, width: 200, height: 300))
        view.layoutIfNeeded()
        let frame = try #require(view.layoutAttributesForItem(at: path(3))?.frame)
        // Behind the last item.
        try stage.drag(CGPoint(x: 240, y: 40), CGPoint(x: 260, y: 40), CGPoint(x: frame.midX, y: frame.maxY - 2))
        try stage.generator.wait(1)
        #expect(view.visibleCells.count == 5 && view.indexPath(for: view.visibleCells[4]) == nil)
        #expect(asked == [0, 1, 2, 3])
        #expect(names.contexts[0].commitInsertion { names.names.insert("new", at: $0.item) })
        try stage.generator.wait(1)
        #expect(names.names.last == "new" && view.indexPathsForVisibleItems.count == 5)
    }

    /// A layout of an app that places items in a column.
    private final class Column: UICollectionViewLayout {
        private(set) var counts: [Int] = []
        private(set) var known: [Int?] = []

        override func prepare() {
            guard let collectionView else { return }
            let count = collectionView.numberOfItems(inSection: 0)
            counts.append(count)
            known = (0..<count).map {
                collectionView.dataSourceIndexPath(
                    forPresentationIndexPath: IndexPath(item: $0, section: 0))?.item
            }
        }
        override var collectionViewContentSize: CGSize { CGSize(width: 200, height: known.count * 40) }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: indexPath.item * 40, width: 200, height: 40)
            return attributes
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<known.count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        }
    }

    @Test("DI-11: layouts count placeholders, and index paths are translated")
    func translation() throws {
        let stage = try makeStage()
        let names = Names()
        let layout = Column()
        let view = make(stage, names, layout)
        try drop(stage, view)
        #expect(layout.counts.last == 5 && layout.known == [0, 1, nil, 2, 3])
        #expect(view.presentationIndexPath(forDataSourceIndexPath: path(2)) == path(3))
        #expect(view.presentationIndexPath(forDataSourceIndexPath: nil) == nil)
        #expect(view.dataSourceIndexPath(forPresentationIndexPath: path(4)) == path(3))
        #expect(view.dataSourceIndexPath(forPresentationIndexPath: path(2)) == nil)
        #expect(view.dataSourceSectionIndex(forPresentationSectionIndex: 0) == 0)
        #expect(view.presentationSectionIndex(forDataSourceSectionIndex: 0) == 0)
        view.performUsingPresentationValues {
            #expect(view.numberOfItems(inSection: 0) == 5)
            #expect((view.cellForItem(at: path(3)) as? Letter)?.label.text == "C")
            view.selectItem(at: path(3), animated: false, scrollPosition: [])
            #expect(view.indexPathsForSelectedItems == [path(3)])
        }
        #expect(view.indexPathsForSelectedItems == [path(2)] && view.numberOfItems(inSection: 0) == 4)
    }

    @Test("DI-11: a moved item is translated to the place where it is presented")
    func movedItem() throws {
        let stage = try makeStage()
        let names = Names()
        names.canMove = true
        let view = make(stage, names, Column())
        #expect(view.beginInteractiveMovementForItem(at: path(0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 105))
        let presented = (0..<4).map { view.presentationIndexPath(forDataSourceIndexPath: path($0))?.item }
        #expect(presented == [2, 0, 1, 3])
        let known = (0..<4).map { view.dataSourceIndexPath(forPresentationIndexPath: path($0))?.item }
        #expect(known == [1, 2, 0, 3])
        view.cancelInteractiveMovement()
        try stage.generator.wait(1)
    }

    @Test("DI-11: a placeholder is dropped between updates, and not while the data is being loaded")
    func insideBatch() throws {
        let stage = try makeStage()
        let names = Names()
        let view = make(stage, names)
        let placeholder = ListPlaceholder(reuseIdentifier: "placeholder") { _ in }
        view.performBatchUpdates {
            names.names.remove(at: 0)
            view.deleteItems(at: [self.path(0)])
            view.insertPlaceholder(placeholder, at: self.path(0))
            #expect(view.placeholders.isEmpty)
        }
        try stage.generator.wait(1)
        #expect(view.placeholders.path(of: placeholder) == path(0) && view.visibleCells.count == 4)
    }
}
