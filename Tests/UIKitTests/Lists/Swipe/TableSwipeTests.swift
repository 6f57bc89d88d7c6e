import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct TableSwipeTests {
    private func make(_ configure: (UITableView, SwipeSource) -> Void = { _, _ in }) throws -> (TableStage, SwipeSource) {
        let source = SwipeSource()
        let stage = try TableStage { table, _ in
            table.dataSource = source
            table.delegate = source
            configure(table, source)
        }
        return (stage, source)
    }

    /// A point in a row of 40 points, while the table view is not scrolled.
    private func point(_ row: Int, x: CGFloat = 100) -> CGPoint { CGPoint(x: x, y: CGFloat(row) * 40 + 20) }

    /// Drags a row sideways with a finger that rests before it is lifted.
    private func swipe(_ stage: TableStage, row: Int, from start: CGFloat, to end: CGFloat) throws {
        try stage.generator.fingerDown(at: point(row, x: start))
        // The distance after which a drag is recognized does not move the row.
        try stage.generator.fingerMove(to: point(row, x: start + (end > start ? 11 : -11)))
        try stage.generator.fingerMove(to: point(row, x: end), duration: 0.1)
        try stage.generator.wait(0.3)
        try stage.generator.fingerUp()
        try stage.generator.wait(0.5)
    }

    private func cell(_ stage: TableStage, _ row: Int) throws -> UITableViewCell {
        try #require(stage.table.cellForRow(at: IndexPath(row: row, section: 0)))
    }

    private func action(
        _ title: String, _ source: SwipeSource, style: UIContextualAction.Style = .normal
    ) -> UIContextualAction {
        UIContextualAction(style: style, title: title) { [weak source] _, _, done in
            source?.log.append(title)
            done(true)
        }
    }

    @Test("SW-03: a swipe shows Delete, which commits the deletion")
    func delete() throws {
        let (stage, source) = try make { $1.removes = true }
        let cell = try cell(stage, 1)
        try swipe(stage, row: 1, from: 150, to: 80)
        let session = try #require(stage.table.swipes.session)
        let width = session.view.openWidth
        #expect(session.cell === cell && session.view.buttons.map(\.action.title) == ["Delete"])
        #expect(cell.frame == CGRect(x: -width, y: 40, width: 200, height: 40) && cell.configurationState.isSwiped)
        #expect(session.view.frame == CGRect(x: 200 - width, y: 40, width: width, height: 40))
        try stage.generator.fingerTap(at: point(1, x: 200 - width / 2))
        try stage.generator.wait(1)
        #expect(source.take() == ["begin 1", "commit 1", "end nil"])
        #expect(stage.table.swipes.session == nil && session.view.superview == nil)
        #expect(stage.table.numberOfRows(inSection: 0) == 19)
    }

    @Test("SW-03: the title of Delete is the delegate's, and a trailing configuration replaces it")
    func title() throws {
        let (stage, source) = try make { $1.deleteTitle = "Forget" }
        try swipe(stage, row: 0, from: 150, to: 80)
        #expect(stage.table.swipes.session?.view.buttons.map(\.action.title) == ["Forget"])
        stage.table.swipes.close()
        try stage.generator.wait(0.5)
        source.trailing = { [action] _ in UISwipeActionsConfiguration(actions: [action("Archive", source, .normal)]) }
        try swipe(stage, row: 0, from: 150, to: 80)
        #expect(stage.table.swipes.session?.view.buttons.map(\.action.title) == ["Archive"])
    }

    @Test("SW-03: rows that cannot be edited, of another style, or with an empty configuration are not swiped")
    func forbidden() throws {
        let (stage, source) = try make()
        source.isEditable = { _ in false }
        try swipe(stage, row: 0, from: 150, to: 80)
        #expect(stage.table.swipes.session == nil)
        source.isEditable = { _ in true }
        source.style = .insert
        try swipe(stage, row: 0, from: 150, to: 80)
        #expect(stage.table.swipes.session == nil)
        source.style = .delete
        source.trailing = { _ in UISwipeActionsConfiguration(actions: []) }
        try swipe(stage, row: 0, from: 150, to: 80)
        #expect(stage.table.swipes.session == nil)
        source.trailing = { _ in nil }
        stage.table.isEditing = true
        try swipe(stage, row: 0, from: 150, to: 80)
        #expect(stage.table.swipes.session == nil && !source.log.contains("begin 0"))
    }

    @Test("SW-03: a data source without a deletion is recognized when the user tries it")
    func missingCommit() throws {
        let stage = try TableStage()
        try swipe(stage, row: 0, from: 150, to: 80)
        stage.table.swipes.session?.view.buttons.first?.sendActions(for: .touchUpInside)
        try stage.generator.wait(0.5)
        #expect(stage.table.swipes.session == nil)
        try swipe(stage, row: 0, from: 150, to: 80)
        #expect(stage.table.swipes.session == nil)
    }

    @Test("SW-04: the first action is the outermost one, and the styles have colors")
    func order() throws {
        let (stage, source) = try make()
        let first = action("A", source, style: .destructive)
        let second = action("B", source)
        let configuration = UISwipeActionsConfiguration(actions: [first, second])
        source.trailing = { _ in configuration }
        #expect(configuration.performsFirstActionWithFullSwipe && configuration.actions == [first, second])
        #expect(UIContextualAction.Style.normal.rawValue == 0 && UIContextualAction.Style.destructive.rawValue == 1)
        #expect(first.backgroundColor == .systemRed && second.backgroundColor == .systemGray)
        second.backgroundColor = .systemBlue
        #expect(second.backgroundColor == .systemBlue)
        second.backgroundColor = nil
        #expect(second.backgroundColor == .systemGray)
        try swipe(stage, row: 0, from: 180, to: 60)
        let view = try #require(stage.table.swipes.session?.view)
        let frames = view.buttons.map(\.frame)
        #expect(view.frame.width == 128 && frames[0] == CGRect(x: 64, y: 0, width: 64, height: 40))
        #expect(frames[1] == CGRect(x: 0, y: 0, width: 64, height: 40))
    }

    @Test("SW-04: a full swipe performs the first action, unless the configuration forbids it")
    func full() throws {
        let (stage, source) = try make()
        let configuration = UISwipeActionsConfiguration(actions: [action("A", source), action("B", source)])
        source.leading = { _ in configuration }
        try swipe(stage, row: 2, from: 10, to: 170)
        #expect(source.take() == ["begin 2", "A", "end 2"] && stage.table.swipes.session == nil)
        #expect(try cell(stage, 2).frame.minX == 0)
        configuration.performsFirstActionWithFullSwipe = false
        try swipe(stage, row: 2, from: 10, to: 170)
        #expect(source.take() == ["begin 2"] && stage.table.swipes.session != nil)
        #expect(try cell(stage, 2).frame.minX == 128)
    }

    @Test("SW-04: a swipe ends open, closed or with the first action, by distance and velocity")
    func geometry() {
        let full = SwipeGeometry(width: 200, actionsWidth: 80, allowsFullSwipe: true)
        #expect(full.revealed(at: -5) == 0 && full.revealed(at: 150) == 150 && full.revealed(at: 900) == 200)
        #expect(full.rest(from: 39, velocity: 0) == .closed && full.rest(from: 41, velocity: 0) == .open)
        #expect(full.rest(from: 119, velocity: 0) == .open && full.rest(from: 120, velocity: 0) == .full)
        #expect(full.rest(from: 10, velocity: 400) == .open && full.rest(from: 70, velocity: -400) == .closed)
        #expect(full.rest(from: 150, velocity: -400) == .closed && full.rest(from: 0, velocity: 900) == .closed)
        let limited = SwipeGeometry(width: 200, actionsWidth: 80, allowsFullSwipe: false)
        #expect(limited.revealed(at: 80) == 80 && limited.revealed(at: 180) > 100 && limited.revealed(at: 180) < 180)
        #expect(limited.rest(from: 150, velocity: 0) == .open && !limited.isFull(200))
        #expect(SwipeGeometry(width: 0, actionsWidth: 0, allowsFullSwipe: true).rest(from: 0, velocity: 0) == .closed)
    }

    @Test("SW-05: the row stays open until the action is done")
    func done() throws {
        let (stage, source) = try make()
        var finish: ((Bool) -> Void)?
        source.trailing = { _ in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "A") { finish = $2 }])
        }
        try swipe(stage, row: 1, from: 150, to: 80)
        let view = try #require(stage.table.swipes.session?.view)
        view.buttons[0].sendActions(for: .touchUpInside)
        try stage.generator.wait(1)
        #expect(stage.table.swipes.session?.view === view && source.take() == ["begin 1"])
        finish?(true)
        #expect(stage.table.swipes.session == nil && source.take() == ["end 1"])
        finish?(true)
        try stage.generator.wait(1)
        #expect(view.superview == nil && source.log == [] && stage.table.subviews.contains { $0 === view } == false)
    }

    @Test("SW-06: a press of another row closes the open one, and is not delivered")
    func press() throws {
        let (stage, source) = try make()
        try swipe(stage, row: 1, from: 150, to: 80)
        try stage.generator.pointerClick(at: point(3))
        #expect(source.take() == ["begin 1", "end 1"] && stage.table.indexPathForSelectedRow == nil)
        try swipe(stage, row: 1, from: 150, to: 80)
        try stage.generator.fingerTap(at: point(1, x: 20))
        try stage.generator.wait(0.5)
        #expect(source.take() == ["begin 1", "end 1"] && stage.table.indexPathForSelectedRow == nil)
        try stage.generator.pointerClick(at: point(3))
        #expect(source.take() == ["select 3"])
    }

    @Test("SW-06: scrolling and Escape close the open row, and a swipe back too")
    func closing() throws {
        let (stage, source) = try make()
        try swipe(stage, row: 1, from: 150, to: 80)
        try stage.generator.scroll(by: CGVector(dx: 0, dy: -48), at: point(3))
        try stage.generator.wait(0.5)
        #expect(source.take() == ["begin 1", "end 1"])
        stage.table.contentOffset.y = 0
        try stage.generator.wait(0.1)
        try swipe(stage, row: 1, from: 150, to: 80)
        stage.table.becomeFirstResponder()
        try stage.generator.keyPress(.keyboardEscape)
        #expect(source.take() == ["begin 1", "end 1"])
        try stage.generator.wait(0.5)
        try swipe(stage, row: 1, from: 150, to: 80)
        try swipe(stage, row: 1, from: 30, to: 120)
        #expect(source.take() == ["begin 1", "end 1"] && stage.table.swipes.session == nil)
        #expect(try cell(stage, 1).frame.minX == 0)
    }

    @Test("SW-06: reloading the data, and editing, close the open row")
    func reload() throws {
        let (stage, source) = try make()
        try swipe(stage, row: 1, from: 150, to: 80)
        stage.table.reloadData()
        try stage.generator.wait(0.1)
        #expect(stage.table.swipes.session == nil && source.take() == ["begin 1", "end nil"])
        #expect(stage.table.visibleCells.allSatisfy { $0.frame.minX == 0 && !$0.configurationState.isSwiped })
        try swipe(stage, row: 1, from: 150, to: 80)
        stage.table.setEditing(true, animated: false)
        #expect(stage.table.swipes.session == nil && source.take() == ["begin 1", "end 1"])
    }

    @Test("SW-07: a touchpad swipes, a vertical drag scrolls, and a pressed pointer does neither")
    func devices() throws {
        let (stage, source) = try make()
        for _ in 0..<3 {
            try stage.generator.scroll(by: CGVector(dx: -30, dy: 0), at: point(2), kind: .continuous)
        }
        try stage.generator.wait(1)
        #expect(stage.table.swipes.session != nil && source.take() == ["begin 2"])
        stage.table.swipes.close()
        try stage.generator.wait(0.5)
        _ = source.take()
        try stage.generator.fingerDrag(from: point(3), to: CGPoint(x: 90, y: 60), duration: 0.2)
        try stage.generator.wait(2)
        #expect(stage.table.contentOffset.y > 0 && stage.table.swipes.session == nil && source.take() == [])
        stage.table.contentOffset.y = 0
        try stage.generator.wait(0.1)
        try stage.generator.pointerMove(to: point(1, x: 150))
        try stage.generator.pointerDown()
        try stage.generator.pointerMove(to: point(1, x: 80))
        #expect(stage.table.swipes.session == nil)
        try stage.generator.pointerUp()
    }

    @Test("SW-03: from right to left, the trailing actions are at the left")
    func rightToLeft() throws {
        let (stage, source) = try make { table, _ in table.semanticContentAttribute = .forceRightToLeft }
        try swipe(stage, row: 1, from: 50, to: 120)
        let session = try #require(stage.table.swipes.session)
        #expect(session.view.isAtLeft && session.side == .trailing)
        #expect(session.cell.frame.minX == session.view.openWidth && session.view.frame.minX == 0)
        withExtendedLifetime(source) {}
    }

    @Test("TV-40: an open row follows its row")
    func updates() throws {
        let (stage, source) = try make()
        try swipe(stage, row: 1, from: 150, to: 80)
        let session = try #require(stage.table.swipes.session)
        source.count = 21
        stage.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        try stage.generator.wait(1)
        #expect(stage.table.swipes.session === session && session.view.frame.minY == 80)
        #expect(session.cell.frame.origin == CGPoint(x: -session.view.openWidth, y: 80))
        stage.table.swipes.close()
        #expect(source.take() == ["begin 1", "end 2"])
    }

    @Test("SW-02: a delete control shows Delete, and a second press of the control hides it")
    func confirmation() throws {
        let (stage, source) = try make()
        stage.table.setEditing(true, animated: false)
        try stage.generator.wait(0.1)
        try stage.generator.pointerClick(at: point(1, x: 20))
        try stage.generator.wait(0.5)
        let session = try #require(stage.table.swipes.session)
        #expect(session.view.buttons.map(\.action.title) == ["Delete"] && source.take() == [])
        stage.table.cellDidTapEditControl(try cell(stage, 1))
        #expect(stage.table.swipes.session == nil)
        try stage.generator.wait(0.5)
        stage.table.cellDidTapEditControl(try cell(stage, 1))
        try stage.generator.wait(0.5)
        try stage.generator.pointerClick(at: point(1, x: 200 - session.view.openWidth / 2))
        #expect(source.take() == ["commit 1"] && stage.table.swipes.session == nil)
    }
}
