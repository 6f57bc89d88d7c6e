import Foundation
import Testing

@testable import UIKit

@Suite struct ListUpdateMapTests {
    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

    @Test("TV-27: deletions name positions before the batch, insertions after it, in any order of calls")
    func positions() {
        var first = ListUpdateBatch()
        first.deleteItems([path(0, 0)])
        first.insertItems([path(0, 2)])
        var second = ListUpdateBatch()
        second.insertItems([path(0, 2)])
        second.deleteItems([path(0, 0)])
        for batch in [first, second] {
            #expect(ListUpdateCheck(batch, before: [3], after: [3], kind: .table).message == nil)
            let map = ListUpdateMap(batch, before: [3], after: [3])
            #expect(map.newPath(forOld: path(0, 0)) == nil)
            #expect(map.newPath(forOld: path(0, 1)) == path(0, 0))
            #expect(map.newPath(forOld: path(0, 2)) == path(0, 1))
            #expect(map.oldPath(forNew: path(0, 2)) == nil)
        }
    }

    @Test("TV-29, TV-35: random batches give the same positions as arrays", arguments: 0..<300)
    func random(_ seed: Int) {
        let model = ListUpdateModel(seed: UInt64(seed))
        let message = ListUpdateCheck(model.batch, before: model.before, after: model.after, kind: .table).message
        #expect(message == nil)
        guard message == nil else { return }
        let map = ListUpdateMap(model.batch, before: model.before, after: model.after)
        let old = ListUpdateModel.positions(model.old)
        let new = ListUpdateModel.positions(model.new)
        for (id, path) in old {
            #expect(map.newPath(forOld: path) == new[id], "item \(id) of seed \(seed)")
            if new[id] != nil { #expect(map.isReloaded(old: path) == model.reloaded.contains(id)) }
        }
        for (id, path) in new { #expect(map.oldPath(forNew: path) == old[id], "item \(id) of seed \(seed)") }
        for (index, section) in model.old.enumerated() {
            #expect(map.newSection(forOld: index) == model.new.firstIndex { $0.id == section.id })
        }
        for section in model.new.indices { checkRuns(map, section) }
    }

    /// Compares the runs of a section with the positions of its items.
    private func checkRuns(_ map: ListUpdateMap, _ section: Int) {
        var next = 0
        for run in map.runs(inNew: section) {
            #expect(run.items.lowerBound == next && !run.items.isEmpty)
            next = run.items.upperBound
            for item in run.items {
                let origin = map.oldPath(forNew: path(section, item))
                switch run.source {
                case .inserted: #expect(origin == nil)
                case .moved(let position): #expect(origin == position.indexPath)
                case .kept(let first):
                    let distance = item - run.items.lowerBound
                    #expect(origin == path(first.section, first.item + distance))
                }
            }
        }
        #expect(next == map.after[section])
    }

    @Test("TV-34: changes of items in deleted, reloaded and inserted sections have no effect")
    func droppedChanges() {
        var batch = ListUpdateBatch()
        batch.deleteSections([0])
        batch.reloadSections([1])
        batch.insertSections([1])
        batch.deleteItems([path(0, 9), path(1, 9)])
        batch.reloadItems([path(0, 1)])
        batch.insertItems([path(0, 9), path(1, 9)])
        #expect(ListUpdateCheck(batch, before: [2, 2], after: [5, 1], kind: .table).message == nil)
        let map = ListUpdateMap(batch, before: [2, 2], after: [5, 1])
        #expect(map.deletedItems.isEmpty && map.insertedItems.isEmpty && map.reloadedItems.isEmpty)
        #expect(map.newSection(forOld: 1) == 0)
        #expect(map.newPath(forOld: path(1, 0)) == nil)
    }

    @Test("TV-35: a section that moves and is reloaded is deleted and inserted")
    func movedAndReloaded() {
        var batch = ListUpdateBatch()
        batch.moveSection(from: 0, to: 1)
        batch.reloadSections([0])
        #expect(ListUpdateCheck(batch, before: [1, 2], after: [2, 7], kind: .collection).message == nil)
        let map = ListUpdateMap(batch, before: [1, 2], after: [2, 7])
        #expect(map.deletedSections == [0] && map.insertedSections == [1] && map.movedSections.isEmpty)
    }

    @Test("TV-35: items can change in a section that moves")
    func changesInMovedSection() {
        var batch = ListUpdateBatch()
        batch.moveSection(from: 0, to: 1)
        batch.deleteItems([path(0, 0)])
        batch.insertItems([path(1, 2)])
        #expect(ListUpdateCheck(batch, before: [3, 1], after: [1, 3], kind: .table).message == nil)
        let map = ListUpdateMap(batch, before: [3, 1], after: [1, 3])
        #expect(map.newPath(forOld: path(0, 2)) == path(1, 1))
        #expect(map.newPath(forOld: path(1, 0)) == path(0, 0))
    }

    @Test("PF-08: a batch in a section of a million items takes the time of its changes, not of its items")
    func largeSection() {
        var batch = ListUpdateBatch()
        for index in 0..<500 {
            batch.deleteItems([path(0, index * 1000)])
            batch.insertItems([path(0, index * 1999)])
        }
        let map = ListUpdateMap(batch, before: [1_000_000], after: [1_000_000])
        #expect(map.runs(inNew: 0).count <= 2001)
        for item in stride(from: 1, to: 1_000_000, by: 9973) {
            guard let new = map.newPath(forOld: path(0, item)) else { continue }
            #expect(map.oldPath(forNew: new) == path(0, item))
        }
    }

    @Test("TV-27: the animations of changes are found by index path")
    func animations() {
        var batch = ListUpdateBatch()
        batch.deleteItems([path(0, 1)], animation: 2)
        batch.insertItems([path(0, 0)], animation: 1)
        batch.reloadSections([1], animation: 5)
        batch.deleteSections([2], animation: 3)
        let map = ListUpdateMap(batch, before: [2, 1, 1], after: [2, 4])
        #expect(map.removalAnimation(old: path(0, 1)) == 2 && map.insertionAnimation(new: path(0, 0)) == 1)
        #expect(map.removalAnimation(old: path(1, 0)) == 5 && map.insertionAnimation(new: path(1, 3)) == 5)
        #expect(map.removalAnimation(old: path(2, 0)) == 3 && map.removalAnimation(old: path(0, 0)) == 0)
    }
}
