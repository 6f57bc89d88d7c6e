import Testing
import UIKitTesting

@testable import UIKit

/// Four columns of items of 50 × 50 points, in a view of 200 × 200 points, unless stated otherwise.
@MainActor @Suite(.serialized) struct CollectionKeyTests {
    /// A delegate that logs selection, and has texts and preferences.
    private final class Delegate: NSObject, UICollectionViewDelegate {
        var log: [String] = []
        var texts: [String] = []
        var preferred: IndexPath?
        var focusable: (IndexPath) -> Bool = { _ in true }
        var beginsMultiple = false

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("select \(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            log.append("deselect \(indexPath.item)")
        }
        func collectionView(
            _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
        ) { log.append("primary \(indexPath.item)") }
        func collectionView(
            _ collectionView: UICollectionView, typeSelectStringForItemAt indexPath: IndexPath
        ) -> String? { texts.indices.contains(indexPath.item) ? texts[indexPath.item] : nil }
        func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { preferred }
        func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
            focusable(indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { beginsMultiple }
        func collectionView(
            _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) { log.append("begin \(indexPath.item)") }
        func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { log.append("end") }

        var permitsFocus = true
        var focusLog: [String] = []
        func collectionView(
            _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
        ) -> Bool { permitsFocus }
        func collectionView(
            _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            func text(_ path: IndexPath?) -> String { path.map { "\($0.item)" } ?? "-" }
            focusLog.append("\(text(context.previouslyFocusedIndexPath)) \(text(context.nextFocusedIndexPath))")
        }

        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    private func make(
        _ counts: [Int] = [100], layout: UICollectionViewLayout? = nil, multiple: Bool = false
    ) throws -> (CollectionStage, Delegate) {
        let delegate = Delegate()
        let stage = try CollectionStage(counts, layout: layout) { view in
            view.delegate = delegate
            view.allowsMultipleSelection = multiple
        }
        return (stage, delegate)
    }

    private func flow(_ configure: (UICollectionViewFlowLayout) -> Void) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        configure(layout)
        return layout
    }

    private func press(_ stage: CollectionStage, _ keys: UIKeyboardHIDUsage..., modifiers: UIKeyModifierFlags = [])
        throws
    {
        for key in keys { try stage.generator.keyPress(key, modifiers: modifiers) }
    }

    private func selected(_ stage: CollectionStage) -> [Int] {
        stage.view.indexPathsForSelectedItems?.map(\.item) ?? []
    }

    @Test("KS-01: Tab enters a collection view at the cursor, the selection, the preferred or the first visible item")
    func entering() throws {
        let (stage, delegate) = try make()
        stage.view.contentOffset.y = 70
        try press(stage, .keyboardTab)
        #expect(stage.view.isFocused && stage.view.cursorRow == 8)
        delegate.preferred = stage.path(9)
        #expect(stage.view.cursorRow == 9)
        stage.view.selectItem(at: stage.path(14), animated: false, scrollPosition: [])
        #expect(stage.view.cursorRow == 14)
        stage.view.allowsSelection = false
        #expect(!stage.view.canBecomeFocused)
    }

    @Test("KS-01: with remembersLastFocusedIndexPath, the last item wins over the preferred one when the focus returns")
    func remembering() throws {
        let (stage, delegate) = try make()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 250, y: 0, width: 100, height: 30)
        stage.window.addSubview(button)
        delegate.preferred = stage.path(2)
        stage.view.remembersLastFocusedIndexPath = true
        try press(stage, .keyboardTab, .keyboardRightArrow, .keyboardRightArrow, .keyboardTab)
        #expect(button.isFocused)
        try press(stage, .keyboardTab)
        #expect(stage.view.isFocused && stage.view.cursorRow == 3)
        stage.view.remembersLastFocusedIndexPath = false
        try press(stage, .keyboardTab, .keyboardTab)
        #expect(stage.view.isFocused && stage.view.cursorRow == 2)
    }

