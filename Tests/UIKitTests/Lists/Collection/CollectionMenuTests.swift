import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct CollectionMenuTests {
    /// A delegate with menus of several items.
    private final class Delegate: NSObject, UICollectionViewDelegate {
        var log: [String] = []

        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            let items = indexPaths.map { "\($0.item)" }.joined(separator: ",")
            log.append("menu \(items)")
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Open") { [weak self] _ in self?.log.append("open \(items)") }])
            }
        }
        func collectionView(
            _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("display") }
        func collectionView(
            _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("end") }

        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    /// A delegate with the older method for one item.
    private final class OldDelegate: NSObject, UICollectionViewDelegate {
        var log: [String] = []
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.append("menu \(indexPath.item)")
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Open") { _ in }])
            }
        }
    }

    private func point(_ item: Int) -> CGPoint {
        CGPoint(x: 25 + CGFloat(item % 4) * 50, y: 25 + CGFloat(item / 4) * 50)
    }

    private func selected(_ stage: CollectionStage) -> [Int] {
        stage.view.indexPathsForSelectedItems?.map(\.item) ?? []
    }

    @Test("KS-12: a press of the secondary button opens the menu of the selected items, or selects the item first")
    func several() throws {
        let delegate = Delegate()
        let stage = try CollectionStage([12]) {
            $0.delegate = delegate
            $0.allowsMultipleSelection = true
        }
        for item in [1, 2] { stage.view.selectItem(at: stage.path(item), animated: false, scrollPosition: []) }
        try stage.generator.pointerClick(.secondary, at: point(2))
        #expect(delegate.take() == ["menu 1,2", "display"])
        #expect(stage.view.cellForItem(at: stage.path(1))?.isHighlighted == true)
        try stage.generator.chooseMenuElement("Open")
        #expect(delegate.take() == ["end", "open 1,2"] && selected(stage) == [1, 2])
        #expect(stage.view.cellForItem(at: stage.path(1))?.isHighlighted == false)
        try stage.generator.pointerClick(.secondary, at: point(5))
        #expect(delegate.take() == ["menu 5", "display"] && selected(stage) == [5])
        try stage.generator.chooseMenuElement("Open")
        _ = delegate.take()
        try stage.generator.pointerClick(.secondary, at: CGPoint(x: 100, y: 180))
        #expect(delegate.take() == ["menu ", "display"] && selected(stage) == [5])
        try stage.generator.chooseMenuElement("Open")
    }

    @Test("KS-12: without selectionFollowsFocus, the menu of an item does not select it")
    func single() throws {
        let delegate = OldDelegate()
        let stage = try CollectionStage([12]) { $0.delegate = delegate }
        try stage.generator.pointerClick(.secondary, at: point(3))
        #expect(delegate.log == ["menu 3"] && selected(stage) == [] && stage.view.cursorRow == 3)
        try stage.generator.chooseMenuElement("Open")
        try stage.generator.pointerClick(.secondary, at: CGPoint(x: 100, y: 180))
        #expect(delegate.log == ["menu 3"])
        #expect(stage.view.contextMenuInteraction?.view === stage.view)
    }

    @Test("KS-12: Shift-F10 opens the context menu of the item at the cursor, which becomes visible")
    func key() throws {
        let delegate = Delegate()
        let stage = try CollectionStage([100]) { $0.delegate = delegate }
        stage.view.becomeFirstResponder()
        stage.view.selection.cursor = 50
        try stage.generator.keyPress(.keyboardF10, modifiers: .shift)
        #expect(delegate.take() == ["menu 50", "display"])
        #expect(stage.view.cellForItem(at: stage.path(50)) != nil)
        try stage.generator.chooseMenuElement("Open")
    }

    /// A delegate that lifts the content of some items.
    private final class LiftingDelegate: NSObject, UICollectionViewDelegate {
        var log: [String] = []
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Open") { _ in }])
            }
        }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
            highlightPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? {
            log.append("highlight \(indexPath.item)")
            guard indexPath.item != 3, let cell = collectionView.cellForItem(at: indexPath) else { return nil }
            return UITargetedPreview(view: cell)
        }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
            dismissalPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? {
            log.append("dismissal \(indexPath.item)")
            return nil
        }
    }

    @Test("AC-13: the previews of all items of a menu are lifted")
    func lifting() throws {
        let delegate = LiftingDelegate()
        let stage = try CollectionStage([12]) { view in
            view.delegate = delegate
            view.allowsMultipleSelection = true
        }
        for item in [1, 3, 5] { stage.view.selectItem(at: stage.path(item), animated: false, scrollPosition: []) }
        try stage.generator.pointerClick(.secondary, at: point(5))
        #expect(delegate.log == ["highlight 1", "highlight 3", "highlight 5"])
        let interaction = try #require(stage.view.contextMenuInteraction)
        #expect(interaction.highlights.map(\.view.center) == [point(1), point(5)])
        #expect(stage.view.cellForItem(at: stage.path(5))?.isHighlighted == false)
        delegate.log = []
        interaction.dismissMenu()
        #expect(delegate.log == ["dismissal 1", "dismissal 3", "dismissal 5"] && interaction.highlights.isEmpty)
    }
}
