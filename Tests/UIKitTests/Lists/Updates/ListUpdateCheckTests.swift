import Foundation
import Testing

@testable import UIKit

@Suite struct ListUpdateCheckTests {
    private func message(
        _ before: [Int], _ after: [Int], _ kind: ListKind = .table, changes: (inout ListUpdateBatch) -> Void
    ) -> String? {
        var batch = ListUpdateBatch()
        changes(&batch)
        return ListUpdateCheck(batch, before: before, after: after, kind: kind).message
    }

    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

    @Test("TV-29, TV-30, TV-31: a section with a wrong number of rows")
    func rows() {
        let text = message([3], [3]) { $0.deleteItems([path(0, 1)]) }
        #expect(
            text == """
                Invalid update: invalid number of rows in section 0. The number of rows contained in an existing \
                section after the update (3) must be equal to the number of rows contained in that section before the \
                update (3), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 \
                deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved \
                out). Data source before updates = { 1 section with row counts: [3] } Data source after updates = { 1 \
                section with row counts: [3] } Updates = [ Delete row (0 - 1) ]
                """)
    }

    @Test("TV-30, TV-31: a section of a collection view with a wrong number of items")
    func items() throws {
        let text = try #require(
            message([3, 2], [2, 5], .collection) {
                $0.moveItem(from: path(0, 0), to: path(1, 0))
                $0.insertItems([path(1, 1)])
            })
        #expect(text.hasPrefix("Invalid update: invalid number of items in section 1. The number of items contained "))
        #expect(text.contains("after the update (5)") && text.contains("before the update (2)"))
        #expect(text.contains("(1 inserted, 0 deleted)") && text.contains("(1 moved in, 0 moved out)"))
        #expect(
            text.hasSuffix(
                """
                Data source before updates = { 2 sections with item counts: [3, 2] } Data source after updates = { 2 \
                sections with item counts: [2, 5] } Updates = [ Move item (0 - 0) to (1 - 0), Insert item (1 - 1) ]
                """))
    }

    @Test("TV-30: a wrong number of sections")
    func sections() throws {
        let text = try #require(message([3], [3]) { $0.insertSections([0]) })
        #expect(
            text.hasPrefix(
                """
                Invalid update: invalid number of sections. The number of sections contained in the table view after \
                the update (1) must be equal to the number of sections contained in the table view before the update \
                (1), plus or minus the number of sections inserted or deleted (1 inserted, 0 deleted). Data source
                """))
        let other = try #require(message([1, 1], [1], .collection) { _ in })
        #expect(other.contains("contained in the collection view after the update (1)"))
    }

    @Test("TV-32: rows and sections that do not exist")
    func ranges() {
        #expect(
            message([3], [2]) { $0.deleteItems([path(0, 3)]) }
                == "attempt to delete row 3 from section 0 which only contains 3 rows before the update")
        #expect(
            message([3], [2]) { $0.reloadItems([path(0, 5)]) }
                == "attempt to delete row 5 from section 0 which only contains 3 rows before the update")
        #expect(
            message([3], [3], .collection) { $0.insertItems([path(0, 3)]) }
                == "attempt to insert item 3 into section 0, but there are only 3 items in section 0 after the update")
        #expect(
            message([3], []) { $0.deleteSections([1]) }
                == "attempt to delete section 1, but there are only 1 sections before the update")
        #expect(
            message([3], [3]) { $0.insertSections([1]) }
                == "attempt to insert section 1, but there are only 1 sections after the update")
        #expect(
            message([3], [3]) { $0.deleteItems([path(2, 0)]) }
                == "attempt to delete row 0 from section 2, but there are only 1 sections before the update")
        #expect(
            message([3], [3]) { $0.insertItems([path(1, 0)]) }
                == "attempt to insert row 0 into section 1, but there are only 1 sections after the update")
        #expect(
            message([3], [3]) { $0.moveItem(from: path(0, 0), to: path(0, 3)) }
                == "attempt to move row 3 into section 0, but there are only 3 rows in section 0 after the update")
        #expect(message([3], [3]) { $0.deleteItems([path(0, -1)]) } != nil)
        #expect(message([3], [3]) { $0.moveSection(from: 0, to: 4) } != nil)
    }

    @Test("TV-33: two changes of the same row or section")
    func conflicts() {
        #expect(
            message([3], [2]) {
                $0.deleteItems([path(0, 1)])
                $0.moveItem(from: path(0, 1), to: path(0, 0))
            } == "attempt to perform a delete and a move from the same index path (0 - 1)")
        #expect(
            message([3], [3]) {
                $0.reloadItems([path(0, 1)])
                $0.moveItem(from: path(0, 1), to: path(0, 0))
            } == "attempt to perform a delete and a move from the same index path (0 - 1)")
        #expect(
            message([3], [4]) {
                $0.insertItems([path(0, 0)])
                $0.moveItem(from: path(0, 1), to: path(0, 0))
            } == "attempt to perform an insert and a move to the same index path (0 - 0)")
        #expect(
            message([3], [2]) {
                $0.deleteItems([path(0, 1)])
                $0.reloadItems([path(0, 1)])
            } == "attempt to delete and reload the same index path (0 - 1)")
        #expect(
            message([1, 1], [1]) {
                $0.deleteSections([0])
                $0.reloadSections([0])
            } == "attempt to delete and reload the same section (0)")
        #expect(
            message([3], [5]) { $0.insertItems([path(0, 0), path(0, 0)]) }
                == "attempt to perform multiple inserts at the same index path (0 - 0)")
    }

    @Test("TV-28: a single change is a batch of one")
    func single() {
        #expect(message([3], [2]) { $0.deleteItems([path(0, 2)]) } == nil)
        #expect(message([3], [3]) { $0.reloadItems([path(0, 2), path(0, 2)]) } == nil)
        #expect(message([0], [1]) { $0.insertItems([path(0, 0)]) } == nil)
        #expect(message([], []) { _ in } == nil)
    }

    @Test("TV-29, TV-36: random batches with another number of items in a section that stays have a message")
    func randomMistakes() {
        for seed in 0..<300 {
            let model = ListUpdateModel(seed: UInt64(seed))
            guard let section = model.new.firstIndex(where: { !$0.isReplaced }) else { continue }
            var after = model.after
            after[section] += 1
            let check = ListUpdateCheck(model.batch, before: model.before, after: after, kind: .table)
            #expect(check.message?.hasPrefix("Invalid update: invalid number of rows in section ") == true)
        }
    }

    @Test("TV-31: long lists are cut off")
    func longLists() throws {
        let text = try #require(
            message([200], [200]) { batch in batch.deleteItems((0..<150).map { path(0, $0) }) })
        #expect(text.hasSuffix("Delete row (0 - 99), … ]"))
    }
}