    @Test("KS-02: the ring surrounds the item at the cursor after a key, not after a click, and outlives its cell")
    func ring() throws {
        let (stage, _) = try make()
        try stage.generator.pointerClick(at: CGPoint(x: 75, y: 75))
        #expect(stage.view.isFirstResponder && !stage.view.isFocused && selected(stage) == [5])
        try press(stage, .keyboardRightArrow)
        #expect(stage.view.isFocused && stage.view.cursorRow == 6)
        #expect(stage.view.focusRingShape.rect == CGRect(x: 97, y: 47, width: 56, height: 56))
        stage.view.contentOffset.y = 900
        stage.layOut()
        #expect(stage.view.cursorRow == 6 && stage.view.cellForItem(at: stage.path(6)) == nil)
    }

    @Test("KS-02: the item in the place of a deleted one has the cursor")
    func deletion() throws {
        let (stage, _) = try make([5])
        stage.view.selectItem(at: stage.path(4), animated: false, scrollPosition: [])
        stage.source.sections[0].removeLast()
        stage.view.deleteItems(at: [stage.path(4)])
        #expect(stage.view.cursorRow == 3 && selected(stage) == [])
    }

    @Test("KS-03, KS-11: arrows go to the nearest item, Page by lines, Home and End to the ends, and scroll to it")
    func moves() throws {
        let (stage, _) = try make()
        try press(stage, .keyboardTab, .keyboardRightArrow)
        #expect(stage.view.cursorRow == 0)
        try press(stage, .keyboardRightArrow, .keyboardDownArrow)
        #expect(stage.view.cursorRow == 5)
        try press(stage, .keyboardLeftArrow, .keyboardLeftArrow)
        #expect(stage.view.cursorRow == 4)
        try press(stage, .keyboardPageDown)
        #expect(stage.view.cursorRow == 16)
        try stage.generator.wait(1)
        #expect(stage.view.contentOffset.y == 50)
        try press(stage, .keyboardEnd)
        try stage.generator.wait(1)
        #expect(stage.view.cursorRow == 99 && stage.view.contentOffset.y == 1050)
        try press(stage, .keyboardPageUp)
        #expect(stage.view.cursorRow == 87)
        try press(stage, .keyboardHome)
        try stage.generator.wait(1)
        #expect(stage.view.cursorRow == 0 && stage.view.contentOffset.y == 0)
        try press(stage, .keyboardUpArrow, .keyboardLeftArrow)
        #expect(stage.view.cursorRow == 0)
    }

    @Test("KS-03: the cursor keeps its column through short lines and across sections")
    func columns() throws {
        let layout = flow { $0.headerReferenceSize = CGSize(width: 200, height: 30) }
        let (stage, _) = try make([6, 8], layout: layout)
        stage.view.becomeFirstResponder()
        stage.view.selection.cursor = 3
        // The second line of the first section has two items.
        try press(stage, .keyboardDownArrow)
        #expect(stage.view.cursorRow == 5)
        try press(stage, .keyboardDownArrow)
        #expect(stage.view.numbers.path(of: stage.view.cursorRow ?? 0) == stage.path(3, 1))
        try press(stage, .keyboardUpArrow, .keyboardUpArrow)
        #expect(stage.view.cursorRow == 3)
        // Right at the end of a short line has no effect.
        stage.view.selection.cursor = 5
        try press(stage, .keyboardRightArrow)
        #expect(stage.view.cursorRow == 5)
    }

    @Test("KS-03: in a horizontal layout, Left and Right keep the line")
    func horizontal() throws {
        let layout = flow { $0.scrollDirection = .horizontal }
        let (stage, _) = try make([10], layout: layout)
        stage.view.becomeFirstResponder()
        stage.view.selection.cursor = 3
        try press(stage, .keyboardRightArrow)
        #expect(stage.view.cursorRow == 7)
        try press(stage, .keyboardRightArrow)
        #expect(stage.view.cursorRow == 9)
        try press(stage, .keyboardLeftArrow)
        #expect(stage.view.cursorRow == 7)
        try press(stage, .keyboardUpArrow)
        #expect(stage.view.cursorRow == 6)
    }

