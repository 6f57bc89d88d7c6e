import Testing

@testable import UIKit

/// The map between index paths with and without placeholders.
@MainActor @Suite struct ListPlaceholdersTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func make() -> ListPlaceholder { ListPlaceholder(reuseIdentifier: "", rowHeight: 0) { _ in } }

    @Test("DI-11: index paths behind placeholders are moved, in their section only")
    func paths() {
        var list = ListPlaceholders()
        let (first, second) = (make(), make())
        #expect(list.insert(first, at: path(1)) == path(1))
        #expect(list.insert(second, at: path(3)) == path(4))
        // Displayed: 0 P 1 2 P 3
        #expect((0..<4).map { list.displayedPath(path($0)).item } == [0, 2, 3, 5])
        #expect((0..<6).map { list.dataPath(path($0)).item } == [0, 1, 1, 2, 3, 3])
        #expect(list.displayedPath(path(7, 1)) == path(7, 1) && list.dataPath(path(7, 1)) == path(7, 1))
        #expect(list.count(in: 0) == 2 && list.count(in: 1) == 0)
        #expect(list.placeholder(at: path(4)) === second && list.placeholder(at: path(3)) == nil)
        #expect(list.remove(first, isReplaced: false) == path(1))
        #expect(list.path(of: second) == path(3))
        #expect(list.remove(first, isReplaced: false) == nil)
        #expect(list.remove(second, isReplaced: true) == path(3) && list.isEmpty)
    }

    @Test("DI-11: several placeholders at one place are inserted like elements of an array")
    func samePlace() {
        var list = ListPlaceholders()
        let (first, second, third) = (make(), make(), make())
        _ = list.insert(first, at: path(2))
        #expect(list.insert(second, at: path(2)) == path(2))
        #expect(list.insert(third, at: path(0)) == path(0))
        #expect(list.path(of: second) == path(3) && list.path(of: first) == path(4))
        #expect(list.displayedPath(path(2)) == path(5))
    }

    @Test("DI-11: batches of the data source move placeholders along with the next row that stays")
    func batches() {
        var list = ListPlaceholders()
        let placeholder = make()
        _ = list.insert(placeholder, at: path(2))
        var batch = ListUpdateBatch()
        batch.deleteItems([path(0), path(2)])
        batch.insertItems([path(0), path(1)])
        // Before: a b P c d. After: x y b P d.
        let result = list.applying(batch, before: [4], after: [4])
        #expect(result.placeholders.path(of: placeholder) == path(3))
        let map = ListUpdateMap(result.batch, before: [5], after: [5])
        #expect(map.newPath(forOld: path(2)) == path(3))
        #expect(map.newPath(forOld: path(1)) == path(2) && map.newPath(forOld: path(4)) == path(4))
        #expect(map.newPath(forOld: path(0)) == nil && map.newPath(forOld: path(3)) == nil)
    }

    @Test("DI-11: placeholders follow their section, and end with it")
    func sections() {
        var list = ListPlaceholders()
        let (first, second) = (make(), make())
        _ = list.insert(first, at: path(0, 1))
        _ = list.insert(second, at: path(1, 2))
        var batch = ListUpdateBatch()
        batch.deleteSections([0])
        batch.reloadSections([2])
        let result = list.applying(batch, before: [1, 1, 1], after: [1, 1])
        #expect(result.placeholders.path(of: first) == path(0, 0))
        #expect(result.placeholders.path(of: second) == nil)
    }
}
