import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite(.serialized) struct TableMenuTests {
    private func make(_ configure: (UITableView, SwipeSource) -> Void = { _, _ in }) throws -> (TableStage, SwipeSource)
    {
        let source = SwipeSource()
        source.isEditable = { _ in false }
        let stage = try TableStage { table, _ in
            table.dataSource = source
            table.delegate = source
            configure(table, source)
        }
        return (stage, source)
    }

    private func point(_ row: Int) -> CGPoint { CGPoint(x: 100, y: CGFloat(row) * 40 + 20) }

    @Test("KS-12: a press of the secondary button opens the context menu of the row")
    func secondary() throws {
        let (stage, source) = try make()
        source.menu = { [weak source] path in
            UIMenu(children: [UIAction(title: "Open") { _ in source?.log.append("open \(path.row)") }])
        }
        try stage.generator.pointerClick(.secondary, at: point(2))
        #expect(source.take() == ["menu 2", "display"] && stage.table.selection.cursor == 2)
        #expect(stage.table.indexPathForSelectedRow == nil)
        #expect(stage.table.cellForRow(at: IndexPath(row: 2, section: 0))?.isHighlighted == true)
        try stage.generator.chooseMenuElement("Open")
        #expect(source.take() == ["dismiss", "open 2"])
        #expect(stage.table.cellForRow(at: IndexPath(row: 2, section: 0))?.isHighlighted == false)
        #expect(stage.table.contextMenuInteraction?.view === stage.table)
    }

    @Test("KS-12: a press of the secondary button selects the row first if moves of the cursor select")
    func selection() throws {
        let (stage, source) = try make { table, _ in table.allowsMultipleSelection = true }
        source.menu = { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) }
        for row in [1, 3] {
            stage.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        try stage.generator.pointerClick(.secondary, at: point(3))
        #expect(source.take() == ["menu 3", "display"])
        #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [1, 3])
        try stage.generator.chooseMenuElement("Open")
        _ = source.take()
        try stage.generator.pointerClick(.secondary, at: point(2))
        #expect(source.take() == ["menu 2", "select 2", "display"])
        #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [2])
        try stage.generator.chooseMenuElement("Open")
    }

    @Test("KS-12: Shift-F10 opens the context menu of the row at the cursor")
    func key() throws {
        let (stage, source) = try make()
        source.menu = { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) }
        stage.table.becomeFirstResponder()
        stage.table.selection.cursor = 12
        try stage.generator.keyPress(.keyboardF10, modifiers: .shift)
        #expect(source.take() == ["menu 12", "display"])
        #expect(stage.visible.contains("0.12"))
        try stage.generator.chooseMenuElement("Open")
    }

    @Test("KS-12: rows without a menu and without actions have no context menu")
    func none() throws {
        let (stage, source) = try make()
        try stage.generator.pointerClick(.secondary, at: point(2))
        #expect(source.take() == ["menu 2"] && stage.table.selection.cursor == nil)
    }

    @Test("SW-07: the actions of a row are in its context menu, after the delegate's")
    func actions() throws {
        let (stage, source) = try make()
        source.isEditable = { _ in true }
        try stage.generator.pointerClick(.secondary, at: point(1))
        try stage.generator.chooseMenuElement("Delete")
        #expect(source.take() == ["menu 1", "commit 1"])
        source.menu = { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) }
        source.leading = { [weak source] _ in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Mark") { _, view, done in
                    source?.log.append("mark \(view is UITableViewCell)")
                    done(true)
                }
            ])
        }
        try stage.generator.pointerClick(.secondary, at: point(1))
        try stage.generator.chooseMenuElement("Mark")
        #expect(source.take() == ["menu 1", "display", "dismiss", "mark true"])
    }

    @Test("KS-12: the Delete key performs the destructive first trailing action if rows are not deleted by a commit")
    func deleteKey() throws {
        let (stage, source) = try make()
        source.isEditable = { _ in true }
        source.style = .none
        source.trailing = { [weak source] path in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: path.row == 1 ? .destructive : .normal, title: "Remove") { _, _, done in
                    source?.log.append("remove \(path.row)")
                    done(true)
                }
            ])
        }
        stage.table.becomeFirstResponder()
        stage.table.selection.cursor = 0
        try stage.generator.keyPress(.keyboardDeleteForward)
        #expect(source.take() == [])
        stage.table.selection.cursor = 1
        try stage.generator.keyPress(.keyboardDeleteForward)
        #expect(source.take() == ["remove 1"])
    }

    /// A delegate with a preview for each row.
    private final class PreviewDelegate: NSObject, UITableViewDelegate {
        var log: [String] = []
        var lifts = true
        weak var cell: UITableViewCell?
        let preview = UIViewController()

        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            cell = tableView.cellForRow(at: indexPath)
            return UIContextMenuConfiguration(
                identifier: "row \(indexPath.row)" as NSString, previewProvider: { [preview] in preview },
                actionProvider: { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) })
        }
        func tableView(
            _ tableView: UITableView,
            previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            log.append("highlight \(configuration.identifier)")
            return lifts ? cell.map { UITargetedPreview(view: $0.contentView) } : nil
        }
        func tableView(
            _ tableView: UITableView,
            previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            log.append("dismiss \(configuration.identifier)")
            return nil
        }
        func tableView(
            _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { log.append("commit \(configuration.identifier) \(animator.previewViewController === preview)") }
    }

    @Test("AC-13, AC-14: the row's preview is lifted in place of a highlight, and its controller is beside the menu")
    func previews() throws {
        let delegate = PreviewDelegate()
        delegate.preview.preferredContentSize = CGSize(width: 150, height: 100)
        let stage = try TableStage { table, _ in table.delegate = delegate }
        stage.retained = [delegate]
        let interaction = try #require(stage.table.contextMenuInteraction)
        try stage.generator.pointerClick(.secondary, at: point(2))
        let cell = try #require(stage.table.cellForRow(at: IndexPath(row: 2, section: 0)))
        #expect(delegate.log == ["highlight row 2"] && !cell.isHighlighted)
        let lifted = try #require(interaction.highlights.first?.view)
        #expect(lifted.bounds.size == cell.contentView.bounds.size && abs(lifted.center.y - point(2).y) <= 0.5)
        #expect(interaction.menuAppearance == .rich)
        let session = try #require(stage.window.windowScene?.display.menuSession)
        session.commitPreview()
        #expect(delegate.log == ["highlight row 2", "commit row 2 true", "dismiss row 2"])
        // Without a preview of the delegate, the cell is lifted.
        delegate.lifts = false
        try stage.generator.pointerClick(.secondary, at: point(1))
        #expect(interaction.highlights.first?.view.bounds.size == CGSize(width: 200, height: 40))
        interaction.dismissMenu()
    }
}