    @Test("KS-03: arrows move through orthogonal sections, scroll them, and go to others")
    func orthogonal() throws {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let (stage, _) = try make([10, 3], layout: UICollectionViewCompositionalLayout(section: section))
        stage.view.becomeFirstResponder()
        stage.view.selection.cursor = 0
        for _ in 0..<4 {
            try press(stage, .keyboardRightArrow)
            try stage.generator.wait(1)
        }
        #expect(stage.view.cursorRow == 4 && stage.view.cellForItem(at: stage.path(4)) != nil)
        #expect(stage.view.frame(ofNumber: 4) == CGRect(x: 120, y: 0, width: 80, height: 50))
        try press(stage, .keyboardDownArrow)
        #expect(stage.view.numbers.path(of: stage.view.cursorRow ?? 0) == stage.path(1, 1))
        try press(stage, .keyboardUpArrow)
        #expect(stage.view.cursorRow == 4)
    }

    @Test("KS-03: columns of items with different heights are followed")
    func waterfall() throws {
        let search = { (direction: GridSearch.Direction, start: CGRect, frames: [CGRect]) in
            GridSearch(direction: direction, start: start, kept: start.midX, leavesLine: true).best(of: frames)
        }
        let start = CGRect(x: 100, y: 0, width: 100, height: 100)
        // The item at the left begins earlier, but the one below is in the same column.
        let left = CGRect(x: 0, y: 60, width: 100, height: 100)
        let below = CGRect(x: 100, y: 110, width: 100, height: 40)
        #expect(search(.down, start, [left, below]) == 1)
        #expect(search(.down, start, [left]) == 0)
        #expect(search(.up, start, [left, below]) == nil)
        #expect(search(.up, below, [start, left]) == 0)
    }

    @Test("KS-03: the delegate can prevent moves of the focus, and is notified of them")
    func focusUpdates() throws {
        let (stage, delegate) = try make()
        stage.view.selection.cursor = 0
        try press(stage, .keyboardTab, .keyboardRightArrow, .keyboardDownArrow)
        #expect(delegate.focusLog == ["- 0", "0 1", "1 5"])
        delegate.permitsFocus = false
        try press(stage, .keyboardDownArrow)
        #expect(stage.view.cursorRow == 5 && delegate.focusLog.count == 3)
    }

    @Test("KS-03: items that cannot be focused are skipped")
    func skipping() throws {
        let (stage, delegate) = try make()
        delegate.focusable = { ![0, 2, 5, 99].contains($0.item) }
        stage.view.becomeFirstResponder()
        stage.view.selection.cursor = 1
        try press(stage, .keyboardRightArrow)
        #expect(stage.view.cursorRow == 3)
        stage.view.selection.cursor = 1
        try press(stage, .keyboardDownArrow)
        #expect(stage.view.cursorRow == 9)
        try press(stage, .keyboardEnd)
        #expect(stage.view.cursorRow == 98)
        try press(stage, .keyboardHome)
        #expect(stage.view.cursorRow == 1)
    }

    @Test("KS-04, KS-09: without selectionFollowsFocus, arrows select nothing, and Space and Return are taps")
    func taps() throws {
        let (stage, delegate) = try make()
        try press(stage, .keyboardTab, .keyboardRightArrow, .keyboardRightArrow)
        #expect(delegate.take() == [] && selected(stage) == [])
        try press(stage, .keyboardReturnOrEnter)
        #expect(delegate.take() == ["select 1", "primary 1"])
        try press(stage, .keyboardRightArrow, .keyboardSpacebar)
        #expect(delegate.take() == ["deselect 1", "select 2", "primary 2"])
    }

