import Testing
import UIKit
import UIKitTesting

@testable import UIKit

/// Sections of a layout that scrolls vertically in a view of 200 × 200 points: a row of items with 80 × 60 points at a
/// distance of 10, with margins of 20 and 5 points, and rows of 40 points below it.
@MainActor @Suite(.serialized) struct OrthogonalSectionTests {
    private func row(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 80
    ) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(
            group: Layouts.row(.absolute(width), .absolute(60), [Layouts.full]))
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
        return section
    }

    private func stage(
        _ section: NSCollectionLayoutSection, _ count: Int = 20, prepare: (UICollectionView) -> Void = { _ in }
    ) throws -> CollectionStage {
        let layout = UICollectionViewCompositionalLayout { index, _ in
            index == 0 ? section : Layouts.rows(.absolute(40))
        }
        return try CollectionStage([count, 20], layout: layout, prepare: prepare)
    }

    private func scroller(_ stage: CollectionStage) throws -> OrthogonalScrollView {
        try #require(stage.view.subviews.compactMap { $0 as? OrthogonalScrollView }.first)
    }

    private func drag(
        _ stage: CollectionStage, from start: CGPoint = CGPoint(x: 150, y: 30), by way: CGVector, lifts: Bool = true,
        holds: Bool = false
    ) throws {
        try stage.generator.fingerDown(at: start)
        for step in 1...10 {
            try stage.generator.wait(0.01)
            let part = CGFloat(step) / 10
            try stage.generator.fingerMove(to: CGPoint(x: start.x + way.dx * part, y: start.y + way.dy * part))
        }
        if holds { try stage.generator.wait(0.3) }
        if lifts { try stage.generator.fingerUp() }
    }

    @Test("CL-22: behaviors have the values of Apple's")
    func values() {
        let all: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
            .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
        ]
        #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    }

    @Test("CL-22: groups are side by side, and cells exist for visible items only")
    func cells() throws {
        let stage = try stage(row(.continuous))
        #expect(stage.frame(0) == CGRect(x: 20, y: 5, width: 80, height: 60))
        #expect(stage.frame(19)?.minX == 1730)
        #expect(stage.frame(0, 1) == CGRect(x: 0, y: 70, width: 200, height: 40))
        #expect(stage.view.contentSize == CGSize(width: 200, height: 870))
        #expect(stage.texts == ["0/0", "0/1", "1/0", "1/1", "1/2", "1/3"])
        let scroller = try scroller(stage)
        #expect(scroller.frame == CGRect(x: 0, y: 5, width: 200, height: 60) && scroller.clipsToBounds)
        #expect(scroller.contentSize == CGSize(width: 20 + 20 * 90 - 10 + 20, height: 60))
        #expect(stage.view.cellForItem(at: stage.path(0))?.superview === scroller)
        #expect(stage.view.cellForItem(at: stage.path(0))?.frame == CGRect(x: 20, y: 0, width: 80, height: 60))
    }

    @Test("CL-23: a drag moves the section alone, without scrollViewDidScroll and without solving")
    func dragging() throws {
        var solves = 0
        let section = row(.continuous)
        let layout = UICollectionViewCompositionalLayout { index, _ in
            solves += 1
            return index == 0 ? section : Layouts.rows(.absolute(40))
        }
        let stage = try CollectionStage([20, 20], layout: layout)
        let log = ScrollCounter()
        stage.view.delegate = log
        solves = 0
        try drag(stage, by: CGVector(dx: -110, dy: 3), lifts: false)
        let scroller = try scroller(stage)
        // The drag begins after ten points.
        #expect(scroller.contentOffset == CGPoint(x: 100, y: 0) && stage.view.contentOffset == .zero)
        #expect(stage.texts.prefix(3) == ["0/0", "0/1", "0/2"] || stage.texts.prefix(2) == ["0/1", "0/2"])
        #expect(stage.view.indexPathForItem(at: CGPoint(x: 50, y: 30)) == stage.path(1))
        #expect(solves == 0 && log.scrolls == 0)
        try stage.generator.fingerUp()
        try stage.generator.wait(5)
        #expect(scroller.contentOffset.x > 300 && solves == 0 && log.scrolls == 0)
        #expect(stage.view.contentOffset == .zero)
        // A vertical drag that begins in the section scrolls the collection view.
        try drag(stage, by: CGVector(dx: 2, dy: -25), holds: true)
        #expect(stage.view.contentOffset.y == 15 && log.scrolls > 0)
    }

    @Test("SC-48, SC-49: at its end, the section bounces, and a crossing drag belongs to one view")
    func nesting() throws {
        let stage = try stage(row(.continuous))
        try drag(stage, by: CGVector(dx: 60, dy: -20), lifts: false)
        #expect(try scroller(stage).contentOffset.x < 0 && stage.view.contentOffset.y == 0)
        try stage.generator.fingerUp()
        try stage.generator.wait(3)
        #expect(try scroller(stage).contentOffset.x == 0)
    }

    @Test("CL-22: a section rests at the leading edge of a group", arguments: [-30, -75, -130, -160, -400])
    func leadingBoundary(_ way: CGFloat) throws {
        let stage = try stage(row(.continuousGroupLeadingBoundary))
        try drag(stage, by: CGVector(dx: way, dy: 0))
        try stage.generator.wait(5)
        let offset = try scroller(stage).contentOffset.x
        #expect(offset == 1630 || offset.truncatingRemainder(dividingBy: 90) == 0, "\(offset)")
    }

    @Test("CL-22: group paging moves by one group at most")
    func groupPaging() throws {
        let stage = try stage(row(.groupPaging))
        let scroller = try scroller(stage)
        try drag(stage, by: CGVector(dx: -120, dy: 0))
        try stage.generator.wait(3)
        #expect(scroller.contentOffset.x == 90)
        try drag(stage, by: CGVector(dx: -40, dy: 0), holds: true)
        try stage.generator.wait(3)
        #expect(scroller.contentOffset.x == 90)
        try drag(stage, by: CGVector(dx: -70, dy: 0), holds: true)
        try stage.generator.wait(3)
        #expect(scroller.contentOffset.x == 180)
        try drag(stage, from: CGPoint(x: 50, y: 30), by: CGVector(dx: 60, dy: 0))
        try stage.generator.wait(3)
        #expect(scroller.contentOffset.x == 90)
    }

    @Test("CL-22: a page is the width less the insets")
    func paging() throws {
        let stage = try stage(row(.paging))
        let scroller = try scroller(stage)
        try drag(stage, by: CGVector(dx: -120, dy: 0))
        try stage.generator.wait(3)
        #expect(scroller.contentOffset.x == 160)
        try drag(stage, by: CGVector(dx: -120, dy: 0))
        try stage.generator.wait(3)
        #expect(scroller.contentOffset.x == 320)
    }

    @Test("CL-22: centered groups have room at both ends")
    func centered() throws {
        let stage = try stage(row(.groupPagingCentered, width: 100), 3)
        let scroller = try scroller(stage)
        // The middle of the first group is at 70 points.
        #expect(scroller.contentOffset.x == -30)
        try drag(stage, by: CGVector(dx: -100, dy: 0))
        try stage.generator.wait(3)
        #expect(scroller.contentOffset.x == 80)
        try drag(stage, by: CGVector(dx: -100, dy: 0))
        try stage.generator.wait(3)
        #expect(scroller.contentOffset.x == 190 && stage.frame(2)?.midX == 290)
    }

    @Test("CL-22: the horizontal wheel moves a section, the vertical one the collection view")
    func wheel() throws {
        let stage = try stage(row(.groupPaging))
        let scroller = try scroller(stage)
        try stage.generator.scroll(by: CGVector(dx: -48, dy: 0), at: CGPoint(x: 50, y: 30), kind: .discrete)
        try stage.generator.wait(2)
        #expect(scroller.contentOffset.x == 90 && stage.view.contentOffset.y == 0)
        try stage.generator.scroll(by: CGVector(dx: 0, dy: -48), at: CGPoint(x: 50, y: 30), kind: .discrete)
        try stage.generator.wait(2)
        #expect(scroller.contentOffset.x == 90 && stage.view.contentOffset.y == 48)
    }

    @Test("CL-22: boundary items do not move along, and items can be selected")
    func boundaryItems() throws {
        let section = row(.continuous)
        section.boundarySupplementaryItems = [Layouts.header(20)]
        let stage = try stage(section)
        stage.view.scrollToItem(at: stage.path(10), at: .left, animated: false)
        stage.layOut()
        let header = try #require(
            stage.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: stage.path(0)))
        #expect(header.superview === stage.view && header.frame == CGRect(x: 20, y: 0, width: 160, height: 20))
        #expect(try scroller(stage).frame.minY == 25)
        _ = stage.takeLog()
        try stage.generator.fingerTap(at: CGPoint(x: 40, y: 50))
        #expect(stage.view.indexPathsForSelectedItems == [stage.path(10)])
        #expect(stage.takeLog().contains("didSelect(0/10)"))
    }

    @Test("CL-22: scrollToItem moves the section and the collection view")
    func scrollToItem() throws {
        let section = row(.continuous)
        let layout = UICollectionViewCompositionalLayout { index, _ in
            index == 1 ? section : Layouts.rows(.absolute(40))
        }
        let stage = try CollectionStage([20, 20], layout: layout)
        stage.view.scrollToItem(at: stage.path(7, 1), at: [], animated: false)
        stage.layOut()
        // The section begins at 800; its row ends at 865. The item ends at 20 + 7 · 90 + 80.
        #expect(stage.view.contentOffset.y == 665 && stage.view.contentOffset.x == 0)
        #expect(try scroller(stage).contentOffset.x == 530)
        #expect(stage.view.cellForItem(at: stage.path(7, 1)) != nil)
        stage.view.scrollToItem(at: stage.path(3, 1), at: [.centeredHorizontally, .bottom], animated: true)
        try stage.generator.wait(1)
        #expect(try scroller(stage).contentOffset.x == 20 + 270 + 40 - 100)
        stage.view.scrollToItem(at: stage.path(0, 0), at: .top, animated: false)
        stage.layOut()
        #expect(stage.view.contentOffset.y == 0)
    }

    @Test("CL-23: the offset outlives reloads, other sections' updates, and leaving the visible area")
    func offsets() throws {
        let stage = try stage(row(.continuous))
        stage.view.scrollToItem(at: stage.path(5), at: .left, animated: false)
        stage.layOut()
        #expect(try scroller(stage).contentOffset.x == 470)
        stage.view.contentOffset.y = 400
        stage.layOut()
        #expect(stage.view.subviews.contains { $0 is OrthogonalScrollView } == false)
        stage.view.contentOffset.y = 0
        stage.layOut()
        #expect(try scroller(stage).contentOffset.x == 470)
        stage.view.reloadData()
        stage.layOut()
        #expect(try scroller(stage).contentOffset.x == 470)
        stage.source.sections[1].removeLast()
        stage.view.performBatchUpdates { stage.view.deleteItems(at: [stage.path(19, 1)]) }
        try stage.generator.wait(1)
        #expect(try scroller(stage).contentOffset.x == 470 && stage.texts.first == "0/5")
        stage.source.sections[0].insert("new", at: 6)
        stage.view.performBatchUpdates { stage.view.insertItems(at: [stage.path(6)]) }
        try stage.generator.wait(1)
        #expect(stage.texts.prefix(2) == ["0/5", "new"])
        #expect(try scroller(stage).contentOffset.x == 470)
        #expect(stage.view.cellForItem(at: stage.path(6))?.frame.minX == 560)
    }

    @Test("CL-23: a section that moves keeps its offset and its views")
    func movedSection() throws {
        let section = row(.continuous)
        let moved = Moved()
        let layout = UICollectionViewCompositionalLayout { index, _ in
            index == moved.section ? section : Layouts.rows(.absolute(40))
        }
        let stage = try CollectionStage([20, 2], layout: layout)
        stage.view.scrollToItem(at: stage.path(5), at: .left, animated: false)
        stage.layOut()
        let cell = try #require(stage.view.cellForItem(at: stage.path(5)))
        stage.source.sections.insert(["a"], at: 0)
        moved.section = 1
        stage.view.performBatchUpdates { stage.view.insertSections(IndexSet(integer: 0)) }
        try stage.generator.wait(1)
        #expect(stage.view.cellForItem(at: stage.path(5, 1)) === cell)
        let view = try scroller(stage)
        #expect(view.frame.minY == 45 && view.contentOffset.x == 470 && cell.superview === view)
        // Removing the section removes its scroll view.
        stage.source.sections.remove(at: 1)
        moved.section = 0
        layout.invalidateLayout()
        stage.view.performBatchUpdates { stage.view.deleteSections(IndexSet(integer: 1)) }
        try stage.generator.wait(1)
        #expect(stage.view.indexPathsForVisibleItems.count == 3)
    }

    @Test("CL-23: the handler changes the visible items each time that the section moves")
    func handler() throws {
        var calls: [(Int, CGPoint)] = []
        let section = row(.continuous)
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            calls.append((items.count, offset))
            #expect(environment.container.contentSize == CGSize(width: 200, height: 200))
            for item in items { item.alpha = item.frame.minX - offset.x < 50 ? 1 : 0.5 }
        }
        let stage = try stage(section)
        #expect(calls.first?.0 == 2 && calls.first?.1 == .zero)
        #expect(stage.view.cellForItem(at: stage.path(0))?.alpha == 1)
        #expect(stage.view.cellForItem(at: stage.path(1))?.alpha == 0.5)
        calls = []
        try drag(stage, by: CGVector(dx: -110, dy: 0), lifts: false)
        #expect(calls.count >= 9 && calls.last?.1 == CGPoint(x: 100, y: 0))
        #expect(stage.view.cellForItem(at: stage.path(1))?.alpha == 1)
        #expect(stage.view.cellForItem(at: stage.path(2))?.alpha == 0.5)
    }

    @Test("CL-23: the handlers of several sections are called from the last one on")
    func handlers() throws {
        var order: [Int] = []
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let section = self.row(.continuous)
            section.visibleItemsInvalidationHandler = { _, _, _ in order.append(index) }
            return section
        }
        let stage = try CollectionStage([5, 5], layout: layout)
        order = []
        layout.invalidateLayout()
        stage.layOut()
        #expect(order == [1, 0])
    }

    @Test("CL-22: a right-to-left section begins at its right edge")
    func rightToLeft() throws {
        let stage = try stage(row(.groupPaging)) { $0.semanticContentAttribute = .forceRightToLeft }
        let scroller = try scroller(stage)
        #expect(scroller.contentOffset.x == 1630 && stage.texts.prefix(2) == ["0/0", "0/1"])
        #expect(stage.view.indexPathForItem(at: CGPoint(x: 170, y: 30)) == stage.path(0))
        try drag(stage, from: CGPoint(x: 50, y: 30), by: CGVector(dx: 120, dy: 0))
        try stage.generator.wait(3)
        #expect(scroller.contentOffset.x == 1540)
        #expect(stage.view.indexPathForItem(at: CGPoint(x: 170, y: 30)) == stage.path(1))
    }

    @Test("CL-22, CL-18: estimated groups of a section are measured, and it is as high as the highest")
    func estimates() throws {
        let section = NSCollectionLayoutSection(
            group: Layouts.row(.estimated(50), .estimated(30), [Layouts.item(.estimated(50), .estimated(30))]))
        section.orthogonalScrollingBehavior = .continuous
        let stage = try stage(section) { view in
            (view.dataSource as? CollectionSource)?.onCell = { cell, path in
                guard path.section == 0 else { return }
                cell.fitting = CGSize(width: 70 + CGFloat(path.item) * 10, height: 40 + CGFloat(path.item))
            }
        }
        #expect(stage.frames(0..<3).map(\.minX) == [0, 70, 150] && stage.frame(0)?.height == 40)
        #expect(stage.frame(0, 1)?.minY == 42)
    }

    @Test("CL-22: 100,000 groups are displayed like a few")
    func manyGroups() throws {
        let stage = try stage(row(.continuous), 100_000)
        stage.view.scrollToItem(at: stage.path(50_000), at: .left, animated: false)
        stage.layOut()
        #expect(stage.texts.prefix(3) == ["0/50000", "0/50001", "0/50002"])
    }

    private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
        var log: [String] = []
        private func text(_ paths: [IndexPath]) -> String {
            paths.map { "\($0.section).\($0.item)" }.joined(separator: " ")
        }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            log.append("prefetch " + text(indexPaths))
        }
        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            log.append("cancel " + text(indexPaths))
        }
        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    @Test("PF-01: the items of a section's next page are announced once, and canceled when the direction turns")
    func prefetching() throws {
        let prefetcher = Prefetcher()
        let stage = try stage(row(.continuous)) { $0.prefetchDataSource = prefetcher }
        let scroller = try scroller(stage)
        func scroll(to x: CGFloat) {
            scroller.contentOffset.x = x
            stage.layOut()
        }
        #expect(prefetcher.take() == [])
        // Items are at 20, 110, 200, 290 and so on; items 0 to 2 are visible from 10 to 210.
        scroll(to: 10)
        #expect(prefetcher.take() == ["prefetch 0.3 0.4"])
        scroll(to: 100)
        #expect(prefetcher.take() == ["prefetch 0.5"])
        // Item 3 is visible now, and items 4 and 5 have been announced in vain.
        scroll(to: 90)
        #expect(prefetcher.take() == ["cancel 0.4 0.5"])
        stage.view.isPrefetchingEnabled = false
        scroll(to: 400)
        #expect(prefetcher.take() == [])
    }

    @Test("CL-22, TV-37: a cell that moves to another section moves there, and is not clipped on its way")
    func crossing() throws {
        let first = row(.continuous)
        let second = row(.continuous)
        let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? first : second }
        let stage = try CollectionStage([5, 5], layout: layout) { _ in }
        let cell = try #require(stage.view.cellForItem(at: stage.path(1)))
        let target = try #require(stage.view.cellForItem(at: stage.path(0, 1))).superview
        #expect(cell.frame(in: stage.view) == CGRect(x: 110, y: 5, width: 80, height: 60))
        let text = stage.source.sections[0].remove(at: 1)
        stage.source.sections[1].insert(text, at: 0)
        stage.view.performBatchUpdates { stage.view.moveItem(at: stage.path(1), to: stage.path(0, 1)) }
        #expect(stage.view.cellForItem(at: stage.path(0, 1)) === cell && cell.superview === target)
        #expect(target?.clipsToBounds == false)
        // It begins where it was.
        let start = try #require(cell.layer.presentation()).position
        let shown = try #require(cell.superview).convert(start, to: stage.view)
        #expect(abs(shown.x - 150) < 1)
        #expect(abs(shown.y - 35) < 1)
        #expect(cell.frame(in: stage.view) == CGRect(x: 20, y: 75, width: 80, height: 60))
        try stage.generator.wait(1)
        #expect(target?.clipsToBounds == true)
        #expect(cell.layer.presentation()?.position == cell.layer.position)
    }

    @Test("CL-22: a cell that moves to a hidden part of another section leaves from where it was")
    func leaving() throws {
        let first = row(.continuous)
        let second = row(.continuous)
        let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? first : second }
        let stage = try CollectionStage([5, 5], layout: layout) { _ in }
        let cell = try #require(stage.view.cellForItem(at: stage.path(1)))
        let host = cell.superview
        let text = stage.source.sections[0].remove(at: 1)
        stage.source.sections[1].append(text)
        stage.view.performBatchUpdates { stage.view.moveItem(at: stage.path(1), to: stage.path(5, 1)) }
        #expect(cell.superview === host && host?.clipsToBounds == false)
        // Item 5 of the second section is at 20 + 5 * 90.
        #expect(cell.frame(in: stage.view) == CGRect(x: 470, y: 75, width: 80, height: 60))
        try stage.generator.wait(1)
        #expect(host?.clipsToBounds == true && cell.superview == nil)
    }
}

/// The index of the section that moves.
@MainActor private final class Moved {
    var section = 0
}

@MainActor private final class ScrollCounter: NSObject, UICollectionViewDelegate {
    var scrolls = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

extension UIView {
    /// The frame in the coordinates of another view.
    fileprivate func frame(in view: UIView) -> CGRect { superview?.convert(frame, to: view) ?? frame }
}
