import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct TableAppearanceTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func isHovered(_ stage: TableStage, _ row: Int) -> Bool {
        guard let cell = stage.table.cellForRow(at: path(row)) else { return false }
        return cell.backgrounds.shownSelectedView?.backgroundColor == ControlStyle.hover
    }

    @Test("KS-15: the row under the pointer is marked, also after the content has moved, unless it is selected")
    func hover() throws {
        let stage = try TableStage()
        try stage.generator.pointerMove(to: CGPoint(x: 50, y: 60))
        try stage.generator.wait(0.1)
        #expect(isHovered(stage, 1) && !isHovered(stage, 0))
        try stage.generator.scroll(by: CGVector(dx: 0, dy: -80))
        try stage.generator.wait(1)
        let number = try #require(
            stage.table.indexPathForRow(at: CGPoint(x: 50, y: stage.table.contentOffset.y + 60))?.row)
        #expect(number > 1)
        #expect((0..<100).filter { isHovered(stage, $0) } == [number])
        try stage.generator.pointerClick()
        #expect((0..<100).filter { isHovered(stage, $0) } == [])
        stage.table.deselectRow(at: path(number), animated: false)
        #expect(isHovered(stage, number))
        try stage.generator.pointerMove(to: CGPoint(x: 350, y: 350))
        try stage.generator.wait(0.1)
        #expect((0..<100).filter { isHovered(stage, $0) } == [])
    }

    @Test("TV-54: rows without content fill the rest of the table view")
    func filler() throws {
        let stage = try TableStage(rows: [2]) { table, _ in
            table.fillerRowHeight = UITableView.automaticDimension
            table.usesAlternatingRowBackgroundColors = true
        }
        func frames(_ index: Int) -> [CGRect] {
            (stage.table.layer.sublayers?[index].sublayers ?? []).map {
                stage.table.layer.convert($0.frame, from: $0.superlayer)
            }
        }
        #expect(frames(0) == [CGRect(x: 0, y: 120, width: 200, height: 40)])
        #expect(frames(1).map(\.minY) == [119, 159, 199] && frames(1).allSatisfy { $0.minX == 16 && $0.maxX == 200 })
        stage.table.fillerRowHeight = 0
        stage.table.layoutIfNeeded()
        #expect(
            stage.table.filler == nil
                && stage.table.layer.sublayers?.contains { $0.masksToBounds && $0.delegate == nil } == false)
    }

    @Test("TV-55: content follows the readable width in wide table views")
    func readableWidth() throws {
        let stage = try TableStage { table, _ in
            table.frame.size.width = 1200
            table.cellLayoutMarginsFollowReadableWidth = true
        }
        let cell = try #require(stage.table.cellForRow(at: path(0)))
        #expect(cell.frame.width == 1200 && cell.contentView.frame.minX == 140 && cell.contentView.frame.width == 920)
        #expect(cell.separatorLayer.frame.minX == 156)
        stage.table.frame.size.width = 600
        try stage.generator.wait(0.1)
        #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.width == 600)
    }

    @Test("TV-17: separator insets can be distances from the standard ones")
    func separators() throws {
        let stage = try TableStage { table, _ in
            table.separatorInset = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 2)
            table.separatorInsetReference = .fromAutomaticInsets
        }
        let line = try #require(stage.table.cellForRow(at: path(0))?.separatorLayer)
        #expect(line.frame.minX == 20 && line.frame.maxX == 198)
        stage.table.separatorInsetReference = .fromCellEdges
        stage.table.layoutIfNeeded()
        #expect(line.frame.minX == 4)
    }

    @Test("TV-26: heights adapt to invalidated content, unless that is disabled")
    func selfSizing() throws {
        let stage = try TableStage(rowHeight: nil) { table, source in
            table.selfSizingInvalidation = .disabled
            source.configure = { cell, _ in
                let content = cell.contentView
                guard content.subviews.isEmpty || content.constraints.isEmpty else { return }
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                content.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: content.topAnchor),
                    box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                    box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                    box.heightAnchor.constraint(equalToConstant: 50),
                ])
            }
        }
        let cell = try #require(stage.table.cellForRow(at: path(0)))
        #expect(cell.frame.height == 51)
        let box = cell.contentView.subviews.last
        let height = try #require(box?.constraints.first { $0.firstAttribute == .height })
        height.constant = 70
        cell.invalidateIntrinsicContentSize()
        try stage.generator.wait(0.1)
        #expect(cell.frame.height == 51)
        stage.table.selfSizingInvalidation = .enabled
        height.constant = 80
        cell.invalidateIntrinsicContentSize()
        try stage.generator.wait(0.1)
        #expect(cell.frame.height == 81)
    }

    @Test("TV-26: with enabledIncludingConstraints, heights adapt to changed constraints in content views")
    func constraintSizing() throws {
        #expect(UITableView.SelfSizingInvalidation.enabledIncludingConstraints.rawValue == 2)
        let stage = try TableStage(rowHeight: nil) { table, source in
            table.selfSizingInvalidation = .enabledIncludingConstraints
            source.configure = { cell, _ in
                let content = cell.contentView
                guard content.constraints.isEmpty else { return }
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                content.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: content.topAnchor),
                    box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                    box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                    box.heightAnchor.constraint(equalToConstant: 50),
                ])
            }
        }
        let cell = try #require(stage.table.cellForRow(at: path(0)))
        let box = try #require(cell.contentView.subviews.last)
        let height = try #require(box.constraints.first { $0.firstAttribute == .height })
        #expect(cell.frame.height == 51)
        height.constant = 70
        try stage.generator.wait(0.1)
        #expect(cell.frame.height == 71)
        height.isActive = false
        box.heightAnchor.constraint(equalToConstant: 40).isActive = true
        try stage.generator.wait(0.1)
        #expect(cell.frame.height == 41 && stage.table.rectForRow(at: path(1)).minY == 41)
    }

    @Test("TV-23: scrolling to the selected row that is nearest to the middle")
    func nearest() throws {
        let stage = try TableStage { table, _ in table.allowsMultipleSelection = true }
        stage.table.scrollToNearestSelectedRow(at: .top, animated: false)
        #expect(stage.table.contentOffset.y == 0)
        for row in [2, 20, 60] { stage.table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
        stage.table.contentOffset.y = 900
        stage.table.scrollToNearestSelectedRow(at: .top, animated: false)
        #expect(stage.table.contentOffset.y == 800)
    }

    @Test("TV-28: updates are uncommitted until their batch ends")
    func uncommitted() throws {
        let stage = try TableStage()
        #expect(!stage.table.hasUncommittedUpdates)
        stage.table.performBatchUpdates { #expect(stage.table.hasUncommittedUpdates) }
        #expect(!stage.table.hasUncommittedUpdates)
    }

    @Test("KS-14: focus can be forbidden, or forget the cursor")
    func focus() throws {
        let stage = try TableStage()
        try stage.generator.keyPress(.keyboardTab)
        #expect(stage.table.isFocused)
        for _ in 0..<3 { try stage.generator.keyPress(.keyboardDownArrow) }
        #expect(stage.table.selection.cursor != nil)
        stage.table.remembersLastFocusedIndexPath = false
        let field = UITextField(frame: CGRect(x: 250, y: 10, width: 100, height: 30))
        stage.window.addSubview(field)
        try stage.generator.keyPress(.keyboardTab)
        #expect(!stage.table.isFocused && stage.table.selection.cursor == nil)
        stage.table.allowsFocus = false
        #expect(!stage.table.canBecomeFocused && !stage.table.canBecomeFirstResponder)
        stage.table.isEditing = true
        stage.table.allowsSelectionDuringEditing = true
        #expect(stage.table.canBecomeFocused)
        stage.table.allowsFocusDuringEditing = false
        #expect(!stage.table.canBecomeFocused)
    }
}
