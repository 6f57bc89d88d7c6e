import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct CollectionSwipeTests {
    /// A layout of lines whose items have an action at the trailing side.
    private final class Layout: UICollectionViewFlowLayout {
        var log: [String] = []
        var completion: (Bool) -> Void = { _ in }
        var hasActions = true
        var style = UIContextualAction.Style.normal

        override func listPlacement(of key: ElementKey) -> ListItemPlacement? {
            ListItemPlacement(appearance: .plain, hasSwipeActions: hasActions)
        }

        override func swipeConfiguration(forItemAt path: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration? {
            guard side == .trailing, hasActions else { return nil }
            let action = UIContextualAction(style: style, title: "Archive") { [unowned self] _, _, done in
                log.append("archive \(path.item)")
                completion = done
            }
            return UISwipeActionsConfiguration(actions: [action])
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "list", for: indexPath)
            (cell as? UICollectionViewListCell)?.accessories = [.delete()]
            return cell
        }
    }

    private func make(_ source: Source, _ layout: Layout) throws -> CollectionStage {
        layout.itemSize = CGSize(width: 200, height: 40)
        layout.minimumLineSpacing = 0
        return try CollectionStage(layout: layout) { view in
            view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "list")
            view.dataSource = source
        }
    }

    private func swipe(_ stage: CollectionStage, _ item: Int) throws {
        let y = CGFloat(item) * 40 + 20
        try stage.generator.fingerDown(at: CGPoint(x: 150, y: y))
        try stage.generator.fingerMove(to: CGPoint(x: 139, y: y))
        try stage.generator.fingerMove(to: CGPoint(x: 80, y: y), duration: 0.1)
        try stage.generator.wait(0.3)
        try stage.generator.fingerUp()
        try stage.generator.wait(0.5)
    }

    @Test("SW-03, SW-05: a swipe shows the actions of an item of a list, which stays open until they are done")
    func swiping() throws {
        let (source, layout) = (Source(), Layout())
        let stage = try make(source, layout)
        let cell = try #require(stage.view.cellForItem(at: stage.path(1)) as? UICollectionViewListCell)
        try swipe(stage, 1)
        let session = try #require(stage.view.swipes?.session)
        #expect(session.cell === cell && cell.configurationState.isSwiped)
        #expect(cell.frame == CGRect(x: -session.view.openWidth, y: 40, width: 200, height: 40))
        stage.view.setNeedsLayout()
        stage.layOut()
        #expect(cell.frame.minX == -session.view.openWidth)
        try #require(session.view.buttons.first).sendActions(for: .touchUpInside)
        #expect(layout.log == ["archive 1"] && stage.view.swipes?.session != nil)
        layout.completion(true)
        try stage.generator.wait(0.5)
        #expect(stage.view.swipes?.session == nil && cell.frame.minX == 0 && !cell.configurationState.isSwiped)
        #expect(stage.view.indexPathsForSelectedItems == [])
        withExtendedLifetime(source) {}
    }

    @Test("SW-02: a delete control without an action shows the actions of its item")
    func deleteControl() throws {
        let (source, layout) = (Source(), Layout())
        let stage = try make(source, layout)
        stage.view.isEditing = true
        stage.layOut()
        let cell = try #require(stage.view.cellForItem(at: stage.path(2)) as? UICollectionViewListCell)
        let control = try #require(cell.existingView(of: cell.accessories[0]) as? CellEditControl)
        control.didTap()
        try stage.generator.wait(0.5)
        #expect(stage.view.swipes?.session?.cell === cell)
        stage.view.isEditing = false
        try stage.generator.wait(0.5)
        #expect(stage.view.swipes?.session == nil && cell.frame.minX == 0)
        withExtendedLifetime(source) {}
    }

    @Test("SW-06: a reload closes the open item, and lists without actions have no recognizers for them")
    func closing() throws {
        let (source, layout) = (Source(), Layout())
        let stage = try make(source, layout)
        try swipe(stage, 0)
        #expect(stage.view.swipes?.session != nil)
        stage.view.reloadData()
        stage.layOut()
        #expect(stage.view.swipes?.session == nil)
        #expect(stage.view.cellForItem(at: stage.path(0))?.frame.minX == 0)
        let plain = Layout()
        plain.hasActions = false
        #expect(try make(source, plain).view.swipes == nil)
    }

    @Test("KS-12: Delete performs the first trailing action if it is destructive")
    func deleteKey() throws {
        let (source, layout) = (Source(), Layout())
        let stage = try make(source, layout)
        stage.view.becomeFirstResponder()
        stage.view.selection.cursor = 3
        try stage.generator.keyPress(.keyboardDeleteForward)
        #expect(layout.log == [])
        layout.style = .destructive
        try stage.generator.keyPress(.keyboardDeleteForward)
        #expect(layout.log == ["archive 3"])
    }

    @Test("SW-07: the actions of an item are in its context menu")
    func menu() throws {
        let (source, layout) = (Source(), Layout())
        let stage = try make(source, layout)
        try stage.generator.pointerClick(.secondary, at: CGPoint(x: 100, y: 60))
        try stage.generator.chooseMenuElement("Archive")
        #expect(layout.log == ["archive 1"])
    }
}
