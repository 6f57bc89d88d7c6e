import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct ColumnHeaderTests {
    // MARK: Sorting

    @Test("CO-05: a click of a title sorts, a second one reverses the order")
    func sorting() throws {
        let stage = try ColumnStage()
        let generator = stage.generator
        try generator.pointerClick(at: CGPoint(x: 50, y: 14))
        #expect(stage.source.take() == ["sort >+a", "click a"])
        try generator.wait(1)
        try generator.pointerClick(at: CGPoint(x: 50, y: 14))
        #expect(stage.source.take() == ["sort +a>-a", "click a"])
        stage.column("b").sortsAscendingFirst = false
        try generator.pointerClick(at: CGPoint(x: 140, y: 14))
        #expect(stage.source.take() == ["sort -a>-b-a", "click b"])
        #expect(stage.table.header.buttons.map(\.accessibilityValue) == [nil, "descending", nil])
        stage.column("c").isSortable = false
        try generator.pointerClick(at: CGPoint(x: 200, y: 14))
        #expect(stage.source.take() == ["click c"])
        stage.table.sortDescriptors = [ColumnSortDescriptor(key: "c", ascending: true)]
        #expect(stage.source.take() == [])
        #expect(stage.table.header.buttons.map(\.accessibilityValue) == [nil, nil, "ascending"])
    }

    // MARK: Widths

    @Test("CO-06: dragging a divider changes the width of the column before it, within its limits")
    func resizing() throws {
        let stage = try ColumnStage()
        try stage.drag(from: CGPoint(x: 101, y: 14), to: CGPoint(x: 131, y: 14))
        #expect(stage.widths == [130, 80, 60])
        try stage.generator.pointerUp()
        #expect(stage.source.take().last == "resize a 130")
        try stage.drag(from: CGPoint(x: 130, y: 14), to: CGPoint(x: 10, y: 14))
        try stage.generator.pointerUp()
        #expect(stage.widths == [32, 80, 60] && stage.source.take().last == "resize a 32")
        stage.column("b").isResizable = false
        try stage.generator.wait(0.1)
        try stage.drag(from: CGPoint(x: 112, y: 14), to: CGPoint(x: 130, y: 14))
        try stage.generator.pointerUp()
        #expect(stage.widths == [32, 80, 60])
    }

    @Test("CO-06: a divider follows the pointer beside a flexible column")
    func flexible() throws {
        let stage = try ColumnStage { table, _ in table.tableColumns[0].isFlexible = true }
        try stage.drag(from: CGPoint(x: 160, y: 14), to: CGPoint(x: 180, y: 14))
        #expect(stage.widths == [180, 60, 60])
        try stage.generator.pointerUp()
        try stage.generator.wait(1)
        try stage.drag(from: CGPoint(x: 240, y: 14), to: CGPoint(x: 230, y: 14))
        #expect(stage.widths == [180, 50, 70])
        try stage.generator.pointerUp()
        try stage.generator.wait(1)
        try stage.drag(from: CGPoint(x: 299, y: 14), to: CGPoint(x: 250, y: 14))
        #expect(stage.widths == [180, 50, 70])
    }

    @Test("CO-06: right to left, dragging a divider to the left widens the column")
    func rightToLeft() throws {
        let stage = try ColumnStage(isRightToLeft: true)
        try stage.drag(from: CGPoint(x: 199, y: 14), to: CGPoint(x: 179, y: 14))
        #expect(stage.widths == [120, 80, 60])
    }

    @Test("CO-06: the pointer over a divider is a resize cursor")
    func cursor() throws {
        let stage = try ColumnStage()
        let divider = try #require(stage.window.hitTest(CGPoint(x: 99, y: 14), with: nil) as? ColumnDivider)
        let interaction = try #require(divider.interactions.first as? UIPointerInteraction)
        let region = UIPointerRegion(rect: divider.bounds)
        #expect(divider.pointerInteraction(interaction, styleFor: region)?.cursor == .resizeRight)
        #expect(stage.window.hitTest(CGPoint(x: 90, y: 14), with: nil) is ColumnHeaderButton)
    }

    @Test("CO-07: a double click of a divider fits the column to its content")
    func fitting() throws {
        let stage = try ColumnStage { _, source in
            source.text = { name, row in name == "a" && row == 3 ? "A text that needs much space" : name }
        }
        try stage.generator.pointerClick(at: CGPoint(x: 100, y: 14), clickCount: 2)
        let label = UILabel(frame: .zero)
        label.font = CellMetrics.textFont
        label.text = "A text that needs much space"
        #expect(stage.column("a").width == (label.sizeThatFits(.zero).width + 20).rounded(.up))
        stage.source.fits = 77
        stage.table.sizeToFit(stage.column("b"))
        #expect(stage.column("b").width == 77)
        stage.source.fits = .nan
        stage.column("c").title = "A long title"
        stage.table.sizeToFit(stage.column("c"))
        #expect(stage.column("c").width > 77)
    }

    // MARK: Order

    @Test("CO-08: dragging a title moves its column, and does not sort")
    func reordering() throws {
        let stage = try ColumnStage()
        try stage.drag(from: CGPoint(x: 50, y: 14), to: CGPoint(x: 160, y: 14))
        #expect(stage.order == "abc")
        try stage.generator.wait(0.5)
        #expect(stage.table.header.buttons[1].frame.minX == 0)
        try stage.generator.pointerUp()
        #expect(stage.order == "bac" && stage.source.take() == ["reorder a 0 1"])
        try stage.generator.wait(0.5)
        #expect(stage.labelFrame("b").minX == 10 && stage.labelFrame("a").minX == 90)
        #expect(stage.table.header.buttons.map(\.column.identifier) == ["b", "a", "c"])
        stage.source.permitsReorder = false
        try stage.drag(from: CGPoint(x: 200, y: 14), to: CGPoint(x: 20, y: 14))
        try stage.generator.pointerUp()
        #expect(stage.order == "bac")
        stage.source.permitsReorder = true
        stage.table.allowsColumnReordering = false
        try stage.drag(from: CGPoint(x: 200, y: 14), to: CGPoint(x: 20, y: 14))
        try stage.generator.pointerUp()
        #expect(stage.order == "bac")
    }

    @Test("CO-08: columns move past hidden ones")
    func hidden() throws {
        let stage = try ColumnStage { table, _ in table.tableColumns[1].isHidden = true }
        try stage.drag(from: CGPoint(x: 130, y: 14), to: CGPoint(x: 10, y: 14))
        try stage.generator.pointerUp()
        #expect(stage.order == "cab")
    }

    @Test("CO-08: right to left, a title moves to the other side")
    func reorderingRightToLeft() throws {
        let stage = try ColumnStage(isRightToLeft: true)
        try stage.drag(from: CGPoint(x: 250, y: 14), to: CGPoint(x: 100, y: 14))
        try stage.generator.pointerUp()
        #expect(stage.order == "bca")
    }

    // MARK: Keys

    @Test("CO-09: Tab reaches the header after the rows, arrow keys move in it, Space sorts")
    func keys() throws {
        let stage = try ColumnStage()
        let (generator, header) = (stage.generator, stage.table.header)
        try generator.keyPress(.keyboardTab)
        #expect(stage.table.isFocused)
        try generator.keyPress(.keyboardTab)
        #expect(header.buttons[0].isFocused)
        try generator.keyPress(.keyboardRightArrow)
        #expect(header.buttons[1].isFocused && stage.table.contentOffset.x == 0)
        try generator.keyPress(.keyboardEnd)
        #expect(header.buttons[2].isFocused)
        try generator.keyPress(.keyboardSpacebar)
        #expect(stage.source.take() == ["sort >+c", "click c"])
        try generator.keyPress(.keyboardHome)
        try generator.keyPress(.keyboardRightArrow, modifiers: .shift)
        #expect(stage.column("a").width == 110 && stage.source.take() == ["resize a 110"])
        try generator.keyPress(.keyboardRightArrow, modifiers: .alternate)
        #expect(stage.order == "bac" && header.buttons[1].isFocused && stage.source.take() == ["reorder a 0 1"])
        try generator.keyPress(.keyboardDownArrow)
        #expect(stage.table.isFocused)
    }

    @Test("CO-09: a title that gets the focus becomes visible")
    func revealing() throws {
        let stage = try ColumnStage(width: 150)
        try stage.generator.keyPress(.keyboardTab)
        try stage.generator.keyPress(.keyboardTab)
        try stage.generator.keyPress(.keyboardEnd)
        #expect(stage.table.contentOffset.x == 90)
        try stage.generator.keyPress(.keyboardHome)
        #expect(stage.table.contentOffset.x == 0)
    }
}
