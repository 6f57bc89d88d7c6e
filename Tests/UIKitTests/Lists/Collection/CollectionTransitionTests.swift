import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct CollectionTransitionTests {
    /// Rows of a height over the whole width, with a log of the calls of transitions.
    private final class Rows: UICollectionViewLayout {
        let height: CGFloat
        let name: String
        var log: [String] = []
        var target: CGPoint?

        init(_ name: String, height: CGFloat) {
            (self.name, self.height) = (name, height)
            super.init()
        }

        required init?(coder: NSCoder) { return nil }

        private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
        override var collectionViewContentSize: CGSize { CGSize(width: 200, height: CGFloat(count) * height) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let first = max(0, Int(rect.minY / height))
            let end = min(count, Int(rect.maxY / height) + 1)
            return (first..<max(first, end)).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * height, width: 200, height: height)
            return attributes
        }
        override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.append("to") }
        override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log.append("from") }
        override func finalizeLayoutTransition() { log.append("end") }
        override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
            log.append("target")
            return target ?? proposedContentOffset
        }
    }

    private func frames(_ stage: CollectionStage) -> [CGFloat] { stage.view.visibleCells.map(\.frame.minY) }

    @Test("CV-18: the views follow the progress of an interactive transition, and rest in the next layout")
    func finishing() throws {
        let (old, new) = (Rows("old", height: 40), Rows("new", height: 80))
        let stage = try CollectionStage([20], layout: old)
        let cells = stage.view.visibleCells
        var results: [[Bool]] = []
        let transition = stage.view.startInteractiveTransition(to: new) { results.append([$0, $1]) }
        #expect(stage.view.collectionViewLayout === transition && transition.transitionProgress == 0)
        #expect(transition.currentLayout === old && transition.nextLayout === new)
        #expect(old.log == ["to"] && new.log == ["from", "target"])
        stage.layOut()
        #expect(stage.view.visibleCells == cells && frames(stage) == [0, 40, 80, 120, 160])
        transition.transitionProgress = 0.5
        stage.layOut()
        #expect(frames(stage) == [0, 60, 120, 180] && stage.view.visibleCells[1].frame.height == 60)
        #expect(stage.view.contentSize == CGSize(width: 200, height: 1200))
        stage.view.finishInteractiveTransition()
        #expect(stage.view.collectionViewLayout === new && results == [])
        #expect(old.collectionView == nil && transition.collectionView == nil && new.collectionView === stage.view)
        try stage.generator.wait(1)
        #expect(frames(stage) == [0, 80, 160] && results == [[true, true]])
        #expect(Array(cells[..<3]) == stage.view.visibleCells && old.log == ["to", "end"])
        #expect(new.log == ["from", "target", "end"])
        #expect(stage.view.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }.count == 3)
    }

    @Test("CV-18: a canceled transition returns to the layout before it")
    func canceling() throws {
        let (old, new) = (Rows("old", height: 40), Rows("new", height: 80))
        let stage = try CollectionStage([20], layout: old)
        var results: [[Bool]] = []
        let transition = stage.view.startInteractiveTransition(to: new) { results.append([$0, $1]) }
        transition.transitionProgress = 0.75
        stage.layOut()
        #expect(frames(stage) == [0, 70, 140])
        stage.view.cancelInteractiveTransition()
        try stage.generator.wait(1)
        #expect(stage.view.collectionViewLayout === old && new.collectionView == nil && results == [[true, false]])
        #expect(frames(stage) == [0, 40, 80, 120, 160])
        // The layout can be used again.
        stage.view.collectionViewLayout = new
        stage.layOut()
        #expect(frames(stage) == [0, 80, 160])
    }

    @Test("CV-18: the content offset moves with the progress to the target of the layout")
    func offset() throws {
        let (old, new) = (Rows("old", height: 40), Rows("new", height: 80))
        let stage = try CollectionStage([20], layout: old)
        stage.view.contentOffset.y = 400
        stage.layOut()
        // Item 10 stays at the top.
        new.target = CGPoint(x: 0, y: 800)
        let transition = stage.view.startInteractiveTransition(to: new)
        for progress in stride(from: CGFloat(0.25), through: 1, by: 0.25) {
            transition.transitionProgress = progress
            stage.layOut()
            let cell = try #require(stage.view.cellForItem(at: stage.path(10)))
            #expect(cell.frame.minY == stage.view.contentOffset.y && stage.view.contentOffset.y == 400 + 400 * progress)
        }
        stage.view.cancelInteractiveTransition()
        #expect(stage.view.contentOffset.y == 400)
        try stage.generator.wait(1)
        #expect(stage.view.cellForItem(at: stage.path(10))?.frame == CGRect(x: 0, y: 400, width: 200, height: 40))
    }

    @Test("CV-18: another layout ends the transition, and data can be reloaded during one")
    func interruption() throws {
        let (old, new, third) = (Rows("old", height: 40), Rows("new", height: 80), Rows("third", height: 50))
        let stage = try CollectionStage([20], layout: old)
        var results: [[Bool]] = []
        let transition = stage.view.startInteractiveTransition(to: new) { results.append([$0, $1]) }
        transition.transitionProgress = 0.5
        stage.source.sections = [["a", "b"]]
        stage.view.reloadData()
        stage.layOut()
        #expect(frames(stage) == [0, 60] && stage.texts == ["a", "b"])
        transition.transitionProgress = .nan
        #expect(transition.transitionProgress == 0.5)
        stage.view.setCollectionViewLayout(third, animated: true)
        try stage.generator.wait(1)
        #expect(results == [[false, false]] && frames(stage) == [0, 50])
        #expect(old.collectionView == nil && new.collectionView == nil && stage.view.collectionViewLayout === third)
        stage.view.finishInteractiveTransition()
        #expect(stage.view.collectionViewLayout === third)
    }

    @Test("CV-18: the delegate can return a transition layout with values of its own")
    func delegate() throws {
        final class Layout: UICollectionViewTransitionLayout {}
        final class Delegate: NSObject, UICollectionViewDelegate {
            func collectionView(
                _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
                newLayout toLayout: UICollectionViewLayout
            ) -> UICollectionViewTransitionLayout { Layout(currentLayout: fromLayout, nextLayout: toLayout) }
        }
        let stage = try CollectionStage([20], layout: Rows("old", height: 40))
        let delegate = Delegate()
        stage.view.delegate = delegate
        let transition = stage.view.startInteractiveTransition(to: Rows("new", height: 80))
        #expect(transition is Layout && transition.value(forAnimatedKey: "x") == 0)
        transition.updateValue(12, forAnimatedKey: "x")
        transition.updateValue(.infinity, forAnimatedKey: "x")
        #expect(transition.value(forAnimatedKey: "x") == 12)
        stage.view.finishInteractiveTransition()
        try stage.generator.wait(1)
        #expect(frames(stage) == [0, 80, 160])
    }

    @Test("CV-18: elements of one layout alone fade")
    func fading() throws {
        let old = UICollectionViewFlowLayout()
        old.itemSize = CGSize(width: 200, height: 40)
        old.headerReferenceSize = CGSize(width: 200, height: 20)
        let stage = try CollectionStage([20], layout: old)
        let transition = stage.view.startInteractiveTransition(to: Rows("new", height: 80))
        transition.transitionProgress = 0.25
        stage.layOut()
        let kind = UICollectionView.elementKindSectionHeader
        #expect(stage.view.supplementaryView(forElementKind: kind, at: stage.path(0))?.alpha == 0.75)
        stage.view.finishInteractiveTransition()
        try stage.generator.wait(1)
        #expect(stage.view.visibleSupplementaryViews(ofKind: kind) == [])
    }
}
