import Testing
import UIKit
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct CompositionalSectionTests {
    private let footer = UICollectionView.elementKindSectionFooter

    @Test("CL-20: the provider is called for each section at each solve")
    func provider() throws {
        var asked: [Int] = []
        var sizes: [CGSize] = []
        let layout = UICollectionViewCompositionalLayout { section, environment in
            asked.append(section)
            sizes.append(environment.container.contentSize)
            return section == 1 ? nil : Layouts.rows(.absolute(section == 0 ? 20 : 30))
        }
        let stage = try CollectionStage([3, 0, 2], layout: layout)
        #expect(asked == [0, 1, 2] && sizes == Array(repeating: CGSize(width: 200, height: 200), count: 3))
        #expect(stage.frame(1, 2) == CGRect(x: 0, y: 90, width: 200, height: 30))
        stage.view.contentOffset.y = 1
        stage.layOut()
        #expect(asked == [0, 1, 2])
        layout.invalidateLayout()
        stage.layOut()
        #expect(asked == [0, 1, 2, 0, 1, 2])
        stage.view.bounds.size.width = 150
        stage.layOut()
        #expect(asked.count == 9 && stage.frame(0)?.width == 150)
    }

    @Test("CL-20: a section with items and without a definition stops the program")
    func missingDefinition() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { CompositionalSectionTests.layOut(items: 1) }
        }
    }

    @Test("CL-20: an empty section without a definition has no extent")
    func emptyDefinition() { CompositionalSectionTests.layOut(items: 0) }

    /// Lays out a collection view whose provider returns no section.
    private static func layOut(items: Int) {
        final class Source: NSObject, UICollectionViewDataSource {
            let items: Int
            init(_ items: Int) { self.items = items }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                items
            }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
        }
        let source = Source(items)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100),
            collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in nil })
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 0)
    }

    @Test("CL-20: a provider that asks for attributes does not solve the layout again")
    func providerAsks() throws {
        weak var view: UICollectionView?
        var asked = 0
        let layout = UICollectionViewCompositionalLayout { _, _ in
            asked += 1
            #expect(view?.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
            return Layouts.rows(.absolute(20))
        }
        let stage = try CollectionStage([3], layout: layout) { view = $0 }
        #expect(asked == 1 && stage.frame(2)?.minY == 40)
    }

    @Test("CL-21: the configuration is copied; sections have a distance, also empty ones")
    func configuration() throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 10
        let layout = UICollectionViewCompositionalLayout(
            section: Layouts.rows(.absolute(20)), configuration: configuration)
        let stage = try CollectionStage([1, 0, 1], layout: layout)
        #expect(stage.frame(0, 2)?.minY == 40)
        configuration.interSectionSpacing = 30
        stage.layOut()
        #expect(layout.configuration.interSectionSpacing == 10 && stage.frame(0, 2)?.minY == 40)
        layout.configuration = configuration
        stage.layOut()
        #expect(stage.frame(0, 2)?.minY == 80)
    }

    @Test("CL-21: a horizontal layout exchanges the axes")
    func horizontal() throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let group = Layouts.column(
            .absolute(50), .fractionalHeight(1),
            [
                Layouts.item(.fractionalWidth(1), .fractionalHeight(0.5))
            ])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 5, bottom: 0, trailing: 5)
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        let stage = try CollectionStage([20], layout: layout)
        #expect(stage.frame(3) == CGRect(x: 65, y: 110, width: 50, height: 90))
        #expect(stage.view.contentSize == CGSize(width: 600, height: 200))
        #expect(stage.view.visibleCells.count == 8)
    }

    @Test("CL-24: boundary items lengthen a section or overlap it, and do not stack")
    func boundaryItems() throws {
        let section = Layouts.rows(.absolute(40))
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 6, trailing: 10)
        let overlapping = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: Layouts.size(.absolute(30), .absolute(12)), elementKind: "corner", alignment: .topTrailing)
        overlapping.extendsBoundary = false
        section.boundarySupplementaryItems = [
            Layouts.header(20), Layouts.header(15, alignment: .bottom), overlapping,
        ]
        let stage = try CollectionStage([2, 0], layout: Layouts.layout(section)) {
            $0.register(
                CollectionTestHeader.self, forSupplementaryViewOfKind: "corner", withReuseIdentifier: "header")
        }
        #expect(stage.boundary() == CGRect(x: 10, y: 0, width: 180, height: 20))
        #expect(stage.frame(0) == CGRect(x: 10, y: 25, width: 180, height: 40))
        #expect(stage.boundary("corner") == CGRect(x: 160, y: 0, width: 30, height: 12))
        #expect(stage.boundary(footer) == CGRect(x: 10, y: 111, width: 180, height: 15))
        // The empty section has its insets and boundary items.
        #expect(stage.boundary(UICollectionView.elementKindSectionHeader, 1)?.minY == 126)
        #expect(stage.view.contentSize.height == 172)
        section.supplementariesFollowContentInsets = false
        stage.view.collectionViewLayout.invalidateLayout()
        stage.layOut()
        #expect(stage.boundary() == CGRect(x: 0, y: 0, width: 200, height: 20))
    }

    @Test("CL-24: pinned items stay visible while their section is, and give way to each other")
    func pinned() throws {
        let section = Layouts.rows(.absolute(40))
        section.boundarySupplementaryItems = [
            Layouts.header(20, pins: true), Layouts.header(10, alignment: .bottom, pins: true),
        ]
        let stage = try CollectionStage([10, 10], layout: Layouts.layout(section))
        // A section has 430 points. The footer is pinned at the end of the visible area.
        #expect(stage.boundary()?.minY == 0 && stage.boundary(footer)?.minY == 190)
        let attributes = stage.view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: stage.path(0))
        #expect(attributes?.zIndex == 1_000_000_000)
        stage.view.contentOffset.y = 100
        stage.layOut()
        #expect(stage.boundary()?.minY == 100 && stage.boundary(footer)?.minY == 290)
        stage.view.contentOffset.y = 405
        stage.layOut()
        // The end of the section leaves room for the header above the footer.
        #expect(stage.boundary()?.minY == 400 && stage.boundary(footer)?.minY == 420)
        #expect(stage.boundary(UICollectionView.elementKindSectionHeader, 1)?.minY == 430)
        #expect(stage.boundary(footer, 1)?.minY == 595)
        let header = try #require(
            stage.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: stage.path(0)))
        #expect(header.frame.minY == 400)
        #expect(
            try #require(stage.view.subviews.firstIndex(of: header))
                > (try #require(stage.view.cellForItem(at: stage.path(9)).flatMap(stage.view.subviews.firstIndex))))
    }

    @Test("CL-25: boundary items of the layout have the single index NSNotFound")
    func wholeLayout() throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        let top = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: Layouts.size(.fractionalWidth(1), .absolute(50)), elementKind: "title", alignment: .top)
        let bottom = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: Layouts.size(.fractionalWidth(1), .absolute(25)), elementKind: "end", alignment: .bottom)
        configuration.boundarySupplementaryItems = [top, bottom]
        let layout = UICollectionViewCompositionalLayout(
            section: Layouts.rows(.absolute(20)), configuration: configuration)
        let stage = try CollectionStage([3], layout: layout) {
            for kind in ["title", "end"] {
                $0.register(
                    CollectionTestHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
            }
            $0.delegate = nil
        }
        let path = IndexPath(index: NSNotFound)
        let title = layout.layoutAttributesForSupplementaryView(ofKind: "title", at: path)
        #expect(title?.frame == CGRect(x: 0, y: 0, width: 200, height: 50) && title?.indexPath == path)
        #expect(stage.frame(0)?.minY == 50)
        #expect(layout.layoutAttributesForSupplementaryView(ofKind: "end", at: path)?.frame.minY == 110)
        #expect(stage.view.contentSize.height == 135)
        #expect(stage.view.supplementaryView(forElementKind: "title", at: path)?.frame.height == 50)
    }

    private func badge(_ anchor: NSCollectionLayoutAnchor, _ inner: NSCollectionLayoutAnchor? = nil)
        -> NSCollectionLayoutSupplementaryItem
    {
        let size = Layouts.size(.absolute(20), .absolute(10))
        guard let inner else {
            return NSCollectionLayoutSupplementaryItem(
                layoutSize: size, elementKind: "badge", containerAnchor: anchor)
        }
        return NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: "badge", containerAnchor: anchor, itemAnchor: inner)
    }

    private func badgeFrame(_ badge: NSCollectionLayoutSupplementaryItem, _ index: Int = 0) throws -> CGRect? {
        let item = NSCollectionLayoutItem(
            layoutSize: Layouts.size(.absolute(100), .absolute(50)), supplementaryItems: [badge])
        let stage = try CollectionStage(
            [5], layout: Layouts.layout(Layouts.row(.fractionalWidth(1), .absolute(50), [item]))
        ) {
            $0.register(CollectionTestHeader.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "header")
        }
        return stage.view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: stage.path(index))?.frame
    }

    @Test("CL-25: badges lie at the edges of their anchors, and count in their section")
    func badges() throws {
        #expect(
            try badgeFrame(badge(NSCollectionLayoutAnchor(edges: [.top, .trailing])))
                == CGRect(x: 80, y: 0, width: 20, height: 10))
        let corner = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
        #expect(try badgeFrame(badge(corner)) == CGRect(x: 90, y: -5, width: 20, height: 10))
        #expect(try badgeFrame(badge(corner), 3) == CGRect(x: 190, y: 45, width: 20, height: 10))
        let absolute = NSCollectionLayoutAnchor(edges: [.leading], absoluteOffset: CGPoint(x: 3, y: 4))
        #expect(try badgeFrame(badge(absolute)) == CGRect(x: 3, y: 24, width: 20, height: 10))
        // The badge's bottom leading corner is at the item's top trailing one.
        #expect(
            try badgeFrame(
                badge(
                    NSCollectionLayoutAnchor(edges: [.top, .trailing]),
                    NSCollectionLayoutAnchor(edges: [.bottom, .leading])))
                == CGRect(x: 100, y: -10, width: 20, height: 10))
    }

    @Test("CL-25: badges are displayed in front of their items")
    func badgeOrder() throws {
        let item = NSCollectionLayoutItem(
            layoutSize: Layouts.size(.absolute(100), .absolute(50)),
            supplementaryItems: [badge(NSCollectionLayoutAnchor(edges: [.top, .trailing]))])
        let stage = try CollectionStage(
            [5], layout: Layouts.layout(Layouts.row(.fractionalWidth(1), .absolute(50), [item]))
        ) {
            $0.register(CollectionTestHeader.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "header")
        }
        #expect(stage.view.visibleSupplementaryViews(ofKind: "badge").count == 5)
        let views = stage.view.subviews.filter { $0 is UICollectionReusableView }
        #expect(views.prefix(5).allSatisfy { $0 is UICollectionViewCell })
        #expect(views.dropFirst(5).allSatisfy { $0 is CollectionTestHeader } && views.count == 10)
    }

    @Test("CL-26: a background is behind the whole section, and cells are in front of it")
    func background() throws {
        let section = Layouts.rows(.absolute(40))
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        section.boundarySupplementaryItems = [Layouts.header(20)]
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        section.decorationItems = [background]
        let layout = Layouts.layout(section)
        layout.register(CollectionTestHeader.self, forDecorationViewOfKind: "background")
        let stage = try CollectionStage([2, 1], layout: layout)
        let attributes = layout.layoutAttributesForDecorationView(ofKind: "background", at: stage.path(0))
        #expect(attributes?.frame == CGRect(x: 2, y: 1, width: 194, height: 106) && attributes?.zIndex == 0)
        #expect(stage.view.layoutAttributesForItem(at: stage.path(0))?.zIndex == 1)
        let views = stage.view.subviews.filter { $0 is UICollectionReusableView }
        #expect(views.prefix(2).map(\.frame.minY) == [1, 111] && views.count == 7)
    }

    @Test("CL-12: a right-to-left interface mirrors the positions")
    func rightToLeft() throws {
        let item = Layouts.item(.absolute(50), .absolute(20))
        item.contentInsets.leading = 5
        let section = NSCollectionLayoutSection(group: Layouts.row(.fractionalWidth(1), .absolute(20), [item]))
        section.contentInsets.leading = 30
        let stage = try CollectionStage([4], layout: Layouts.layout(section)) {
            $0.semanticContentAttribute = .forceRightToLeft
        }
        #expect(stage.frame(0) == CGRect(x: 120, y: 0, width: 45, height: 20))
        #expect(stage.frame(1) == CGRect(x: 70, y: 0, width: 45, height: 20))
        stage.view.semanticContentAttribute = .forceLeftToRight
        stage.view.setNeedsLayout()
        stage.layOut()
        #expect(stage.frame(0)?.minX == 35)
    }

    @Test("CL-21: in a right-to-left interface, a horizontal layout begins at its right edge")
    func horizontalRightToLeft() throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let group = Layouts.column(.absolute(50), .fractionalHeight(1), [Layouts.full])
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group), configuration: configuration)
        let stage = try CollectionStage([20], layout: layout) { $0.semanticContentAttribute = .forceRightToLeft }
        #expect(stage.view.contentOffset.x == 800 && stage.frame(0)?.minX == 950)
        #expect(stage.texts == ["0/0", "0/1", "0/2", "0/3"])
        stage.source.sections[0].append("new")
        stage.view.insertItems(at: [stage.path(20)])
        stage.layOut()
        #expect(stage.view.contentOffset.x == 850 && stage.texts == ["0/0", "0/1", "0/2", "0/3"])
    }

    @Test("CL-12, PF-04: 100,000 items take no more time than 1,000 until the first frame")
    func manyItems() throws {
        func time(_ count: Int) throws -> (best: Duration, cells: Int) {
            let item = Layouts.item(.fractionalWidth(0.25), .fractionalHeight(1))
            let stage = try CollectionStage(
                [count], layout: Layouts.layout(Layouts.row(.fractionalWidth(1), .absolute(50), [item])))
            var best = Duration.seconds(1000)
            for _ in 0..<10 {
                stage.view.reloadData()
                best = min(best, ContinuousClock().measure { stage.layOut() })
            }
            return (best, stage.view.visibleCells.count)
        }
        let few = try time(1000)
        let many = try time(100_000)
        #expect(few.cells == 16 && many.cells == 16)
        #expect(many.best < few.best * 2, "1,000 items: \(few.best), 100,000 items: \(many.best)")
    }

    @Test("CL-14, PF-04: the elements of a rectangle far down are found without the others")
    func farDown() throws {
        let item = Layouts.item(.fractionalWidth(0.25), .fractionalHeight(1))
        let layout = Layouts.layout(Layouts.row(.fractionalWidth(1), .absolute(50), [item]))
        let stage = try CollectionStage([1_000_000], layout: layout)
        #expect(stage.view.contentSize.height == 12_500_000)
        stage.view.contentOffset.y = 10_000_000
        stage.layOut()
        #expect(stage.texts.first == "0/800000" && stage.texts.count == 16)
        let list = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 5000, width: 200, height: 49))
        #expect((list?.count ?? 0) <= 12)
    }
}
