import Testing
import UIKit
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct FlowLayoutTests {
    private func frame(_ stage: CollectionStage, _ item: Int, _ section: Int = 0) -> CGRect? {
        stage.view.layoutAttributesForItem(at: stage.path(item, section))?.frame
    }

    @Test("CL-01: defaults")
    func defaults() {
        let layout = UICollectionViewFlowLayout()
        #expect(layout.itemSize == CGSize(width: 50, height: 50) && layout.scrollDirection == .vertical)
        #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
        #expect(layout.sectionInset == .zero && layout.headerReferenceSize == .zero)
        #expect(!layout.sectionHeadersPinToVisibleBounds && layout.sectionInsetReference == .fromContentInset)
    }

    @Test("CL-01: the delegate is asked once for each item")
    func delegateSizes() throws {
        let sizes = SizingDelegate()
        let stage = try CollectionStage([10]) { $0.delegate = sizes }
        #expect(sizes.asked == (0..<10).map { $0 })
        #expect(frame(stage, 1)?.size == CGSize(width: 60, height: 31))
        stage.view.contentOffset.y = 5
        stage.layOut()
        #expect(sizes.asked.count == 10)
    }

    @Test("CL-07: origins lie on device pixels")
    func pixels() throws {
        let stage = try CollectionStage([6])
        let layout = try #require(stage.view.collectionViewLayout as? UICollectionViewFlowLayout)
        layout.itemSize = CGSize(width: 57.3, height: 20.3)
        layout.minimumInteritemSpacing = 10
        stage.layOut()
        let scale = stage.window.screen.scale
        for item in 0..<6 {
            let rect = frame(stage, item)
            let frame = try #require(rect)
            #expect(frame.minX * scale == (frame.minX * scale).rounded())
            #expect(abs(frame.width - 57.3) < 1e-9)
        }
    }

    @Test("CL-09: a section is its header, inset, lines, inset and footer")
    func sections() throws {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 1, height: 20)
        layout.footerReferenceSize = CGSize(width: 1, height: 15)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
        let stage = try CollectionStage([1, 0, 1], layout: layout)
        #expect(frame(stage, 0) == CGRect(x: 10, y: 25, width: 50, height: 50))
        // The empty second section has 47 points.
        #expect(frame(stage, 0, 2) == CGRect(x: 10, y: 97 + 47 + 25, width: 50, height: 50))
        let footer = stage.view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionFooter, at: stage.path(0))
        #expect(footer?.frame == CGRect(x: 0, y: 82, width: 200, height: 15))
        #expect(stage.view.contentSize == CGSize(width: 200, height: 97 + 47 + 97))
    }

    @Test("CL-10: horizontal layouts exchange the axes")
    func horizontal() throws {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        let stage = try CollectionStage([10], layout: layout)
        // Three items of 50 with a spacing of 10 fit into 200, which leaves 25 between them.
        #expect(frame(stage, 1) == CGRect(x: 0, y: 75, width: 50, height: 50))
        #expect(frame(stage, 3) == CGRect(x: 60, y: 0, width: 50, height: 50))
        #expect(stage.view.contentSize == CGSize(width: 230, height: 200))
    }

    @Test("CL-10, CV-07: pinned headers stay in the visible area while their section is visible")
    func pinning() throws {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 1, height: 20)
        layout.sectionHeadersPinToVisibleBounds = true
        let stage = try CollectionStage([30, 30], layout: layout)
        let kind = UICollectionView.elementKindSectionHeader
        stage.view.contentOffset.y = 100
        stage.layOut()
        #expect(stage.view.supplementaryView(forElementKind: kind, at: stage.path(0))?.frame.minY == 100)
        // The first section ends at 610: 20 and ten lines with nine spacings.
        stage.view.contentOffset.y = 600
        stage.layOut()
        #expect(stage.view.supplementaryView(forElementKind: kind, at: stage.path(0))?.frame.minY == 590)
        #expect(stage.view.supplementaryView(forElementKind: kind, at: stage.path(0, 1))?.frame.minY == 610)
        #expect(stage.view.subviews.last { $0 is UICollectionReusableView } is CollectionTestHeader)
    }

    @Test("CL-11: items that are too wide are reported once")
    func tooWide() throws {
        let old = ResponderDiagnostics.report
        defer { ResponderDiagnostics.report = old }
        var reports: [String] = []
        ResponderDiagnostics.report = { reports.append($0) }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        let stage = try CollectionStage([2], layout: layout)
        layout.invalidateLayout()
        stage.layOut()
        #expect(reports.count == 1)
        let start = "The behavior of the UICollectionViewFlowLayout is not defined because: the item width must be less"
        #expect(reports.first?.hasPrefix(start) == true)
    }

    @Test("CV-07: the layout is asked before the bounds change")
    func boundsChange() throws {
        let layout = WatchingLayout()
        let stage = try CollectionStage([50], layout: layout)
        layout.changes = []
        stage.view.contentOffset.y = 20
        #expect(layout.changes == ["0.0 → 20.0"])
        stage.layOut()
        #expect(layout.preparations == 1)
    }

    @Test("CV-11: the layout determines where a drag ends")
    func target() throws {
        let layout = WatchingLayout()
        layout.target = 150
        let stage = try CollectionStage([100], layout: layout)
        try stage.generator.fingerDown(at: CGPoint(x: 100, y: 150))
        for step in 1...10 {
            try stage.generator.wait(0.01)
            try stage.generator.fingerMove(to: CGPoint(x: 100, y: 150 - CGFloat(step) * 8))
        }
        try stage.generator.fingerUp()
        try stage.generator.wait(4)
        #expect(stage.view.contentOffset.y == 150)
    }

    @Test("CV-03: a cell that was not dequeued traps")
    func foreignCell() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let source = ForeignCells()
                let view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 100, height: 100),
                    collectionViewLayout: UICollectionViewFlowLayout())
                view.dataSource = source
                view.layoutIfNeeded()
            }
        }
    }
}

@MainActor private final class ForeignCells: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}

@MainActor private final class SizingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    var asked: [Int] = []
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        asked.append(indexPath.item)
        return CGSize(width: 60, height: 30 + indexPath.item)
    }
}

/// A flow layout that records the changes of the bounds, and can determine the end of drags.
@MainActor private final class WatchingLayout: UICollectionViewFlowLayout {
    var changes: [String] = []
    var preparations = 0
    var target: CGFloat?

    override func prepare() {
        super.prepare()
        preparations += 1
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        changes.append("\(collectionView?.bounds.minY ?? -1) → \(newBounds.minY)")
        return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { CGPoint(x: proposedContentOffset.x, y: target ?? proposedContentOffset.y) }
}