    @Test("KS-04: with selectionFollowsFocus, arrows select, and Return performs the primary action")
    func following() throws {
        let (stage, delegate) = try make()
        stage.view.selectionFollowsFocus = true
        try press(stage, .keyboardTab, .keyboardRightArrow, .keyboardRightArrow)
        #expect(delegate.take() == ["select 0", "deselect 0", "select 1"])
        try press(stage, .keyboardReturnOrEnter)
        #expect(delegate.take() == ["primary 1"])
        stage.view.allowsMultipleSelection = true
        #expect(stage.view.selectionFollowsFocus)
        let other = try make(multiple: true).0
        #expect(other.view.selectionFollowsFocus)
    }

    @Test("KS-05, KS-06: Control moves only the cursor, Shift selects ranges, Control-A everything")
    func ranges() throws {
        let (stage, delegate) = try make([12], multiple: true)
        try press(stage, .keyboardTab, .keyboardRightArrow, .keyboardRightArrow)
        #expect(selected(stage) == [1])
        try press(stage, .keyboardDownArrow, modifiers: .shift)
        #expect(selected(stage) == [1, 2, 3, 4, 5])
        try press(stage, .keyboardUpArrow, .keyboardRightArrow, modifiers: .shift)
        #expect(selected(stage) == [1, 2])
        _ = delegate.take()
        try press(stage, .keyboardEnd, modifiers: .control)
        #expect(delegate.take() == [] && stage.view.cursorRow == 11)
        try press(stage, .keyboardSpacebar, modifiers: .control)
        #expect(selected(stage) == [1, 2, 11])
        try press(stage, .keyboardUpArrow, modifiers: [.shift, .control])
        #expect(selected(stage) == [1, 2, 7, 8, 9, 10, 11])
        try press(stage, .keyboardA, modifiers: .control)
        #expect(selected(stage).count == 12)
        try press(stage, .keyboardA, modifiers: [.control, .shift])
        #expect(selected(stage) == [])
        try press(stage, .keyboardSpacebar)
        #expect(selected(stage) == [7])
    }

    @Test("KS-08: of more than 1000 items, the delegate is told only about the item at the cursor")
    func many() throws {
        let (stage, delegate) = try make([5000], multiple: true)
        try press(stage, .keyboardTab, .keyboardRightArrow)
        #expect(delegate.take() == ["select 0"])
        try press(stage, .keyboardEnd, modifiers: .shift)
        #expect(delegate.take() == ["select 4999"] && selected(stage).count == 5000)
    }

    @Test("KS-10: typed letters find items by the texts of the delegate")
    func typing() throws {
        let (stage, delegate) = try make([5])
        delegate.texts = ["Apple", "Banana", "Blue", "Élan", "Band"]
        try press(stage, .keyboardTab, .keyboardB)
        #expect(stage.view.cursorRow == 1)
        try press(stage, .keyboardB)
        #expect(stage.view.cursorRow == 2)
        try stage.generator.wait(2)
        try press(stage, .keyboardE)
        #expect(stage.view.cursorRow == 3)
        try stage.generator.wait(2)
        try press(stage, .keyboardB, .keyboardA, .keyboardN, .keyboardD)
        #expect(stage.view.cursorRow == 4)
    }

    @Test("CV-19: Shift with keys begins multiple selection if the delegate permits it")
    func beginning() throws {
        let (stage, delegate) = try make()
        try press(stage, .keyboardTab, .keyboardRightArrow, .keyboardSpacebar)
        try press(stage, .keyboardRightArrow, modifiers: .shift)
        #expect(selected(stage) == [0] && !stage.view.allowsMultipleSelection)
        delegate.beginsMultiple = true
        _ = delegate.take()
        try press(stage, .keyboardRightArrow, modifiers: .shift)
        #expect(stage.view.allowsMultipleSelection && selected(stage) == [0, 1, 2])
        #expect(delegate.take() == ["begin 2", "select 1", "select 2", "end"])
    }
}
