import Testing
import UIKitTesting

@testable import UIKit

/// Rows of 40 points, in a view of 200 × 200 points.
@MainActor @Suite(.serialized) struct TableMultipleSelectionTests {
    private final class Delegate: NSObject, UITableViewDelegate {
        var log: [String] = []
        var permits = true

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.row)")
        }
        func tableView(
            _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { permits }
        func tableView(
            _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) { log.append("begin \(indexPath.row)") }
        func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("end") }
    }

    private func make() throws -> (TableStage, Delegate) {
        let delegate = Delegate()
        let stage = try TableStage { table, _ in table.delegate = delegate }
        return (stage, delegate)
    }

    private func selected(_ stage: TableStage) -> [Int] { stage.table.indexPathsForSelectedRows?.map(\.row) ?? [] }

    @Test("CV-19: Shift with a click begins editing with multiple selection if the delegate permits it")
    func shift() throws {
        let (stage, delegate) = try make()
        delegate.permits = false
        try stage.generator.pointerClick(at: CGPoint(x: 100, y: 20))
        try stage.generator.wait(1)
        try stage.generator.keyDown(.keyboardLeftShift)
        try stage.generator.pointerClick(at: CGPoint(x: 100, y: 60))
        #expect(selected(stage) == [1] && !stage.table.isEditing)
        try stage.generator.wait(1)
        delegate.permits = true
        delegate.log = []
        try stage.generator.pointerClick(at: CGPoint(x: 100, y: 140))
        try stage.generator.keyUp(.keyboardLeftShift)
        #expect(stage.table.isEditing && selected(stage) == [1, 2, 3])
        #expect(delegate.log == ["begin 3", "select 1", "select 2", "select 3", "end"])
    }

    @Test("CV-19: two fingers select the rows between them")
    func twoFingers() throws {
        let (stage, delegate) = try make()
        try stage.generator.fingerDown(at: [CGPoint(x: 90, y: 20), CGPoint(x: 120, y: 20)])
        try stage.generator.fingerMove(to: [CGPoint(x: 90, y: 100), CGPoint(x: 120, y: 100)], duration: 0.3)
        #expect(selected(stage) == [0, 1, 2] && stage.table.contentOffset == .zero)
        try stage.generator.fingerUp()
        try stage.generator.fingerUp()
        #expect(stage.table.isEditing && delegate.log.first == "begin 0" && delegate.log.last == "end")
        // One finger scrolls.
        try stage.generator.fingerDrag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 90), duration: 0.2)
        #expect(stage.table.contentOffset.y > 0 && selected(stage) == [0, 1, 2])
    }
}
