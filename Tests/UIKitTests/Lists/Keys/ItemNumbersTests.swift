import Testing

@testable import UIKit

struct ItemNumbersTests {
    @Test("Numbers count over all sections, and empty sections have none")
    func numbers() {
        let numbers = ItemNumbers([0, 2, 0, 3, 0])
        #expect(numbers.total == 5)
        for (number, path) in [[1, 0], [1, 1], [3, 0], [3, 1], [3, 2]].enumerated() {
            #expect(numbers.path(of: number) == IndexPath(item: path[1], section: path[0]))
            #expect(numbers.number(of: IndexPath(item: path[1], section: path[0])) == number)
        }
        #expect(ItemNumbers([]).total == 0)
    }

    @Test("TV-40: the selection follows its items through updates, and the cursor goes to the item in its place")
    func updates() {
        var batch = ListUpdateBatch()
        batch.deleteItems([IndexPath(item: 1, section: 0)])
        batch.insertItems([IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
        batch.reloadItems([IndexPath(item: 0, section: 1)])
        let map = ListUpdateMap(batch, before: [3, 2], after: [4, 2])
        var selection = ListSelection()
        selection.rows = [0, 1, 2, 3, 4]
        selection.anchor = 2
        selection.cursor = 1
        let after = selection.after(map)
        #expect(after.rows == [2, 3, 5] && after.anchor == 3 && after.cursor == 1)
    }
}
