import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct OutlineTests {
    typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<String>

    /// A collection view of 200 × 400 points with list cells of 40 points, and its data source.
    @MainActor private final class Sheet {
        let stage: CollectionStage
        private(set) var source: UICollectionViewDiffableDataSource<String, String>!
        var accessories: [UICellAccessory] = [.outlineDisclosure()]
        var log: [String] = []

        init() throws {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 200, height: 40)
            layout.minimumLineSpacing = 0
            stage = try CollectionStage([], layout: layout, size: CGSize(width: 200, height: 400))
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
                [unowned self] cell, _, text in
                log.append("cell \(text) \(cell.indentationLevel)")
                var content = cell.defaultContentConfiguration()
                content.text = text
                cell.contentConfiguration = content
                cell.accessories = accessories
            }
            source = UICollectionViewDiffableDataSource(collectionView: stage.view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
        }

        func show() throws {
            var snapshot = SectionSnapshot()
            snapshot.append(["Europe", "Asia"])
            snapshot.append(["Portugal", "Norway"], to: "Europe")
            snapshot.append(["Lisbon"], to: "Portugal")
            source.apply(snapshot, to: "places", animatingDifferences: false)
            try stage.generator.wait(1)
        }

        func cell(_ item: Int) throws -> UICollectionViewListCell {
            try #require(stage.view.cellForItem(at: stage.path(item)) as? UICollectionViewListCell)
        }

        var texts: [String] {
            stage.view.visibleCells.compactMap {
                (($0 as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration)?.text
            }
        }

        /// Clicks the outline disclosure of an item.
        func toggle(_ item: Int) throws {
            let cell = try cell(item)
            let control = try #require(cell.subviews.first { $0 is CellOutlineControl })
            let place = control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil)
            try stage.generator.fingerTap(at: place)
            try stage.generator.wait(1)
        }
    }

    @Test("DS-11: the outline disclosure expands and collapses an item, whose children are indented")
    func expanding() throws {
        let sheet = try Sheet()
        try sheet.show()
        #expect(sheet.texts == ["Europe", "Asia"])
        #expect(sheet.log == ["cell Europe 0", "cell Asia 0"])
        #expect(try !sheet.cell(0).configurationState.isExpanded)
        try sheet.toggle(0)
        #expect(sheet.texts == ["Europe", "Portugal", "Norway", "Asia"])
        #expect(sheet.log.suffix(2) == ["cell Portugal 1", "cell Norway 1"])
        #expect(sheet.source.snapshot(for: "places").expandedItems == ["Europe"])
        #expect(try sheet.cell(0).configurationState.isExpanded && sheet.cell(1).indentationLevel == 1)
        #expect(sheet.stage.view.indexPathsForSelectedItems == [])
        try sheet.toggle(1)
        #expect(sheet.texts == ["Europe", "Portugal", "Lisbon", "Norway", "Asia"])
        #expect(try sheet.cell(2).indentationLevel == 2)
        try sheet.toggle(0)
        #expect(sheet.texts == ["Europe", "Asia"])
        #expect(sheet.source.snapshot(for: "places").isExpanded("Portugal"))
        #expect(try !sheet.cell(0).configurationState.isExpanded)
    }

    @Test("DS-11: the handlers are asked and called in order")
    func handlers() throws {
        let sheet = try Sheet()
        try sheet.show()
        sheet.log = []
        sheet.source.sectionSnapshotHandlers.shouldExpandItem = { [unowned sheet] item in
            sheet.log.append("should \(item)")
            return item != "Asia"
        }
        sheet.source.sectionSnapshotHandlers.willExpandItem = { [unowned sheet] in sheet.log.append("will \($0)") }
        sheet.source.sectionSnapshotHandlers.snapshotForExpandingParent = { [unowned sheet] item, children in
            sheet.log.append("children of \(item): \(children.items.joined(separator: " "))")
            var snapshot = SectionSnapshot()
            snapshot.append(["Spain"])
            return snapshot
        }
        sheet.source.sectionSnapshotHandlers.willCollapseItem = { [unowned sheet] in
            sheet.log.append("collapse \($0)")
        }
        try sheet.toggle(0)
        #expect(
            sheet.log == [
                "should Europe", "will Europe", "children of Europe: Portugal Lisbon Norway", "cell Spain 1",
            ])
        #expect(sheet.texts == ["Europe", "Spain", "Asia"])
        sheet.log = []
        try sheet.toggle(2)
        #expect(sheet.log == ["should Asia"])
        try sheet.toggle(0)
        #expect(sheet.log == ["should Asia", "collapse Europe"] && sheet.texts == ["Europe", "Asia"])
        sheet.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
        try sheet.toggle(0)
        try sheet.toggle(0)
        #expect(sheet.texts == ["Europe", "Spain", "Asia"])
    }

    @Test("DS-11: a press of a cell with the style of a header expands its item; an action replaces that")
    func pressing() throws {
        let sheet = try Sheet()
        sheet.accessories = [.outlineDisclosure(options: .init(style: .header))]
        try sheet.show()
        try sheet.stage.generator.fingerTap(at: CGPoint(x: 120, y: 20))
        try sheet.stage.generator.wait(1)
        #expect(sheet.texts == ["Europe", "Portugal", "Norway", "Asia"])
        #expect(sheet.stage.view.indexPathsForSelectedItems == [])
        var actions = 0
        try sheet.cell(3).accessories = [.outlineDisclosure(actionHandler: { actions += 1 })]
        sheet.stage.layOut()
        try sheet.toggle(3)
        #expect(actions == 1)
        try sheet.stage.generator.fingerTap(at: CGPoint(x: 120, y: 140))
        try sheet.stage.generator.wait(1)
        #expect(actions == 1 && sheet.stage.view.indexPathsForSelectedItems == [sheet.stage.path(3)])
    }

    @Test("DS-11: an item that moves in the hierarchy changes the indentation of its cell")
    func levels() throws {
        let sheet = try Sheet()
        try sheet.show()
        try sheet.toggle(0)
        let cell = try sheet.cell(1)
        var snapshot = sheet.source.snapshot(for: "places")
        snapshot.delete(["Norway"])
        snapshot.append(["Norway"])
        snapshot.delete(["Europe"])
        snapshot.append(["Portugal"])
        sheet.source.apply(snapshot, to: "places", animatingDifferences: false)
        try sheet.stage.generator.wait(1)
        #expect(sheet.texts == ["Asia", "Norway", "Portugal"])
        #expect(try sheet.cell(2) === cell && cell.indentationLevel == 0)
        var plain = NSDiffableDataSourceSnapshot<String, String>()
        plain.appendSections(["places"])
        plain.appendItems(["Portugal", "Asia"])
        sheet.source.apply(plain, animatingDifferences: false)
        #expect(cell.outline == nil && sheet.texts == ["Portugal", "Asia"])
    }

    @Test("KS-03: a key expands an item and goes to its first child, or collapses it and goes to its parent")
    func keys() throws {
        let sheet = try Sheet()
        try sheet.show()
        let (view, path) = (sheet.stage.view, sheet.stage.path)
        #expect(view.outlineStep(from: path(0, 0), isInward: false) == nil)
        #expect(view.outlineStep(from: path(0, 0), isInward: true) == .toggled)
        try sheet.stage.generator.wait(1)
        #expect(sheet.texts == ["Europe", "Portugal", "Norway", "Asia"])
        #expect(view.outlineStep(from: path(0, 0), isInward: true) == .go(path(1, 0)))
        #expect(view.outlineStep(from: path(2, 0), isInward: false) == .go(path(0, 0)))
        #expect(view.outlineStep(from: path(0, 0), isInward: false) == .toggled)
        try sheet.stage.generator.wait(1)
        #expect(sheet.texts == ["Europe", "Asia"])
        view.dataSource = nil
        #expect(view.outlineStep(from: path(0, 0), isInward: true) == nil)
    }

    @Test("KS-03: Right and Left expand and collapse items and go to children and parents, mirrored from right to left")
    func arrows() throws {
        for isMirrored in [false, true] {
            let sheet = try Sheet()
            try sheet.show()
            let view = sheet.stage.view
            if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
            let (inward, outward): (UIKeyboardHIDUsage, UIKeyboardHIDUsage) =
                isMirrored ? (.keyboardLeftArrow, .keyboardRightArrow) : (.keyboardRightArrow, .keyboardLeftArrow)
            view.becomeFirstResponder()
            view.selection.cursor = 0
            try sheet.stage.generator.keyPress(inward)
            try sheet.stage.generator.wait(1)
            #expect(sheet.texts == ["Europe", "Portugal", "Norway", "Asia"] && view.cursorRow == 0)
            try sheet.stage.generator.keyPress(inward)
            #expect(view.cursorRow == 1)
            try sheet.stage.generator.keyPress(.keyboardDownArrow)
            #expect(view.cursorRow == 2)
            try sheet.stage.generator.keyPress(outward)
            #expect(view.cursorRow == 0)
            try sheet.stage.generator.keyPress(outward)
            try sheet.stage.generator.wait(1)
            #expect(sheet.texts == ["Europe", "Asia"] && view.cursorRow == 0)
        }
    }
}
