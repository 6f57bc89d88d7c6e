import Testing
import UIKit
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct CompositionalSizingTests {
    /// A collection view of 200 × 200 points, whose cells have sizes of their own.
    private func stage(
        _ counts: [Int], _ section: NSCollectionLayoutSection, _ size: @escaping (IndexPath) -> CGSize?
    ) throws -> CollectionStage {
        try CollectionStage(counts, layout: Layouts.layout(section)) { view in
            (view.dataSource as? CollectionSource)?.onCell = { cell, path in cell.fitting = size(path) }
        }
    }

    @Test("CL-18: rows are measured when they become visible, and only those")
    func rows() throws {
        var asked: [Int] = []
        let stage = try stage([100], Layouts.rows(.estimated(20))) { path in
            asked.append(path.item)
            return CGSize(width: 1, height: 60)
        }
        // With the estimate, ten rows would be visible; with their heights, four are.
        #expect(asked == [0, 1, 2, 3] && stage.texts == ["0/0", "0/1", "0/2", "0/3"])
        #expect(stage.frames(0..<5).map(\.minY) == [0, 60, 120, 180, 240])
        #expect(stage.frame(4)?.height == 20 && stage.view.contentSize.height == 4 * 60 + 96 * 20)
        stage.view.reloadData()
        stage.layOut()
        #expect(asked.count == 8 && stage.view.contentSize.height == 2160)
    }

    @Test("CL-18: cells that cannot size themselves keep the estimate")
    func estimates() throws {
        let stage = try stage([100], Layouts.rows(.estimated(20))) { _ in nil }
        #expect(stage.view.contentSize.height == 2000 && stage.view.visibleCells.count == 10)
        // A width of its own is not the cell's choice.
        #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 200, height: 20))
    }

    @Test("CL-18, TV-19: the visible part stays when rows above it are measured")
    func anchor() throws {
        let stage = try stage([1000], Layouts.rows(.estimated(20))) { path in
            CGSize(width: 1, height: path.item < 400 ? 50 : 20)
        }
        stage.view.contentOffset.y = 12_000
        stage.layOut()
        let shown = try #require(stage.view.indexPathsForVisibleItems.first)
        // Scrolling up step by step, each row that appears is 30 points higher than its estimate.
        var offset = stage.view.contentOffset.y
        while offset > 0, let first = stage.view.indexPathsForVisibleItems.first, first.item > 300 {
            let anchor = stage.view.indexPathsForVisibleItems[1]
            let old = try #require(stage.view.layoutAttributesForItem(at: anchor)).frame.minY - offset
            stage.view.contentOffset.y = offset - 10
            stage.layOut()
            offset = stage.view.contentOffset.y
            let new = try #require(stage.view.layoutAttributesForItem(at: anchor)).frame.minY - offset
            #expect(abs(new - old - 10) < 0.01)
        }
        #expect(shown.item > 400)
        #expect(stage.view.layoutAttributesForItem(at: stage.path(350))?.frame.height == 50)
    }

    @Test("CL-18: across a group, it is as high as its highest item, and others keep their height")
    func across() throws {
        let group = Layouts.row(
            .fractionalWidth(1), .estimated(30),
            [
                Layouts.item(.fractionalWidth(0.5), .estimated(30))
            ])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        let stage = try stage([5], section) { CGSize(width: 1, height: 40 + CGFloat($0.item) * 10) }
        #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(stage.frame(1) == CGRect(x: 100, y: 0, width: 100, height: 50))
        #expect(stage.frame(2)?.minY == 60 && stage.frame(4)?.minY == 140)
        #expect(stage.view.contentSize.height == 220)
    }

    @Test("CL-18: along an estimated axis, a group is one run of its subitems")
    func along() throws {
        let group = Layouts.column(
            .fractionalWidth(1), .estimated(100),
            [
                Layouts.item(.fractionalWidth(1), .estimated(20)), Layouts.item(.fractionalWidth(0.5), .absolute(10)),
            ])
        let stage = try stage([4], NSCollectionLayoutSection(group: group)) { _ in CGSize(width: 1, height: 35) }
        #expect(
            stage.frames(0..<4) == [
                CGRect(x: 0, y: 0, width: 200, height: 35), CGRect(x: 0, y: 35, width: 100, height: 10),
                CGRect(x: 0, y: 45, width: 200, height: 35), CGRect(x: 0, y: 80, width: 100, height: 10),
            ])
    }

    @Test("CL-18: items with estimated widths fill rows like words")
    func words() throws {
        let group = Layouts.row(
            .fractionalWidth(1), .estimated(20), [Layouts.item(.estimated(60), .estimated(20))], spacing: .fixed(5))
        let widths: [CGFloat] = [80, 70, 120, 60, 20, 190, 500, 10]
        let stage = try stage([8], NSCollectionLayoutSection(group: group)) { path in
            CGSize(width: widths[path.item], height: 24)
        }
        #expect(
            stage.frames(0..<8).map(\.origin) == [
                CGPoint(x: 0, y: 0), CGPoint(x: 85, y: 0), CGPoint(x: 0, y: 24), CGPoint(x: 125, y: 24),
                CGPoint(x: 0, y: 48), CGPoint(x: 0, y: 72), CGPoint(x: 0, y: 96), CGPoint(x: 0, y: 120),
            ])
        // A word that is longer than a row has its length.
        #expect(stage.frame(6)?.width == 200)
        #expect(stage.view.contentSize.height == 144)
    }

    @Test("CL-19: uniform items are as high as the highest")
    func uniform() throws {
        let group = Layouts.row(
            .fractionalWidth(1), .estimated(30),
            [
                Layouts.item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 30))
            ])
        let stage = try stage([4], NSCollectionLayoutSection(group: group)) {
            CGSize(width: 1, height: [25, 45, 20, 10][$0.item])
        }
        #expect(stage.frames(0..<4).map(\.height) == [45, 45, 20, 20])
        #expect(stage.frame(2)?.minY == 45 && stage.view.contentSize.height == 65)
        #expect(stage.view.cellForItem(at: stage.path(0))?.frame.height == 45)
    }

    @Test("CL-18: another width measures the cells again")
    func otherWidth() throws {
        let stage = try stage([3], Layouts.rows(.estimated(20))) { _ in nil }
        stage.source.onCell = { cell, _ in cell.fitting = CGSize(width: 1, height: 30) }
        stage.view.reloadData()
        stage.layOut()
        #expect(stage.frame(2)?.minY == 60)
        for cell in stage.view.visibleCells {
            (cell as? CollectionTestCell)?.fitting = CGSize(width: 1, height: 50)
        }
        stage.view.bounds.size.width = 180
        stage.layOut()
        #expect(stage.frame(2) == CGRect(x: 0, y: 100, width: 180, height: 50))
    }

    @Test("CL-18, TV-21: sizes follow their items through updates")
    func updates() throws {
        let stage = try stage([6], Layouts.rows(.estimated(20))) { path in CGSize(width: 1, height: 30) }
        stage.source.onCell = { cell, path in cell.fitting = CGSize(width: 1, height: path.item == 0 ? 55 : 30) }
        stage.source.sections[0].insert("new", at: 0)
        stage.view.performBatchUpdates { stage.view.insertItems(at: [stage.path(0)]) }
        stage.layOut()
        #expect(stage.frames(0..<4).map(\.height) == [55, 30, 30, 30] && stage.frame(3)?.minY == 115)
    }

    @Test("CL-18: headers and badges with estimates are measured")
    func headers() throws {
        let section = Layouts.rows(.absolute(40))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: Layouts.size(.fractionalWidth(1), .estimated(10)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        let stage = try CollectionStage([2, 1], layout: Layouts.layout(section)) {
            $0.register(
                TallHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "header")
        }
        #expect(stage.boundary()?.height == 33 && stage.frame(0)?.minY == 33)
        #expect(stage.frame(0, 1)?.minY == 146)
    }

    @Test("CL-18: cells that never agree with their size do not hang the layout")
    func endless() throws {
        var height: CGFloat = 20
        let stage = try stage([1000], Layouts.rows(.estimated(20))) { _ in
            height += 1
            return CGSize(width: 1, height: height)
        }
        for _ in 0..<5 {
            stage.view.collectionViewLayout.invalidateLayout()
            stage.layOut()
        }
        #expect(stage.view.visibleCells.count > 2)
        stage.source.onCell = { cell, _ in cell.fitting = CGSize(width: CGFloat.nan, height: .infinity) }
        stage.view.reloadData()
        stage.layOut()
        #expect(stage.view.contentSize.height == 20_000)
    }

    @Test("CL-18: 100,000 rows with estimates are not measured, and take no time each")
    func manyEstimates() throws {
        var asked = 0
        let stage = try stage([100_000], Layouts.rows(.estimated(20))) { _ in
            asked += 1
            return CGSize(width: 1, height: 25)
        }
        #expect(asked == 8)
        stage.view.contentOffset.y = 1_500_000
        stage.layOut()
        #expect(asked < 30 && stage.view.visibleCells.count <= 9)
    }
}

@MainActor private final class TallHeader: UICollectionReusableView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 33) }
}
