import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct ListLayoutTests {
    typealias Configuration = UICollectionLayoutListConfiguration

    @Test("CL-27: the constants and the defaults are those of UIKit")
    func defaults() {
        let appearances: [Configuration.Appearance] = [.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain]
        #expect(appearances.map(\.rawValue) == [0, 1, 2, 3, 4])
        let headers: [Configuration.HeaderMode] = [.none, .supplementary, .firstItemInSection]
        #expect(headers.map(\.rawValue) == [0, 1, 2])
        let footers: [Configuration.FooterMode] = [.none, .supplementary]
        #expect(footers.map(\.rawValue) == [0, 1])
        let visibilities: [UIListSeparatorConfiguration.Visibility] = [.automatic, .visible, .hidden]
        #expect(visibilities.map(\.rawValue) == [0, 1, 2])
        let configuration = Configuration(appearance: .grouped)
        #expect(configuration.appearance == .grouped && configuration.showsSeparators)
        #expect(configuration.headerMode == .none && configuration.footerMode == .none)
        #expect(configuration.backgroundColor == nil && configuration.headerTopPadding == nil)
        let separators = configuration.separatorConfiguration
        #expect(separators.topSeparatorVisibility == .automatic && separators.bottomSeparatorVisibility == .automatic)
        #expect(separators.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
        #expect(separators.color == .separator)
    }

    @Test("CL-28: rows have the whole width and the heights of their cells")
    func rows() throws {
        let list = try ListStage(.plain, [4])
        #expect((0..<4).map { list.cell($0)?.frame.minY } == [0, 32, 64, 96])
        #expect((0..<4).allSatisfy { list.cell($0)?.frame.size == CGSize(width: 200, height: 32) })
        #expect(list.view.contentSize == CGSize(width: 200, height: 128))
        list.sections = [["one", String(repeating: "many words ", count: 12), "three"]]
        list.view.reloadData()
        try list.stage.generator.wait(0.1)
        let tall = try #require(list.cell(1)?.frame.height)
        #expect(tall > 60 && list.cell(2)?.frame.minY == 32 + tall)
        list.view.frame.size.width = 400
        try list.stage.generator.wait(0.1)
        let wide = try #require(list.cell(1)?.frame)
        #expect(wide.width == 400 && wide.height < tall && list.cell(2)?.frame.minY == wide.maxY)
    }

    @Test("CL-18: another text size makes all measured heights unknown, and visible rows get their new ones")
    func textSize() throws {
        let list = try ListStage(.plain, [200])
        list.view.scrollToItem(at: list.stage.path(100), at: .top, animated: false)
        list.stage.layOut()
        #expect(list.view.layoutAttributesForItem(at: list.stage.path(0))?.frame.height == 32)
        list.view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        try list.stage.generator.wait(0.1)
        #expect(list.view.layoutAttributesForItem(at: list.stage.path(0))?.frame.height == 44, "The estimate")
        let visible = try #require(list.view.visibleCells.last)
        #expect(visible.frame.height > 44)
    }

    @Test("CL-28: only the visible rows of 100,000 are requested and measured, also after a jump")
    func lazy() throws {
        let list = try ListStage(.plain, [100_000])
        #expect(list.requests <= 10)
        #expect(list.view.contentSize.height > 44 * 99_000)
        list.requests = 0
        list.view.scrollToItem(at: list.stage.path(50_000), at: .top, animated: false)
        list.stage.layOut()
        #expect(list.requests <= 20)
        #expect(list.cell(50_000) != nil)
        list.requests = 0
        list.view.scrollToItem(at: list.stage.path(99_999), at: .bottom, animated: false)
        list.stage.layOut()
        #expect(list.requests <= 20 && list.cell(99_999) != nil)
    }

    @Test("CL-28: inset groups have space at their sides and rounded corners")
    func insetGroups() throws {
        let list = try ListStage(.insetGrouped, [2, 1])
        #expect(list.cell(0)?.frame == CGRect(x: 16, y: 18, width: 168, height: 32))
        #expect(list.cell(0, 1)?.frame.minY == 118)
        let cells = [list.cell(0), list.cell(1), list.cell(0, 1)].compactMap { $0?.placement }
        #expect(cells.map(\.isFirst) == [true, false, true] && cells.map(\.isLast) == [false, true, true])
        #expect(list.cell(0)?.layer.cornerRadius == 10 && list.view.backgroundColor == .systemGroupedBackground)
        #expect(cells.map(\.bottomSeparator.isVisible) == [true, false, false])
    }

    @Test("CL-28: headers of plain lists stay at the top, those of grouped lists scroll")
    func headers() throws {
        let plain = try ListStage(.plain, [20, 20]) { $0.headerMode = .supplementary }
        let header = try #require(plain.header(0))
        #expect(header.frame.minY == 22 && plain.cell(0)?.frame.minY == header.frame.maxY)
        #expect(header.placement.role == .header && header.frame.width == 200)
        plain.view.contentOffset.y = 100
        plain.stage.layOut()
        #expect(plain.header(0)?.frame.minY == 100)
        let grouped = try ListStage(.grouped, [20, 20]) {
            $0.headerMode = .supplementary
            $0.headerTopPadding = 9
        }
        #expect(grouped.header(0)?.frame.minY == 9)
        grouped.view.contentOffset.y = 20
        grouped.stage.layOut()
        #expect(grouped.header(0)?.frame.minY == 9)
        let invalid = try ListStage(.plain, [3]) {
            $0.headerMode = .supplementary
            $0.headerTopPadding = .nan
        }
        #expect(invalid.header(0)?.frame.minY == 0)
    }

    @Test("CL-28: footers are supplementary views after the rows")
    func footers() throws {
        let list = try ListStage(.grouped, [2]) { $0.footerMode = .supplementary }
        let view = list.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionFooter, at: list.stage.path(0))
        let footer = try #require(view as? UICollectionViewListCell)
        #expect(footer.placement.role == .footer && footer.frame.minY == list.cell(1)?.frame.maxY)
    }

    @Test("CL-27: the first item is the header, and the group begins at the second one")
    func firstItem() throws {
        let list = try ListStage(.plain, [20]) { $0.headerMode = .firstItemInSection }
        let placements = (0..<3).compactMap { list.cell($0)?.placement }
        #expect(placements.map(\.role) == [.header, .item, .item])
        #expect(placements.map(\.isFirst) == [false, true, false])
        #expect(placements.map(\.bottomSeparator.isVisible) == [false, true, true])
        list.view.contentOffset.y = 100
        list.stage.layOut()
        #expect(list.cell(0) == nil)
    }

    @Test("CL-28: a handler changes the separators of each row")
    func separators() throws {
        let list = try ListStage(.plain, [4]) { configuration in
            configuration.separatorConfiguration.color = .systemRed
            configuration.itemSeparatorHandler = { path, separators in
                var separators = separators
                if path.item == 1 { separators.bottomSeparatorVisibility = .hidden }
                if path.item == 2 {
                    separators.topSeparatorVisibility = .visible
                    separators.topSeparatorInsets = NSDirectionalEdgeInsets(
                        top: 0, leading: 7, bottom: 0, trailing: 9)
                }
                return separators
            }
        }
        let cells = try (0..<4).map { try #require(list.cell($0)) }
        #expect(cells.map(\.bottomSeparatorLayer.isHidden) == [false, true, false, false])
        #expect(cells.map(\.topSeparatorLayer.isHidden) == [true, true, false, true])
        #expect(cells[2].topSeparatorLayer.frame == CGRect(x: 7, y: 0, width: 184, height: 1))
        #expect(cells[0].bottomSeparatorLayer.frame == CGRect(x: 16, y: 31, width: 184, height: 1))
        #expect(cells[0].placement.bottomSeparator.color == .systemRed)
        let none = try ListStage(.plain, [2]) { $0.showsSeparators = false }
        #expect(none.cell(0)?.bottomSeparatorLayer.isHidden == true)
        let sidebar = try ListStage(.sidebar, [2])
        #expect(sidebar.cell(0)?.bottomSeparatorLayer.isHidden == true)
        #expect(try ListStage(.sidebarPlain, [2]).cell(0)?.bottomSeparatorLayer.isHidden == false)
    }

    @Test("CL-28: the last row keeps its separator in plain lists, and the placement follows insertions")
    func placement() throws {
        let list = try ListStage(.insetGrouped, [2])
        let cell = try #require(list.cell(1))
        #expect(cell.placement.isLast)
        list.sections[0].append("new")
        list.view.insertItems(at: [list.stage.path(2)])
        try list.stage.generator.wait(1)
        #expect(list.cell(1) === cell && !cell.placement.isLast && cell.placement.bottomSeparator.isVisible)
        #expect(list.cell(2)?.placement.isLast == true)
        #expect(try ListStage(.plain, [2]).cell(1)?.placement.bottomSeparator.isVisible == true)
    }

    @Test("SW-03, SW-05: the closures of a list return the actions of its rows")
    func swiping() throws {
        var log: [String] = []
        let list = try ListStage(.plain, [20]) { configuration in
            configuration.trailingSwipeActionsConfigurationProvider = { path in
                log.append("trailing \(path.item)")
                let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                    log.append("delete \(path.item)")
                    done(true)
                }
                return path.item == 2 ? nil : UISwipeActionsConfiguration(actions: [action])
            }
        }
        #expect(log == [])
        func swipe(_ item: Int) throws {
            let y = CGFloat(item) * 32 + 16
            try list.stage.generator.fingerDown(at: CGPoint(x: 150, y: y))
            try list.stage.generator.fingerMove(to: CGPoint(x: 139, y: y))
            try list.stage.generator.fingerMove(to: CGPoint(x: 80, y: y), duration: 0.1)
            try list.stage.generator.wait(0.3)
            try list.stage.generator.fingerUp()
            try list.stage.generator.wait(0.5)
        }
        try swipe(1)
        let session = try #require(list.view.swipes?.session)
        #expect(session.cell === list.cell(1) && session.view.buttons.map(\.action.title) == ["Delete"])
        try #require(session.view.buttons.first).sendActions(for: .touchUpInside)
        try list.stage.generator.wait(0.5)
        #expect(list.view.swipes?.session == nil && log.contains("delete 1"))
        try swipe(2)
        #expect(list.view.swipes?.session == nil)
        // A list without closures has no recognizers for swipes.
        #expect(try ListStage(.plain).view.swipes == nil)
    }

    @Test("SW-03: the header of a list cannot be swiped")
    func swipingHeader() throws {
        let list = try ListStage(.plain, [20]) { configuration in
            configuration.headerMode = .firstItemInSection
            configuration.leadingSwipeActionsConfigurationProvider = { _ in
                UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { $2(true) }])
            }
        }
        let (header, row) = (try #require(list.cell(0)), try #require(list.cell(1)))
        #expect(list.view.swipeConfiguration(for: header, at: .leading) == nil)
        #expect(list.view.swipeConfiguration(for: row, at: .leading)?.actions.first?.title == "Pin")
        #expect(list.view.swipeConfiguration(for: row, at: .trailing) == nil)
    }

    @Test("CL-28: the color of a list is that of the collection view, unless the app has set one")
    func backgroundColor() throws {
        let list = try ListStage(.plain)
        #expect(list.view.backgroundColor == .systemBackground)
        var configuration = Configuration(appearance: .insetGrouped)
        configuration.backgroundColor = .systemTeal
        list.view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
        #expect(list.view.backgroundColor == .systemTeal)
        list.view.collectionViewLayout = UICollectionViewFlowLayout()
        #expect(list.view.backgroundColor == nil)
        list.view.backgroundColor = .systemPink
        list.view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
        #expect(list.view.backgroundColor == .systemPink)
    }

    @Test("CL-28: a list among other sections has a background of its own")
    func sectionBackground() throws {
        let list = try ListStage(.plain, [2, 2])
        let layout = UICollectionViewCompositionalLayout { section, environment in
            var configuration = Configuration(appearance: section == 0 ? .plain : .insetGrouped)
            if section == 1 { configuration.backgroundColor = .systemYellow }
            return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
        list.view.collectionViewLayout = layout
        try list.stage.generator.wait(0.1)
        let backgrounds = list.view.subviews.compactMap { $0 as? ListSectionBackground }
        #expect(backgrounds.map(\.backgroundColor) == [.systemYellow])
        #expect(backgrounds.first?.frame == CGRect(x: 0, y: 64, width: 200, height: 18 + 64 + 18))
        #expect(list.cell(0, 1)?.frame == CGRect(x: 16, y: 64 + 18, width: 168, height: 32))
    }

    @Test("KS-04: in a sidebar, moving the cursor selects")
    func sidebarKeys() throws {
        let list = try ListStage(.sidebar)
        #expect(list.view.selectionFollowsFocus && list.cell(0)?.frame.height == 28)
        try list.stage.generator.pointerClick(at: CGPoint(x: 100, y: 42))
        try list.stage.generator.keyPress(.keyboardDownArrow)
        #expect(list.log == ["select 0.1", "select 0.2"])
        #expect(list.view.indexPathsForSelectedItems == [list.stage.path(2)])
        #expect(try !ListStage(.plain).view.selectionFollowsFocus)
    }

    @Test("KS-01: outline disclosures are no stops of Tab")
    func outlineFocus() throws {
        let list = try ListStage(.sidebar, [3])
        for cell in list.view.visibleCells { (cell as? UICollectionViewListCell)?.accessories = [.outlineDisclosure()] }
        list.stage.layOut()
        let controls = list.view.visibleCells.flatMap(\.subviews).compactMap { $0 as? CellOutlineControl }
        #expect(controls.count == 3 && controls.allSatisfy { !$0.canBecomeFocused })
        try list.stage.generator.pointerClick(at: CGPoint(x: 100, y: 14))
        try list.stage.generator.keyPress(.keyboardTab)
        #expect(!(list.stage.window.focus.shown is CellOutlineControl))
    }

    @Test("CL-28: rows mirror with the layout direction")
    func mirrored() throws {
        let list = try ListStage(.plain, [2]) {
            $0.separatorConfiguration.bottomSeparatorInsets = NSDirectionalEdgeInsets(
                top: 0, leading: 30, bottom: 0, trailing: 5)
        }
        list.view.semanticContentAttribute = .forceRightToLeft
        list.cell(0)?.semanticContentAttribute = .forceRightToLeft
        list.cell(0)?.setNeedsLayout()
        try list.stage.generator.wait(0.1)
        #expect(list.cell(0)?.bottomSeparatorLayer.frame == CGRect(x: 5, y: 31, width: 165, height: 1))
    }

    @Test("CL-28: headers that hug their content are as wide as it, at the leading side")
    func hugging() throws {
        #expect(UICollectionLayoutListConfiguration(appearance: .plain).contentHuggingElements == [])
        let whole = try ListStage(.plain) { $0.headerMode = .supplementary }
        #expect(whole.header(0)?.frame.width == 200)
        let stage = try ListStage(.plain) {
            $0.headerMode = .supplementary
            $0.contentHuggingElements = .supplementaryHeader
        }
        let header = try #require(stage.header(0))
        #expect(header.frame.minX == 0 && header.frame.width < 140 && header.frame.width > 60)
    }

    @Test("CL-28: selected rows have separators of the color for multiple selection")
    func multipleSelection() throws {
        let standard = UICollectionLayoutListConfiguration(appearance: .plain).separatorConfiguration
        #expect(standard.multipleSelectionColor == .clear)
        let stage = try ListStage(.plain) { $0.separatorConfiguration.multipleSelectionColor = .red }
        stage.view.allowsMultipleSelection = true
        let cell = try #require(stage.cell(0))
        #expect(!cell.bottomSeparatorLayer.isHidden)
        stage.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        #expect(!cell.bottomSeparatorLayer.isHidden)
        #expect(cell.bottomSeparatorLayer.backgroundColor == UIColor.red.cgColor)
        stage.view.allowsMultipleSelection = false
        stage.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        #expect(stage.cell(1)?.bottomSeparatorLayer.isHidden == true)
    }

    @Test("CV-01, TV-26: without selfSizingInvalidation, list cells keep their heights")
    func selfSizing() throws {
        let stage = try ListStage(.plain)
        #expect(stage.view.selfSizingInvalidation == .enabled)
        stage.view.selfSizingInvalidation = .disabled
        let cell = try #require(stage.cell(0))
        var content = cell.defaultContentConfiguration()
        content.text = "A\nB\nC\nD"
        let height = cell.frame.height
        cell.contentConfiguration = content
        try stage.stage.generator.wait(0.2)
        #expect(cell.frame.height == height)
        stage.view.selfSizingInvalidation = .enabled
        cell.invalidateIntrinsicContentSize()
        try stage.stage.generator.wait(0.2)
        #expect(cell.frame.height > height)
    }
}
