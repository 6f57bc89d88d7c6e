import Testing
import UIKitTesting

@testable import UIKit

/// Four columns of items of 40 × 40 points with distances of 10 points, in a view of 210 × 200 points.
@MainActor @Suite(.serialized) struct CollectionPointerTests {
    private func make(_ counts: [Int] = [12], multiple: Bool = true) throws -> CollectionStage {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 40, height: 40)
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        let stage = try CollectionStage(counts, layout: layout, size: CGSize(width: 210, height: 200)) {
            $0.allowsMultipleSelection = multiple
        }
        return stage
    }

    /// The middle of an item of a view that is not scrolled.
    private func point(_ item: Int) -> CGPoint {
        CGPoint(x: 30 + CGFloat(item % 4) * 50, y: 30 + CGFloat(item / 4) * 50)
    }

    private func selected(_ stage: CollectionStage) -> [Int] {
        stage.view.indexPathsForSelectedItems?.map(\.item) ?? []
    }

    private func click(_ stage: CollectionStage, _ item: Int, _ keys: UIKeyboardHIDUsage...) throws {
        for key in keys { try stage.generator.keyDown(key) }
        try stage.generator.pointerClick(at: point(item))
        for key in keys { try stage.generator.keyUp(key) }
        try stage.generator.wait(1)
    }

    private func drag(_ stage: CollectionStage, from start: CGPoint, to end: CGPoint, release: Bool = true) throws {
        try stage.generator.pointerMove(to: start)
        try stage.generator.pointerDown()
        for step in 1...5 {
            let part = CGFloat(step) / 5
            try stage.generator.pointerMove(
                to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        if release { try stage.generator.pointerUp() }
    }

    @Test("KS-07: a click selects only the item, Control toggles it, Shift selects a range")
    func clicks() throws {
        let stage = try make()
        try click(stage, 1)
        try click(stage, 3, .keyboardLeftControl)
        #expect(selected(stage) == [1, 3])
        try click(stage, 6, .keyboardLeftShift)
        #expect(selected(stage) == [3, 4, 5, 6])
        try click(stage, 1, .keyboardLeftShift)
        #expect(selected(stage) == [1, 2, 3])
        try click(stage, 2, .keyboardLeftControl)
        #expect(selected(stage) == [1, 3])
        try click(stage, 10, .keyboardLeftControl, .keyboardLeftShift)
        #expect(selected(stage) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
        _ = stage.takeLog()
        try click(stage, 4)
        #expect(selected(stage) == [4] && stage.takeLog().filter { $0.contains("didDeselect") }.count == 9)
    }

    @Test("KS-09: a double click performs the primary action of a list with several selected items")
    func doubleClick() throws {
        let stage = try make()
        try stage.generator.pointerClick(at: point(2))
        #expect(!stage.takeLog().contains("primaryAction(0/2)"))
        try stage.generator.pointerClick(at: point(2))
        #expect(stage.takeLog().contains("primaryAction(0/2)") && selected(stage) == [2])
        let single = try make(multiple: false)
        try single.generator.pointerClick(at: point(2))
        #expect(single.takeLog().contains("primaryAction(0/2)"))
    }

    @Test("KS-07: fingers toggle items")
    func fingers() throws {
        let stage = try make()
        for item in [1, 2, 1] {
            try stage.generator.fingerTap(at: point(item))
            try stage.generator.wait(1)
        }
        #expect(selected(stage) == [2])
    }

    @Test("KS-07: dragging from the background selects the items that the rectangle touches")
    func rubberBand() throws {
        let stage = try make()
        try click(stage, 11)
        try drag(stage, from: CGPoint(x: 55, y: 5), to: CGPoint(x: 130, y: 75), release: false)
        #expect(selected(stage) == [1, 2, 5, 6])
        let band = try #require(stage.view.subviews.first { $0 is RubberBandView })
        #expect(band.frame == CGRect(x: 55, y: 5, width: 75, height: 70))
        try stage.generator.pointerMove(to: CGPoint(x: 70, y: 30))
        #expect(selected(stage) == [1])
        try stage.generator.pointerUp()
        #expect(band.superview == nil && stage.view.cursorRow == 1 && stage.view.selection.anchor == 1)
        #expect(stage.view.isFirstResponder)
    }

    @Test("KS-07: with Control the rectangle changes the state of items, with Shift it adds them")
    func modifiers() throws {
        let stage = try make()
        try click(stage, 1)
        try stage.generator.keyDown(.keyboardLeftControl)
        try drag(stage, from: CGPoint(x: 5, y: 5), to: CGPoint(x: 80, y: 80))
        try stage.generator.keyUp(.keyboardLeftControl)
        #expect(selected(stage) == [0, 4, 5])
        try stage.generator.keyDown(.keyboardLeftShift)
        try drag(stage, from: CGPoint(x: 155, y: 5), to: CGPoint(x: 180, y: 30))
        try stage.generator.keyUp(.keyboardLeftShift)
        #expect(selected(stage) == [0, 3, 4, 5])
    }

    @Test("KS-07: Escape during the drag restores the selection, and the rest of the drag has no effect")
    func escape() throws {
        let stage = try make()
        try click(stage, 9)
        try drag(stage, from: CGPoint(x: 5, y: 5), to: CGPoint(x: 180, y: 80), release: false)
        #expect(selected(stage).count == 8)
        try stage.generator.keyPress(.keyboardEscape)
        #expect(selected(stage) == [9] && stage.view.rubberBand == nil)
        try stage.generator.pointerMove(to: CGPoint(x: 180, y: 130))
        try stage.generator.pointerUp()
        #expect(selected(stage) == [9])
    }

    @Test("KS-07: a click of the background deselects all items; with Control or Shift it has no effect")
    func background() throws {
        let stage = try make([2])
        try click(stage, 1)
        try stage.generator.keyDown(.keyboardLeftControl)
        try stage.generator.pointerClick(at: CGPoint(x: 100, y: 150))
        try stage.generator.keyUp(.keyboardLeftControl)
        #expect(selected(stage) == [1])
        try stage.generator.wait(1)
        try stage.generator.pointerClick(at: CGPoint(x: 100, y: 150))
        #expect(selected(stage) == [])
        let single = try make([2], multiple: false)
        try click(single, 1)
        try drag(single, from: CGPoint(x: 5, y: 100), to: CGPoint(x: 30, y: 20))
        #expect(selected(single) == [1])
    }

    @Test("KS-07: a rectangle that is held beyond an edge scrolls by time, and selects what it passes")
    func autoscroll() throws {
        let stage = try make([100])
        try drag(stage, from: CGPoint(x: 5, y: 5), to: CGPoint(x: 100, y: 230), release: false)
        try stage.generator.wait(1)
        let offset = stage.view.contentOffset.y
        #expect(offset > 200)
        try stage.generator.wait(5)
        #expect(stage.view.contentOffset.y == stage.view.contentSize.height - 200)
        // Two columns of 25 lines.
        #expect(selected(stage).count == 50)
        try stage.generator.pointerUp()
        stage.view.contentOffset = .zero
        try stage.generator.wait(1)
        #expect(stage.view.contentOffset == .zero)
    }

    @Test("KS-08: the delegate is asked once for each item of a drag that it refuses")
    func refusing() throws {
        let stage = try make()
        stage.delegate.permits = false
        try drag(stage, from: CGPoint(x: 5, y: 5), to: CGPoint(x: 80, y: 30))
        #expect(selected(stage) == [])
        #expect(stage.takeLog().filter { $0.contains("shouldSelect") } == ["shouldSelect(0/0)", "shouldSelect(0/1)"])
    }

    @Test("KS-07: reloading ends the drag")
    func reload() throws {
        let stage = try make()
        try drag(stage, from: CGPoint(x: 5, y: 5), to: CGPoint(x: 80, y: 30), release: false)
        stage.view.reloadData()
        try stage.generator.pointerMove(to: CGPoint(x: 180, y: 180))
        try stage.generator.pointerUp()
        #expect(selected(stage) == [] && !stage.view.subviews.contains { $0 is RubberBandView })
    }

    @Test("CV-19: two fingers select the items between them, and scroll nothing")
    func twoFingers() throws {
        final class Delegate: NSObject, UICollectionViewDelegate {
            var log: [String] = []
            func collectionView(
                _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
            ) -> Bool { true }
            func collectionView(
                _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
            ) { log.append("begin \(indexPath.item)") }
            func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
                log.append("end")
            }
        }
        let stage = try make([100], multiple: false)
        let delegate = Delegate()
        stage.view.delegate = delegate
        let (first, second) = (CGPoint(x: 20, y: 30), CGPoint(x: 40, y: 30))
        try stage.generator.fingerDown(at: [first, second])
        try stage.generator.fingerMove(to: [CGPoint(x: 20, y: 130), CGPoint(x: 40, y: 130)], duration: 0.3)
        #expect(selected(stage) == [0, 1, 2, 3, 4, 5, 6, 7, 8] && stage.view.contentOffset == .zero)
        try stage.generator.fingerUp()
        try stage.generator.fingerUp()
        #expect(delegate.log == ["begin 0", "end"] && stage.view.allowsMultipleSelection)
    }

    @Test("CV-14: editing allows selection only with the properties for it")
    func editing() throws {
        let stage = try make()
        try click(stage, 1)
        stage.view.isEditing = true
        #expect(selected(stage) == [])
        #expect(stage.view.visibleCells.allSatisfy { $0.configurationState.isEditing })
        try click(stage, 2)
        #expect(selected(stage) == [])
        stage.view.allowsSelectionDuringEditing = true
        try click(stage, 2)
        try click(stage, 3, .keyboardLeftControl)
        #expect(selected(stage) == [3])
        stage.view.allowsMultipleSelectionDuringEditing = true
        try click(stage, 2, .keyboardLeftControl)
        #expect(selected(stage) == [2, 3])
        stage.view.allowsMultipleSelectionDuringEditing = false
        #expect(selected(stage) == [2])
    }
}
