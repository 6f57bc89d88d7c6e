import Testing

@testable import UIKit

/// The division of items into lines, without views.
@Suite struct FlowItemsTests {
    private func extent(_ across: CGFloat, _ along: CGFloat = 50) -> FlowExtent {
        FlowExtent(along: along, across: across)
    }

    private func positions(_ items: FlowItems) -> [FlowExtent] {
        var result: [FlowExtent] = []
        items.forEach(0..<items.count) { _, position, _ in result.append(position) }
        return result
    }

    private let room = FlowRoom(available: 375, itemSpacing: 10, lineSpacing: 10)

    @Test("CL-02: an item joins a line while it fits, and a line has at least one item")
    func joining() {
        let items = FlowItems([extent(100), extent(255), extent(1), extent(500), extent(20)], in: room)
        #expect(positions(items).map(\.along) == [0, 0, 60, 120, 180])
    }

    @Test("CL-03: full lines are spread, also with unequal sizes")
    func fullLines() {
        let items = FlowItems([extent(100), extent(50), extent(200), extent(300)], in: room)
        #expect(positions(items).map(\.across).prefix(3) == [0, 112.5, 175])
    }

    @Test("CL-04: the last line with equal sizes is spaced as if it was full")
    func lastLineOfEqualSizes() {
        let items = FlowItems(count: 4, of: extent(50), in: room)
        #expect(positions(items).map(\.across) == [0, 65, 130, 195])
        let mixed = FlowItems([extent(370), extent(50), extent(50)], in: room)
        #expect(positions(mixed).map(\.across) == [2.5, 0, 65])
    }

    @Test("CL-05: the last line with unequal sizes has the least spacing")
    func lastLineOfUnequalSizes() {
        let items = FlowItems([extent(50), extent(60), extent(50)], in: room)
        #expect(positions(items).map(\.across) == [0, 60, 130])
        let heights = FlowItems([extent(50, 50), extent(50, 70)], in: room)
        #expect(positions(heights).map(\.across) == [0, 60])
    }

    @Test("CL-06: a single item that fills a line is centered")
    func centering() {
        let items = FlowItems(count: 2, of: extent(200), in: room)
        #expect(positions(items).map(\.across) == [87.5, 87.5])
        let wide = FlowItems(count: 1, of: extent(400), in: room)
        #expect(positions(wide).map(\.across) == [-12.5])
    }

    @Test("CL-08: items are centered in their line, and lines are the spacing apart")
    func thickness() {
        let items = FlowItems([extent(150, 20), extent(150, 50), extent(150, 30), extent(150, 40)], in: room)
        #expect(positions(items).map(\.along) == [15, 0, 65, 60])
        #expect(items.length == 100)
    }

    @Test("CL-02: the items of a range are found in each kind of section")
    func ranges() {
        let uniform = FlowItems(count: 100_000, of: extent(50), in: room)
        #expect(uniform.items(from: 0, to: 60) == 0..<6)
        #expect(uniform.items(from: 50, to: 61) == 6..<12)
        #expect(uniform.items(from: 6000, to: 6110) == 600..<612)
        #expect(uniform.items(from: -100, to: 0).isEmpty)
        #expect(uniform.items(from: 1e9, to: 2e9).isEmpty)
        let mixed = FlowItems((0..<1000).map { extent(CGFloat(40 + $0 % 3)) }, in: room)
        let all = positions(mixed)
        for start in stride(from: CGFloat(0), to: mixed.length, by: 333) {
            let found = mixed.items(from: start, to: start + 100)
            for item in 0..<1000 where all[item].along < start + 100 && all[item].along + 50 > start {
                #expect(found.contains(item))
            }
            #expect(found.count <= 21)
        }
    }

    @Test("CL-02: sizes and spacings that make no sense do not hang")
    func degenerate() {
        for size in [extent(0, 0), extent(.greatestFiniteMagnitude), extent(1e-9, 1e-9)] {
            let items = FlowItems(count: 1000, of: size, in: room)
            _ = items.items(from: 0, to: 100)
            #expect(items.length.isFinite)
        }
        let negative = FlowRoom(available: 0, itemSpacing: -100, lineSpacing: -100)
        #expect(FlowItems(count: 10, of: extent(50), in: negative).items(from: 0, to: 10).count == 10)
        #expect(FlowItems([extent(50), extent(60)], in: negative).length > 0)
        #expect(FlowItems(count: 0, of: extent(50), in: room).length == 0)
    }
}
