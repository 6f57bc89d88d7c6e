import Testing
import UIKit
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct CompositionalGroupTests {
    // The collection view has 200 × 200 points.
    private func stage(_ group: NSCollectionLayoutGroup, _ count: Int = 20) throws -> CollectionStage {
        try CollectionStage([count], layout: Layouts.layout(group))
    }

    @Test("CL-12: groups are parts of the width less the insets, and of the whole height")
    func containers() throws {
        let inner = Layouts.column(
            .fractionalWidth(0.5), .fractionalHeight(1),
            [
                Layouts.item(.fractionalWidth(1), .fractionalHeight(0.5))
            ])
        let group = Layouts.row(.fractionalWidth(1), .fractionalHeight(0.5), [inner])
        group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 20)
        let stage = try CollectionStage([8], layout: Layouts.layout(section))
        // The group has 160 × 100 points, and 140 × 80 for its columns.
        #expect(stage.frame(0) == CGRect(x: 30, y: 15, width: 70, height: 40))
        #expect(stage.frame(1) == CGRect(x: 30, y: 55, width: 70, height: 40))
        #expect(stage.frame(2) == CGRect(x: 100, y: 15, width: 70, height: 40))
        #expect(stage.frame(4) == CGRect(x: 30, y: 115, width: 70, height: 40))
        #expect(stage.view.contentSize == CGSize(width: 200, height: 212))
    }

    @Test("CL-12: the safe area and other areas narrow a section")
    func references() throws {
        let section = Layouts.rows(.absolute(40))
        section.contentInsetsReference = .layoutMargins
        let stage = try CollectionStage([3], layout: Layouts.layout(section)) {
            $0.layoutMargins = UIEdgeInsets(top: 4, left: 12, bottom: 4, right: 18)
        }
        #expect(stage.frame(1) == CGRect(x: 12, y: 40, width: 170, height: 40))
    }

    @Test("CL-13: fractions are rounded down to pixels, insets shrink the frame, edge spacing is outside")
    func fractions() throws {
        let third = Layouts.item(.fractionalWidth(1 / 3), .fractionalHeight(1))
        third.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let stage = try stage(Layouts.row(.fractionalWidth(1), .absolute(30.25), [third]))
        // A third of 200 pixels has 66; the height of 30.25 points has 30 pixels, but the rows are 30.25 points apart.
        #expect(stage.frame(1) == CGRect(x: 68, y: 1, width: 60, height: 26))
        #expect(stage.frame(3)?.minY == 31)
        let spaced = Layouts.item(.absolute(50), .absolute(20))
        spaced.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .fixed(5), top: .fixed(3), trailing: .fixed(6), bottom: nil)
        let other = try self.stage(Layouts.row(.fractionalWidth(1), .absolute(40), [spaced]))
        // 61 points each: three of them fit.
        #expect(
            other.frames(0..<4).map(\.origin) == [
                CGPoint(x: 5, y: 3), CGPoint(x: 66, y: 3), CGPoint(x: 127, y: 3), CGPoint(x: 5, y: 43),
            ])
    }

    @Test("CL-14: subitems repeat until the group is full, with fractions of what spacing leaves")
    func filling() throws {
        let quarter = Layouts.item(.fractionalWidth(0.25), .fractionalHeight(1))
        let stage = try stage(Layouts.row(.fractionalWidth(1), .absolute(40), [quarter], spacing: .fixed(8)))
        // (200 − 3 · 8) / 4 = 44.
        #expect(stage.frames(0..<5).map(\.minX) == [0, 52, 104, 156, 0])
        #expect(stage.frame(0)?.width == 44)
        let mixed = try self.stage(
            Layouts.row(
                .fractionalWidth(1), .absolute(40),
                [
                    Layouts.item(.absolute(60), .fractionalHeight(1)),
                    Layouts.item(.absolute(30), .fractionalHeight(1)),
                ]))
        // 60 + 30 + 60 + 30 = 180; another 60 does not fit.
        #expect(mixed.frames(0..<5).map(\.minX) == [0, 60, 90, 150, 0])
    }

    @Test("CL-14: an item that is larger than its group is reported, and nothing is shown")
    func tooLarge() throws {
        var stage: CollectionStage?
        let reports = try CollectionStage.reports {
            stage = try self.stage(
                Layouts.row(.fractionalWidth(1), .absolute(40), [Layouts.item(.absolute(201), .absolute(40))]))
        }
        #expect(stage?.view.visibleCells.isEmpty == true && stage?.view.contentSize.height == 0)
        #expect(
            reports == [
                "UICollectionViewCompositionalLayout: Section 0 shows no items: an item is 201.0 points wide, and its "
                    + "group only 200.0."
            ])
    }

    @Test("CL-15: a count divides the group, a repeated subitem keeps its length")
    func counts() throws {
        let item = Layouts.item(.absolute(10), .fractionalHeight(1))
        let size = Layouts.size(.fractionalWidth(1), .absolute(40))
        let divided = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 3)
        divided.interItemSpacing = .fixed(10)
        // (200 − 20) / 3 = 60.
        let stage = try stage(divided)
        #expect(stage.frames(0..<4).map(\.minX) == [0, 70, 140, 0] && stage.frame(0)?.width == 60)
        let repeated = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: 3)
        repeated.interItemSpacing = .fixed(10)
        let other = try self.stage(repeated)
        #expect(other.frames(0..<4).map(\.minX) == [0, 20, 40, 0] && other.frame(0)?.width == 10)
    }

    @Test("CL-16: flexible spacing shares what is left")
    func flexible() throws {
        let item = Layouts.item(.absolute(50), .absolute(20))
        let stage = try stage(Layouts.row(.fractionalWidth(1), .absolute(40), [item], spacing: .flexible(10)))
        // Three items, and 50 points for two distances. Items are at the start across.
        #expect(stage.frames(0..<3) == [0, 75, 150].map { CGRect(x: $0, y: 0, width: 50, height: 20) })
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
        let centered = try self.stage(
            NSCollectionLayoutGroup.horizontal(
                layoutSize: Layouts.size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 2))
        // 100 points for four edges.
        #expect(centered.frames(0..<2) == [25, 125].map { CGRect(x: $0, y: 10, width: 50, height: 20) })
    }

    @Test("CL-16: flexible spacing is negative if items are too long")
    func negative() throws {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Layouts.size(.fractionalWidth(1), .absolute(40)),
            repeatingSubitem: Layouts.item(.absolute(80), .absolute(20)), count: 3)
        group.interItemSpacing = .flexible(0)
        #expect(try stage(group).frames(0..<3).map(\.minX) == [0, 60, 120])
    }

    @Test("CL-17: items fill nested groups depth first, and the last group is trimmed")
    func nested() throws {
        let large = Layouts.item(.fractionalWidth(0.5), .fractionalHeight(1))
        let small = Layouts.column(
            .fractionalWidth(0.5), .fractionalHeight(1),
            [
                Layouts.item(.fractionalWidth(1), .absolute(40))
            ])
        let section = NSCollectionLayoutSection(
            group: Layouts.row(.fractionalWidth(1), .absolute(90), [large, small]))
        section.interGroupSpacing = 10
        let stage = try CollectionStage([7], layout: Layouts.layout(section))
        #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 100, height: 90))
        #expect(stage.frame(1) == CGRect(x: 100, y: 0, width: 100, height: 40))
        #expect(stage.frame(2) == CGRect(x: 100, y: 40, width: 100, height: 40))
        #expect(stage.frame(3) == CGRect(x: 0, y: 100, width: 100, height: 90))
        #expect(stage.view.contentSize.height == 290)
        // Columns of three items with 10 points left over: the last one has one item.
        let column = try self.stage(
            Layouts.column(.fractionalWidth(1), .absolute(100), [Layouts.item(.fractionalWidth(1), .absolute(30))]), 4)
        #expect(column.frame(3)?.minY == 100 && column.view.contentSize.height == 140)
    }

    @Test("CL-19: a custom group's provider is called once for a section")
    func custom() throws {
        var sizes: [CGSize] = []
        let group = NSCollectionLayoutGroup.custom(
            layoutSize: Layouts.size(.fractionalWidth(1), .absolute(60))
        ) { environment in
            sizes.append(environment.container.contentSize)
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10, y: 5, width: 30, height: 20)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 50, y: 30, width: 40, height: 20), zIndex: 3),
            ]
        }
        let stage = try stage(group, 5)
        #expect(sizes == [CGSize(width: 200, height: 60)])
        #expect(stage.frame(2) == CGRect(x: 10, y: 65, width: 30, height: 20))
        #expect(stage.frame(3) == CGRect(x: 50, y: 90, width: 40, height: 20))
        #expect(stage.view.layoutAttributesForItem(at: stage.path(1))?.zIndex == 3)
        // The last group is trimmed to its first item.
        #expect(stage.view.contentSize.height == 155)
    }

    @Test("CL-12, CL-14: numbers from outside are reported, and do not hang the layout")
    func hostile() throws {
        var count = 0
        let reports = try CollectionStage.reports {
            let bad: [CGFloat] = [.nan, .infinity, -5, 0]
            for number in bad {
                let items = [Layouts.item(.absolute(number), .fractionalHeight(number))]
                let groups = [
                    Layouts.row(.fractionalWidth(1), .absolute(number), items),
                    Layouts.row(.fractionalWidth(number), .estimated(number), items, spacing: .flexible(number)),
                    Layouts.column(.estimated(number), .estimated(number), items, spacing: .fixed(number)),
                    Layouts.row(.fractionalWidth(1), .absolute(40), []),
                    NSCollectionLayoutGroup.horizontal(
                        layoutSize: Layouts.size(.fractionalWidth(1), .absolute(10)), subitem: items[0], count: -3),
                ]
                for group in groups {
                    let section = NSCollectionLayoutSection(group: group)
                    section.interGroupSpacing = number == 0 ? -1000 : number
                    section.contentInsets.leading = number
                    let stage = try CollectionStage([5000], layout: Layouts.layout(section))
                    #expect(stage.view.contentSize.width.isFinite && stage.view.contentSize.height.isFinite)
                    count += 1
                }
            }
        }
        #expect(count == 20)
        #expect(reports.contains("A dimension of a collection layout must not be nan. It was set to 0."))
        #expect(reports.contains("A group of -3 items was changed to one of 1 item."))
        #expect(
            reports.contains(
                "UICollectionViewCompositionalLayout: Section 0 shows no items: a group has no subitems."))
    }

    @Test("CL-12: definitions are copied as Apple's are")
    func copies() throws {
        let group = Layouts.row(.fractionalWidth(1), .absolute(40), [Layouts.full], spacing: .fixed(3))
        group.contentInsets.top = 4
        let copy = try #require(group.copy() as? NSCollectionLayoutGroup)
        #expect(copy !== group && copy.interItemSpacing?.spacing == 3 && copy.contentInsets.top == 4)
        #expect(copy.subitems == group.subitems)
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .paging
        section.interGroupSpacing = 7
        let other = try #require(section.copy() as? NSCollectionLayoutSection)
        #expect(other.orthogonalScrollingBehavior == .paging && other.interGroupSpacing == 7)
        let header = Layouts.header(20, pins: true)
        let pinned = try #require(header.copy() as? NSCollectionLayoutBoundarySupplementaryItem)
        #expect(pinned.pinToVisibleBounds && pinned.extendsBoundary && pinned.alignment == .top && pinned.zIndex == 1)
        #expect(
            Layouts.row(.fractionalWidth(1), .absolute(40), [Layouts.full]).visualDescription()
                == "Row 1.0 of the width × 40.0\n    Item 1.0 of the width × 1.0 of the height")
    }
}
