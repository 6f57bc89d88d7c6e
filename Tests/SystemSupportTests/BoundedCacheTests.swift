import SystemSupport
import TestSupport
import Testing

@Suite struct BoundedCacheTests {
    @Test func evictsTheLeastRecentlyUsedValueFirst() {
        var cache = BoundedCache<String, Int>(maximumCount: 3)
        for (value, key) in ["a", "b", "c"].enumerated() { cache.insert(value, for: key) }
        #expect(cache.value(for: "a") == 0)
        cache.insert(3, for: "d")
        #expect(cache.value(for: "b") == nil)
        #expect(cache.value(for: "a") == 0 && cache.value(for: "c") == 2 && cache.value(for: "d") == 3)
        #expect(cache.count == 3)
    }

    @Test func anInsertionReplacesTheValueAndItsCost() {
        var cache = BoundedCache<String, Int>(maximumCount: 10, maximumCost: 100)
        cache.insert(1, for: "a", cost: 90)
        cache.insert(2, for: "a", cost: 20)
        #expect(cache.value(for: "a") == 2 && cache.cost == 20 && cache.count == 1)
    }

    @Test func theCostIsLimited() {
        var cache = BoundedCache<Int, Int>(maximumCount: 100, maximumCost: 10)
        for key in 0..<8 { cache.insert(key, for: key, cost: 3) }
        #expect(cache.count == 3 && cache.cost == 9)
        #expect((0..<8).filter { cache.value(for: $0) != nil } == [5, 6, 7])
    }

    @Test("a value that costs more than the limit stays until the next insertion")
    func anExpensiveValueStaysAlone() {
        var cache = BoundedCache<String, Int>(maximumCount: 10, maximumCost: 10)
        cache.insert(1, for: "cheap", cost: 1)
        cache.insert(2, for: "expensive", cost: 1000)
        #expect(cache.count == 1 && cache.value(for: "expensive") == 2)
        cache.insert(3, for: "cheap", cost: 1)
        #expect(cache.count == 1 && cache.cost == 1 && cache.value(for: "cheap") == 3)
    }

    @Test func valuesAreReleasedWhenTheyAreRemoved() {
        final class Content {}
        var cache = BoundedCache<Int, Content>(maximumCount: 2)
        weak var first: Content?
        do {
            let content = Content()
            first = content
            cache.insert(content, for: 0)
        }
        #expect(first != nil)
        cache.insert(Content(), for: 1)
        cache.insert(Content(), for: 2)
        #expect(first == nil)
        weak var last = cache.value(for: 2)
        #expect(cache.removeValue(for: 2) != nil && cache.removeValue(for: 2) == nil)
        #expect(last == nil)
        last = cache.value(for: 1)
        cache.removeAll()
        #expect(last == nil && cache.count == 0 && cache.cost == 0)
    }

    @Test func aCacheWithoutRoomHoldsOneValue() {
        var cache = BoundedCache<Int, Int>(maximumCount: 0)
        cache.insert(1, for: 1)
        #expect(cache.value(for: 1) == 1)
        cache.insert(2, for: 2)
        #expect(cache.value(for: 1) == nil && cache.value(for: 2) == 2)
    }

    /// A cache in which each operation searches an array, the least recently used entry first.
    private struct Model {
        var entries: [(key: Int, value: Int, cost: Int)] = []
        let maximumCount: Int
        let maximumCost: Int

        mutating func value(for key: Int) -> Int? {
            guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
            entries.append(entries.remove(at: index))
            return entries.last?.value
        }

        mutating func insert(_ value: Int, for key: Int, cost: Int) {
            entries.removeAll { $0.key == key }
            while !entries.isEmpty, entries.count >= maximumCount || total + cost > maximumCost { entries.removeFirst() }
            entries.append((key, value, cost))
        }

        var total: Int { entries.reduce(0) { $0 + $1.cost } }
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func behavesLikeASearchedArray(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (count, cost) = (Int.random(in: 1...12, using: &random), Int.random(in: 5...60, using: &random))
        var cache = BoundedCache<Int, Int>(maximumCount: count, maximumCost: cost)
        var model = Model(maximumCount: count, maximumCost: cost)
        for step in 0..<2000 {
            let key = Int.random(in: 0..<20, using: &random)
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<5: #expect(cache.value(for: key) == model.value(for: key))
            case 5..<9:
                let price = Int.random(in: 0...12, using: &random)
                cache.insert(step, for: key, cost: price)
                model.insert(step, for: key, cost: price)
            default:
                let index = model.entries.firstIndex { $0.key == key }
                #expect(cache.removeValue(for: key) == index.map { model.entries.remove(at: $0).value })
            }
            #expect(cache.count == model.entries.count && cache.cost == model.total)
        }
    }
}
